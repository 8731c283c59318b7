import { isPasskeyEnabled } from '@trevo/config/configuracao/configuracao-questions';
import type { DesafioAlvo, Desafios } from '../../../kernel/auth/desafio.ts';
import { refuse } from '../../../kernel/domain-error.ts';
import type { Hospedagem, HospedagemService } from '../../campanha/public.ts';

/** Host and origin of a request: a passkey belongs to the host, and the browser signs the origin. */
export interface Lugar {
  readonly host: string;
  readonly origin: string;
}

/** Returns the campaigns of a host. Throws login.passkeyInativo where they do not use passkeys. */
export async function getHospedagemComPasskey(
  hospedagens: Pick<HospedagemService, 'get'>,
  host: string,
): Promise<Hospedagem> {
  const hospedagem = await hospedagens.get(host);
  if (!isPasskeyEnabled(hospedagem.configuracao)) throw refuse('login.passkeyInativo');
  return hospedagem;
}

/** Signs a challenge, encoded as in WebAuthn's options. */
export const signChallenge = async (desafios: Desafios, alvo: DesafioAlvo): Promise<string> =>
  Buffer.from(await desafios.sign(alvo)).toString('base64url');

/** Returns a function that finds the id of a challenge for a ceremony. */
export const createFindDesafio = (desafios: Desafios, alvo: DesafioAlvo) => (challenge: string) =>
  desafios.find(alvo, Buffer.from(challenge, 'base64url').toString());
