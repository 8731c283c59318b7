import { toSaoPaulo } from '@trevo/rules/tempo/sao-paulo';

const hourMilliseconds = 3_600_000;

/**
 * Creates a function that returns an instant as São Paulo's clock shows it, as milliseconds of UTC. The offset is kept for
 * an hour, because rows are written in order of time and a conversion by the time zone costs far more than a row.
 */
export function createHoraLocal(): (instante: Date) => number {
  let hour = Number.NaN;
  let offset = 0;
  return (instante) => {
    const milliseconds = instante.getTime();
    const current = Math.floor(milliseconds / hourMilliseconds);
    if (current !== hour) {
      const start = current * hourMilliseconds;
      const { dia, hora } = toSaoPaulo(new Date(start));
      offset = Date.parse(`${dia}T${hora}Z`) - start;
      hour = current;
    }
    return milliseconds + offset;
  };
}
