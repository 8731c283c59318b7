import { encerramentoText } from '@trevo/contract/encerramento/encerramento.text';
import type { PrazoUnidade } from '@trevo/rules/encerramento/prazo-legal';

/** Words of the end of a campaign where it needs a second person. */
export const encerramentoPropostaText = {
  porque: {
    kit: 'O kit tem os dados pessoais de todos os participantes: precisa de uma finalidade e de uma segunda pessoa.',
    encerrar: 'Livros fechados não abrem mais: uma segunda pessoa confirma.',
    prazo: 'Um prazo diferente do da lei muda o que a campanha promete: uma segunda pessoa confirma.',
  },
  campanha: 'Campanha',
  nomeCampanha: (descricao: string, ano: number, identificacao: string) =>
    `${descricao} (${ano}/${identificacao})`,
  kit: {
    resumo: (campanha: string) => `Kit de encerramento de ${campanha}, com dados pessoais`,
    conteudo: 'Conteúdo',
    conteudos: [
      'Nome, CPF, e-mail e telefone de cada participante, número a número, e de cada ganhador.',
      'Recibos de entrega, documentos de ganhadores, atas e os arquivos anexados.',
    ],
    finalidade: 'Finalidade',
    efeito: 'O que acontece',
    efeitos: [
      'O arquivo fica pronto para baixar por sete dias, e depois é apagado.',
      'Qualquer administrador desta promotora pode baixar. Cada download fica registrado.',
    ],
  },
  encerrar: {
    resumo: (campanha: string) => `Fechar os livros de ${campanha}`,
    kit: 'Kit',
    gerado: (nomeArquivo: string, manifesto: string) => `${nomeArquivo}, manifesto ${manifesto}`,
    faltas: 'O que falta no kit',
    nadaFalta: 'Nada.',
    efeito: 'O que acontece',
    efeitos: [
      'Números, prêmios e contas são conferidos mais uma vez. Com uma diferença, nada é fechado.',
      'Depois, ninguém mais muda notas, números, prêmios, entregas, pedidos, contas, sorteios nem o arquivo da campanha.',
      'Não há como abrir de novo. Os dados pessoais seguem guardados pelo prazo da campanha.',
    ],
  },
  prazo: {
    resumo: (nome: string, campanha: string) => `Prazo próprio em ${campanha}: ${nome}`,
    prazo: 'Prazo',
    muda: (antes: string, depois: string) => `De ${antes} para ${depois}`,
    duracao: (quantidade: number, unidade: PrazoUnidade) => encerramentoText.duracao(quantidade, unidade),
    motivo: 'Motivo',
  },
} as const;
