import { prazoText } from '@trevo/contract/palavras.text';

/** Texts of the home screen. */
export const inicioText = {
  primeiraNota: 'Escanear minha primeira nota',
  numeros: (n: number) => (n === 1 ? 'número da sorte' : 'números da sorte'),
  seusNumeros: 'Você tem',
  verNumeros: 'Ver meus números',
  nenhum: 'Sua primeira nota já vale número da sorte.',
  nenhumPorProduto: 'Registre uma nota com produtos participantes para ganhar números da sorte.',
  emAnalise: 'Sua nota está em análise. Se ela valer, seus números aparecem aqui.',
  semResposta: 'Não deu para carregar seus números.',
  tentarNovamente: 'Tentar novamente',
  ultimoDia: 'Hoje é o último dia para cadastrar',
  faltam: (dias: number) =>
    dias === 1 ? 'Falta 1 dia para cadastrar' : `Faltam ${dias} dias para cadastrar`,
  ate: (dia: string) => `Vale para suas notas até ${dia}.`,
  ultimasNotas: 'Últimas notas',
  verTodas: 'Ver todas',
  atalhos: 'Atalhos',
  campanhas: 'Campanhas',
  campanhaAnterior: 'Campanha anterior',
  proximaCampanha: 'Próxima campanha',
  posicao: (n: number, total: number) => `${n} de ${total}`,
  nenhumaCampanha: 'Nenhuma campanha no ar',
  fases: { porVir: 'Em breve', vigente: 'No ar', encerrada: 'Encerrada' },
  periodo: (inicio: string, fim: string) => `De ${inicio} a ${fim}`,
  minhasNotas: 'Minhas notas',
  regulamento: 'Regulamento',
  novidades: 'Novidades',
  maisAvisos: (n: number) => (n === 1 ? 'E mais 1 aviso novo' : `E mais ${n} avisos novos`),
  ganhadoresDivulgados: 'Ganhadores divulgados',
  comoFunciona: 'Como funciona',
  passos: {
    compre: { titulo: 'Compre e guarde a nota', detalhe: 'Vale a nota das lojas participantes.' },
    escaneie: { titulo: 'Escaneie o QR Code', detalhe: 'Leva menos de um minuto.' },
    cadastre: { titulo: 'Cadastre a nota aqui', detalhe: 'Leva poucos minutos.' },
    numeros: 'Receba seus números',
    ganho: { titulo: 'Veja o que ela rendeu', detalhe: 'Avisamos você quando ela for conferida.' },
  },
  numerosNaHora: 'Eles aparecem na hora, e é com eles que você concorre.',
  numerosDepois: (esperaHoras: number | null) =>
    esperaHoras === null
      ? 'A gente confere cada nota, e avisa você quando eles chegarem.'
      : `Confirmamos cada compra, o que pode levar até ${prazoText(esperaHoras)}, e avisamos você.`,
} as const;
