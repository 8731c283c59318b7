import type { ErrorEntry } from '../error-entry.ts';

export const indicacaoErrors = {
  'indicacao.nenhuma': {
    status: 404,
    mensagem: 'Não encontramos esta indicação.',
    lugar: 'pagina',
    cura: 'Confira a lista das indicações em análise.',
  },
  'indicacao.jaDecidida': {
    status: 409,
    mensagem: 'Esta indicação não está mais em análise.',
    lugar: 'modal',
    cura: 'Atualize a lista: outra pessoa pode ter decidido, ou a nota pode ter sido recusada.',
  },
} as const satisfies Record<string, ErrorEntry>;
