export interface WhatsappCodigo {
  /** Sending promoter; its own provider is used where it has one. */
  readonly promotoraId: string;
  /** Bare digits with area code, without country code: 11987654321. */
  readonly telefone: string;
  readonly codigo: string;
  /** Complete text, for senders without an approved template. */
  readonly texto: string;
}

/** Sends one code by WhatsApp. Throws on failure, without number and code in the error. */
export interface WhatsappSender {
  sendCodigo(mensagem: WhatsappCodigo): Promise<void>;
}
