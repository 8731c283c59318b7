/** A program or server that cannot start: one sentence for the operator, without stack trace. */
export class StartError extends Error {
  /** Stable code in the start log, for supervisors. */
  readonly codigo: string | undefined;

  constructor(message: string, codigo?: string) {
    super(message);
    this.codigo = codigo;
  }
}
