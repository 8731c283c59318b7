/** Pays prizes out through PicPay. */
export interface PicPayPagador {
  /**
   * Pays once: the same `referencia` again changes nothing. Money in cents; `conta` is the person's `@name`.
   * Throws when the payment was not taken.
   */
  pay(payment: {
    /** Promoter that pays, from an account of its own where it has one. */
    readonly promotoraId: string;
    readonly referencia: string;
    readonly conta: string;
    readonly valorCentavos: number;
    readonly descricao: string;
  }): Promise<void>;
}
