import { createHash } from 'node:crypto';
import type { LocalOutbox } from '../local-outbox.ts';
import type { PushSender } from './push.port.ts';

/** Stores push messages in the local outbox like a lock screen shows them, once per device and remessa. */
export const createLocalPush = (outbox: LocalOutbox): PushSender => ({
  maximoDestinos: 100,
  destinosPorPedido: 100,
  isOuvido: false,
  async send({ remessaId, titulo, mensagem, url, urlImagem, destinos }) {
    for (const { identificacao } of destinos)
      await outbox.store(
        'push',
        {
          destinatario: identificacao,
          assunto: titulo,
          texto: [mensagem, url, urlImagem].filter(Boolean).join('\n'),
        },
        toUuid(`${remessaId} ${identificacao}`),
      );
    return { mortos: [], isEnviada: true };
  },
});

/** Derives a deterministic UUID from a text. */
const toUuid = (text: string): string => {
  const hex = createHash('sha256').update(text).digest('hex');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12}).*/, '$1-$2-$3-$4-$5');
};
