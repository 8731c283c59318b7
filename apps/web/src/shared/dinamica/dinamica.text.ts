import type { Dinamica } from '@trevo/rules/ganho';

const nomes: Readonly<Record<Dinamica, string>> = { PICPAY: 'PicPay', INSTAGRAM: 'Instagram' };
/** `seu PicPay e seu Instagram` */
const join = (seu: string, dinamicas: readonly Dinamica[]) =>
  dinamicas.map((dinamica) => `${seu} ${nomes[dinamica]}`).join(' e ');
const capitalize = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);

/** Words about what multiplies lucky numbers. */
export const dinamicaText = {
  vezes: (n: number) => `${String(n).replace('.', ',')}X`,
  ligado: (n: string, dinamicas: readonly Dinamica[]) =>
    `${capitalize(join('seu', dinamicas))} ${dinamicas.length > 1 ? 'estão' : 'está'} valendo: suas notas rendem ${n} números da sorte.`,
  convite: (n: string, dinamicas: readonly Dinamica[]) =>
    `Informe ${join('seu', dinamicas)} e ganhe ${n} números`,
  conviteTambem: (n: string, dinamicas: readonly Dinamica[]) =>
    `Informe também ${join('seu', dinamicas)} e ganhe ${n} números`,
  ja: (n: string, dinamicas: readonly Dinamica[]) => `Já com o ${n} ${join('do seu', dinamicas)}.`,
  /** Without names where it is not known which of them it was. */
  multiplicou: (dinamicas: readonly Dinamica[]) =>
    dinamicas.length === 0
      ? 'Seus números foram multiplicados.'
      : `${capitalize(join('seu', dinamicas))} ${dinamicas.length > 1 ? 'multiplicaram' : 'multiplicou'} os números.`,
  informar: 'Abrir meus dados',
} as const;
