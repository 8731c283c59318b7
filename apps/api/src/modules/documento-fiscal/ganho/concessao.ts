import type { Credito } from '../../conta-corrente/public.ts';

/** Reserved rewards and the limits that they count in: what a receipt may earn (ADR 0109). */
export interface Concessao {
  readonly assuntos: string[];
  readonly periodos: string[];
  readonly limites: number[];
  readonly indices: number[];
  readonly series: string[];
  readonly numeros: string[];
  /** Expiry of the lucky-number lease; null without numbers. */
  readonly validade: Date | null;
  readonly raspadinhas: readonly string[];
  /** Carried cents used in the calculation; null when the campaign carries none. */
  readonly restoCentavos: number | null;
  readonly creditos: readonly Credito[];
  /** Whether the campaign rewards invitations: a valid receipt can trigger that reward. */
  readonly premiaIndicacao?: boolean;
  /** Surplus rewards of a correction, and what it assumes the receipt to hold. */
  readonly correcao?: Excedente;
}

/** Rewards that a correction assumes the receipt to hold, and how many of them to take back. */
export interface Excedente {
  readonly numerosVivos: number;
  readonly numerosRetirar: number;
  /** Undefined where the cards do not change. */
  readonly raspadinhasVivas?: number | undefined;
  readonly raspadinhasRetirar?: number | undefined;
}

/** Returns the fields of the SQL type `concessao` as JSON; credits are absent when nothing was earned. */
export const toConcessaoJson = (c: Concessao): string =>
  JSON.stringify({
    resto: c.restoCentavos ?? undefined,
    premia_indicacao: c.premiaIndicacao,
    assuntos: c.assuntos,
    periodos: c.periodos,
    limites: c.limites,
    indices: c.indices,
    series: c.series,
    numeros: c.numeros,
    validade: c.validade ?? undefined,
    raspadinhas: c.raspadinhas,
    creditos: c.creditos.length === 0 ? undefined : c.creditos,
    numeros_vivos: c.correcao?.numerosVivos,
    numeros_retirar: c.correcao?.numerosRetirar,
    raspadinhas_vivas: c.correcao?.raspadinhasVivas,
    raspadinhas_retirar: c.correcao?.raspadinhasRetirar,
  });
