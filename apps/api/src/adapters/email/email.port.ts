export interface EmailMensagem {
  /** Whose message it is: a promoter may have a sender of its own. */
  readonly promotoraId: string;
  readonly destinatario: string;
  readonly assunto: string;
  readonly texto: string;
}

/** Sends one e-mail. A failure is thrown; the caller decides whether it matters. */
export interface EmailSender {
  send(mensagem: EmailMensagem): Promise<void>;
}
