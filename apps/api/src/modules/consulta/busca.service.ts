import { parseConsultaQr } from '@trevo/rules/documento-fiscal/qr/consulta-qr';
import type { RespostaSefaz, SefazSite } from '../../adapters/sefaz/sefaz.port.ts';
import type { Clock } from '../../kernel/clock.ts';
import type { Logger } from '../../kernel/log.ts';
import type { ConsultaSituacao, ConsultaStore, ConsultaTomada } from './consulta.store.ts';
import type { ConsultaUfStore } from './consulta-uf.store.ts';
import { readNota, type Leitura } from './read-nota.ts';
import type { CampanhaId } from '../campanha/public.ts';

/** Callback after new facts about receipts; null: for receipts of all campaigns. */
export type OnFatos = (campanhaId: CampanhaId | null, chaves: string[]) => Promise<void>;

const minute = 60_000;
const hour = 60 * minute;
/** Back-off between attempts for a receipt; the last value repeats. */
const pauses = [minute, 5 * minute, 15 * minute, hour, 4 * hour, 12 * hour];
/** Total search time: an off-line receipt is due after 24 hours, so one missing after 48 will not appear. */
const patience = 48 * hour;
// Longer than the slowest response.
const lease = 2 * minute;
/** Unreadable pages of one receipt before it is left to other sources. */
const maximumIlegiveis = 3;
/** Consecutive unreadable or blocked pages that switch a state off: its layout changed, or it blocks us. */
const seguidasToDesligar = 5;
/** Consecutive failures that switch a state off; with back-off of up to an hour that takes about half a day. */
const falhasToDesligar = 12;
const atOnce = 8;
const batch = 500;

/** Rate limit: one request per state in this many seconds. */
export const ritmo = { segundos: 2, ilegiveis: seguidasToDesligar };

export function createBuscaService(parts: {
  readonly store: ConsultaStore;
  readonly ufs: ConsultaUfStore;
  readonly sefaz: SefazSite;
  readonly clock: Clock;
  readonly log: Logger;
  readonly onFatos: OnFatos;
}) {
  const { store, ufs, sefaz, clock, log } = parts;

  async function notifyDocumentos(chaves: string[]): Promise<void> {
    // The answer is already stored: a receipt with a lost callback finds it at its next look.
    await parts
      .onFatos(null, chaves)
      .catch((err: unknown) =>
        log.error(
          { event: 'receipt_facts_not_delivered', err },
          'Waiting receipts were not notified of the page',
        ),
      );
  }

  async function end(
    { chaveAcesso }: ConsultaTomada,
    situacao: ConsultaSituacao,
    fatos?: Extract<Leitura, { situacao: 'achada' }>['fatos'],
  ): Promise<void> {
    if (await store.answer(chaveAcesso, situacao, fatos, clock.now())) await notifyDocumentos([chaveAcesso]);
  }

  /** Schedules the next attempt with back-off, or ends with `situacao` when the search time is over. */
  async function wait(tomada: ConsultaTomada, situacao: ConsultaSituacao, ilegiveis: number): Promise<void> {
    const { chaveAcesso, tentativas, pedidaEm } = tomada;
    const agora = clock.now().getTime();
    const last = pedidaEm.getTime() + patience;
    if (agora >= last) return end(tomada, situacao);
    const pause = pauses[Math.min(tentativas, pauses.length) - 1] ?? minute;
    await store.postpone(chaveAcesso, new Date(Math.min(agora + pause, last)), ilegiveis);
  }

  async function desligar(uf: string, motivo: string): Promise<void> {
    if (!(await ufs.desligar(uf, motivo, clock.now()))) return;
    log.error(
      { event: 'state_page_disabled', uf, motivo },
      'Requests to the receipt page of a state are disabled',
    );
    // Their receipts continue with the next source at once.
    for (let some = await store.listPendentes(uf, '', batch); some.length > 0;) {
      await notifyDocumentos(some);
      some = await store.listPendentes(uf, some.at(-1)!, batch);
    }
  }

  async function settleLeitura(tomada: ConsultaTomada, leitura: Leitura): Promise<void> {
    const { uf, ilegiveis } = tomada;
    const agora = clock.now();
    if (leitura.situacao === 'achada') {
      await end(tomada, 'achada', leitura.fatos);
      if (!(await ufs.markBoa(uf, ritmo.segundos, agora))) return;
      log.warn({ event: 'state_page_recovered', uf }, 'Receipt page of a state is readable again');
      await store.reopen(uf, new Date(agora.getTime() - patience), agora);
      return;
    }
    if (leitura.situacao === 'bloqueada') {
      const falhas = await ufs.pause(uf, 0, agora);
      if (falhas >= seguidasToDesligar) await desligar(uf, 'the page asks for a captcha');
      return wait(tomada, 'naoAchada', ilegiveis);
    }
    // For a probe (a receipt that was readable before), "not found" is not a valid answer and falls through.
    if (leitura.situacao === 'naoExiste' && !tomada.isSonda) {
      await ufs.markResposta(uf);
      return wait(tomada, 'naoAchada', ilegiveis);
    }
    const { seguidas, hasBoa } = await ufs.markIlegivel(uf, ritmo.segundos, agora);
    log.warn({ event: 'receipt_page_invalid', uf, seguidas }, 'Receipt page failed validation');
    if (ilegiveis + 1 >= maximumIlegiveis) await end(tomada, 'ilegivel');
    else await wait(tomada, 'ilegivel', ilegiveis + 1);
    // Invented receipts can yield unreadable pages; probes cannot be invented, so only they (or a state without any
    // success) switch the state off.
    if (seguidas >= seguidasToDesligar && (tomada.isSonda || !hasBoa))
      await desligar(uf, 'the page has changed');
  }

  async function settle(tomada: ConsultaTomada, resposta: RespostaSefaz): Promise<void> {
    const { uf, chaveAcesso } = tomada;
    if (resposta.situacao === 'pagina') return settleLeitura(tomada, readNota(resposta.html, chaveAcesso));
    if (resposta.situacao === 'bloqueada') return settleLeitura(tomada, { situacao: 'bloqueada' });
    const isOcupada = resposta.situacao === 'ocupada';
    const motivo = isOcupada ? 'the page is busy' : resposta.motivo;
    log.warn({ event: 'state_page_unavailable', uf, motivo }, 'Receipt page of a state did not respond');
    const falhas = await ufs.pause(uf, isOcupada ? resposta.esperarSegundos : 0, clock.now());
    if (falhas >= falhasToDesligar) await desligar(uf, motivo);
    await wait(tomada, 'naoAchada', tomada.ilegiveis);
  }

  async function searchOne(uf: string, stopping: AbortSignal | undefined): Promise<void> {
    const agora = clock.now();
    const tomada = await store.take(uf, ritmo, agora, new Date(agora.getTime() + lease));
    const consulta = tomada && parseConsultaQr(tomada.consulta);
    if (!consulta) return;
    const resposta = await sefaz.fetchPagina({ chaveAcesso: tomada.chaveAcesso, consulta }, stopping);
    // An aborted request yields no information; its lease expires.
    if (!stopping?.aborted) await settle(tomada, resposta);
  }

  return {
    /**
     * Queries each state for its next receipt within the rate limit, until no state is due or `stopping` is
     * aborted. A slow state does not block the others.
     */
    async searchDue(stopping?: AbortSignal): Promise<void> {
      const flying = new Map<string, Promise<unknown>>();
      const failures: unknown[] = [];
      do {
        for (const uf of await store.listDevidas(clock.now())) {
          if (flying.has(uf) || flying.size >= atOnce) continue;
          const search = searchOne(uf, stopping)
            .catch((error: unknown) => failures.push(error))
            .finally(() => flying.delete(uf));
          flying.set(uf, search);
        }
        if (flying.size > 0) await Promise.race([...flying.values(), sleep()]);
      } while (flying.size > 0 && !stopping?.aborted && failures.length === 0);
      await Promise.all(flying.values());
      if (failures.length > 0) throw failures[0];
    },
  };
}

/** While a slow state is pending, other states can become due again. */
const sleep = (): Promise<void> => new Promise((done) => void setTimeout(done, 1_000).unref());
