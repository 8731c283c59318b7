import { toAgendaTexto, type PremioUnidade } from './agenda-linha.ts';
import { buildNiveis, findRaizDe, getRaiz, hashTexto, type Sha256 } from './arvore-merkle.ts';
import {
  aberturasPorGalho,
  hashAbertura,
  hashElo,
  hashGalho,
  type Abertura,
  type DiaRegistro,
} from './registro-aberturas.ts';

/** All that is revealed of a campaign's instant prizes when no card may be opened any more. */
export type RevelacaoPremios = {
  agenda: 'contador' | 'horario';
  /** The published seal. */
  compromisso: string;
  /** Null for a seal from before there was one: then there is no record either. */
  nonce: string | null;
  unidades: readonly PremioUnidade[];
  dias: readonly DiaRegistro[];
  aberturas: readonly Abertura[];
};

/**
 * What does not agree: the list with its seal; a day with the one before; the openings with their day, or with the
 * whole; an opening with the list by the written rule; a link that somebody kept with the record.
 */
export type FalhaPremios =
  | { readonly em: 'lacre' | 'guardado' }
  | { readonly em: 'elo' | 'raiz'; readonly dia: string }
  | { readonly em: 'abertura'; readonly ordem: number };

/**
 * Whether seal, record and prizes agree; undefined when they do, else the first thing that does not.
 *
 * @param guardados links that somebody else kept while the campaign ran: each has to be a day's
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
  // An opening that no day closed could still be made up.
  if (aberturas.length > next) return { em: 'abertura', ordem: next + 1 };
  if (guardados.some((guardado) => !dias.some((dia) => dia.elo === guardado))) return { em: 'guardado' };
  return findAberturaErrada(revelacao);
}

/** The first day that does not follow from the one before it, the first from the seal; undefined when all do. */
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

/** Whether an opening is on record: it leads to the root of its day, and that day is one of the published ones. */
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

/** The root of a day; undefined for a day without openings, of which there is none on record. */
async function hashDia(aberturas: readonly Abertura[], sha256: Sha256): Promise<string | undefined> {
  if (aberturas.length === 0) return undefined;
  const galhos: string[] = [];
  for (let begin = 0; begin < aberturas.length; begin += aberturasPorGalho)
    galhos.push(await hashGalho(aberturas.slice(begin, begin + aberturasPorGalho), sha256));
  return getRaiz(await buildNiveis(galhos, sha256));
}

/**
 * Opens every card again by the written rule: it takes the earliest free unit whose place has come. Units are numbered
 * in the order of their places, so they go out in the order of their numbers.
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
