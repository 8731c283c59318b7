import type { Palavras } from '@trevo/contract/operador/ato';

/** Words of the acts by which a person gets into an account; the trail has them, and no role allows them. */
export const acessosText: Readonly<Record<string, Palavras>> = {
  'operador.aceitarConvite': { feito: 'aceitou um convite', fazer: 'aceitar um convite' },
  'operador.aceitarConviteDaConta': {
    feito: 'aceitou um convite com a conta que já tinha',
    fazer: 'aceitar um convite com a conta que já tinha',
  },
  'operador.recuperar': { feito: 'recuperou a conta', fazer: 'recuperar a conta' },
};
