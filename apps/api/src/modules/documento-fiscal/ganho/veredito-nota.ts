import type { ErrorCode } from '@trevo/contract/errors';
import type { ChaveAcesso } from '@trevo/rules/documento-fiscal/chave-acesso';
import type { Dinamica } from '@trevo/rules/conta/ganho';
import type { FonteValor } from '@trevo/rules/documento-fiscal/fonte-valor';
import type { ItemNota } from '@trevo/rules/documento-fiscal/item-nota';
import type { GanhoExplicado } from '@trevo/rules/produto/explicacao-produtos';

/** Facts about a purchase known at judgement time. */
export interface Fatos {
  /** Null for a purchase without access key. */
  readonly chave: ChaveAcesso | null;
  readonly emitente: string | null;
  readonly uf: string | null;
  readonly emitidoEm: string | null;
  readonly valorCentavos: number | null;
  readonly quantidade: number | null;
  /** Product lines; null while no source reports them. */
  readonly itens: readonly ItemNota[] | null;
  /** Issued in off-line contingency, according to the access key or the QR code. */
  readonly offline: boolean;
}

/** The consumer's data that changes the earnings of a purchase. */
export interface Participante {
  readonly dinamicas: readonly Dinamica[];
  /** Cents carried over from earlier receipts; null when the campaign carries none. */
  readonly restoCentavos: number | null;
  /** Multiplier applied by an earlier verdict on this receipt; kept when set. */
  readonly multiplicadorDeAntes?: number;
}

/** A verdict: status, reason and the rewards earned. */
export interface Veredito {
  readonly status: 'PENDENTE' | 'VALIDO' | 'INVALIDO';
  readonly motivo: ErrorCode | null;
  readonly valores: Record<string, string>;
  readonly numeros: number;
  readonly raspadinhas: number;
  readonly pontos: number;
  readonly cashbackCentavos: number;
  readonly multiplicadorMilesimos: number;
  /** Change to the cents carried to the next receipt. */
  readonly restoVariacaoCentavos: number;
  /** Time of the next automatic review; undefined means that the receipt waits for a person. */
  readonly apurarEm?: Date;
  /** The source of the facts that decided the verdict. */
  readonly fonte?: FonteValor;
  /** How the rules by product judged the receipt; only where the campaign has any. */
  readonly ganhoProdutos?: GanhoExplicado;
}

/** The rewards of a receipt that earns nothing. */
export const nothing = {
  numeros: 0,
  raspadinhas: 0,
  pontos: 0,
  cashbackCentavos: 0,
  multiplicadorMilesimos: 1000,
  restoVariacaoCentavos: 0,
};
/** Builds a PENDENTE verdict: the receipt waits for a person or for its next review. */
export const wait = (motivo: ErrorCode): Veredito => ({
  status: 'PENDENTE',
  motivo,
  valores: {},
  ...nothing,
});
/** Builds an INVALIDO verdict that earns nothing. */
export const reject = (motivo: ErrorCode, valores: Record<string, string> = {}): Veredito => ({
  status: 'INVALIDO',
  motivo,
  valores,
  ...nothing,
});
