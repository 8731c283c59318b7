/** A provider that issues vouchers on demand. */
export interface VoucherProvedor {
  /**
   * Orders one voucher; idempotent by `referencia`. Returns the code, or undefined when the provider refuses.
   * Throws when the outcome is unknown; the order is then retried.
   */
  order(pedido: {
    /** Ordering promoter; its own contract is used where it has one. */
    readonly promotoraId: string;
    readonly referencia: string;
    readonly provedor: string;
    readonly voucher: string;
    readonly usarAte: Date;
  }): Promise<string | undefined>;
}
