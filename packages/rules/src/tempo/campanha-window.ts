import { addDias, toSaoPaulo } from './sao-paulo.ts';

/** Days and name of a campaign; every day is `yyyy-mm-dd` in São Paulo. */
export type Campanha = {
  ano: number;
  identificacao: string;
  descricao: string;
  dataInicial: string;
  dataFinal: string;
  /** Last day for registering purchases. */
  dataFinalCompras: string;
  /** Last day for sign-up and log-in. */
  dataFinalCadastros: string;
  ativa: boolean;
};

/** `vigente`: running now; `encerrada`: over, its records are still visible; `nenhuma`: neither exists. */
export type CampanhaSelecionada<C extends Campanha = Campanha> =
  | { situacao: 'vigente' | 'encerrada'; campanha: C }
  | { situacao: 'nenhuma'; campanha?: undefined };

/** Default last second of a day, inclusive. */
const horaFimPadrao = '23:59:00';

/**
 * Whether `agora` is not after the end of the day `ate`, in São Paulo time.
 *
 * @param horaFim last second of the day, inclusive, `HH:MM:SS`; the campaign's own (`campanha.horaFim`) where
 * `ate` is one of its three last days
 */
export function isDentroDoPrazo(ate: string, agora: Date, horaFim: string = horaFimPadrao): boolean {
  const { dia, hora } = toSaoPaulo(agora);
  return `${dia} ${hora}` <= `${ate} ${horaFim}`;
}

/**
 * Selects the campaign to show: the active one that runs now (of several, the latest start), else the active one
 * with the latest end, else none. A campaign that has not begun counts as none.
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

/** Returns the active campaign that starts next, or undefined. The name breaks ties. */
export function findPorComecar<C extends Campanha>(campanhas: readonly C[], agora: Date): C | undefined {
  const toKey = ({ dataInicial, identificacao }: C) => `${dataInicial} ${identificacao}`;
  return campanhas
    .filter((campanha) => campanha.ativa && !hasStarted(campanha, agora))
    .sort((a, b) => (toKey(a) < toKey(b) ? -1 : 1))[0];
}

/** Whether a purchase may be registered: campaign active, begun, and not past its last day for purchases. */
export function canRegisterCompra(campanha: Campanha, agora: Date, horaFim: string): boolean {
  return isOpenUntil(campanha, campanha.dataFinalCompras, agora, horaFim);
}

/**
 * Returns the last day for opening cards: the campaign's last one, or later where that leaves no time for cards
 * of late receipts. Those may arrive so many hours after the last day of purchases and be pending for a day when
 * issued off-line; one more day is for opening.
 */
export function findFimRaspadinhas(
  { dataFinal, dataFinalCompras }: Pick<Campanha, 'dataFinal' | 'dataFinalCompras'>,
  esperaOfflineHoras: number,
): string {
  const late = addDias(dataFinalCompras, Math.ceil(esperaOfflineHoras / 24) + 2);
  return late > dataFinal ? late : dataFinal;
}

/**
 * Returns the last day of draws and card openings: afterwards the key of the numbers can be revealed.
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

/** Days for contesting a decision when the campaign ends earlier. */
const diasContestacao = 7;

/**
 * Returns the last day for contesting a refused receipt: the campaign's last one, or later after a late
 * decision; never after the last day of draws and card openings, when nothing can be won any more.
 *
 * @param fimSorte result of `findFimSorte`
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

/** Whether the campaign's first day has begun in São Paulo. */
export function hasStarted(campanha: Pick<Campanha, 'dataInicial'>, agora: Date): boolean {
  return campanha.dataInicial <= toSaoPaulo(agora).dia;
}

/** Ties are broken by the campaign's name, so that the result is deterministic. */
function pickLatest<C extends Campanha>(campanhas: C[], day: 'dataInicial' | 'dataFinal'): C | undefined {
  const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);
  return [...campanhas].sort(
    (a, b) => compare(b[day], a[day]) || compare(a.identificacao, b.identificacao),
  )[0];
}

/** Retention in years, after its end, of a promotion's receipts and their owners. */
const anosDeGuarda = 5;

/** Returns the last day of retention for a promotion that ended on `fim`, both `yyyy-mm-dd`. */
export function toFimDaGuarda(fim: string): string {
  // 29 February has no fifth anniversary.
  const dia = fim.slice(4) === '-02-29' ? '-03-01' : fim.slice(4);
  return `${Number(fim.slice(0, 4)) + anosDeGuarda}${dia}`;
}
