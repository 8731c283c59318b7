import {
  startAuthentication,
  startRegistration,
  WebAuthnAbortService,
  WebAuthnError,
} from '@simplewebauthn/browser';
import { ApiError } from '@trevo/client/api-error.ts';
import type { RetornoOf } from '@trevo/contract/call';
import type { Calls } from '@trevo/contract/calls';
import { callApi } from '../../platform/api/call-api.ts';
import { describeAparelho } from '@trevo/client/describe-aparelho.ts';
import { passkeyText as text } from './passkey.text.ts';

/** Builds the refusal of a device that could not finish. */
const refuse = (mensagem: string) => new ApiError(400, { codigo: 'login.passkeyRecusado', mensagem });

/**
 * Signs in with a passkey that the user selects. Returns null when the user cancels.
 *
 * @throws ApiError of a call, or of the device
 */
export async function signInWithPasskey(): Promise<RetornoOf<Calls['login.autenticar']> | null> {
  const { opcoes } = (await callApi('login.iniciarEntradaPasskey', {})).retorno;
  const credencial = await unlessCancelled(() => startAuthentication({ optionsJSON: opcoes }));
  if (!credencial) return null;
  const { userHandle, ...response } = credencial.response;
  // A credential without an account is not one of ours: the options ask for one that the device stores.
  if (!userHandle) throw refuse(text.falhou);
  const body = { credencial: { ...credencial, response: { ...response, userHandle } } };
  return (await callApi('login.autenticarPasskey', { body })).retorno;
}

/**
 * Adds a passkey of this device to the account. Returns null when the user cancels.
 *
 * @throws ApiError of a call, or of the device
 */
export async function addPasskey(senhaAtual: string): Promise<RetornoOf<Calls['login.criarPasskey']> | null> {
  const { opcoes } = (await callApi('login.iniciarPasskey', { body: { senhaAtual } })).retorno;
  const credencial = await unlessCancelled(() => startRegistration({ optionsJSON: opcoes }));
  if (!credencial) return null;
  const body = { credencial, descricao: describeAparelho(navigator.userAgent) };
  return (await callApi('login.criarPasskey', { body })).retorno;
}

/** Closes the prompt of a ceremony whose screen is gone. */
export const cancelPasskey = (): void => WebAuthnAbortService.cancelCeremony();

/** Runs the browser's part. Cancelling, not answering in time and leaving the page are no errors. */
async function unlessCancelled<T>(ask: () => Promise<T>): Promise<T | null> {
  try {
    return await ask();
  } catch (error) {
    const { name } = error as Error;
    if (name === 'NotAllowedError' || name === 'AbortError') return null;
    const isKnown =
      error instanceof WebAuthnError && error.code === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED';
    throw refuse(isKnown ? text.jaIncluido : text.falhou);
  }
}
