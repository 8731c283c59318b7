import type { ErrorEntry } from '../error-entry.ts';

export const configuracaoErrors = {
  'configuracao.naoEncontrada': {
    status: 404,
    mensagem: 'Não foi possível encontrar a URL solicitada',
    lugar: 'pagina',
    cura: 'Confira o endereço da campanha.',
  },
} as const satisfies Record<string, ErrorEntry>;
