import { addDias, toSaoPaulo } from '@trevo/rules/tempo/sao-paulo';
import type { EmailSender } from '../../../adapters/email/email.port.ts';
import type { Clock } from '../../../kernel/clock.ts';
import type { Logger } from '../../../kernel/log.ts';
import type { Assinatura, Cabeca } from './assinatura.ts';
import type { AuditoriaStore } from './auditoria.store.ts';
import { toCabecaEmail } from './auditoria.text.ts';

/** Closes each day of the trail: signs the last row of every chain and sends it to witnesses. */
export function createCabecaService(parts: {
  readonly store: AuditoriaStore;
  readonly assinatura: Assinatura;
  readonly email: EmailSender;
  /** Lists the e-mail addresses of a promoter's administrators. */
  readonly listTestemunhas: (corrente: string) => Promise<string[]>;
  readonly clock: Clock;
  readonly log: Logger;
}) {
  const { store, log } = parts;
  const send = async (cabeca: Cabeca, assinatura: string) => {
    for (const destinatario of await parts.listTestemunhas(cabeca.corrente)) {
      try {
        await parts.email.send(toCabecaEmail(cabeca.corrente, destinatario, cabeca, assinatura));
      } catch (err) {
        // The head is stored and signed; the next day's e-mail covers this one too.
        log.warn(
          { event: 'audit_head_not_sent', err, corrente: cabeca.corrente, dia: cabeca.dia },
          'The head of the audit trail was not sent to a witness',
        );
      }
    }
  };
  return {
    /** Signs yesterday's head of each chain that grew since its last one; each is sent once. */
    async closeDay(): Promise<void> {
      const dia = addDias(toSaoPaulo(parts.clock.now()).dia, -1);
      for (const { corrente, ordem, hash } of await store.listSemCabeca(dia)) {
        const cabeca = { corrente, dia, ordem: ordem!, hash: hash! };
        const assinatura = parts.assinatura.sign(cabeca);
        if (await store.insertCabeca({ ...cabeca, assinatura })) await send(cabeca, assinatura);
      }
    },
  };
}
