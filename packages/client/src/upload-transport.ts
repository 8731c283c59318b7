import type { Transport } from './call-types.ts';

/**
 * Sends like `fetch` and tells, from 0 to 1, how much has left the phone: `fetch` itself cannot. Fails like `fetch`
 * when the network does or the signal is raised.
 */
export function createUploadTransport(onProgress: (share: number) => void): Transport {
  return (url, { method = 'POST', headers, body, signal }) =>
    new Promise((resolve, reject) => {
      const request = new XMLHttpRequest();
      request.open(method, url);
      for (const [name, value] of new Headers(headers)) request.setRequestHeader(name, value);
      request.upload.addEventListener('progress', ({ loaded, total, lengthComputable }) => {
        if (lengthComputable && total > 0) onProgress(loaded / total);
      });
      request.addEventListener('load', () =>
        resolve(new Response(request.responseText, { status: request.status })),
      );
      for (const end of ['error', 'abort', 'timeout'])
        request.addEventListener(end, () => reject(new TypeError('Failed to fetch')));
      signal?.addEventListener('abort', () => request.abort());
      request.send(body as string);
    });
}
