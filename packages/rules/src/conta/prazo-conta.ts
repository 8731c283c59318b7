import { toIniciosPeriodo } from '../tempo/periodo.ts';
import { addDias, toSaoPaulo } from '../tempo/sao-paulo.ts';

/** Until when an amount may be spent: so many months from the day it is granted, or one day for all. */
export type Validade = { readonly meses: number } | { readonly data: string };

export interface RegraPrazo {
  /** Days of waiting before an amount may be spent; 0 or nothing: at once. */
  readonly liberaEmDias?: number | undefined;
  /** Nothing: for ever. */
  readonly validade?: Validade | undefined;
}

/** From when, and until when, an amount may be spent. Null: at once, and for ever. */
export interface Prazo {
  readonly liberaEm: Date | null;
  readonly expiraEm: Date | null;
}

/**
 * When an amount that is granted now is released and when it ends. It is released when its day of waiting begins, and
 * ends with its last day, 23:59:59 in São Paulo; never on a day before the one after its release.
 */
export function toPrazo({ liberaEmDias = 0, validade }: RegraPrazo, agora: Date): Prazo {
  const { dia } = toSaoPaulo(agora);
  const diaLivre = addDias(dia, liberaEmDias);
  const liberaEm = liberaEmDias > 0 ? toComecoDoDia(diaLivre) : null;
  if (!validade) return { liberaEm, expiraEm: null };
  const ultimo = 'data' in validade ? validade.data : addMeses(dia, validade.meses);
  const minimo = addDias(diaLivre, 1);
  return { liberaEm, expiraEm: toFimDoDia(ultimo > minimo ? ultimo : minimo) };
}

/** The end of the day so many days after now: what comes back from an order is usable at least so long. */
export const toPrazoMinimo = (dias: number, agora: Date): Date =>
  toFimDoDia(addDias(toSaoPaulo(agora).dia, dias));

/** The same day so many months later, the last one of a shorter month. */
function addMeses(dia: string, meses: number): string {
  const [ano, mes, doMes] = dia.split('-').map(Number) as [number, number, number];
  const ultimoDoMes = new Date(Date.UTC(ano, mes - 1 + meses + 1, 0));
  const anoMes = ultimoDoMes.toISOString().slice(0, 7);
  return `${anoMes}-${String(Math.min(doMes, ultimoDoMes.getUTCDate())).padStart(2, '0')}`;
}

/** The whole of a day: from its first moment to that of the next. */
export const toSpan = (dia: string): { de: Date; ate: Date } => ({
  de: toComecoDoDia(dia),
  ate: toComecoDoDia(addDias(dia, 1)),
});

/** The whole of the month in which a day lies, in the same way. */
export function toSpanMes(dia: string): { de: Date; ate: Date } {
  const { mes } = toIniciosPeriodo(dia);
  return { de: toComecoDoDia(mes), ate: toComecoDoDia(addMeses(mes, 1)) };
}

// Brazil has had no daylight saving since 2019, and these days lie ahead.
const toComecoDoDia = (dia: string) => new Date(`${dia}T00:00:00-03:00`);
const toFimDoDia = (dia: string) => new Date(`${dia}T23:59:59-03:00`);
