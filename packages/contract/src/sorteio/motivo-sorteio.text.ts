import type { MotivoSorteio } from '@trevo/rules/sorte/sorteio/motivo-sorteio';

/** Why a number does not take part in a draw, or lost its prize, as a part of a sentence. */
export const motivoSorteioText: Readonly<Record<MotivoSorteio, string>> = {
  contaExcluida: 'a conta foi excluída',
  cpfRestrito: 'o CPF está na lista dos que não participam',
  // The sentence is public and does not tell which value is blocked.
  bloqueado: 'a participação da pessoa foi bloqueada nesta campanha',
  notaRecusada: 'a nota foi recusada depois do congelamento',
  notaCorrigida: 'a nota foi corrigida para menos depois do congelamento',
  pessoaImpedida: 'o regulamento não deixa a pessoa ganhar',
  documentoRecusado: 'os documentos da pessoa não foram aceitos',
  cancelado: 'foi cancelado antes do congelamento',
  notaTarde: 'a nota chegou depois do último dia deste sorteio',
  concedidoTarde: 'foi dado depois do congelamento e vale para os próximos sorteios',
  outro: 'outro motivo, escrito na apuração',
};
