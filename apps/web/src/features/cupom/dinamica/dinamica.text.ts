import type { Dinamica } from '@trevo/rules/conta/ganho';

const nomes: Readonly<Record<Dinamica, string>> = { PICPAY: 'PicPay', INSTAGRAM: 'Instagram' };
/** Joins the names: `seu PicPay e seu Instagram`. */
const join = (seu: string, dinamicas: readonly Dinamica[]) =>
  dinamicas.map((dinamica) => `${seu} ${nomes[dinamica]}`).join(' e ');
const capitalize = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);

/** Texts of the lucky-number multipliers. */
export const dinamicaText = {
  vezes: (n: number): string => `${String(n).replace('.', ',')}X`,
  /** Yield of receipts; a fractional factor is an upper bound, because numbers are rounded down. */
  rende: (n: number): string => `${Number.isInteger(n) ? '' : 'até '}${dinamicaText.vezes(n)} números`,
  rendePorNota: (numeros: number) => `${numeros} números por nota`,
  /** Additional numbers, when the yield is not a whole multiple. */
  aMais: (n: number) => `+${n}`,
  ligado: (rende: string, dinamicas: readonly Dinamica[]) =>
    `${capitalize(join('seu', dinamicas))} ${dinamicas.length > 1 ? 'estão' : 'está'} valendo: suas notas rendem ${rende} da sorte.`,
  ligadoPorNota: (numeros: number, dinamicas: readonly Dinamica[]) =>
    `${capitalize(join('seu', dinamicas))} ${dinamicas.length > 1 ? 'estão' : 'está'} valendo: cada nota rende ${numeros} números da sorte.`,
  convite: (rende: string, dinamicas: readonly Dinamica[]) =>
    `Informe ${join('seu', dinamicas)} e ganhe ${rende}`,
  conviteTambem: (rende: string, dinamicas: readonly Dinamica[]) =>
    `Informe também ${join('seu', dinamicas)} e ganhe ${rende}`,
  ja: (n: string, dinamicas: readonly Dinamica[]) => `Já com o ${n} ${join('do seu', dinamicas)}.`,
  /** Without names when it is unknown which multiplier applied. */
  multiplicou: (dinamicas: readonly Dinamica[]) =>
    dinamicas.length === 0
      ? 'Seus números foram multiplicados.'
      : `${capitalize(join('seu', dinamicas))} ${dinamicas.length > 1 ? 'multiplicaram' : 'multiplicou'} os números.`,
  informar: 'Abrir meus dados',
} as const;
