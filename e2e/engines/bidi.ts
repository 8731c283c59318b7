import WebSocket from 'ws';

export interface Bidi {
  /** One command and its answer. Throws what the browser says against it. */
  send<Result>(method: string, params: object): Promise<Result>;
  /** The errors that a window's console has shown since the last time. */
  takeErrors(context: string): string[];
  close(): void;
}

interface Message {
  readonly id?: number;
  readonly type: 'success' | 'error' | 'event';
  readonly result?: unknown;
  readonly error?: string;
  readonly message?: string;
  readonly method?: string;
  readonly params?: {
    readonly level: string;
    readonly text: string;
    readonly source: { readonly context?: string };
  };
}

/** The one conversation that a browser has over WebDriver BiDi: commands are answered by their number. */
export async function connectBidi(url: string): Promise<Bidi> {
  const socket = new WebSocket(url, { perMessageDeflate: false, maxPayload: 64 * 1024 * 1024 });
  await new Promise((resolve, reject) => {
    socket.once('open', resolve);
    socket.once('error', reject);
  });
  const waiting = new Map<number, (message: Message) => void>();
  let errors: { context: string | undefined; text: string }[] = [];
  let last = 0;

  socket.on('message', (frame: Buffer) => {
    const message = JSON.parse(frame.toString('utf8')) as Message;
    if (message.id !== undefined) waiting.get(message.id)?.(message);
    else if (message.method === 'log.entryAdded' && message.params!.level === 'error')
      errors.push({ context: message.params!.source.context, text: message.params!.text });
  });
  socket.on('close', () => {
    for (const end of waiting.values()) end({ type: 'error', error: 'the browser has gone' });
  });

  return {
    send: <Result>(method: string, params: object) =>
      new Promise<Result>((resolve, reject) => {
        const id = (last += 1);
        const end = ({ type, result, error, message = '' }: Message) => {
          waiting.delete(id);
          if (type === 'success') resolve(result as Result);
          else reject(new Error(`${method}: ${error} ${message}`));
        };
        waiting.set(id, end);
        socket.send(JSON.stringify({ id, method, params }));
      }),
    takeErrors(context) {
      const own = errors.filter((one) => one.context === context);
      errors = errors.filter((one) => one.context !== context);
      return own.map(({ text }) => text);
    },
    close: () => socket.close(),
  };
}
