import { createHmac, randomInt } from 'node:crypto';
import type { Clock } from '../../kernel/clock.ts';
import type { DomainError } from '../../kernel/domain-error.ts';
import type { Logger } from '../../kernel/log.ts';
import type { Transacao } from '../consumidor/public.ts';
import type { CodigoChave, CodigoTemporarioStore, Finalidade } from './codigo-temporario.store.ts';
import { describeFailure } from './describe-failure.ts';

/** Whom a code is about: a phone or a login, bare. */
export interface CodigoAlvo {
  readonly promotoraId: string;
  readonly finalidade: Finalidade;
  readonly chave: string;
}

export interface CodigoTemporarioService {
  /** A new code in the place of the one before. */
  create(alvo: CodigoAlvo): Promise<string>;
  /**
   * Hands a new code to `deliver`, unless one was sent within `segundos`: then `enviado` is false and
   * `segundosRestantes` says how long to wait. When `deliver` fails, the code is forgotten and `onFailure()` thrown.
   */
  send(
    alvo: CodigoAlvo,
    segundos: number,
    deliver: (codigo: string) => Promise<void>,
    onFailure: () => DomainError,
  ): Promise<{ enviado: boolean; segundosRestantes: number }>;
  /** Whether it is the code; each question counts as one of the five attempts. A right code works once. */
  verify(alvo: CodigoAlvo, codigo: string): Promise<boolean>;
  /** Ends a code inside a transaction of somebody else. */
  end(alvo: CodigoAlvo, tx: Transacao): Promise<void>;
}

const lifeMilliseconds = 10 * 60_000;
// An hour into the future: clocks of two machines may differ, and showing a code waits for nobody.
const noWaitSeconds = -3_600;

/** `secret` keys the hashes: without it, a copy of the table tells neither the numbers nor the codes. */
export function createCodigoTemporarioService(parts: {
  store: CodigoTemporarioStore;
  secret: Uint8Array;
  clock: Clock;
  log: Logger;
}): CodigoTemporarioService {
  const { store, clock } = parts;
  const hash = (...words: string[]) =>
    createHmac('sha256', parts.secret).update(words.join('|')).digest('base64url');
  const toChave = ({ promotoraId, finalidade, chave }: CodigoAlvo): CodigoChave => ({
    promotoraId,
    finalidade,
    chaveHash: hash(promotoraId, finalidade, chave),
  });
  const toCodigoHash = ({ promotoraId, finalidade, chave }: CodigoAlvo, codigo: string) =>
    hash(promotoraId, finalidade, chave, codigo);

  async function claim(alvo: CodigoAlvo, segundos: number): Promise<string | undefined> {
    const codigo = String(randomInt(1_000_000)).padStart(6, '0');
    const agora = clock.now();
    const isClaimed = await store.claim(toChave(alvo), {
      codigoHash: toCodigoHash(alvo, codigo),
      agora,
      semEnvioDesde: new Date(agora.getTime() - segundos * 1000),
      expiraEm: new Date(agora.getTime() + lifeMilliseconds),
    });
    return isClaimed ? codigo : undefined;
  }

  async function countSegundos(alvo: CodigoAlvo, segundos: number): Promise<number> {
    const agora = clock.now();
    const enviadoEm = (await store.findEnviadoEm(toChave(alvo))) ?? agora;
    const left = segundos - (agora.getTime() - enviadoEm.getTime()) / 1000;
    return Math.min(segundos, Math.max(1, Math.ceil(left)));
  }

  return {
    async create(alvo) {
      const codigo = await claim(alvo, noWaitSeconds);
      if (codigo === undefined) throw new Error('a code without waiting time was not made');
      return codigo;
    },
    async send(alvo, segundos, deliver, onFailure) {
      const codigo = await claim(alvo, segundos);
      if (codigo === undefined)
        return { enviado: false, segundosRestantes: await countSegundos(alvo, segundos) };
      await deliver(codigo).catch(async (error: unknown) => {
        parts.log.warn({ finalidade: alvo.finalidade, ...describeFailure(error) }, 'message not sent');
        await store.release(toChave(alvo), toCodigoHash(alvo, codigo));
        throw onFailure();
      });
      return { enviado: true, segundosRestantes: segundos };
    },
    verify: (alvo, codigo) => store.use(toChave(alvo), toCodigoHash(alvo, codigo), clock.now()),
    end: (alvo, tx) => store.end(toChave(alvo), clock.now(), tx),
  };
}
