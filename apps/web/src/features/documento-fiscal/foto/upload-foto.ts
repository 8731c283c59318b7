import { callApi } from '../../../platform/api/call-api.ts';
import { isWorthRepeating, toApiError } from '@trevo/client/api-error.ts';
import { createUploadTransport } from '@trevo/client/request/upload-transport.ts';
import { network } from '@trevo/client/request/network-state.ts';

/** Back-off before each retry, in milliseconds. */
const pauses = [1_000, 3_000, 8_000];

export interface UploadFotoOptions {
  readonly signal: AbortSignal;
  /** Token of the owner, the same for every retry even if another user signs in. */
  readonly token: string | undefined;
  /** Progress of the running attempt, from 0 to 1. */
  onProgress(share: number): void;
  /** Called when an attempt failed and a retry follows. */
  onRetry(): void;
}

/** Uploads a picture and returns its name on the server. Retries on network failures. Throws ApiError. */
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

/** Resolves after the time has passed or the network has returned. */
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
