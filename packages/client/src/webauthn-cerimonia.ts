import {
  startAuthentication,
  startRegistration,
  WebAuthnAbortService,
  WebAuthnError,
} from '@simplewebauthn/browser';
import type { OpcoesNova, OpcoesUsada } from '@trevo/contract/webauthn';

/** Builds the error of a device that could not finish; `isKnown`: it has a passkey of the account already. */
type ToFalha = (isKnown: boolean) => Error;

/** Asks the user for a passkey. Returns null when the user cancels. */
export async function askPasskey(opcoes: OpcoesUsada, toFalha: ToFalha) {
  const credencial = await unlessCancelled(() => startAuthentication({ optionsJSON: opcoes }), toFalha);
  if (!credencial) return null;
  const { userHandle, ...response } = credencial.response;
  // Discoverable credentials, which the options require, always have a user handle.
  if (!userHandle) throw toFalha(false);
  return { ...credencial, response: { ...response, userHandle } };
}

/** Creates a passkey on a device of the user. Returns null when the user cancels. */
export const createPasskey = (opcoes: OpcoesNova, toFalha: ToFalha) =>
  unlessCancelled(() => startRegistration({ optionsJSON: opcoes }), toFalha);

/** Closes the prompt of a ceremony without a screen. */
export const cancelPasskey = (): void => WebAuthnAbortService.cancelCeremony();

/** Runs the browser's part. Cancelling, not answering in time and leaving the page are no errors. */
async function unlessCancelled<T>(ask: () => Promise<T>, toFalha: ToFalha): Promise<T | null> {
  try {
    return await ask();
  } catch (error) {
    const { name } = error as Error;
    if (name === 'NotAllowedError' || name === 'AbortError') return null;
    throw toFalha(
      error instanceof WebAuthnError && error.code === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED',
    );
  }
}
