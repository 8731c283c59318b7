import { formatContagem } from '@trevo/client/format.ts';
import { maximoPendentes } from '@trevo/contract/documento-fiscal/operador-documento.calls';

const toDias = (dias: number): string => (dias === 1 ? '1 dia' : `${formatContagem(dias)} dias`);

/** Words of the landing page. */
export const hojeText = {
  titulo: 'Hoje',
  ajuda: 'O que falta fazer, a partir do mais antigo, e as próximas datas.',
  propostas: 'Propostas',
  segundaPessoa: 'Atos que precisam de uma segunda pessoa',
  esperamVoce: (total: number) =>
    total === 1
      ? '1 proposta espera a sua decisão'
      : `${formatContagem(total)} propostas esperam a sua decisão`,
  verPropostas: 'Ver propostas',
  avisos: 'Avisos do programa',
  abrirFila: 'Abrir a fila',
  espera: 'A fazer',
  nadaEspera: 'Nada a fazer agora.',
  esperam: {
    notas: (total: number) => {
      const count =
        total >= maximoPendentes ? `${formatContagem(maximoPendentes)} ou mais` : formatContagem(total);
      return total === 1 ? '1 nota para conferir' : `${count} notas para conferir`;
    },
    pedidos: (total: number) =>
      total === 1 ? '1 pedido para aprovar' : `${formatContagem(total)} pedidos para aprovar`,
    indicacoes: (total: number) =>
      total === 1 ? '1 indicação para decidir' : `${formatContagem(total)} indicações para decidir`,
  },
  maisAntiga: (idade: string) => `Espera mais longa: ${idade}.`,
  faltamPremiados: (sorteio: string) => `${sorteio}: registrar os premiados`,
  sorteioFoi: (dia: string) => `O sorteio foi em ${dia}`,
  prazos: 'Prazos legais',
  prazo: (faltam: number): string => {
    if (faltam === 0) return 'É hoje';
    return faltam > 0
      ? `${faltam === 1 ? 'Falta' : 'Faltam'} ${toDias(faltam)}`
      : `Venceu há ${toDias(-faltam)}`;
  },
  abrirEncerramento: 'Abrir o encerramento',
  maisPrazos: (total: number) =>
    total === 1
      ? 'E mais 1 prazo em Encerramento.'
      : `E mais ${formatContagem(total)} prazos em Encerramento.`,
  aFrente: 'Próximas datas',
  nadaAFrente: 'Nenhum sorteio ou prazo marcado.',
  oQue: 'O quê',
  falta: 'Falta',
  dia: 'Dia',
  campanha: 'Campanha',
  em: (dias: number) => (dias === 0 ? 'Hoje' : toDias(dias)),
  marcos: {
    inicio: 'Início da campanha',
    sorteio: 'Sorteio',
    compras: 'Último dia de compras',
    cadastros: 'Último dia de cadastros',
    fim: 'Fim da campanha',
  },
  restam: 'Quanto resta',
  numeros: 'números da sorte',
  premios: 'prêmios instantâneos',
  de: (total: string, nome: string) => `de ${total} ${nome}`,
  restamDe: (restam: string, total: string) => `restam ${restam} de ${total}`,
  semPrevisao: 'Sem previsão: a medida tem menos de 3 dias inteiros.',
  nenhumSaiu: (dias: number) => `Nenhum número saiu nos últimos ${toDias(dias)}.`,
  acabam: (dia: string) => `Acabam por volta de ${dia}`,
  duram: 'Duram até o fim da campanha.',
  ritmo: (porDia: string, dias: number) => `Ritmo dos últimos ${toDias(dias)} inteiros: ${porDia} por dia.`,
  falhas: 'Falhas',
  envio: {
    email: {
      semProvedor: 'Nenhum e-mail desta promotora sai: links de senha, confirmações e convites não chegam',
      parado: 'O envio de e-mail está parado',
    },
    sms: {
      semProvedor: 'Nenhum SMS desta promotora sai: códigos de confirmação não chegam',
      parado: 'O envio de SMS está parado',
    },
    onesignal: {
      semProvedor: 'Nenhum aviso sai pelo OneSignal',
      parado: 'Os avisos pelo OneSignal estão parados',
    },
    sns: {
      semProvedor: 'Nenhum aviso sai pelo Amazon SNS',
      parado: 'Os avisos pelo Amazon SNS estão parados',
    },
  },
  paginaDesligada: (uf: string) => `A página de ${uf} está desligada`,
  paginaEmPausa: (uf: string) => `A página de ${uf} está em pausa`,
  desde: (idade: string) => `Há ${idade}: as notas desse estado esperam outra fonte ou uma pessoa.`,
  volta: (quando: string) => `O site do estado falhou. Próxima tentativa: ${quando}.`,
  semProvedor: 'Defina um provedor para a promotora, ou o do programa.',
  parado: (falhas: number, quando: string) =>
    `${falhas === 1 ? '1 falha' : `${formatContagem(falhas)} falhas seguidas`}. Próxima tentativa: ${quando}.`,
  vendas: 'Últimos arquivos de vendas',
  semVendas: 'Nenhum arquivo de vendas ainda.',
  verVendas: 'Ver vendas',
  arquivo: (nome: string, linhas: number) =>
    `${nome || 'vendas'}: ${linhas === 1 ? '1 linha' : `${formatContagem(linhas)} linhas`}`,
  comErros: (erros: string) => `${erros} com erro`,
  naFila: 'na fila',
  recusado: 'recusado',
  incompleto: 'incompleto',
  semCampanhas: {
    titulo: 'Nenhuma campanha publicada',
    mensagem: 'Publique o arquivo de uma campanha desta promotora; o trabalho do dia aparece aqui.',
  },
} as const;
