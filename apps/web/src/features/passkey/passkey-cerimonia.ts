import { ApiError } from '@trevo/client/api-error.ts';
import { describeAparelho } from '@trevo/client/describe-aparelho.ts';
import { askPasskey, createPasskey } from '@trevo/client/webauthn-cerimonia.ts';
import type { RetornoOf } from '@trevo/contract/call';
import type { Calls } from '@trevo/contract/calls';
import { callApi } from '../../platform/api/call-api.ts';
import { passkeyText as text } from './passkey.text.ts';

export { cancelPasskey } from '@trevo/client/webauthn-cerimonia.ts';

/** Builds the refusal of a device that could not finish. */
const toFalha = (isKnown: boolean) =>
  new ApiError(400, {
    codigo: 'login.passkeyRecusado',
    mensagem: isKnown ? text.jaIncluido : text.falhou,
  });

/**
 * Signs in with a passkey that the user selects. Returns null when the user cancels.
 *
 * @throws ApiError of a call, or of the device
 */
export async function signInWithPasskey(): Promise<RetornoOf<Calls['login.autenticar']> | null> {
  const { opcoes } = (await callApi('login.iniciarEntradaPasskey', {})).retorno;
  const credencial = await askPasskey(opcoes, toFalha);
  return credencial && (await callApi('login.autenticarPasskey', { body: { credencial } })).retorno;
}

/**
 * Adds a passkey of this device to the account. Returns null when the user cancels.
 *
 * @throws ApiError of a call, or of the device
 */
export async function addPasskey(senhaAtual: string): Promise<RetornoOf<Calls['login.criarPasskey']> | null> {
  const { opcoes } = (await callApi('login.iniciarPasskey', { body: { senhaAtual } })).retorno;
  const credencial = await createPasskey(opcoes, toFalha);
  if (!credencial) return null;
  const body = { credencial, descricao: describeAparelho(navigator.userAgent) };
  return (await callApi('login.criarPasskey', { body })).retorno;
}
