export interface SmsMensagem {
  /** Sending promoter; its own provider is used where it has one. */
  readonly promotoraId: string;
  /** Bare digits with area code, without country code: 11987654321. */
  readonly telefone: string;
  readonly texto: string;
}

/** Sends one SMS. Throws on failure, without number and text in the error. */
export interface SmsSender {
  send(mensagem: SmsMensagem): Promise<void>;
}
