/** An e-mail of the installation to some addresses. */
export interface Comunicado {
  readonly destinatarios: readonly string[];
  readonly assunto: string;
  readonly texto: string;
}
