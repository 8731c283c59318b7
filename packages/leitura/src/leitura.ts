import type { Retangulo } from './retangulo.ts';

/** Text that an engine read at a place of the picture. */
export interface TextoLido {
  /** In pixels of the picture that the engine read. */
  readonly lugar: Retangulo;
  readonly texto: string;
  /** Score of each character of `texto`, 0 to 1. Marks doubtful digits of a key; never a reason to believe. */
  readonly notas: readonly number[];
}

/** A printed line: its texts from left to right. */
export type Linha = readonly TextoLido[];

/** Corners from the top left one, clockwise, as parts (0 to 1) of width and height of the upright picture. */
export type Caixa = readonly (readonly [x: number, y: number])[];

export type CampoNome =
  | 'chaveAcesso'
  | 'emitente'
  | 'emitidoEm'
  | 'valorCentavos'
  | 'serie'
  | 'numero'
  | 'item'
  | 'desconto'
  | 'pagamento';

/** A value and where it was read. */
export interface Campo {
  readonly nome: CampoNome;
  /** As in the result: digits, `yyyy-mm-dd`, or integer cents as text. */
  readonly valor: string;
  readonly caixa: Caixa;
}

export interface ItemLido {
  /** 8, 12, 13 or 14 digits with a valid check digit; null when the receipt prints another code or none. */
  readonly gtin: string | null;
  /** The issuer's own code, when it is no GTIN. */
  readonly codigo: string | null;
  readonly descricao: string;
  /** Thousandths of `unidade`: 1500 is 1.5 kg. */
  readonly milesimos: number;
  readonly unidade: string;
  /** Amount of the line, integer cents. */
  readonly centavos: number;
}

export type ChecagemNome =
  /** The key came from a code, or every one of its digits was read; a repaired key is shown, never believed. */
  | 'chave'
  | 'chaveCnpj'
  | 'chaveMes'
  | 'chaveModelo'
  | 'chaveNumero'
  /** Item amounts minus discount are the total. */
  | 'itensTotal'
  /** Quantity times price is the amount of each item. */
  | 'itensPreco'
  /** Payments minus change are the total. */
  | 'pagamentoTotal'
  /** The total in the receipt's code is the printed one. */
  | 'codigoTotal';

/** A comparison of two values of one receipt; absent when one of them was not read. */
export interface Checagem {
  readonly nome: ChecagemNome;
  readonly passou: boolean;
}

export interface Leitura {
  /**
   * `acreditada`: the values prove each other. `conferir`: a person compares them with the picture.
   * `ilegivel`: neither key nor total was read.
   */
  readonly situacao: 'acreditada' | 'conferir' | 'ilegivel';
  readonly campos: readonly Campo[];
  /** 44 characters, valid by its check digits. */
  readonly chaveAcesso?: string;
  /** CNPJ of 14 characters without mask. */
  readonly emitente?: string;
  /** `yyyy-mm-ddThh:mm`, or `yyyy-mm-dd` when no time was read. São Paulo time as printed. */
  readonly emitidoEm?: string;
  /** Amount paid, integer cents. */
  readonly valorCentavos?: number;
  readonly serie?: string;
  readonly numero?: string;
  readonly itens?: readonly ItemLido[];
  readonly checagens: readonly Checagem[];
}
