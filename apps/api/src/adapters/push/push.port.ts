/** A device, as the service that carries notices to it knows it. */
export interface PushDestino {
  readonly identificacao: string;
  /** What it registered as: `pwa`, `android`, `ios`. */
  readonly tipo: string;
}

/** One notice on its way to some devices. */
export interface PushRemessa {
  /** A UUID of version 4. The same again is shown once. */
  readonly remessaId: string;
  /** The app that the devices belong to, where the service has many. */
  readonly aplicativo: string;
  readonly titulo: string;
  readonly mensagem: string;
  readonly urlImagem: string | null;
  /** The whole address that a tap opens. */
  readonly url: string;
  readonly destinos: readonly PushDestino[];
}

export interface PushResultado {
  /** Those that do not exist any more. */
  readonly mortos: readonly string[];
  /** False when the service said that nobody gets it; asking again changes nothing. */
  readonly isEnviada: boolean;
}

/**
 * `recusada`: the service does not take this one, others may go. `configuracao`: it takes none of ours until somebody
 * mends a key. `indisponivel`: it gave no answer, or wants to be left alone.
 */
export type PushMotivo = 'recusada' | 'configuracao' | 'indisponivel';

/** Why nobody knows whether a notice arrived. Never holds a device, a person or the words. */
export class PushError extends Error {
  override readonly name = 'PushError';
  readonly motivo: PushMotivo;
  /** How long the service wants to be left alone, at least. */
  readonly esperarSegundos: number;

  constructor(motivo: PushMotivo, message: string, esperarSegundos = 0) {
    super(message);
    this.motivo = motivo;
    this.esperarSegundos = esperarSegundos;
  }
}

/** Shows notices on locked screens. */
export interface PushSender {
  /** How many devices one remessa may have. */
  readonly maximoDestinos: number;
  /** How many of them go with one request to the service. */
  readonly destinosPorPedido: number;
  /** It reaches people, who want to sleep. */
  readonly isOuvido: boolean;
  /** Throws PushError when it is not known whether they got it; the same remessa may then be sent again. */
  send(remessa: PushRemessa): Promise<PushResultado>;
}
