import type { Transport } from '../call-types.ts';

/**
 * Creates a transport like `fetch` that reports upload progress from 0 to 1, which `fetch` cannot. Rejects like
 * `fetch` on a network error and on an abort.
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
      request.send(body as XMLHttpRequestBodyInit);
    });
}
