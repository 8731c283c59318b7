import type { RetornoOf } from '@trevo/contract/call';
import type { Calls } from '@trevo/contract/calls';

type Situacao = RetornoOf<Calls['operador.proposta']>['situacao'];

const situacoes: Readonly<Record<Situacao, string>> = {
  aberta: 'Espera decisão',
  aprovada: 'Aprovada',
  recusada: 'Recusada',
  retirada: 'Retirada',
  vencida: 'Passou do prazo',
};

/** Words of the proposals that wait for a second person. */
export const propostaConsoleText = {
  titulo: 'Propostas',
  ajuda: 'Atos que só acontecem depois que uma segunda pessoa aprova. Cada proposta vale 48 horas.',
  quais: 'Quais propostas',
  abertas: 'Em aberto',
  encerradas: 'Encerradas',
  oQue: 'O que aconteceria',
  quem: 'Proposta por',
  quando: 'Quando',
  situacao: 'Situação',
  acao: 'Ação',
  ler: 'Ler',
  lerQual: (resumo: string) => `Ler a proposta: ${resumo}`,
  esperaVoce: 'Espera a sua decisão',
  sua: 'Sua proposta',
  situacoes,
  vazia: {
    titulo: 'Nenhuma proposta em aberto',
    mensagem: 'Quando um ato precisar de uma segunda pessoa, ele aparece aqui.',
  },
  semEncerradas: {
    titulo: 'Nenhuma proposta encerrada',
    mensagem: 'As decididas e as que passaram do prazo ficam aqui.',
  },
  autor: (tipo: 'operador' | 'credencial', nome: string) =>
    tipo === 'credencial' ? `${nome} (credencial)` : nome,
  detalhe: {
    voltar: 'Todas as propostas',
    motivo: 'Motivo',
    propostaEm: 'Proposta em',
    valeAte: 'Vale até',
    decisao: (situacao: Situacao) => `${situacoes[situacao]} por`,
    decididaEm: 'Decidida em',
    motivoDecisao: 'Motivo da recusa',
    sinais: 'Confira se são mesmo duas pessoas',
    problema: 'Se fosse feito agora, seria recusado',
    aprovar: 'Aprovar e fazer agora',
    recusar: 'Recusar',
    retirar: 'Retirar a proposta',
    aprovada: 'Aprovada e feita.',
    recusada: 'Proposta recusada.',
    retirada: 'Proposta retirada.',
    feito: 'O ato foi feito.',
    naoFeito: 'Aprovada, mas o ato foi recusado. Proponha de novo depois de resolver.',
    falhou: 'Aprovada, mas o ato falhou no servidor. Confira o que aconteceu e proponha de novo.',
    semResultado: 'Aprovada, e o ato ainda não terminou. Se continuar assim, proponha de novo.',
    sua: 'A proposta é sua, ou de uma credencial cujo segredo você viu: outra pessoa decide.',
    semPapel: 'O seu papel nesta promotora não permite decidir esta proposta.',
  },
  recusa: {
    titulo: 'Recusar a proposta',
    mensagem: 'O ato não acontece. Quem propôs lê o seu motivo.',
    motivo: 'Por que não?',
    recusar: 'Recusar',
  },
} as const;
