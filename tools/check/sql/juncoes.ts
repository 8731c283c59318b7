/** A statement that joins tables of different shards, with the reason. */
export interface JuncaoPermitida {
  readonly file: string;
  readonly tables: readonly string[];
  readonly why: string;
}

/** The only joins that tools/check/sql/check-distribuicao.ts accepts: rarely executed, and of a shape that Citus supports. */
export const juncoesPermitidas: readonly JuncaoPermitida[] = [
  {
    file: 'apps/api/src/modules/pedido/sql/pedido-conferir.sql',
    tables: ['lancamento', 'pedido', 'pedido_item', 'produto_carga', 'produto_estoque'],
    why: 'the ledgers are audited four times a day; each side is summed on its own shard',
  },
];
