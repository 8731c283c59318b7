import { addDias, toSaoPaulo } from './sao-paulo.ts';

const comeco = '21:00:00';
const fim = '08:00:00';

/** Whether an instant is in the quiet hours without notifications: 21:00 to 08:00 in São Paulo. */
export function isHorarioSilencioso(instant: Date): boolean {
  const { hora } = toSaoPaulo(instant);
  return hora >= comeco || hora < fim;
}

/** Returns the end of the quiet hours for an instant in them, else the instant itself. */
export function skipHorarioSilencioso(instant: Date): Date {
  if (!isHorarioSilencioso(instant)) return instant;
  const { dia, hora } = toSaoPaulo(instant);
  // São Paulo has had no daylight saving time since 2019.
  return new Date(`${hora < fim ? dia : addDias(dia, 1)}T${fim}-03:00`);
}
