import { addDias } from '@trevo/rules/tempo/sao-paulo';
import type { Sorteio } from '../use-sorteios.ts';

/** A number of the person that won a draw. */
export interface Premio {
  /** Another one once the operator has corrected the prize: that is news. */
  readonly id: string;
  readonly serie: string;
  readonly numero: string;
  readonly premio: string;
  /** Of which draw, and its day. */
  readonly sorteio: string;
  readonly dia: string;
  /** How the prize is received, and until when, where the campaign says so. */
  readonly como: string | undefined;
  readonly ate: string | undefined;
}

/** What the person won, of the latest draw first. */
export function listPremios(sorteios: readonly Sorteio[]): Premio[] {
  return sorteios
    .flatMap(({ data: dia, nome: sorteio, retirada, meusPremios = [] }) =>
      meusPremios.map((meu) => ({
        ...meu,
        id: [dia, meu.serie, meu.numero, meu.premio].join(' '),
        sorteio,
        dia,
        como: retirada?.como,
        ate: retirada?.ate,
      })),
    )
    .sort((a, b) => b.dia.localeCompare(a.dia));
}

/** For how long the law lets whoever won ask for the prize. */
const direitoDias = 180;
/** Who was late by a few days may still call. */
const toleranciaDias = 7;

/** Whether the first screen still tells of it. */
export function isLembrado({ dia, ate = addDias(dia, direitoDias) }: Premio, hoje: string): boolean {
  return hoje <= addDias(ate, toleranciaDias);
}
