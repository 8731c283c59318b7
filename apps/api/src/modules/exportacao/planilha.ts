/** Kind of a column's values; each format writes it in its own way. */
export type ColunaTipo =
  | 'texto'
  | 'inteiro'
  /** Integer cents. */
  | 'centavos'
  /** A quantity with up to three decimals. */
  | 'quantidade'
  /** `yyyy-mm-dd` */
  | 'dia'
  | 'instante';

export interface Coluna {
  /** Snake case, without accents: programs read it. */
  readonly nome: string;
  readonly tipo: ColunaTipo;
}

export type Celula = string | number | Date | null;
export type Linha = readonly Celula[];

/** The rows of an export in bounded pages, read when the format asks for them. */
export interface Planilha {
  readonly colunas: readonly Coluna[];
  readonly paginas: AsyncIterable<readonly Linha[]>;
  /** Watermark: operator, hour and export. */
  readonly marca: string;
  readonly em: Date;
}

export type Formatador = (planilha: Planilha) => AsyncIterable<Uint8Array>;
