import { toCanonico } from '../../texto/canonico.ts';
import { computeApuracao, type Apuracao } from './apuracao-sorteio.ts';
import { findRaizDe, hashFolha, hashTexto, type Sha256 } from '../numeros/arvore-merkle.ts';
import { findIndice } from '../numeros/lugares-ordenados.ts';
import { decodeMapa, unpackMapa } from '../numeros/mapa-lugares.ts';
import type { RegraSorteio } from './regra-sorteio.ts';
import { numerosPorSerie } from '../numeros/serie-numeros.ts';

/** The public record of a frozen draw, from before the extraction. All hashes are SHA-256 in hexadecimal. */
export interface Manifesto {
  /** 1: frozen by a program that did not commit to the earlier winners. */
  readonly versao: 1 | 2;
  readonly campanha: { readonly ano: number; readonly identificacao: string };
  /** Day of the extraction, `yyyy-mm-dd`, and name of the draw. */
  readonly sorteio: { readonly data: string; readonly nome: string };
  /** ISO 8601 in UTC. */
  readonly congeladoEm: string;
  /** Hash of the campaign's file. */
  readonly arquivoHash: string;
  /** Hash of the rule, as canonical JSON. */
  readonly regraHash: string;
  readonly series: number;
  /** Distributed places of each series. */
  readonly porSerie: readonly number[];
  /** Hash of the map of distributed places (`encodeMapa`). */
  readonly mapaHash: string;
  /** Distributed places that do not take part. */
  readonly excluidos: number;
  /** Hash of the list of excluded places, as canonical JSON. */
  readonly excluidosHash: string;
  /** Winners of an earlier draw at the time of this freeze, as far as its rule looks at them; since version 2. */
  readonly premiadosAntes?: number;
  /** Hash of the sorted list of their commitments, as canonical JSON; since version 2. */
  readonly premiadosAntesHash?: string;
  /** Root of the Merkle tree over `toFolha` of the distributed places, ascending. */
  readonly raiz: string;
  /** Commitment of the key of the numbers, published at the beginning of the campaign. */
  readonly compromissoNumeros: string;
  /** Hash of the manifest of the draw before; null for the first one. */
  readonly anterior: string | null;
}

/** A place with the reason why it does not take part. */
export type Excluido = readonly [lugar: number, motivo: string];

/** The holder of a looked-at place, without personal data: a salted commitment, and its proof in the tree. */
export interface Titular {
  readonly lugar: number;
  readonly compromisso: string;
  readonly irmaos: readonly string[];
}

/** The public file of a draw. */
export interface Capsula {
  readonly versao: 1;
  readonly manifesto: Manifesto;
  readonly regra: RegraSorteio;
  /** Map of distributed places, packed (`packMapa`). */
  readonly mapa: string;
  /** Ascending by place. */
  readonly excluidos: readonly Excluido[];
  /** The five prizes of the extraction, five digits each. */
  readonly extracao: readonly string[];
  /** Places that lost their prize after the freeze. */
  readonly desclassificados: readonly Excluido[];
  /** Hash (commitment) of each winner of an earlier draw at the time of the freeze, sorted. */
  readonly premiadosAntes: readonly string[];
  /** Holders of all looked-at places. */
  readonly titulares: readonly Titular[];
  readonly apuracao: Apuracao;
}

/** Returns the leaf of a distributed place in the Merkle tree. */
export const toFolha = (lugar: number, compromisso: string): string => `${lugar} ${compromisso}\n`;

/**
 * Returns the commitment of a person in a draw. The person gets the salt, which is another one in each draw, so that
 * commitments of two draws cannot be compared.
 */
export const hashTitular = (sal: string, cpf: string, sha256: Sha256): Promise<string> =>
  hashTexto(`${sal} ${cpf}\n`, sha256);

export const hashCanonico = (value: unknown, sha256: Sha256): Promise<string> =>
  hashTexto(toCanonico(value), sha256);

/** A check of a capsule, in the order in which a reader needs them. */
export const conferencias = [
  'manifesto',
  'regra',
  'mapa',
  'excluidos',
  'premiadosAntes',
  'titulares',
  'apuracao',
] as const;
export type Conferencia = (typeof conferencias)[number];

/**
 * Verifies a capsule and recomputes its draw. Returns the failed checks; none for a capsule that proves its winners.
 *
 * @param manifestoHash hash that was published before the extraction
 * @param onConferida called after each check, in their order
 */
export async function verifyCapsula(
  capsula: Capsula,
  manifestoHash: string,
  sha256: Sha256,
  onConferida?: (conferencia: Conferencia) => void,
): Promise<Conferencia[]> {
  const { manifesto, regra, excluidos } = capsula;
  const failed: Conferencia[] = [];
  const check = async (name: Conferencia, holds: () => Promise<boolean>): Promise<void> => {
    // -- swallowed: a part that cannot be read does not prove anything
    if (!(await holds().catch(() => false))) failed.push(name);
    onConferida?.(name);
  };
  await check('manifesto', async () => (await hashCanonico(manifesto, sha256)) === manifestoHash);
  await check('regra', async () => (await hashCanonico(regra, sha256)) === manifesto.regraHash);
  let lugares: Uint32Array = new Uint32Array();
  await check('mapa', async () => {
    const mapa = await unpackMapa(capsula.mapa, manifesto.series * numerosPorSerie);
    lugares = decodeMapa(mapa);
    return toHex(await sha256(mapa)) === manifesto.mapaHash && isSameCounts(lugares, manifesto);
  });
  await check(
    'excluidos',
    async () =>
      excluidos.length === manifesto.excluidos &&
      (await hashCanonico(excluidos, sha256)) === manifesto.excluidosHash,
  );
  await check('premiadosAntes', () => arePremiadosAntesCommitted(capsula, sha256));
  await check('titulares', () => areTitularesProved(capsula, lugares, sha256));
  await check(
    'apuracao',
    async () => toCanonico(recompute(capsula, lugares)) === toCanonico(capsula.apuracao),
  );
  return failed;
}

/** Whether the earlier winners are those of the manifest; one of version 1 commits to none. */
const arePremiadosAntesCommitted = async (
  { manifesto, premiadosAntes }: Capsula,
  sha256: Sha256,
): Promise<boolean> =>
  manifesto.versao === 1
    ? premiadosAntes.length === 0
    : premiadosAntes.length === manifesto.premiadosAntes &&
      (await hashCanonico(premiadosAntes, sha256)) === manifesto.premiadosAntesHash;

function isSameCounts(lugares: Uint32Array, { series, porSerie }: Manifesto): boolean {
  const counts = Array.from({ length: series }, () => 0);
  for (const lugar of lugares) counts[Math.floor(lugar / numerosPorSerie)]! += 1;
  return toCanonico(counts) === toCanonico(porSerie);
}

/**
 * Whether each winner has its holder's commitment, and each commitment is in the tree, at the rank of its place among
 * the distributed ones.
 */
async function areTitularesProved(
  { titulares, manifesto, apuracao }: Capsula,
  lugares: Uint32Array,
  sha256: Sha256,
): Promise<boolean> {
  const known = new Set(titulares.map(({ lugar }) => lugar));
  if (known.size !== titulares.length) return false;
  if (![...apuracao.premiados, ...apuracao.suplentes].every(({ lugar }) => known.has(lugar))) return false;
  for (const { lugar, compromisso, irmaos } of titulares) {
    const indice = findIndice(lugares, lugar);
    if (indice < 0) return false;
    const folha = await hashFolha(toFolha(lugar, compromisso), sha256);
    const place = { indice, quantidade: lugares.length, irmaos };
    if ((await findRaizDe(folha, place, sha256)) !== manifesto.raiz) return false;
  }
  return true;
}

function recompute(capsula: Capsula, lugares: Uint32Array): Apuracao {
  const { regra, manifesto, extracao, excluidos, desclassificados, premiadosAntes, titulares } = capsula;
  const motivos = new Map([...excluidos, ...desclassificados]);
  const pessoas = new Map(titulares.map(({ lugar, compromisso }) => [lugar, compromisso]));
  return computeApuracao({
    regra,
    series: manifesto.series,
    extracao,
    lugares,
    findExclusao: (lugar) => motivos.get(lugar),
    findPessoa: (lugar) => {
      const pessoa = pessoas.get(lugar);
      if (pessoa === undefined) throw new RangeError(`no holder of place ${lugar}`);
      return pessoa;
    },
    premiadosAntes: new Set(premiadosAntes),
  });
}

const toHex = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
