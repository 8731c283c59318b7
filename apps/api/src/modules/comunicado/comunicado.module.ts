import type { EmailSender } from '../../adapters/email/email.port.ts';
import type { Clock } from '../../kernel/clock.ts';
import type { Db } from '../../kernel/db/db.ts';
import type { Job } from '../../kernel/fila/jobs.ts';
import type { Logger } from '../../kernel/log.ts';
import { createComunicadoStore, type queueComunicado } from './comunicado.store.ts';

/** Stores an e-mail within the transaction that it reports. */
export type QueueComunicado = typeof queueComunicado;

/** Wires e-mails of the installation to operators and contacts; they leave by its own sender. */
export function createComunicadoModule({
  db,
  clock,
  log,
  senders,
}: {
  readonly db: Db;
  readonly clock: Clock;
  readonly log: Logger;
  readonly senders: { readonly email: EmailSender };
}) {
  const store = createComunicadoStore(db);

  /** Sends waiting e-mails until `stopping`; a later run retries failures. */
  async function send(stopping?: AbortSignal): Promise<void> {
    for (const { comunicado_id: comunicadoId, ...mensagem } of await store.claim(clock.now())) {
      if (stopping?.aborted) return;
      try {
        await senders.email.send({ ...mensagem, promotoraId: '' });
      } catch (err) {
        log.error(
          { event: 'operator_notice_not_sent', err, comunicadoId },
          'E-mail of the installation was not sent to an operator or contact',
        );
        continue;
      }
      await store.finish(comunicadoId, clock.now());
    }
    await store.deleteOld(clock.now());
  }

  const jobs: Job[] = [
    { name: 'comunicado.enviar', everySeconds: 10, runs: 'everywhere', statementSeconds: 30, run: send },
  ];
  return { jobs };
}
