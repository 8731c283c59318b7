export interface EmailMensagem {
  /** Sending promoter; its own provider is used where it has one. */
  readonly promotoraId: string;
  readonly destinatario: string;
  readonly assunto: string;
  readonly texto: string;
  /** Whether the text ends with the sender in use, so that the reader knows which one is right. */
  readonly isAssinado?: true;
  readonly anexo?: { readonly nome: string; readonly tipo: string; readonly bytes: Buffer };
}

/** Sends one e-mail. Throws on failure; the caller decides whether it matters. */
export interface EmailSender {
  /** Sender that recipients see; undefined when the provider shows none. */
  readonly remetente?: string | undefined;
  send(mensagem: EmailMensagem): Promise<void>;
}
