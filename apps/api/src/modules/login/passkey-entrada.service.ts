import type { BodyOf, RetornoOf } from '@trevo/contract/call';
import type { Calls } from '@trevo/contract/calls';
import type { Desafios } from '../../kernel/auth/desafio.ts';
import type { Clock } from '../../kernel/clock.ts';
import { refuse } from '../../kernel/domain-error.ts';
import type { Logger } from '../../kernel/log.ts';
import type { HospedagemService } from '../campanha/public.ts';
import type { ConsumidorService } from '../consumidor/public.ts';
import type { LoginService } from './login.service.ts';
import { verifyCredencialUsada } from './passkey-credencial.ts';
import {
  desafioMilliseconds,
  getHospedagemComPasskey,
  type Lugar,
  toBase64url,
  toConsumidorId,
} from './passkey-lugar.ts';
import type { PasskeyStore } from './passkey.store.ts';
import type { Autenticado } from './sessao.service.ts';

export type PasskeyEntradaService = ReturnType<typeof createPasskeyEntradaService>;

/** Sign-in with a passkey (ADR 0062). */
export function createPasskeyEntradaService(parts: {
  store: PasskeyStore;
  desafios: Desafios;
  consumidores: Pick<ConsumidorService, 'find'>;
  hospedagens: Pick<HospedagemService, 'get'>;
  logins: Pick<LoginService, 'admit' | 'checkSignInOpen'>;
  clock: Clock;
  log: Logger;
}) {
  const { store, desafios, consumidores, hospedagens, logins, clock } = parts;

  /** Verifies a credential with its public key and consumes the challenge. Returns its account. */
  async function verify(
    { host, origin }: Lugar,
    { credencial }: BodyOf<Calls['login.autenticarPasskey']>,
  ): Promise<string> {
    const consumidorId = toConsumidorId(credencial.response.userHandle);
    const passkey = consumidorId && (await store.find(consumidorId, credencial.id, host));
    if (!passkey) throw refuse('login.passkeyRecusado');
    const { passkey_id: passkeyId, chave_publica: chavePublica } = passkey;
    const { desafioId, assinaturas } = await verifyCredencialUsada(credencial, {
      host,
      origin,
      chavePublica,
      findDesafio: (desafio) => desafios.find({ host }, desafio),
      log: parts.log,
    });
    const agora = clock.now();
    const expiraEm = new Date(agora.getTime() + desafioMilliseconds);
    if (!(await store.takeDesafio({ desafioId, expiraEm }))) throw refuse('login.passkeyRecusado');
    if (await store.use(consumidorId, passkeyId, { assinaturas, agora })) return consumidorId;
    // A count that goes backwards means that the key was copied (WebAuthn, 7.2).
    parts.log.warn(
      { event: 'passkey_counter_regressed', passkeyId, assinaturas },
      'Passkey was refused because its signature count did not advance',
    );
    throw refuse('login.passkeyRecusado');
  }

  return {
    /** Begins a sign-in. The response depends on the host only and writes nothing. */
    async begin(host: string): Promise<RetornoOf<Calls['login.iniciarEntradaPasskey']>> {
      logins.checkSignInOpen(await getHospedagemComPasskey(hospedagens, host));
      const challenge = toBase64url(await desafios.sign({ host }));
      return {
        opcoes: { challenge, rpId: host, timeout: desafioMilliseconds, userVerification: 'required' },
      };
    },

    /** Signs in the owner of a credential. Throws login.passkeyRecusado for every credential that is not valid. */
    async signIn(lugar: Lugar, body: BodyOf<Calls['login.autenticarPasskey']>): Promise<Autenticado> {
      const hospedagem = await getHospedagemComPasskey(hospedagens, lugar.host);
      logins.checkSignInOpen(hospedagem);
      const row = await consumidores.find(await verify(lugar, body));
      if (row?.promotora_id !== hospedagem.promotoraId) throw refuse('login.passkeyRecusado');
      return logins.admit(hospedagem, row);
    },
  };
}
