/** Notification permission of this device; `indisponivel` where it is unsupported. */
export type Permissao = 'perguntar' | 'permitida' | 'negada' | 'indisponivel';

/** Push notifications on this device, independent of the push service. */
export interface Avisos {
  readPermissao(): Promise<Permissao>;
  /** Requests the permission; must be called within a user gesture. */
  askPermissao(): Promise<Permissao>;
  /**
   * Returns the push address of this device, and creates it if needed. Throws when that is impossible now.
   *
   * @param onChange called when the push address changes
   */
  subscribe(onChange: () => void): Promise<string>;
  unsubscribe(): Promise<void>;
}
