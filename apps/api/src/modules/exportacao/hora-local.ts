import { toSaoPaulo } from '@trevo/rules/tempo/sao-paulo';

const hourMilliseconds = 3_600_000;
/** Hours of two years: bounds the memory. */
const maximoHoras = 17_520;

/**
 * Creates a function that returns an instant as São Paulo's clock shows it, as milliseconds of UTC. The offset of each hour
 * is kept: a conversion by the time zone costs more than the rest of a row, and a row has instants of several hours.
 */
export function createHoraLocal(): (instante: Date) => number {
  const offsets = new Map<number, number>();
  return (instante) => {
    const milliseconds = instante.getTime();
    const hour = Math.floor(milliseconds / hourMilliseconds);
    let offset = offsets.get(hour);
    if (offset === undefined) {
      const start = hour * hourMilliseconds;
      const { dia, hora } = toSaoPaulo(new Date(start));
      offset = Date.parse(`${dia}T${hora}Z`) - start;
      if (offsets.size >= maximoHoras) offsets.clear();
      offsets.set(hour, offset);
    }
    return milliseconds + offset;
  };
}
