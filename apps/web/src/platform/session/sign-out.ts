import { callApi } from '../api/api-client.ts';
import { isSilence, toApiError } from '../api/api-error.ts';
import { askAgain } from '../network/ask-again.ts';
import { session } from './session.ts';

/**
 * Signs out here at once and then on the server. Without an answer it is asked again for as long as this window is open:
 * a token that waited longer would have to be kept on a device that belongs to somebody else by now.
 */
export function signOut(): void {
  const token = session.get()?.token;
  session.signOut();
  if (!token) return;
  let stopAsking: (() => void) | undefined;
  async function end(body: { token: string }): Promise<void> {
    try {
      await callApi('login.sair', { body });
      stopAsking?.();
    } catch (thrown) {
      if (!isSilence(toApiError(thrown))) return stopAsking?.();
      stopAsking ??= askAgain(() => end(body));
    }
  }
  void end({ token });
}
