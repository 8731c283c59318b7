/** Pays prizes through PicPay. */
export interface PicPayPagador {
  /**
   * Pays once; idempotent by `referencia`. Money in cents; `conta` is the consumer's `@name`. Throws when the
   * payment was not accepted.
   */
  pay(payment: {
    /** Paying promoter; its own account is used where it has one. */
    readonly promotoraId: string;
    readonly referencia: string;
    readonly conta: string;
    readonly valorCentavos: number;
    readonly descricao: string;
  }): Promise<void>;
}
