import { createHmac, randomInt } from 'node:crypto';
import type { Tentativa } from '../../../kernel/auth/aparelho.ts';
import type { Key, Root } from '../../../kernel/auth/key-ring.ts';
import type { Clock } from '../../../kernel/clock.ts';
import { refuse, type DomainError } from '../../../kernel/domain-error.ts';
import type { Logger } from '../../../kernel/log.ts';
import type { Transacao } from '../../consumidor/public.ts';
import type { CodigoChave, CodigoTemporarioStore, Finalidade, Palpite } from './codigo-temporario.store.ts';
import { describeFailure } from './envio.ts';

/** Subject of a code: a phone or a login, bare. */
export interface CodigoAlvo {
  readonly promotoraId: string;
  readonly finalidade: Finalidade;
  readonly chave: string;
}

/** A message with a code or link to send. */
export interface CodigoEnvio {
  /** Seconds until the next message, by the number of messages within the hour; the last value repeats. */
  readonly esperas: readonly number[];
  /** Returns false when the campaign's hourly quota is exhausted; called once per message to be sent. */
  take?(): Promise<boolean>;
  deliver(codigo: string): Promise<void>;
  onFailure(): DomainError;
}

const lifeMilliseconds = 10 * 60_000;
// Negative wait: tolerates an hour of clock skew between machines, and displaying a code has no rate limit.
const noWait = [-3_600];

export type CodigoTemporarioService = ReturnType<typeof createCodigoTemporarioService>;

/**
 * `sessoes` keys the hashes, so a copy of the table reveals neither phone numbers nor codes. Codes live for
 * minutes: those hashed with a previous key are still accepted until they expire.
 */
export function createCodigoTemporarioService(parts: {
  store: CodigoTemporarioStore;
  sessoes: Root;
  clock: Clock;
  log: Logger;
}) {
  const { store, clock } = parts;
  const hash = (key: Key, ...words: string[]) =>
    createHmac('sha256', key.derive('codigos')).update(words.join('|')).digest('base64url');
  const toChave = (key: Key, { promotoraId, finalidade, chave }: CodigoAlvo): CodigoChave => ({
    promotoraId,
    finalidade,
    chaveHash: hash(key, promotoraId, finalidade, chave),
  });
  const toCodigoHash = (key: Key, { promotoraId, finalidade, chave }: CodigoAlvo, codigo: string) =>
    hash(key, promotoraId, finalidade, chave, codigo);

  async function claim(key: Key, alvo: CodigoAlvo, esperas: readonly number[], replaces = false) {
    const codigo = String(randomInt(1_000_000)).padStart(6, '0');
    const agora = clock.now();
    const envios = await store.claim(toChave(key, alvo), {
      codigoHash: toCodigoHash(key, alvo, codigo),
      agora,
      esperas,
      replaces,
      expiraEm: new Date(agora.getTime() + lifeMilliseconds),
    });
    return envios === undefined ? undefined : { codigo, espera: toEspera(esperas, envios) };
  }

  async function countSegundos(key: Key, alvo: CodigoAlvo, esperas: readonly number[]): Promise<number> {
    const envio = await store.findEnvio(toChave(key, alvo));
    // Released meanwhile: the next code may be requested at once.
    if (!envio) return 1;
    const espera = toEspera(esperas, envio.envios);
    const left = espera - (clock.now().getTime() - envio.enviado_em.getTime()) / 1000;
    return Math.min(espera, Math.max(1, Math.ceil(left)));
  }

  return {
    /** Creates a code that replaces earlier ones. */
    async create(alvo: CodigoAlvo): Promise<string> {
      const claimed = await claim(parts.sessoes.current(), alvo, noWait, true);
      if (claimed === undefined) throw new Error('the store refused a code without a waiting time');
      return claimed.codigo;
    },
    /**
     * Creates a code and passes it to `deliver`; earlier codes stay valid until they expire. Within the wait
     * after the last message nothing is sent: `enviado` is false and `segundosRestantes` is the remaining wait.
     * When `deliver` fails, deletes the code and throws `onFailure()`; throws login.codigosEsgotados when the
     * campaign's quota is exhausted.
     */
    async send(
      alvo: CodigoAlvo,
      { esperas, take, deliver, onFailure }: CodigoEnvio,
    ): Promise<{ enviado: boolean; segundosRestantes: number }> {
      const key = parts.sessoes.current();
      const claimed = await claim(key, alvo, esperas);
      if (claimed === undefined)
        return { enviado: false, segundosRestantes: await countSegundos(key, alvo, esperas) };
      const { codigo, espera } = claimed;
      const release = () => store.release(toChave(key, alvo), toCodigoHash(key, alvo, codigo));
      if (take && !(await take())) {
        await release();
        throw refuse('login.codigosEsgotados');
      }
      await deliver(codigo).catch(async (error: unknown) => {
        parts.log.warn(
          { event: 'code_not_sent', finalidade: alvo.finalidade, ...describeFailure(error) },
          'Message with a code or a link was not sent',
        );
        await release();
        throw onFailure();
      });
      return { enviado: true, segundosRestantes: espera };
    },
    /**
     * Checks a guess against the pending codes of a subject. Each code accepts at most 10 guesses, 7 of them
     * from unknown devices. A correct code works once and invalidates the others.
     */
    async verify(alvo: CodigoAlvo, codigo: string, { quem, isConhecida }: Tentativa): Promise<Palpite> {
      for (const key of parts.sessoes.accepted()) {
        const palpite = await store.use(
          toChave(key, alvo),
          toCodigoHash(key, alvo, codigo),
          { quemHash: hash(key, alvo.promotoraId, 'quem', quem), isConhecida },
          clock.now(),
        );
        if (palpite !== 'nenhum') return palpite;
      }
      return 'nenhum';
    },
    /** Invalidates the codes within the caller's transaction. */
    async end(alvo: CodigoAlvo, tx: Transacao): Promise<void> {
      for (const key of parts.sessoes.accepted()) await store.end(toChave(key, alvo), clock.now(), tx);
    },
  };
}

const toEspera = (esperas: readonly number[], envios: number): number =>
  esperas[Math.min(envios, esperas.length) - 1]!;
