import { phone, toExpression, type Engine, type Tab } from './engine.ts';
import { toDrag, toTyping, wireKeys } from './wire-actions.ts';

/** Connects to released Firefox over WebDriver BiDi; engines.config.ts starts it and provides its address. */
export async function startFirefox(): Promise<Engine> {
  const { send, takeErrors } = await connect(`${process.env['TREVO_BIDI']!}/session`);
  const { capabilities } = await send<{ capabilities: { browserVersion: string } }>('session.new', {
    capabilities: { alwaysMatch: {} },
  });
  await send('session.subscribe', { events: ['log.entryAdded'] });

  async function open(): Promise<Tab> {
    const { userContext } = await send<{ userContext: string }>('browser.createUserContext', {});
    const { context } = await send<{ context: string }>('browsingContext.create', {
      type: 'tab',
      userContext,
    });
    await send('browsingContext.setViewport', { context, viewport: phone, devicePixelRatio: 1 });
    const act = (actions: object) => send<void>('input.performActions', { context, actions: [actions] });
    return {
      load: (url) => send<void>('browsingContext.navigate', { context, url, wait: 'complete' }),
      async run<Result>(what: (given: never) => Result | Promise<Result>, given?: unknown) {
        const expression = toExpression(what, given);
        const target = { context };
        const answer = await send<Evaluated>('script.evaluate', { expression, target, awaitPromise: true });
        if (answer.type === 'exception') throw new Error(answer.exceptionDetails.text);
        return JSON.parse(answer.result.value) as Result;
      },
      drag: (points) => act(toDrag(points)),
      type: (text) => act(toTyping(text)),
      press: (key) => act(toTyping(wireKeys[key])),
      async takePicture() {
        const taken = await send<{ data: string }>('browsingContext.captureScreenshot', { context });
        return Buffer.from(taken.data, 'base64');
      },
      listErrors: () => Promise.resolve(takeErrors(context)),
      async close() {
        await send('browsingContext.close', { context });
        await send('browser.removeUserContext', { userContext });
      },
    };
  }

  return {
    description: `Firefox ${capabilities.browserVersion}`,
    open,
    close: () => send<void>('session.end', {}),
  };
}

type Evaluated =
  | { readonly type: 'success'; readonly result: { readonly value: string } }
  | { readonly type: 'exception'; readonly exceptionDetails: { readonly text: string } };

interface Message {
  readonly id?: number;
  readonly type: 'success' | 'error' | 'event';
  readonly result?: unknown;
  readonly error?: string;
  readonly message?: string;
  /** Parameters of `log.entryAdded`, the only subscribed event. */
  readonly params?: { readonly level: string; readonly text: string; readonly source: { context?: string } };
}

/**
 * Opens a BiDi connection: `send` rejects with the browser's error, `takeErrors` returns and clears a window's
 * console errors.
 */
async function connect(url: string) {
  const socket = new WebSocket(url);
  await new Promise((resolve, reject) => {
    socket.onopen = resolve;
    socket.onerror = () => reject(new Error(`${url} cannot be reached`));
  });
  const waiting = new Map<number, (message: Message) => void>();
  let errors: { context: string | undefined; text: string }[] = [];
  let last = 0;
  socket.onmessage = ({ data: text }) => {
    const { id, params, ...message } = JSON.parse(text as string) as Message;
    if (id !== undefined) waiting.get(id)?.(message);
    else if (params?.level === 'error') errors.push({ context: params.source.context, text: params.text });
  };
  socket.onclose = () => {
    for (const end of waiting.values()) end({ type: 'error', error: 'the connection was closed' });
  };
  return {
    send: <Result>(method: string, params: object) =>
      new Promise<Result>((resolve, reject) => {
        const id = (last += 1);
        waiting.set(id, ({ type, result, error, message = '' }) => {
          waiting.delete(id);
          if (type === 'success') resolve(result as Result);
          else reject(new Error(`${method}: ${error} ${message}`));
        });
        socket.send(JSON.stringify({ id, method, params }));
      }),
    takeErrors(context: string) {
      const own = errors.filter((one) => one.context === context);
      errors = errors.filter((one) => one.context !== context);
      return own.map(({ text }) => text);
    },
  };
}
