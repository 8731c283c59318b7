import { isPasskeyEnabled } from '@trevo/config/configuracao/configuracao-questions';
import { desafioSegundos } from '../../kernel/auth/desafio.ts';
import { refuse } from '../../kernel/domain-error.ts';
import type { Hospedagem, HospedagemService } from '../campanha/public.ts';

/** Host and origin of a request: a passkey belongs to the host, and the browser signs the origin. */
export interface Lugar {
  readonly host: string;
  readonly origin: string;
}

/** Time for the browser's part of a ceremony, in milliseconds. */
export const desafioMilliseconds = desafioSegundos * 1000;

/** Returns the campaigns of a host. Throws login.passkeyInativo where they do not use passkeys. */
export async function getHospedagemComPasskey(
  hospedagens: Pick<HospedagemService, 'get'>,
  host: string,
): Promise<Hospedagem> {
  const hospedagem = await hospedagens.get(host);
  if (!isPasskeyEnabled(hospedagem.configuracao)) throw refuse('login.passkeyInativo');
  return hospedagem;
}

/** Encodes a challenge as WebAuthn's JSON has it. */
export const toBase64url = (desafio: string): string => Buffer.from(desafio).toString('base64url');

/** Encodes an account as WebAuthn's user handle: the 16 bytes of its id, which name no person. */
export const toUserHandle = (consumidorId: string): string =>
  Buffer.from(consumidorId.replaceAll('-', ''), 'hex').toString('base64url');

/** Returns the account of a user handle; undefined for anything else. */
export function toConsumidorId(userHandle: string): string | undefined {
  const hex = Buffer.from(userHandle, 'base64url').toString('hex');
  return hex.length === 32 ? hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5') : undefined;
}
