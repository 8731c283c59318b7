import { createHmac, randomInt } from 'node:crypto';
import type { Tentativa } from '../../kernel/auth/aparelho.ts';
import type { Key, Root } from '../../kernel/auth/key-ring.ts';
import type { Clock } from '../../kernel/clock.ts';
import { refuse, type DomainError } from '../../kernel/domain-error.ts';
import type { Logger } from '../../kernel/log.ts';
import type { Transacao } from '../consumidor/public.ts';
import type { CodigoChave, CodigoTemporarioStore, Finalidade, Palpite } from './codigo-temporario.store.ts';
import { describeFailure } from './envio.ts';

/** Whom a code is about: a phone or a login, bare. */
export interface CodigoAlvo {
  readonly promotoraId: string;
  readonly finalidade: Finalidade;
  readonly chave: string;
}

/** One message with a code, or with a link, to be sent. */
export interface CodigoEnvio {
  /** Seconds before the next one: after the first of an hour, after the second and so on; the last for all that follow. */
  readonly esperas: readonly number[];
  /** False when the campaign sends no more in this hour; asked once for each message that would go out. */
  take?(): Promise<boolean>;
  deliver(codigo: string): Promise<void>;
  onFailure(): DomainError;
}

const lifeMilliseconds = 10 * 60_000;
// An hour into the future: clocks of two machines may differ, and showing a code waits for nobody.
const noWait = [-3_600];

export type CodigoTemporarioService = ReturnType<typeof createCodigoTemporarioService>;

/**
 * `sessoes` keys the hashes: without it, a copy of the table tells neither the numbers nor the codes. Codes live for minutes:
 * those of a key that was current before are still found, and go by themselves.
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
    // Released meanwhile: another may be asked for at once.
    if (!envio) return 1;
    const espera = toEspera(esperas, envio.envios);
    const left = espera - (clock.now().getTime() - envio.enviado_em.getTime()) / 1000;
    return Math.min(espera, Math.max(1, Math.ceil(left)));
  }

  return {
    /** A new code in the place of those before. */
    async create(alvo: CodigoAlvo): Promise<string> {
      const claimed = await claim(parts.sessoes.current(), alvo, noWait, true);
      if (claimed === undefined) throw new Error('a code without waiting time was not made');
      return claimed.codigo;
    },
    /**
     * Hands a new code to `deliver`, and those that were sent before go on until their own end; unless one was sent less than its wait ago: then `enviado` is false and
     * `segundosRestantes` says how long to wait. When `deliver` fails, the code is forgotten and `onFailure()` thrown; when
     * the campaign sends no more, it is refused with login.codigosEsgotados.
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
        parts.log.warn({ finalidade: alvo.finalidade, ...describeFailure(error) }, 'message not sent');
        await release();
        throw onFailure();
      });
      return { enviado: true, segundosRestantes: espera };
    },
    /**
     * Judges a guess against the pending codes of a target. Each code takes 10 guesses at most, 7 of them from unknown
     * devices. A right code works once and ends the others.
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
    /** Ends the codes inside a transaction of somebody else. */
    async end(alvo: CodigoAlvo, tx: Transacao): Promise<void> {
      for (const key of parts.sessoes.accepted()) await store.end(toChave(key, alvo), clock.now(), tx);
    },
  };
}

const toEspera = (esperas: readonly number[], envios: number): number =>
  esperas[Math.min(envios, esperas.length) - 1]!;
