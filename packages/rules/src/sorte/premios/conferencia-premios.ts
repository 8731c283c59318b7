import { toAgendaTexto, type PremioUnidade } from './agenda-linha.ts';
import { buildNiveis, findRaizDe, getRaiz, hashTexto, type Sha256 } from '../numeros/arvore-merkle.ts';
import {
  aberturasPorGalho,
  hashAbertura,
  hashElo,
  hashGalho,
  type Abertura,
  type DiaRegistro,
} from './registro-aberturas.ts';

/** All data revealed about a campaign's instant prizes once no card can be opened any more. */
export type RevelacaoPremios = {
  agenda: 'contador' | 'horario';
  /** The published commitment. */
  compromisso: string;
  /** Null for a schedule sealed before nonces existed, which has no record either. */
  nonce: string | null;
  unidades: readonly PremioUnidade[];
  dias: readonly DiaRegistro[];
  aberturas: readonly Abertura[];
};

/**
 * The part that fails verification: the list against its seal; a day against the previous day; the openings
 * against their day or the total; an opening against the published rule; an independently stored link against
 * the record.
 */
export type FalhaPremios =
  | { readonly em: 'lacre' | 'guardado' }
  | { readonly em: 'elo' | 'raiz'; readonly dia: string }
  | { readonly em: 'abertura'; readonly ordem: number };

/**
 * Verifies seal, record and prizes; returns undefined when they agree, else the first failure.
 *
 * @param guardados links stored independently while the campaign ran: each must be the link of a day
 */
export async function findFalhaPremios(
  revelacao: RevelacaoPremios,
  sha256: Sha256,
  guardados: readonly string[] = [],
): Promise<FalhaPremios | undefined> {
  const { compromisso, nonce, unidades, dias, aberturas } = revelacao;
  if ((await hashTexto(toAgendaTexto(unidades, nonce), sha256)) !== compromisso) return { em: 'lacre' };
  if (nonce === null) return undefined;
  const errado = await findDiaErrado(compromisso, dias, sha256);
  if (errado) return { em: 'elo', dia: errado };
  let next = 0;
  for (const dia of dias) {
    const given = aberturas.slice(next, (next += dia.quantidade));
    if ((await hashDia(given, sha256)) !== dia.raiz) return { em: 'raiz', dia: dia.dia };
  }
  // An opening not covered by a closed day could still be forged.
  if (aberturas.length > next) return { em: 'abertura', ordem: next + 1 };
  if (guardados.some((guardado) => !dias.some((dia) => dia.elo === guardado))) return { em: 'guardado' };
  return findAberturaErrada(revelacao);
}

/**
 * Returns the first day with a link that does not follow from the previous one, the first day's from the seal;
 * undefined when all do.
 */
async function findDiaErrado(
  compromisso: string,
  dias: readonly DiaRegistro[],
  sha256: Sha256,
): Promise<string | undefined> {
  let elo = compromisso;
  let next = 1;
  for (const dia of dias) {
    elo = await hashElo(elo, dia, sha256);
    if (elo !== dia.elo || dia.primeira !== next) return dia.dia;
    next += dia.quantidade;
  }
  return undefined;
}

/** Whether an opening is recorded: its audit path leads to the root of its day, and that day is published. */
export async function isNoRegistro(
  { abertura, dia, irmaos }: { abertura: Abertura; dia: DiaRegistro; irmaos: readonly string[] },
  registro: { compromissoPremios: string; dias: readonly DiaRegistro[] },
  sha256: Sha256,
): Promise<boolean> {
  const lugar = { indice: abertura.ordem - dia.primeira, quantidade: dia.quantidade, irmaos };
  const raiz = await findRaizDe(await hashAbertura(abertura, sha256), lugar, sha256);
  return (
    raiz === dia.raiz &&
    registro.dias.some(({ elo }) => elo === dia.elo) &&
    (await hashElo(findEloAntes(registro, dia), dia, sha256)) === dia.elo &&
    (await findDiaErrado(registro.compromissoPremios, registro.dias, sha256)) === undefined
  );
}

const findEloAntes = (
  { compromissoPremios, dias }: { compromissoPremios: string; dias: readonly DiaRegistro[] },
  { elo }: DiaRegistro,
): string => dias[dias.findIndex((one) => one.elo === elo) - 1]?.elo ?? compromissoPremios;

/** Returns the root of a day; undefined for a day without openings, which is never recorded. */
async function hashDia(aberturas: readonly Abertura[], sha256: Sha256): Promise<string | undefined> {
  if (aberturas.length === 0) return undefined;
  const galhos: string[] = [];
  for (let begin = 0; begin < aberturas.length; begin += aberturasPorGalho)
    galhos.push(await hashGalho(aberturas.slice(begin, begin + aberturasPorGalho), sha256));
  return getRaiz(await buildNiveis(galhos, sha256));
}

/**
 * Replays every opening by the published rule: it takes the earliest free unit with a reached position. Units
 * are numbered in order of position, so they are taken in numerical order.
 */
function findAberturaErrada({ agenda, unidades, aberturas }: RevelacaoPremios): FalhaPremios | undefined {
  let free = 0;
  for (const [at, { ordem, abertaEm, unidade }] of aberturas.entries()) {
    const ate = agenda === 'contador' ? ordem : Math.floor(Date.parse(abertaEm) / 1000);
    const next = unidades[free];
    const due = next !== undefined && next.lugar <= ate ? next.unidade : null;
    if (ordem !== at + 1 || unidade !== due) return { em: 'abertura', ordem: at + 1 };
    if (due !== null) free += 1;
  }
  return undefined;
}
