import { createHash } from 'node:crypto';
import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { port } from '../addresses.ts';

export interface ReleaseProxy {
  /** The origin of the app. */
  readonly address: string;
  /** Renames every built file and removes the old names, like a new release. */
  release(): void;
  close(): void;
}

const hashedName = /-([\w-]{8})\.(js|css|woff2|wasm)\b/g;
const renamed = /-([\w-]{8})novo\.(js|css|woff2|wasm)$/;

/** Starts a proxy that serves the program's built files under the names of one release, then of the next. */
export async function startReleaseProxy(): Promise<ReleaseProxy> {
  let isNew = false;
  const server = createServer((incoming, outgoing) => {
    const path = incoming.url ?? '/';
    const isFile = path.startsWith('/assets/');
    if (isFile && renamed.test(path) !== isNew) return void outgoing.writeHead(404).end();
    const own = isFile ? path.replace(renamed, '-$1.$2') : path;
    passOn(incoming, outgoing, own, isNew ? toNewNames : undefined);
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  return {
    address: `http://localhost:${(server.address() as AddressInfo).port}`,
    release: () => void (isNew = true),
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}

const toNewNames = (text: string): string =>
  text.replace(hashedName, '-$1novo.$2').replace(/\bid:([`"'])[0-9a-f]{8}\1/, 'id:$1novo$1');

/** Replaces the hashes of the page's inline scripts by those of the renamed ones. */
function allowInlineScripts(policy: string, before: string, after: string): string {
  const [old, renewed] = [before, after].map((html) =>
    [...html.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(([, code]) =>
      createHash('sha256').update(code!).digest('base64'),
    ),
  );
  return old!.reduce((text, hash, at) => text.replace(hash, renewed![at]!), policy);
}

function passOn(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  path: string,
  change: ((text: string) => string) | undefined,
): void {
  const { 'accept-encoding': _encoding, ...headers } = incoming.headers;
  // The program's ETag of the worker does not include the proxy's renaming.
  delete headers['if-none-match'];
  const call = request({ port, method: incoming.method, path, headers }, (response) => {
    const isText = /html|javascript|css/.test(response.headers['content-type'] ?? '');
    if (!change || !isText) {
      outgoing.writeHead(response.statusCode ?? 502, response.headers);
      return void response.pipe(outgoing);
    }
    const chunks: Buffer[] = [];
    response.on('data', (chunk: Buffer) => chunks.push(chunk));
    response.on('end', () => {
      const { 'content-length': _length, ...kept } = response.headers;
      const text = Buffer.concat(chunks).toString('utf8');
      const changed = change(text);
      const policy = kept['content-security-policy'];
      if (typeof policy === 'string')
        kept['content-security-policy'] = allowInlineScripts(policy, text, changed);
      outgoing.writeHead(response.statusCode ?? 502, kept);
      outgoing.end(changed);
    });
  });
  call.on('error', () => outgoing.destroy());
  incoming.pipe(call);
}
