export interface EmailMensagem {
  /** Sending promoter; its own provider is used where it has one. */
  readonly promotoraId: string;
  readonly destinatario: string;
  readonly assunto: string;
  readonly texto: string;
  readonly anexo?: { readonly nome: string; readonly tipo: string; readonly bytes: Buffer };
}

/** Sends one e-mail. Throws on failure; the caller decides whether it matters. */
export interface EmailSender {
  send(mensagem: EmailMensagem): Promise<void>;
}
