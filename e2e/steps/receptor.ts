import { createHmac } from 'node:crypto';
import { createServer, type IncomingHttpHeaders } from 'node:http';

/** A received event. */
export interface Recebido {
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** A receiver of webhooks on this machine, whose answer a journey changes. */
export interface Receptor {
  readonly url: string;
  readonly recebidos: readonly Recebido[];
  /** Answers with this status from now on. */
  answer(status: number): void;
  close(): Promise<void>;
}

/** Starts a receiver that accepts every event. */
export async function startReceptor(port: number): Promise<Receptor> {
  const recebidos: Recebido[] = [];
  let status = 200;
  const server = createServer((request, response) => {
    let body = '';
    request.setEncoding('utf8').on('data', (piece: string) => (body += piece));
    request.on('end', () => {
      recebidos.push({ headers: request.headers, body });
      response.writeHead(status).end();
    });
  });
  await new Promise<void>((done) => server.listen(port, '127.0.0.1', done));
  return {
    url: `http://127.0.0.1:${port}/trevo`,
    recebidos,
    answer: (next) => void (status = next),
    async close() {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
}

/** Returns whether a secret signed a received event. */
export function isSigned({ headers, body }: Recebido, segredo: string): boolean {
  const signed = `${String(headers['webhook-id'])}.${String(headers['webhook-timestamp'])}.${body}`;
  const key = Buffer.from(segredo.replace(/^whsec_/, ''), 'base64');
  const signature = `v1,${createHmac('sha256', key).update(signed).digest('base64')}`;
  return String(headers['webhook-signature']).split(' ').includes(signature);
}
