import { callApi } from '../../../platform/api/api-client.ts';
import { isWorthRepeating, toApiError } from '@trevo/client/api-error.ts';
import { createUploadTransport } from '@trevo/client/upload-transport.ts';
import { network } from '@trevo/client/network-state.ts';

/** How long to wait before each further try, in milliseconds. */
const pauses = [1_000, 3_000, 8_000];

export interface UploadFotoOptions {
  readonly signal: AbortSignal;
  /** Whose picture it is: the same for every try, whoever is signed in by then. */
  readonly token: string | undefined;
  /** From 0 to 1, of the try that runs. */
  onProgress(share: number): void;
  /** A try failed and another one follows. */
  onRetry(): void;
}

/** Sends a picture and answers its name on the server. Tries again by itself on a network that fails. Throws ApiError. */
export async function uploadFoto(arquivo: Blob, options: UploadFotoOptions): Promise<string> {
  const { signal, token, onProgress, onRetry } = options;
  const imagemBase64 = await toDataUrl(arquivo);
  const send = () =>
    callApi('upload.imagemDocumento', {
      body: { imagemBase64 },
      signal,
      ...(token && { token }),
      transport: createUploadTransport(onProgress),
    });
  for (const pause of pauses) {
    try {
      return (await send()).retorno.nomeArquivo;
    } catch (thrown) {
      const error = toApiError(thrown);
      if (!isWorthRepeating(error) || signal.aborted) throw error;
      onRetry();
      await wait(pause, signal);
    }
  }
  return (await send()).retorno.nomeArquivo;
}

/** Until the time has passed, or the network has come back. */
function wait(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const finish = () => {
      clearTimeout(timer);
      stop();
      resolve();
    };
    const timer = setTimeout(finish, milliseconds);
    const stop = network.subscribe(() => {
      if (network.isOnline()) finish();
    });
    signal.addEventListener('abort', finish);
  });
}

function toDataUrl(arquivo: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(reader.result as string));
    reader.addEventListener('error', () => reject(reader.error ?? new Error('Unreadable')));
    reader.readAsDataURL(arquivo);
  });
}
