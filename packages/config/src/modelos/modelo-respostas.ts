import { addDias, getDiaDaSemana } from '@trevo/rules/tempo/sao-paulo';

/** Kinds of campaigns with a model of their own. */
export const modelos = ['valor', 'quantidade', 'instantaneo', 'pontos', 'cashback', 'codigos'] as const;
export type Modelo = (typeof modelos)[number];

/** A prize, or a product of the showcase, with the number of its units. */
export interface ItemModelo {
  readonly nome: string;
  readonly quantidade: number;
}

/** Answers from which a campaign file is written. Money is in cents, days are `yyyy-mm-dd`. */
export interface RespostasModelo {
  readonly modelo: Modelo;
  readonly promotora: { readonly identificacao: string; readonly nome: string; readonly cnpj: string };
  readonly campanha: {
    readonly identificacao: string;
    readonly descricao: string;
    readonly certificado: string;
    readonly dataInicial: string;
    readonly dataFinalCompras: string;
  };
  readonly host: string;
  readonly emailSuporte: string;
  readonly tema: {
    /** Address of the logo in the file; null without one. */
    readonly logo: string | null;
    readonly corPrimaria: string;
    readonly corSecundaria: string;
  };
  /** Prize of the final draw; null for a campaign without one. */
  readonly premioSorteio: string | null;
  readonly series: number;
  /** Amount for one number, or for one point. */
  readonly centavos: number;
  /** Products for one number. */
  readonly produtos: number;
  readonly percentual: number;
  readonly numerosPorCodigo: number;
  readonly revelacao: 'raspadinha' | 'giro';
  /** Instant prizes, or products of the showcase. */
  readonly itens: readonly ItemModelo[];
}

/** Whether people see lucky numbers in a model: the draw is their purpose. */
export const hasNumeros = ({ premioSorteio }: Pick<RespostasModelo, 'premioSorteio'>): boolean =>
  premioSorteio !== null;

/** Kinds that make no sense without a draw. */
export const pedeSorteio = (modelo: Modelo): boolean =>
  modelo === 'valor' || modelo === 'quantidade' || modelo === 'codigos';

const quartaESabado = [3, 6];

/** Returns the day of the first extraction of the Loteria Federal at least three days after a day. */
export function toExtracao(dia: string): string {
  let extracao = addDias(dia, 3);
  while (!quartaESabado.includes(getDiaDaSemana(extracao))) extracao = addDias(extracao, 1);
  return extracao;
}
