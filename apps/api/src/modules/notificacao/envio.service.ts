import { getNotificacaoServicos } from '@trevo/config/configuracao/telas-questions';
import { isHorarioSilencioso } from '@trevo/rules/tempo/horario-silencioso';
import type { Clock } from '../../kernel/clock.ts';
import type { HospedagemService } from '../campanha/public.ts';
import type { Canal, CanalStore } from './canal.store.ts';
import type { DestinoView, EnvioGeralStore, EnvioGeralView } from './envio-geral.store.ts';
import type { EnvioStore, EnvioView } from './envio.store.ts';
import { toAviso, toAvisoGeral } from './notificacao-palavras.ts';
import type { FindPush, RemessaService } from './remessa.service.ts';

const second = 1_000;
/** Older notifications are no longer sent. */
const maximumAge = 48 * 3_600 * second;
// Longer than a batch, and than a push service may still work on an attempt with a lost response.
const leaseMilliseconds = 150 * second;
const shortestRefusedPause = 5 * second;
const longestRefusedPause = 100 * second;
const batchSize = 50;
const atOnce = 10;
const canaisAtOnce = 4;
const nothing = { aceitos: 0, recusados: 0 };

export function createEnvioService(parts: {
  readonly envios: EnvioStore;
  readonly gerais: EnvioGeralStore;
  readonly canais: CanalStore;
  readonly remessas: RemessaService;
  readonly findPush: FindPush;
  readonly hospedagens: HospedagemService;
  readonly clock: Clock;
}) {
  const { envios, gerais, canais, findPush, clock } = parts;
  const toSpan = (agora: Date) => ({
    agora,
    ate: new Date(agora.getTime() + leaseMilliseconds),
    desde: new Date(agora.getTime() - maximumAge),
  });

  /** Sends due notifications of individual consumers; returns false when none can be sent now. */
  async function sendSome(canal: Canal): Promise<boolean> {
    const agora = clock.now();
    const taken = await envios.lease(canal, toSpan(agora), batchSize);
    const lost = taken.filter((envio) => !isSendable(envio));
    if (lost.length > 0) await envios.delete(lost);
    const groups = groupByRemessa(taken.filter(isSendable));
    if (groups.length === 0) return taken.length > 0;
    const { cabem, voltaEm } = await canais.take(canal, groups.length, 1, agora);
    const waiting = groups.slice(cabem).flat();
    if (waiting.length > 0) await envios.postpone(waiting, voltaEm);
    for (let from = 0; from < cabem; from += atOnce) {
      const some = groups.slice(from, Math.min(cabem, from + atOnce));
      await Promise.all(some.map((group) => sendOne(canal, group)));
      if (await canais.isParado(canal, clock.now())) return false;
    }
    return waiting.length === 0;
  }

  async function sendOne(canal: Canal, notices: readonly Sendable[]): Promise<void> {
    const [{ remessaId, tentativas, dispositivoId, identificacao, tipoDispositivo }] = notices as [Sendable];
    const destinos = [{ dispositivoId, identificacao, tipo: tipoDispositivo }];
    const sent = await parts.remessas.send(canal, {
      remessaId,
      aviso: toAviso(notices),
      destinos,
      tentativas,
    });
    if ('em' in sent) await envios.retry(remessaId, sent.em);
    else await envios.deleteRemessa(remessaId);
  }

  /** Sends a broadcast to its next devices; returns false when none can be sent now. */
  async function sendGeral(canal: Canal): Promise<boolean> {
    const agora = clock.now();
    const { maximoDestinos, destinosPorPedido } = await findPush(canal.servico, canal.promotoraId);
    const geral = await gerais.lease(canal, toSpan(agora));
    if (!geral) return false;
    const found = await gerais.listDestinos(geral, maximoDestinos);
    if (found.length === 0 && geral.remessaId === null) {
      await gerais.delete(geral);
      return true;
    }
    const { cabem, voltaEm } = await canais.take(canal, found.length, destinosPorPedido, agora);
    // A remessa in progress goes to exactly its devices (same idempotency id), or waits.
    const fits = geral.remessaId === null ? cabem > 0 : cabem === found.length;
    if (!fits) {
      await gerais.postpone(geral, voltaEm);
      return false;
    }
    const destinos = found.slice(0, cabem);
    const remessaId = geral.remessaId ?? (await gerais.begin(geral, destinos.at(-1)!.dispositivoId));
    // Undefined: another process that leased it before and was slow continues it.
    return remessaId === undefined || sendTrecho(canal, geral, remessaId, destinos);
  }

  async function sendTrecho(
    canal: Canal,
    geral: EnvioGeralView,
    remessaId: string,
    destinos: readonly DestinoView[],
  ): Promise<boolean> {
    const remessa = { remessaId, aviso: toAvisoGeral(geral), destinos, tentativas: geral.tentativas };
    // All its devices can be gone since it was started.
    const sent = destinos.length > 0 ? await parts.remessas.send(canal, remessa) : nothing;
    if (!('em' in sent)) await gerais.advance(geral, remessaId, sent, clock.now());
    else if (sent.isRecusada) await narrow(geral, remessaId, destinos);
    else await gerais.retry(geral, sent.em);
    return !('em' in sent);
  }

  /**
   * Bisects after a refusal, so that one device the service rejects does not block all others: retries the first
   * half; a single refused device is skipped. Repeated refusals slow the attempts down.
   */
  async function narrow(
    geral: EnvioGeralView,
    remessaId: string,
    destinos: readonly DestinoView[],
  ): Promise<void> {
    const pausa = Math.min(longestRefusedPause, geral.tentativas * shortestRefusedPause);
    const em = new Date(clock.now().getTime() + pausa);
    const half = destinos[Math.floor(destinos.length / 2) - 1];
    if (half) await gerais.shorten(geral, remessaId, half.dispositivoId, em);
    else await gerais.skip(geral, remessaId, em);
  }

  /** Sends the due messages of one channel, alternating between individual notifications (first) and broadcasts. */
  async function sendCanal(canal: Canal, stopping: AbortSignal | undefined): Promise<void> {
    const { configuracao } = await parts.hospedagens.get(canal.host);
    if (!getNotificacaoServicos(configuracao).includes(canal.servico)) return;
    const { isOuvido } = await findPush(canal.servico, canal.promotoraId);
    const isResting = () => isOuvido && isHorarioSilencioso(clock.now());
    for (let hasSome = true, hasGeral = true; hasSome || hasGeral;) {
      if (stopping?.aborted || isResting()) return;
      hasSome &&= await sendSome(canal);
      if (await canais.isParado(canal, clock.now())) return;
      hasGeral &&= await sendGeral(canal);
    }
  }

  return {
    /**
     * Sends notifications to devices, or as many as possible until `stopping`; the rest stays queued, also while
     * the campaign disables notifications. Concurrent processes share the work through leases.
     */
    async sendDue(stopping?: AbortSignal): Promise<void> {
      const due = await canais.listDevidos(clock.now());
      const failures: unknown[] = [];
      // A failing channel does not block others; the bounded concurrency leaves connections for requests.
      const lane = async () => {
        for (let canal = due.shift(); canal; canal = due.shift())
          await sendCanal(canal, stopping).catch((error: unknown) => failures.push(error));
      };
      await Promise.all(Array.from({ length: canaisAtOnce }, lane));
      if (failures.length > 0) throw failures[0];
    },
    /** Deletes queued notifications past their maximum age. */
    forgetOld: (): Promise<void> => envios.deleteBefore(toSpan(clock.now()).desde),
  };
}

function groupByRemessa(envios: readonly Sendable[]): Sendable[][] {
  const groups = new Map<string, Sendable[]>();
  for (const envio of envios) groups.set(envio.remessaId, [...(groups.get(envio.remessaId) ?? []), envio]);
  return [...groups.values()];
}

type Sendable = EnvioView & { identificacao: string; tipoDispositivo: string; tipo: string };
const isSendable = (envio: EnvioView): envio is Sendable =>
  envio.identificacao !== null && envio.tipo !== null;
