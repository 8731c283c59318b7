/** Draws of a simulation. */
export interface Sorteador {
  /** From 0 to below 1. */
  readonly real: () => number;
  /** A whole number, both bounds inclusive. */
  readonly integer: (min: number, max: number) => number;
  /** From the standard normal distribution. */
  readonly normal: () => number;
}

/** Returns the same draws each time (mulberry32), so that two files are compared with the same crowd. */
export function createSorteador(): Sorteador {
  let state = 20_261_127;
  const real = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), state | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
  return {
    real,
    integer: (min, max) => min + Math.floor(real() * (max - min + 1)),
    // Box-Muller; 1 - real() is never 0.
    normal: () => Math.sqrt(-2 * Math.log(1 - real())) * Math.cos(2 * Math.PI * real()),
  };
}
