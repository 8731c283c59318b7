export interface WhatsappCodigo {
  /** Promoter that sends, through a provider of its own where it has one. */
  readonly promotoraId: string;
  /** Bare digits with area code, without the country's: 11987654321. */
  readonly telefone: string;
  readonly codigo: string;
  /** The whole sentence, for senders that are not bound to an approved template. */
  readonly texto: string;
}

/** Sends one code by WhatsApp. A failure is thrown, without the number and the code in it. */
export interface WhatsappSender {
  sendCodigo(mensagem: WhatsappCodigo): Promise<void>;
}
