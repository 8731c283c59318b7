import { addDias } from '@trevo/rules/tempo/sao-paulo';
import type { Sorteio } from '../sorteio/use-sorteios.ts';

/** A number of the consumidor that won a sorteio. */
export interface Premio {
  /** Changes when the operator corrects the prize, which counts as a new prize. */
  readonly id: string;
  readonly serie: string;
  readonly numero: string;
  readonly premio: string;
  /** Name and day of the sorteio. */
  readonly sorteio: string;
  readonly dia: string;
  /** Picture of the draw's prize. */
  readonly imagem: Sorteio['imagem'];
  /** How and until when the prize is received, if the campaign says so. */
  readonly como: string | undefined;
  readonly ate: string | undefined;
}

/** Returns the consumidor's prizes, latest sorteio first. */
export function listPremios(sorteios: readonly Sorteio[]): Premio[] {
  return sorteios
    .flatMap(({ data: dia, nome: sorteio, imagem, retirada, meusPremios = [] }) =>
      meusPremios.map((meu) => ({
        ...meu,
        id: [dia, meu.serie, meu.numero, meu.premio].join(' '),
        sorteio,
        dia,
        imagem,
        como: retirada?.como,
        ate: retirada?.ate,
      })),
    )
    .sort((a, b) => b.dia.localeCompare(a.dia));
}

/** Legal term to claim a prize, in days. */
const direitoDias = 180;
/** Days after the deadline during which the reminder stays, for a late claim. */
const toleranciaDias = 7;

/** Returns whether the home screen still shows the prize. */
export function isLembrado({ dia, ate = addDias(dia, direitoDias) }: Premio, hoje: string): boolean {
  return hoje <= addDias(ate, toleranciaDias);
}
