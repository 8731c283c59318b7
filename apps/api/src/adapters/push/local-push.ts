import { createHash } from 'node:crypto';
import type { LocalOutbox } from '../local-outbox.ts';
import type { PushSender } from './push.port.ts';

/** Keeps notices in the local outbox as a locked screen would show them, each device's once for each remessa. */
export const createLocalPush = (outbox: LocalOutbox): PushSender => ({
  maximoDestinos: 100,
  destinosPorPedido: 100,
  isOuvido: false,
  async send({ remessaId, titulo, mensagem, url, urlImagem, destinos }) {
    for (const { identificacao } of destinos)
      await outbox.keep(
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

/** The same for the same text. */
const toUuid = (text: string): string => {
  const hex = createHash('sha256').update(text).digest('hex');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12}).*/, '$1-$2-$3-$4-$5');
};
