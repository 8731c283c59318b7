import { randomUUID } from 'node:crypto';
import { toSemanaAnterior } from '@trevo/rules/relatorio/periodo-relatorio';
import { addDias, startOfDia, toSaoPaulo } from '@trevo/rules/tempo/sao-paulo';
import type { EmailSender } from '../../adapters/email/email.port.ts';
import type { Clock } from '../../kernel/clock.ts';
import type { Logger } from '../../kernel/log.ts';
import type { CampanhaId, CampanhaPublicada } from '../campanha/public.ts';
import type { DestinoStore } from './destino.store.ts';
import { writeRelatorio } from './relatorio.pdf.ts';
import { relatorioText as text } from './relatorio.text.ts';
import type { RelatorioService } from './relatorio.service.ts';

const hour = 3_600_000;
/** Hour of Monday in São Paulo from which the report is sent. */
const fromHour = 6;
/** After this long the report of the week is not sent any more. */
const untilHours = 3 * 24;
/** A claim holds this long; a failed attempt is repeated after it. */
const claimMilliseconds = hour;
const maximoTentativas = 72;

/** Sends the report of the week before by e-mail, each Monday (ADR 0091). */
export function createSemanaService(parts: {
  store: DestinoStore;
  relatorios: RelatorioService;
  findCampanha: (campanhaId: CampanhaId) => Promise<CampanhaPublicada | undefined>;
  email: EmailSender;
  clock: Clock;
  log: Logger;
}) {
  const { store, email, clock, log } = parts;

  /** Sends the report of a week to the addresses that do not have it; each address is noted before its message. */
  async function send(publicada: CampanhaPublicada, semana: string, stopping?: AbortSignal): Promise<void> {
    const { campanhaId, promotoraId } = publicada;
    const periodo = { de: semana, ate: addDias(semana, 6) };
    const relatorio = await parts.relatorios.read(publicada, periodo);
    // The last hours of the week are summarised first.
    if (!relatorio.atualizadoEm || new Date(relatorio.atualizadoEm) < startOfDia(addDias(semana, 7))) return;
    const destino = await store.find(campanhaId);
    const [posse, agora] = [randomUUID(), clock.now()];
    const ate = new Date(agora.getTime() + claimMilliseconds);
    const enviados = await store.claim(campanhaId, semana, { posse, agora, ate, maximo: maximoTentativas });
    if (!enviados || !destino) return;
    const anexo = {
      nome: `relatorio-${publicada.campanha.ano}-${publicada.campanha.identificacao}-${semana}.pdf`,
      tipo: 'application/pdf',
      bytes: await writeRelatorio(publicada, relatorio, agora),
    };
    const message = { promotoraId, ...text.email(publicada.campanha, periodo, relatorio), anexo };
    let isComplete = true;
    for (const destinatario of destino.enderecos.filter((one) => !enviados.includes(one))) {
      if (stopping?.aborted || !(await store.start(campanhaId, semana, posse, destinatario))) return;
      try {
        await email.send({ ...message, destinatario });
      } catch (err) {
        isComplete = false;
        log.error(
          { event: 'report_email_not_sent', err, campanhaId, semana },
          'A weekly report was not sent to an address; it is tried again',
        );
        await store.takeBack(campanhaId, semana, posse, destinatario);
      }
    }
    if (isComplete) await store.finish(campanhaId, semana, posse, clock.now());
  }

  return {
    async run(stopping?: AbortSignal): Promise<void> {
      const agora = clock.now();
      const { de: semana, ate } = toSemanaAnterior(toSaoPaulo(agora).dia);
      const hours = (agora.getTime() - startOfDia(addDias(ate, 1)).getTime()) / hour;
      if (hours < fromHour || hours > untilHours) return;
      for (const campanhaId of await store.listDevidos(semana)) {
        const publicada = await parts.findCampanha(campanhaId);
        if (stopping?.aborted) return;
        if (publicada && publicada.campanha.dataInicial <= ate && publicada.campanha.dataFinal >= semana)
          await send(publicada, semana, stopping);
      }
    },
  };
}
