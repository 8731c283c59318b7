import { findRaizDe, hashFolha, type Sha256 } from './arvore-merkle.ts';
import { hashCanonico, hashTitular, type Manifesto, toFolha } from '../sorteio/capsula-sorteio.ts';
import { numerosPorSerie } from './serie-numeros.ts';

/** A place with its proof in the tree of a manifest. */
export interface LugarProvado {
  readonly lugar: number;
  /** Rank of the place among the distributed ones. */
  readonly indice: number;
  /** Sibling hashes from the leaf to the root. */
  readonly irmaos: readonly string[];
}

/** The proof of one person's numbers in a frozen draw. It contains neither the CPF nor data of others. */
export interface ProvaNumeros {
  readonly versao: 1;
  readonly manifesto: Manifesto;
  /** The salt of the person in this draw. */
  readonly sal: string;
  /** Commitment of the person (`hashTitular`); null without a number in the draw. */
  readonly compromisso: string | null;
  /** Numbers that take part, ascending. */
  readonly numeros: readonly LugarProvado[];
  /** Numbers that do not take part, with the reason that the program gives. */
  readonly fora: readonly { readonly lugar: number; readonly motivo: string }[];
}

/** A check of a proof, in the order in which a reader needs them. */
export const conferenciasProva = ['manifesto', 'numeros', 'titular'] as const;
export type ConferenciaProva = (typeof conferenciasProva)[number];

/**
 * Verifies a proof of numbers. Returns the failed checks; none for a proof that shows the numbers to be the person's.
 *
 * @param manifestoHash hash that was published before the extraction
 * @param documento CPF of the person, or the login of one without; before it is known, the check of the holder fails
 */
export async function verifyProva(
  prova: ProvaNumeros,
  { manifestoHash, documento }: { readonly manifestoHash: string; readonly documento?: string },
  sha256: Sha256,
): Promise<ConferenciaProva[]> {
  const isHeld: Record<ConferenciaProva, boolean> = {
    manifesto: (await hashCanonico(prova.manifesto, sha256)) === manifestoHash,
    numeros: await areNumerosProved(prova, sha256),
    titular:
      documento !== undefined && (await hashTitular(prova.sal, documento, sha256)) === prova.compromisso,
  };
  return conferenciasProva.filter((name) => !isHeld[name]);
}

/**
 * Whether the proof has a number, and each of them is a leaf of the tree with the person's commitment, at a rank that its
 * series and its neighbours in the proof allow.
 */
async function areNumerosProved(
  { manifesto, compromisso, numeros }: ProvaNumeros,
  sha256: Sha256,
): Promise<boolean> {
  if (compromisso === null || numeros.length === 0) return false;
  const { porSerie, raiz } = manifesto;
  const quantidade = porSerie.reduce((sum, one) => sum + one, 0);
  for (const [at, { lugar, indice, irmaos }] of numeros.entries()) {
    const serie = Math.floor(lugar / numerosPorSerie);
    const first = porSerie.slice(0, serie).reduce((sum, one) => sum + one, 0);
    if (indice < first || indice >= first + (porSerie[serie] ?? 0)) return false;
    const before = numeros[at - 1];
    // Between two ranks are at most as many places as between their numbers.
    if (before && (indice <= before.indice || indice - before.indice > lugar - before.lugar)) return false;
    const folha = await hashFolha(toFolha(lugar, compromisso), sha256);
    if ((await findRaizDe(folha, { indice, quantidade, irmaos }, sha256)) !== raiz) return false;
  }
  return true;
}
