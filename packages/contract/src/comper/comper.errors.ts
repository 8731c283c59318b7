import type { ErrorEntry } from '../error-entry.ts';

export const comperErrors = {
  'comper.inativo': {
    status: 409,
    mensagem: 'Esta campanha não recebe notas por este caminho.',
    lugar: 'modal',
    cura: 'Escaneie o QR Code da nota.',
  },
} as const satisfies Record<string, ErrorEntry>;
