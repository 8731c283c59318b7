import type { ErrorEntry } from '../error-entry.ts';

export const contaCorrenteErrors = {
  'contaCorrente.nenhumLancamento': {
    status: 404,
    mensagem: 'Não encontramos este lançamento na conta corrente.',
    lugar: 'pagina',
    cura: 'Pontos aparecem quando a nota é aprovada e o valor dela é conhecido.',
  },
  'cashback.semSaldo': {
    status: 404,
    mensagem: 'Não há saldo cashback para esse consumidor.',
    lugar: 'pagina',
    cura: 'Cadastre uma nota: o cashback dela aparece aqui assim que for aprovada.',
  },
  'conta.saldoInsuficiente': {
    status: 409,
    mensagem: 'Seu saldo não chega para esta troca: {falta}.',
    lugar: 'modal',
    cura: 'Cadastre mais notas ou escolha outra coisa.',
  },
  'conta.saldoALiberar': {
    status: 409,
    mensagem: 'Parte do seu saldo ainda vai ser liberada: em {liberaEm} ele chega para esta troca.',
    lugar: 'modal',
    cura: 'Volte nessa data: o saldo é liberado sozinho.',
  },
} as const satisfies Record<string, ErrorEntry>;
