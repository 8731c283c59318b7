/** Rate of the income tax on prizes in goods and services, in percent (Lei 8.981/1995 art. 63; Lei 11.196/2005 art. 70). */
const impostoPremioPorCento = 20;

/** Revenue code of the tax on a prize, and of the value of a lapsed prize, which goes to the Treasury. */
export const darfImposto = '0916';
export const darfCaducado = '0394';

/** Returns the tax on a prize in cents, half a cent rounded up. */
export const toImpostoPremio = (centavos: number): number =>
  Math.floor((centavos * impostoPremioPorCento + 50) / 100);
