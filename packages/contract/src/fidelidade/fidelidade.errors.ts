import type { ErrorEntry } from '../error-entry.ts';

export const fidelidadeErrors = {
  'voucher.naoEncontrado': {
    status: 404,
    mensagem: 'Este voucher não está mais disponível.',
    lugar: 'modal',
    cura: 'Veja os outros vouchers da campanha.',
  },
  'voucher.esgotado': {
    status: 409,
    mensagem: 'Este voucher acabou. Nada foi descontado do seu saldo.',
    lugar: 'modal',
    cura: 'Escolha outro voucher ou tente de novo outro dia.',
  },
  'voucher.limitePorPessoa': {
    status: 409,
    mensagem: 'Cada pessoa pode trocar este voucher até {maximo} vezes. Nada foi descontado do seu saldo.',
    lugar: 'modal',
    cura: 'Escolha outro voucher.',
  },
} as const satisfies Record<string, ErrorEntry>;
