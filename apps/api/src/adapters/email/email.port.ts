export interface EmailMensagem {
  /** Promoter that sends, through a provider of its own where it has one. */
  readonly promotoraId: string;
  readonly destinatario: string;
  readonly assunto: string;
  readonly texto: string;
}

/** Sends one e-mail. A failure is thrown; the caller decides whether it matters. */
export interface EmailSender {
  send(mensagem: EmailMensagem): Promise<void>;
}
