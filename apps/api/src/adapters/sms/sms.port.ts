export interface SmsMensagem {
  /** Sending promoter; its own provider is used where it has one. */
  readonly promotoraId: string;
  /** Bare digits with area code, without country code: 11987654321. */
  readonly telefone: string;
  readonly texto: string;
  /** Whether the text ends with the sender in use, so that the reader knows which one is right. */
  readonly isAssinado?: true;
}

/** Sends one SMS. Throws on failure, without number and text in the error. */
export interface SmsSender {
  /** Sender that recipients see; undefined when the provider shows none. */
  readonly remetente?: string | undefined;
  send(mensagem: SmsMensagem): Promise<void>;
}
