/** A device as the push service identifies it. */
export interface PushDestino {
  readonly identificacao: string;
  /** Registered type: `pwa`, `android`, `ios`. */
  readonly tipo: string;
}

/** One push message to several devices. */
export interface PushRemessa {
  /** UUID v4; idempotency id, shown once. */
  readonly remessaId: string;
  /** App of the devices, for services with several. */
  readonly aplicativo: string;
  readonly titulo: string;
  readonly mensagem: string;
  readonly urlImagem: string | null;
  /** Absolute address that a tap opens. */
  readonly url: string;
  readonly destinos: readonly PushDestino[];
}

export interface PushResultado {
  /** Devices that no longer exist. */
  readonly mortos: readonly string[];
  /** False when the service reported no recipient; a retry changes nothing. */
  readonly isEnviada: boolean;
}

/**
 * `recusada`: this message is refused, others may pass. `configuracao`: all are refused until an operator fixes
 * a key. `indisponivel`: no response, or rate-limited.
 */
export type PushMotivo = 'recusada' | 'configuracao' | 'indisponivel';

/** A delivery with unknown outcome. Never contains device, person or text. */
export class PushError extends Error {
  override readonly name = 'PushError';
  readonly motivo: PushMotivo;
  /** Minimum wait requested by the service, in seconds. */
  readonly esperarSegundos: number;

  constructor(motivo: PushMotivo, message: string, esperarSegundos = 0) {
    super(message);
    this.motivo = motivo;
    this.esperarSegundos = esperarSegundos;
  }
}

/** Sends push messages. */
export interface PushSender {
  /** Maximum devices per remessa. */
  readonly maximoDestinos: number;
  /** Devices per request to the service. */
  readonly destinosPorPedido: number;
  /** Reaches real users, so quiet hours apply. */
  readonly isOuvido: boolean;
  /** Throws PushError when the outcome is unknown; the same remessa may then be sent again. */
  send(remessa: PushRemessa): Promise<PushResultado>;
}
