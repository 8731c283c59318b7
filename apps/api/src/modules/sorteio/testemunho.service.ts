import type { EmailSender } from '../../adapters/email/email.port.ts';
import type { Clock } from '../../kernel/clock.ts';
import type { Logger } from '../../kernel/log.ts';
import { addDias, toSaoPaulo } from '@trevo/rules/tempo/sao-paulo';
import type { CampanhaId, CampanhaPublicada } from '../campanha/public.ts';
import { toManifestoEmail } from './manifesto.email.ts';
import type { TestemunhoStore } from './testemunho.store.ts';

/** Sends the hash of each frozen draw to the witnesses of its campaign and to the promoter's administrators. */
export function createTestemunhoService(parts: {
  store: TestemunhoStore;
  email: EmailSender;
  findCampanha: (campanhaId: CampanhaId) => Promise<CampanhaPublicada | undefined>;
  clock: Clock;
  log: Logger;
}) {
  const { store, email, clock, log } = parts;
  return {
    /**
     * Sends the unsent e-mails, once to each address; a later run retries failures.
     *
     * @param listAdministradores lists the e-mail addresses of a promoter's administrators
     */
    async notify(listAdministradores: (promotoraId: string) => Promise<string[]>): Promise<void> {
      const ontem = addDias(toSaoPaulo(clock.now()).dia, -1);
      for (const { campanhaId, extracao, manifesto, manifestoHash } of await store.listCongelados(ontem)) {
        const publicada = await parts.findCampanha(campanhaId);
        if (!publicada) continue;
        const { promotoraId, arquivo } = publicada;
        const testemunhas = [
          ...(arquivo.premios?.testemunhas ?? []),
          ...(await listAdministradores(promotoraId)),
        ];
        for (const destinatario of new Set(testemunhas)) {
          const ref = { campanhaId, extracao, destinatario };
          if (!(await store.start(ref, clock.now()))) continue;
          try {
            await email.send({ destinatario, ...toManifestoEmail(publicada, manifesto, manifestoHash) });
          } catch (err) {
            log.error(
              { event: 'draw_witness_email_not_sent', err, campanhaId, extracao },
              'E-mail about a frozen draw was not sent to a witness',
            );
            continue;
          }
          await store.finish(ref, clock.now());
        }
      }
    },
  };
}
