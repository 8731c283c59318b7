import type { ErrorEntry } from '../error-entry.ts';

export const bloqueioErrors = {
  // The words hold for every kind of block and do not tell which value is blocked.
  'bloqueio.participacao': {
    status: 403,
    mensagem: 'Não podemos receber suas notas e códigos nesta campanha agora.',
    lugar: 'modal',
    cura: 'O que você já ganhou continua na sua conta. Fale com o atendimento da campanha para saber o que fazer.',
  },
  'bloqueio.jaBloqueado': {
    status: 409,
    mensagem: 'Este valor já está bloqueado.',
    lugar: 'campo',
    cura: 'Para mudar motivo ou fim, retire o bloqueio e inclua de novo.',
  },
  'bloqueio.nenhum': {
    status: 404,
    mensagem: 'Esta campanha não tem este bloqueio.',
    lugar: 'modal',
    cura: 'Atualize a lista e escolha um dos bloqueios dela.',
  },
} as const satisfies Record<string, ErrorEntry>;
