import type { BodyOf, RetornoOf } from '@trevo/contract/call';
import type { Calls } from '@trevo/contract/calls';
import type { Desafios } from '../../../kernel/auth/desafio.ts';
import {
  desafioMilliseconds,
  toContaId,
  verifyPasskeyUsada,
  warnCopied,
} from '../../../kernel/auth/verify-passkey.ts';
import type { Clock } from '../../../kernel/clock.ts';
import { refuse } from '../../../kernel/domain-error.ts';
import type { Logger } from '../../../kernel/log.ts';
import type { HospedagemService } from '../../campanha/public.ts';
import type { ConsumidorRow, ConsumidorService } from '../../consumidor/public.ts';
import type { LoginService } from '../login.service.ts';
import { createFindDesafio, getHospedagemComPasskey, type Lugar, signChallenge } from './passkey-lugar.ts';
import type { PasskeyStore } from './passkey.store.ts';
import type { Autenticado } from '../sessao.service.ts';

export type PasskeyEntradaService = ReturnType<typeof createPasskeyEntradaService>;

/** Sign-in with a passkey (ADR 0062). */
export function createPasskeyEntradaService(parts: {
  store: PasskeyStore;
  desafios: Desafios;
  consumidores: Pick<ConsumidorService, 'find'>;
  hospedagens: Pick<HospedagemService, 'get'>;
  logins: Pick<LoginService, 'admit' | 'checkSignInStarted'>;
  clock: Clock;
  log: Logger;
}) {
  const { store, desafios, consumidores, hospedagens, logins, clock } = parts;

  /**
   * Verifies a credential with its public key and consumes the challenge. Returns its account, read before the passkey:
   * a new password removes the passkeys, so the session of an account with the version of before ends with them.
   */
  async function verify(
    { host, origin }: Lugar,
    { credencial }: BodyOf<Calls['login.autenticarPasskey']>,
  ): Promise<ConsumidorRow> {
    const consumidorId = toContaId(credencial.response.userHandle);
    const row = consumidorId && (await consumidores.find(consumidorId));
    const passkey = row && (await store.find(consumidorId, credencial.id, host));
    if (!passkey) throw refuse('login.passkeyRecusado');
    const { passkey_id: passkeyId, chave_publica: chavePublica } = passkey;
    const usada = await verifyPasskeyUsada(credencial, {
      host,
      origin,
      chavePublica,
      findDesafio: createFindDesafio(desafios, { host }),
      log: parts.log,
    });
    if (!usada) throw refuse('login.passkeyRecusado');
    const { desafioId, assinaturas } = usada;
    const agora = clock.now();
    const expiraEm = new Date(agora.getTime() + desafioMilliseconds);
    if (!(await store.takeDesafio({ desafioId, expiraEm }))) throw refuse('login.passkeyRecusado');
    if (await store.use(consumidorId, passkeyId, { assinaturas, agora })) return row;
    warnCopied(parts.log, passkeyId, assinaturas);
    throw refuse('login.passkeyRecusado');
  }

  return {
    /** Begins a sign-in. The response depends on the host only and writes nothing. */
    async begin(host: string): Promise<RetornoOf<Calls['login.iniciarEntradaPasskey']>> {
      logins.checkSignInStarted(await getHospedagemComPasskey(hospedagens, host));
      const challenge = await signChallenge(desafios, { host });
      return {
        opcoes: { challenge, rpId: host, timeout: desafioMilliseconds, userVerification: 'required' },
      };
    },

    /** Signs in the owner of a credential. Throws login.passkeyRecusado for every credential that is not valid. */
    async signIn(lugar: Lugar, body: BodyOf<Calls['login.autenticarPasskey']>): Promise<Autenticado> {
      const hospedagem = await getHospedagemComPasskey(hospedagens, lugar.host);
      logins.checkSignInStarted(hospedagem);
      const row = await verify(lugar, body);
      if (row.promotora_id !== hospedagem.promotoraId) throw refuse('login.passkeyRecusado');
      return logins.admit(hospedagem, row);
    },
  };
}
