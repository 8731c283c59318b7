import { isHorarioSilencioso } from '@trevo/rules/horario-silencioso';
import {
  PushError,
  type PushRemessa,
  type PushResultado,
  type PushSender,
} from '../../adapters/push/push.port.ts';
import type { Clock } from '../../kernel/clock.ts';
import { DatabaseAwayError } from '../../kernel/database-error.ts';
import type { Logger } from '../../kernel/log.ts';
import type { Canal, CanalStore } from './canal.store.ts';
import type { DispositivoStore } from './dispositivo.store.ts';
import type { EnvioGeralStore, EnvioGeralView } from './envio-geral.store.ts';
import type { EnvioStore, EnvioView } from './envio.store.ts';
import { toAviso, toAvisoGeral, type Aviso } from './notificacao-palavras.ts';

/** Who sends to the devices of each service. */
export type PushSenders = Readonly<Record<Canal['servico'], PushSender>>;

const second = 1_000;
/** What happened before is no news any more. */
const maximumAge = 48 * 3_600 * second;
// Longer than a batch takes, and than a service may still be working on a try that nobody saw the end of.
const leaseMilliseconds = 150 * second;
const batchSize = 50;
const atOnce = 10;
const shortestPause = 100;
const longestPause = 3_600;

interface Destino {
  readonly dispositivoId: string;
  readonly identificacao: string;
  readonly tipo: string;
}

/** What became of a try: sent, put off until then, or the canal is left alone. */
type Desfecho = { readonly enviada: true } | { readonly enviada: false; readonly esperarSegundos: number };

/** Twice as long after each try that failed, from a hundred seconds to an hour. */
const toPausa = (tentativas: number, minimo: number): number =>
  Math.max(minimo, Math.min(longestPause, shortestPause * 2 ** Math.min(tentativas, 10)));

export function createEnvioService(parts: {
  readonly envios: EnvioStore;
  readonly gerais: EnvioGeralStore;
  readonly canais: CanalStore;
  readonly store: DispositivoStore;
  readonly push: PushSenders;
  readonly clock: Clock;
  readonly log: Logger;
}) {
  const { envios, gerais, canais, store, push, clock, log } = parts;
  const later = (segundos: number) => new Date(clock.now().getTime() + segundos * second);
  const toSpan = (agora: Date) => ({
    agora,
    ate: new Date(agora.getTime() + leaseMilliseconds),
    desde: new Date(agora.getTime() - maximumAge),
  });

  /** Asks the service, forgets devices that are gone, and stops the canal when no other would get through either. */
  async function deliver(
    canal: Canal,
    remessa: PushRemessa,
    destinos: readonly Destino[],
  ): Promise<Desfecho> {
    let resultado: PushResultado;
    try {
      resultado = await push[canal.servico].send(remessa);
    } catch (err) {
      if (err instanceof DatabaseAwayError) throw err;
      const { motivo, esperarSegundos } = err instanceof PushError ? err : unknownFailure;
      const { canalId, servico } = canal;
      const level = motivo === 'indisponivel' ? 'warn' : 'error';
      log[level]({ err, canalId, servico, remessaId: remessa.remessaId }, 'a notice was not sent');
      if (motivo !== 'recusada') await canais.stop(canal, esperarSegundos, clock.now());
      return { enviada: false, esperarSegundos };
    }
    const mortos = new Set(resultado.mortos);
    if (mortos.size > 0)
      await store.forget(
        canal.canalId,
        destinos.filter((d) => mortos.has(d.identificacao)),
      );
    if (!resultado.isEnviada && mortos.size < destinos.length)
      log.warn({ canalId: canal.canalId, remessaId: remessa.remessaId }, 'a notice reached nobody');
    await canais.clear(canal);
    return { enviada: true };
  }

  const toRemessa = (
    { aplicativo, origem }: Canal,
    remessaId: string,
    { titulo, mensagem, caminho }: Aviso,
    destinos: readonly Destino[],
    urlImagem: string | null = null,
  ): PushRemessa => ({
    ...{ remessaId, aplicativo, titulo, mensagem, urlImagem, url: `${origem}${caminho}` },
    destinos: destinos.map(({ identificacao, tipo }) => ({ identificacao, tipo })),
  });

  /** Sends some of what happened to single people; false when there is no more to do for now. */
  async function sendSome(canal: Canal): Promise<boolean> {
    const agora = clock.now();
    const taken = await envios.lease(canal, toSpan(agora), batchSize);
    const lost = taken.filter((envio) => !isSendable(envio));
    if (lost.length > 0) await envios.delete(lost);
    const remessas = groupByRemessa(taken.filter(isSendable));
    if (remessas.length === 0) return taken.length > 0;
    const { cabem, voltaEm } = await canais.take(canal, remessas.length, 1, agora);
    const waiting = remessas.slice(cabem).flat();
    if (waiting.length > 0) await envios.postpone(waiting, voltaEm);
    for (let from = 0; from < cabem; from += atOnce) {
      const some = remessas.slice(from, Math.min(cabem, from + atOnce));
      await Promise.all(some.map((remessa) => sendOne(canal, remessa)));
      if (await canais.isParado(canal, clock.now())) return false;
    }
    return waiting.length === 0;
  }

  async function sendOne(canal: Canal, notices: readonly Sendable[]): Promise<void> {
    const [{ remessaId, tentativas, dispositivoId, identificacao, tipoDispositivo }] = notices as [Sendable];
    const destinos = [{ dispositivoId, identificacao, tipo: tipoDispositivo }];
    const desfecho = await deliver(canal, toRemessa(canal, remessaId, toAviso(notices), destinos), destinos);
    if (desfecho.enviada) await envios.deleteRemessa(remessaId);
    else await envios.retry(remessaId, later(toPausa(tentativas, desfecho.esperarSegundos)));
  }

  /** Sends what everybody is told to some more of them; false when there is no more to do for now. */
  async function sendGeral(canal: Canal): Promise<boolean> {
    const agora = clock.now();
    const { maximoDestinos, destinosPorPedido } = push[canal.servico];
    const geral = await gerais.lease(canal, toSpan(agora));
    if (!geral) return false;
    const found = await gerais.listDestinos(geral, maximoDestinos);
    if (found.length === 0 && geral.remessaId === null) {
      await gerais.delete(geral);
      return true;
    }
    const { cabem, voltaEm } = await canais.take(canal, found.length, destinosPorPedido, agora);
    // What was begun is sent to the same ones, or else not yet.
    const fits = geral.remessaId === null ? cabem > 0 : cabem === found.length;
    if (!fits) {
      await gerais.postpone(geral, voltaEm);
      return false;
    }
    const destinos = found.slice(0, cabem);
    const remessaId = geral.remessaId ?? (await gerais.begin(geral, destinos.at(-1)!.dispositivoId));
    // Undefined: whoever took it before, and was slow, goes on with it.
    return remessaId === undefined || sendTrecho(canal, geral, remessaId, destinos);
  }

  async function sendTrecho(
    canal: Canal,
    geral: EnvioGeralView,
    remessaId: string,
    destinos: readonly Destino[],
  ): Promise<boolean> {
    const remessa = toRemessa(canal, remessaId, toAvisoGeral(geral), destinos, geral.urlImagem);
    // All of them may have left since it was begun.
    const desfecho: Desfecho =
      destinos.length === 0 ? { enviada: true } : await deliver(canal, remessa, destinos);
    if (desfecho.enviada) await gerais.advance(geral, remessaId, clock.now());
    else await gerais.retry(geral, later(toPausa(geral.tentativas, desfecho.esperarSegundos)));
    return desfecho.enviada;
  }

  /** Sends what is due at one canal: to single people first, and to everybody between. */
  async function sendCanal(canal: Canal, stopping: AbortSignal | undefined): Promise<void> {
    const isResting = () => push[canal.servico].isOuvido && isHorarioSilencioso(clock.now());
    for (let hasSome = true, hasGeral = true; hasSome || hasGeral;) {
      if (stopping?.aborted || isResting()) return;
      hasSome &&= await sendSome(canal);
      if (await canais.isParado(canal, clock.now())) return;
      hasGeral &&= await sendGeral(canal);
    }
  }

  return {
    /**
     * Sends notices to devices, or as many as it may until `stopping`: what waits stays written. Processes that do so at
     * once share them.
     */
    async sendDue(stopping?: AbortSignal): Promise<void> {
      const due = await canais.listDevidos(clock.now());
      await Promise.all(due.map((canal) => sendCanal(canal, stopping)));
    },
    /** Forgets what is no news any more. */
    forgetOld: (): Promise<void> => envios.deleteBefore(toSpan(clock.now()).desde),
  };
}

function groupByRemessa(envios: readonly Sendable[]): Sendable[][] {
  const groups = new Map<string, Sendable[]>();
  for (const envio of envios) groups.set(envio.remessaId, [...(groups.get(envio.remessaId) ?? []), envio]);
  return [...groups.values()];
}

/** A failure that its sender has no words for says nothing about the notice. */
const unknownFailure = { motivo: 'indisponivel', esperarSegundos: shortestPause } as const;

type Sendable = EnvioView & { identificacao: string; tipoDispositivo: string; tipo: string };
const isSendable = (envio: EnvioView): envio is Sendable =>
  envio.identificacao !== null && envio.tipo !== null;
