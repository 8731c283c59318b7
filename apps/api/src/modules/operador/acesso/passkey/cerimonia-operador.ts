import type { CredencialNova, CredencialUsada, OpcoesUsada } from '@trevo/contract/webauthn';
import {
  desafioMilliseconds,
  type PasskeyVerificada,
  verifyPasskeyNova,
  verifyPasskeyUsada,
  warnCopied,
} from '../../../../kernel/auth/verify-passkey.ts';
import type { Clock } from '../../../../kernel/clock.ts';
import { refuse } from '../../../../kernel/domain-error.ts';
import { createSegredo, hashSegredo } from '../../../../kernel/ids.ts';
import type { Logger } from '../../../../kernel/log.ts';
import type { OperadorRow, OperadorStore } from '../operador.store.ts';
import type { DesafioOperador, PasskeyOperadorStore } from './passkey-operador.store.ts';

/** Host and origin of the console's request, which the browser signs. */
export interface LugarConsole {
  readonly host: string;
  readonly origin: string;
}

/** Ceremonies of operators' passkeys: their challenges are rows, each for one purpose, session and use (ADR 0069). */
export function createCerimoniaOperador(parts: {
  readonly store: PasskeyOperadorStore;
  readonly operadores: Pick<OperadorStore, 'find'>;
  readonly clock: Clock;
  readonly log: Logger;
}) {
  const { store, operadores, clock, log } = parts;

  const toExpected = ({ host, origin }: LugarConsole, desafio: DesafioOperador) => ({
    host,
    origin,
    async findDesafio(challenge: string): Promise<string | undefined> {
      const hash = hashSegredo(challenge);
      return (await store.hasDesafio(hash, desafio, clock.now())) ? hash : undefined;
    },
    log,
  });

  async function createChallenge(desafio: DesafioOperador): Promise<string> {
    const challenge = createSegredo();
    const ate = new Date(clock.now().getTime() + desafioMilliseconds);
    await store.createDesafio(hashSegredo(challenge), desafio, ate);
    return challenge;
  }

  return {
    createChallenge,
    /** Returns the options of a ceremony with an existing passkey. */
    begin: async (desafio: DesafioOperador, rpId: string): Promise<OpcoesUsada> => ({
      challenge: await createChallenge(desafio),
      rpId,
      timeout: desafioMilliseconds,
      userVerification: 'required',
    }),
    /** Throws operador.passkeyNaoCriada. */
    async verifyNova(
      credencial: CredencialNova,
      lugar: LugarConsole,
      desafio: DesafioOperador,
    ): Promise<PasskeyVerificada> {
      const nova = await verifyPasskeyNova(credencial, toExpected(lugar, desafio));
      if (!nova) throw refuse('operador.passkeyNaoCriada');
      return nova;
    },
    /** Verifies an operator's credential and uses its challenge up. Throws operador.passkeyRecusada. */
    async verifyUsada(
      operadorId: string | undefined,
      credencial: CredencialUsada,
      lugar: LugarConsole,
      desafio: DesafioOperador,
    ): Promise<OperadorRow> {
      // Read before the passkey: a recovery removes it, and a session needs the password hash of this row.
      const operador = operadorId && (await operadores.find(operadorId));
      const passkey = operador && (await store.find(operadorId, credencial.id));
      if (!passkey) throw refuse('operador.passkeyRecusada');
      const { passkey_id: passkeyId, chave_publica: chavePublica } = passkey;
      const usada = await verifyPasskeyUsada(credencial, { ...toExpected(lugar, desafio), chavePublica });
      if (!usada) throw refuse('operador.passkeyRecusada');
      const resultado = await store.use(passkeyId, { ...usada, agora: clock.now() });
      if (resultado === 'copiado') warnCopied(log, passkeyId, usada.assinaturas);
      if (resultado !== 'feito') throw refuse('operador.passkeyRecusada');
      return operador;
    },
  };
}
