/** Whoever makes vouchers one by one. */
export interface VoucherProvedor {
  /**
   * Orders one voucher: the same `referencia` again answers the same. The code, or undefined when the provider will not
   * make one. Throws when it gave no answer: then nobody knows, and it is asked again.
   */
  order(pedido: {
    /** Promoter that orders, under a contract of its own where it has one. */
    readonly promotoraId: string;
    readonly referencia: string;
    readonly provedor: string;
    readonly voucher: string;
    readonly usarAte: Date;
  }): Promise<string | undefined>;
}
