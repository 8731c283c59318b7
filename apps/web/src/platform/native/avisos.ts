/** Whether this device may show notices; `indisponivel` where nothing can. */
export type Permissao = 'perguntar' | 'permitida' | 'negada' | 'indisponivel';

/** Notices on this device, whoever carries them. */
export interface Avisos {
  readPermissao(): Promise<Permissao>;
  /** Asks the person; to be called at once when they touched something that says so. */
  askPermissao(): Promise<Permissao>;
  /**
   * The address to which notices for this device go; made when there is none. Throws when there can be none now.
   *
   * @param onChange called when the device gets another address
   */
  subscribe(onChange: () => void): Promise<string>;
  unsubscribe(): Promise<void>;
}
