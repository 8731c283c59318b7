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
import type { DestinoView, EnvioContagem } from './envio-geral.store.ts';
import type { Aviso } from './notificacao-palavras.ts';

/** Finds the push sender of a service for a promoter. */
export type FindPush = (servico: Canal['servico'], promotoraId: string) => Promise<PushSender>;

/** One request to a push service: the same message for several devices. */
export interface Remessa {
  readonly remessaId: string;
  readonly aviso: Aviso;
  readonly destinos: readonly DestinoView[];
  /** Number of failed attempts. */
  readonly tentativas: number;
}

/** A failed delivery: time of the next attempt, and whether the service refused it without reaching any device. */
export interface Adiamento {
  readonly em: Date;
  readonly isRecusada: boolean;
}

const shortestPause = 100;
const longestPause = 3_600;

/** An unclassified failure counts as unavailability, not as the notification's fault. */
const unknownFailure = { motivo: 'indisponivel', esperarSegundos: shortestPause } as const;

export type RemessaService = ReturnType<typeof createRemessaService>;

export function createRemessaService(parts: {
  readonly canais: CanalStore;
  readonly store: DispositivoStore;
  readonly findPush: FindPush;
  readonly clock: Clock;
  readonly log: Logger;
}) {
  const { canais, store, findPush, clock, log } = parts;

  /**
   * Pauses the channel when the failure affects all its messages; returns the next attempt, with back-off up to
   * an hour.
   */
  async function fail(canal: Canal, { remessaId, tentativas }: Remessa, err: unknown): Promise<Adiamento> {
    const { motivo, esperarSegundos } = err instanceof PushError ? err : unknownFailure;
    const { canalId, servico } = canal;
    const level = motivo === 'indisponivel' ? 'warn' : 'error';
    log[level](
      { event: 'notice_not_sent', err, canalId, servico, remessaId },
      'Notice was not sent; the job retries it',
    );
    const agora = clock.now();
    if (motivo !== 'recusada') await canais.stop(canal, esperarSegundos, agora);
    const pausa = Math.min(longestPause, shortestPause * 2 ** Math.min(tentativas, 10));
    const em = new Date(agora.getTime() + Math.max(pausa, esperarSegundos) * 1_000);
    return { em, isRecusada: motivo === 'recusada' };
  }

  return {
    /**
     * Sends a remessa and deletes the devices that the service reports as gone. Returns the counts, or the failure.
     */
    async send(canal: Canal, remessa: Remessa): Promise<EnvioContagem | Adiamento> {
      const { remessaId, destinos } = remessa;
      const { canalId, servico, promotoraId } = canal;
      let resultado: PushResultado;
      try {
        const push = await findPush(servico, promotoraId);
        resultado = await push.send(toPush(canal, remessa));
      } catch (err) {
        if (err instanceof DatabaseAwayError) throw err;
        return fail(canal, remessa, err);
      }
      const mortos = destinos.filter(({ identificacao }) => resultado.mortos.includes(identificacao));
      if (mortos.length > 0) await store.forget(canalId, mortos);
      if (!resultado.isEnviada && mortos.length < destinos.length)
        log.warn(
          { event: 'notice_without_recipient', canalId, servico, remessaId },
          'Push service accepted no device of a notice',
        );
      await canais.clear(canal);
      const aceitos = resultado.isEnviada ? destinos.length - mortos.length : 0;
      return { aceitos, recusados: destinos.length - aceitos };
    },
  };
}

const toPush = ({ aplicativo, origem }: Canal, { remessaId, aviso, destinos }: Remessa): PushRemessa => ({
  remessaId,
  aplicativo,
  titulo: aviso.titulo,
  mensagem: aviso.mensagem,
  urlImagem: aviso.urlImagem,
  url: `${origem}${aviso.caminho}`,
  destinos: destinos.map(({ identificacao, tipo }) => ({
    identificacao,
    tipo,
  })),
});
