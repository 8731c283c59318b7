import { toSaoPaulo } from './sao-paulo.ts';

const comeco = '21:00:00';
const fim = '08:00:00';

/** Whether people are left in peace: from nine in the evening until eight in the morning, in São Paulo. */
export function isHorarioSilencioso(instant: Date): boolean {
  const { hora } = toSaoPaulo(instant);
  return hora >= comeco || hora < fim;
}
