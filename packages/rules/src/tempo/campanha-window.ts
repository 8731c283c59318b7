import { addDias, toSaoPaulo } from './sao-paulo.ts';

/** The days and the name of a campaign; every day is `yyyy-mm-dd` in São Paulo. */
export type Campanha = {
  ano: number;
  identificacao: string;
  descricao: string;
  dataInicial: string;
  dataFinal: string;
  /** Last day on which a purchase may be registered. */
  dataFinalCompras: string;
  /** Last day on which a consumer may sign up or log in. */
  dataFinalCadastros: string;
  ativa: boolean;
};

/** `vigente`: running now; `encerrada`: over, its records may still be seen; `nenhuma`: neither exists. */
export type CampanhaSelecionada<C extends Campanha = Campanha> =
  { situacao: 'vigente' | 'encerrada'; campanha: C } | { situacao: 'nenhuma'; campanha?: undefined };

/** The last second of a day that has no hour of its own, inclusive. */
const horaFimPadrao = '23:59:00';

/**
 * Whether `agora` is not after the end of the day `ate`, on the São Paulo wall clock.
 *
 * @param horaFim last second of the day, inclusive, `HH:MM:SS`; a campaign's own (`campanha.horaFim`) where `ate` is one
 *   of its three last days
 */
export function isDentroDoPrazo(ate: string, agora: Date, horaFim: string = horaFimPadrao): boolean {
  const { dia, hora } = toSaoPaulo(agora);
  return `${dia} ${hora}` <= `${ate} ${horaFim}`;
}

/**
 * Chooses the campaign the product shows: the active one that runs now (of several, the one that began last),
 * else the active one that ended last, else none. A campaign still to begin counts as none.
 *
 * @param toHoraFim last second of the campaign's last day, inclusive, `HH:MM:SS`
 */
export function selectCampanha<C extends Campanha>(
  campanhas: readonly C[],
  agora: Date,
  toHoraFim: (campanha: C) => string,
): CampanhaSelecionada<C> {
  const iniciadas = campanhas.filter((campanha) => campanha.ativa && hasStarted(campanha, agora));
  const isVigente = (campanha: C) => isDentroDoPrazo(campanha.dataFinal, agora, toHoraFim(campanha));
  const vigente = pickLatest(iniciadas.filter(isVigente), 'dataInicial');
  if (vigente) return { situacao: 'vigente', campanha: vigente };
  const encerrada = pickLatest(iniciadas, 'dataFinal');
  return encerrada ? { situacao: 'encerrada', campanha: encerrada } : { situacao: 'nenhuma' };
}

/** Whether a purchase may be registered: campaign active, begun, and not past its last day for purchases. */
export function canRegisterCompra(campanha: Campanha, agora: Date, horaFim: string): boolean {
  return isOpenUntil(campanha, campanha.dataFinalCompras, agora, horaFim);
}

/**
 * The last day on which cards may be opened: the campaign's last one, or later where that leaves no time for cards of
 * late receipts. Those may come so many hours after the last day of purchases and wait a day when they were issued
 * off-line; one more day is for opening.
 */
export function findFimRaspadinhas(
  { dataFinal, dataFinalCompras }: Pick<Campanha, 'dataFinal' | 'dataFinalCompras'>,
  esperaOfflineHoras: number,
): string {
  const late = addDias(dataFinalCompras, Math.ceil(esperaOfflineHoras / 24) + 2);
  return late > dataFinal ? late : dataFinal;
}

/**
 * The last day of a campaign's luck: nothing is drawn and no card opened after it, so that the key of its numbers may
 * be shown.
 *
 * @param sorteios the day of each draw, `yyyy-mm-dd`
 */
export function findFimSorte(
  campanha: Pick<Campanha, 'dataFinal' | 'dataFinalCompras'>,
  esperaOfflineHoras: number,
  sorteios: readonly string[],
): string {
  return [...sorteios, findFimRaspadinhas(campanha, esperaOfflineHoras)].reduce((a, b) => (a > b ? a : b));
}

/** Days after a verdict in which another look may still be asked for when the campaign ends before. */
const diasContestacao = 7;

/**
 * The last day on which another look at a refused receipt may be asked for: the campaign's last one, or later for who
 * was judged late; never after the last day of its luck, when nothing can be won any more.
 *
 * @param fimSorte what `findFimSorte` says
 */
export function findFimContestacao(
  { dataFinal }: Pick<Campanha, 'dataFinal'>,
  apuradoEm: Date,
  fimSorte: string,
): string {
  const late = addDias(toSaoPaulo(apuradoEm).dia, diasContestacao);
  const fim = late > dataFinal ? late : dataFinal;
  return fim < fimSorte ? fim : fimSorte;
}

/** Whether a consumer may sign up: campaign active, begun, and not past its last day for registrations. */
export function canRegisterCadastro(campanha: Campanha, agora: Date, horaFim: string): boolean {
  return isOpenUntil(campanha, campanha.dataFinalCadastros, agora, horaFim);
}

function isOpenUntil(campanha: Campanha, ate: string, agora: Date, horaFim: string): boolean {
  return campanha.ativa && hasStarted(campanha, agora) && isDentroDoPrazo(ate, agora, horaFim);
}

function hasStarted(campanha: Campanha, agora: Date): boolean {
  return campanha.dataInicial <= toSaoPaulo(agora).dia;
}

/** Equal days are settled by the campaign's name, so that every reader chooses the same one. */
function pickLatest<C extends Campanha>(campanhas: C[], day: 'dataInicial' | 'dataFinal'): C | undefined {
  const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);
  return [...campanhas].sort(
    (a, b) => compare(b[day], a[day]) || compare(a.identificacao, b.identificacao),
  )[0];
}

/** Receipts of a promotion, and whose they were, are kept five years after it ends. */
const anosDeGuarda = 5;

/** The last day on which what belongs to a promotion that ended on `fim` is kept, both `yyyy-mm-dd`. */
export function toFimDaGuarda(fim: string): string {
  // 29 February has no fifth anniversary.
  const dia = fim.slice(4) === '-02-29' ? '-03-01' : fim.slice(4);
  return `${Number(fim.slice(0, 4)) + anosDeGuarda}${dia}`;
}
