import { toSaoPaulo } from './sao-paulo.ts';

/** Longest time ahead for which a notice is scheduled. */
export const maximoDiasAgendados = 30;

/** Whether a notice may be scheduled: at most 30 days ahead and on the last day of the campaign, `yyyy-mm-dd`. */
export function isAgendavel(enviarEm: Date, agora: Date, dataFinal: string): boolean {
  const ahead = enviarEm.getTime() - agora.getTime();
  return ahead > 0 && ahead <= maximoDiasAgendados * 86_400_000 && toSaoPaulo(enviarEm).dia <= dataFinal;
}
