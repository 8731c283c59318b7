import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

const types: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
};

/** Serves a built folder with Brotli and immutable assets, like our server, so that only the pages differ. */
export function serveFolder(folder: string): Promise<{ port: number; close(): void }> {
  const kept = new Map<string, Buffer>();
  const server = createServer((request, response) => {
    const path = request.url === '/' ? '/index.html' : (request.url ?? '/').split('?')[0]!;
    const file = join(folder, path);
    if (!existsSync(file)) return void response.writeHead(404).end();
    if (!kept.has(file)) kept.set(file, brotliCompressSync(readFileSync(file)));
    response.writeHead(200, {
      'content-type': types[extname(file)] ?? 'application/octet-stream',
      'content-encoding': 'br',
      'cache-control': path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
    });
    response.end(kept.get(file));
  });
  return new Promise((resolve) =>
    server.listen(0, '127.0.0.1', () =>
      resolve({ port: (server.address() as { port: number }).port, close: () => server.close() }),
    ),
  );
}
