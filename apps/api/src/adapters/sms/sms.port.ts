export interface SmsMensagem {
  /** Promoter that sends, through a provider of its own where it has one. */
  readonly promotoraId: string;
  /** Bare digits with area code, without the country's: 11987654321. */
  readonly telefone: string;
  readonly texto: string;
}

/** Sends one SMS. A failure is thrown, without the number and the text in it. */
export interface SmsSender {
  send(mensagem: SmsMensagem): Promise<void>;
}
