import type { ItemNota } from '../documento-fiscal/item-nota.ts';
import { evaluateProdutos, type GanhoProdutos, type RegrasProdutos } from '../produto/ganho-produtos.ts';

/** An action elsewhere that multiplies the consumer's lucky numbers. */
export type Dinamica = 'PICPAY' | 'INSTAGRAM';

type RegraComum = {
  /** Factor per dynamic; a missing one multiplies by 1. */
  multiplicadores?: Partial<Record<Dinamica, number>>;
  /** Maximum lucky numbers per document, multipliers included. */
  maximoPorDocumento?: number;
  /** Rules by product, which need the receipt's items. */
  produtos?: RegrasProdutos;
};

/** Default maximum of numbers per document: a whole series. */
const numerosMaximos = 100_000;

/** The campaign's rule for lucky numbers per receipt. Money is integer cents. */
export type RegraGanho = RegraComum &
  (
    | { por: 'documento'; numeros: number }
    /** The receipt itself earns nothing; its products do. */
    | { por: 'produtos' }
    | { por: 'quantidade'; numeros: number; cada: number }
    | { por: 'valor'; centavosPorNumero: number; acumulaResto: boolean }
  );

export type Compra = {
  valorCentavos?: number | undefined;
  quantidade?: number | undefined;
  /** Cents carried over from earlier receipts of the same consumer; negative after one of them was invalidated. */
  restoCentavos?: number | undefined;
  /** See `findMultiplicador`; 1 by default. */
  multiplicador?: number | undefined;
  itens?: readonly ItemNota[] | undefined;
  /** CNPJ or CPF of the issuer. */
  emitente?: string | null | undefined;
};

/** Lucky numbers earned and cents carried over to the next receipt, or the missing fact. */
export type Ganho =
  | {
      numeros: number;
      restoCentavos: number;
      /** Only of a campaign with rules by product. */
      produtos?: GanhoProdutos;
      falta?: undefined;
    }
  | { falta: 'valor' | 'quantidade' | 'itens'; numeros?: undefined; restoCentavos?: undefined };

/**
 * Counts the lucky numbers a receipt earns.
 *
 * A rule by amount with an unknown amount is not zero numbers: it is reported as `falta`, and the receipt stays
 * pending until the amount is known. Fractions of a number are dropped after the multiplier.
 */
export function countNumeros(regra: RegraGanho, compra: Compra): Ganho {
  const base = countComProdutos(regra, compra);
  if (base.falta !== undefined) return base;
  // In thousandths, because 1.15 × 100 falls just short of 115 in binary fractions.
  const milesimos = Math.round((compra.multiplicador ?? 1) * 1000);
  const numeros = Math.floor((base.numeros * milesimos) / 1000);
  return { ...base, numeros: Math.min(numeros, regra.maximoPorDocumento ?? numerosMaximos) };
}

/** Returns the product of the factors of the consumer's dynamics. */
export function findMultiplicador(
  regra: Pick<RegraGanho, 'multiplicadores'>,
  dinamicas: readonly Dinamica[],
): number {
  return [...new Set(dinamicas)].reduce((factor, d) => factor * (regra.multiplicadores?.[d] ?? 1), 1);
}

/** Adds the rules by product. A receipt that lacks a required product carries no cents to the next one. */
function countComProdutos(regra: RegraGanho, compra: Compra): Ganho {
  const base = countBase(regra, compra);
  if (base.falta !== undefined || regra.produtos === undefined) return base;
  const { itens, emitente = null, restoCentavos = 0 } = compra;
  // Accelerators wait for the items, which correct the receipt when they arrive.
  if (itens === undefined) return needsItens(regra) ? { falta: 'itens' } : base;
  const produtos = evaluateProdutos(regra.produtos, itens, emitente, base.numeros, (medida) =>
    countParte(regra, medida),
  );
  const isOut = produtos.exigencia !== null && regra.por === 'valor' && regra.acumulaResto;
  return { numeros: produtos.numeros, restoCentavos: isOut ? restoCentavos : base.restoCentavos, produtos };
}

/** Counts the numbers that a part of a receipt earns by the rule for receipts. */
function countParte(
  regra: RegraGanho,
  { unidades, centavos }: { unidades: number; centavos: number },
): number {
  if (regra.por === 'valor') return Math.floor(centavos / regra.centavosPorNumero);
  return regra.por === 'quantidade' ? Math.floor(unidades / regra.cada) * regra.numeros : 0;
}

function countBase(regra: RegraGanho, compra: Compra): Ganho {
  if (regra.por === 'produtos') return { numeros: 0, restoCentavos: 0 };
  if (regra.por === 'documento') return { numeros: regra.numeros, restoCentavos: 0 };
  if (regra.por === 'quantidade') {
    if (!isCount(compra.quantidade)) return { falta: 'quantidade' };
    return { numeros: Math.floor(compra.quantidade / regra.cada) * regra.numeros, restoCentavos: 0 };
  }
  if (!isCount(compra.valorCentavos)) return { falta: 'valor' };
  const centavos = compra.valorCentavos + (regra.acumulaResto ? (compra.restoCentavos ?? 0) : 0);
  // An invalidated receipt may leave a debt; no number is earned until it is paid off.
  const numeros = Math.max(0, Math.floor(centavos / regra.centavosPorNumero));
  const restoCentavos = regra.acumulaResto ? centavos - numeros * regra.centavosPorNumero : 0;
  return { numeros, restoCentavos };
}

function isCount(value: number | undefined): value is number {
  return Number.isSafeInteger(value) && Number(value) >= 0;
}

/**
 * Returns whether a receipt earns nothing before its items are known. Rules that only multiply or add to its earnings
 * by itself do not need them.
 */
export const needsItens = ({
  por,
  produtos,
}: Pick<RegraGanho, 'por'> & { readonly produtos?: Pick<RegrasProdutos, 'regras'> | undefined }): boolean =>
  produtos !== undefined &&
  (por === 'produtos' || produtos.regras.some(({ tipo }) => tipo === 'exige' || tipo === 'conta'));

/** The campaign's rule for points per receipt. */
export interface RegraPontos {
  readonly centavosPorPonto?: number | undefined;
  /** Points for every receipt, regardless of its amount. */
  readonly porDocumento?: number | undefined;
}

/**
 * Returns the whole points a receipt earns, rounded down; 0 without a rule; with an unknown amount only the
 * points per receipt.
 *
 * @param centavos purchase amount in cents
 */
export function countPontos(regra: RegraPontos | undefined, centavos: number | null): number {
  const { centavosPorPonto, porDocumento = 0 } = regra ?? {};
  return porDocumento + (centavosPorPonto && centavos !== null ? Math.floor(centavos / centavosPorPonto) : 0);
}

/** The campaign's rule for cashback per receipt. */
export interface RegraCashback {
  readonly percentual: number;
  readonly maximoCentavosPorDocumento?: number | undefined;
}

/**
 * Returns the cents of cashback a receipt earns, rounded down; 0 without a rule or a known amount.
 *
 * @param centavos purchase amount in cents
 */
export function countCashback(regra: RegraCashback | undefined, centavos: number | null): number {
  if (!regra || centavos === null) return 0;
  // In millionths, because 1.15 × 100 falls just short of 115 in binary fractions.
  const milionesimos = Math.round(regra.percentual * 10_000);
  const ganho = Number((BigInt(centavos) * BigInt(milionesimos)) / 1_000_000n);
  return Math.min(ganho, regra.maximoCentavosPorDocumento ?? ganho);
}
