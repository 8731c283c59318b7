import type { ErrorEntry } from '../error-entry.ts';

export const meusDadosErrors = {
  'meusDados.limiteDoDia': {
    status: 429,
    mensagem: 'Você já pediu seus dados {maximo} vezes hoje. Amanhã você pode pedir de novo.',
    lugar: 'modal',
    cura: 'Use o link que você já pediu ou volte amanhã.',
  },
} as const satisfies Record<string, ErrorEntry>;
