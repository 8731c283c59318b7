import { addDias, toSaoPaulo } from '@trevo/rules/tempo/sao-paulo';
import type { EmailSender } from '../../../adapters/email/email.port.ts';
import type { Clock } from '../../../kernel/clock.ts';
import type { Logger } from '../../../kernel/log.ts';
import type { Assinatura } from './assinatura.ts';
import { toCabecaEmail } from './auditoria.text.ts';
import type { AuditoriaStore } from './auditoria.store.ts';
import type { CabecaStore } from './cabeca.store.ts';

/** Days after which an e-mail that could not be sent is given up. */
const desisteDias = 30;

/** Signs the last row of every chain by the hour and by the day, and sends the heads of days to witnesses. */
export function createCabecaService(parts: {
  readonly store: CabecaStore;
  readonly chainAll: AuditoriaStore['chainAll'];
  readonly assinatura: Assinatura;
  /** The e-mails leave by the program's own sender: that of a promoter could withhold the proof against it. */
  readonly email: EmailSender;
  readonly clock: Clock;
  readonly log: Logger;
}) {
  const { store, assinatura, clock, log } = parts;

  /** Signs yesterday's head of each chain that grew since its last one. */
  async function signDay(): Promise<void> {
    const dia = addDias(toSaoPaulo(clock.now()).dia, -1);
    for (const { corrente, ordem, hash } of await store.listSemCabeca(dia)) {
      const cabeca = { corrente, dia, ordem: ordem!, hash: hash! };
      await store.insertCabeca({ ...cabeca, assinatura: assinatura.sign(cabeca) });
    }
  }

  async function signHour(): Promise<void> {
    const em = clock.now();
    for (const { corrente, ordem, hash } of await store.listSemHora()) {
      const cabeca = { corrente, em, ordem: ordem!, hash: hash! };
      await store.insertHora({ ...cabeca, assinatura: assinatura.signHora(cabeca) });
    }
  }

  return {
    /** Chains the rows that wait, then signs the heads of the hour and of yesterday. */
    async sign(stopping?: AbortSignal): Promise<void> {
      await parts.chainAll(clock.now(), stopping);
      await signHour();
      await signDay();
    },
    /**
     * Sends the last head of each chain, once to each witness; a later run retries failures. The last head covers those
     * before it, and a finished campaign's stays the last. Failures of a run are one warning.
     */
    async notify(stopping?: AbortSignal): Promise<void> {
      const desde = addDias(toSaoPaulo(clock.now()).dia, -desisteDias);
      const falhas: unknown[] = [];
      for (const pendente of await store.listPendentes(desde, clock.now())) {
        if (stopping?.aborted) break;
        const { destinatario, assinatura: assinada, ...cabeca } = pendente;
        // Claimed one by one: those behind a stop are sent by the next run.
        if (!(await store.startTestemunho(pendente, clock.now()))) continue;
        try {
          await parts.email.send(toCabecaEmail(destinatario, cabeca, assinada));
        } catch (err) {
          falhas.push(err);
          continue;
        }
        await store.finishTestemunho(pendente, clock.now());
      }
      if (falhas.length > 0)
        log.warn(
          { event: 'audit_head_not_sent', err: falhas[0], total: falhas.length },
          'Heads of the audit trail were not sent to witnesses',
        );
      await store.deleteTestemunhos(desde);
    },
  };
}
