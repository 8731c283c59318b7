/** A statement that asks tables of different machines together, and why it may. */
export interface JuncaoPermitida {
  readonly file: string;
  readonly tables: readonly string[];
  readonly why: string;
}

/** tools/check-distribuicao.ts refuses every other: seldom asked, and of a shape that Citus can bring together. */
export const juncoesPermitidas: readonly JuncaoPermitida[] = [
  {
    file: 'apps/api/src/modules/pedido/sql/pedido-conferir.sql',
    tables: ['lancamento', 'pedido', 'pedido_item', 'produto_carga', 'produto_estoque'],
    why: 'the books are held against each other four times a day: each side is summed where it lies',
  },
];
