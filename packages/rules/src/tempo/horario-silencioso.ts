import { toSaoPaulo } from './sao-paulo.ts';

const comeco = '21:00:00';
const fim = '08:00:00';

/** Whether an instant is in the quiet hours without notifications: 21:00 to 08:00 in São Paulo. */
export function isHorarioSilencioso(instant: Date): boolean {
  const { hora } = toSaoPaulo(instant);
  return hora >= comeco || hora < fim;
}
