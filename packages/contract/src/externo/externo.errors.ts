import type { ErrorEntry } from '../error-entry.ts';

export const externoErrors = {
  'externo.indisponivel': {
    status: 503,
    mensagem: 'O serviço de consulta não respondeu.',
    lugar: 'campo',
    cura: 'Preencha os campos você mesmo.',
  },
  'externo.estadoNaoEncontrado': {
    status: 404,
    mensagem: 'Não há estado com este código.',
    lugar: 'campo',
    cura: 'Escolha o estado na lista.',
  },
  'externo.enderecoNaoEncontrado': {
    status: 404,
    mensagem: 'Não encontramos este endereço.',
    lugar: 'campo',
    cura: 'Confira o endereço.',
  },
} as const satisfies Record<string, ErrorEntry>;
