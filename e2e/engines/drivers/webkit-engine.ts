import { driverAddress } from './drivers.ts';
import { phone, toExpression, type Engine, type Tab } from './engine.ts';
import { toDrag, toTyping, wireKeys } from './wire-actions.ts';

/**
 * Connects to WebKitGTK, the engine of every browser on an iPhone, through the WebDriver server that
 * engines.config.ts starts.
 */
export async function startWebkit(): Promise<Engine> {
  const first = await openSession();
  await first.end();
  return {
    description: `WebKitGTK ${first.version}`,
    open: async () => toTab(await openSession()),
    close: () => Promise.resolve(),
  };
}

const capabilities = {
  'webkitgtk:browserOptions': {
    args: [
      '--automation',
      '--enable-media-stream=true',
      // A mock camera, allowed without a prompt.
      '--enable-mock-capture-devices=true',
    ],
  },
};

type Session = Awaited<ReturnType<typeof openSession>>;

/** Opens a browser session, from start to quit. */
async function openSession() {
  const body = { capabilities: { alwaysMatch: capabilities } };
  const granted = await call<{ sessionId: string; capabilities: { browserVersion: string } }>(
    'POST',
    '/session',
    body,
  );
  const own = `/session/${granted.sessionId}`;
  return {
    version: granted.capabilities.browserVersion,
    post: <Result = void>(path: string, given: object) => call<Result>('POST', own + path, given),
    get: <Result>(path: string) => call<Result>('GET', own + path),
    end: () => call<void>('DELETE', own),
  };
}

/** Sends a command of W3C WebDriver. Throws the driver's error. */
async function call<Result>(method: string, path: string, body?: object): Promise<Result> {
  const response = await fetch(driverAddress + path, {
    method,
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  const { value } = (await response.json()) as { value: unknown };
  if (response.ok) return value as Result;
  const { error, message } = value as { error: string; message: string };
  throw new Error(`${method} ${path}: ${error} ${message}`);
}

async function toTab(session: Session): Promise<Tab> {
  const ask = <Result>(what: (given: never) => Result | Promise<Result>, given?: unknown) =>
    run<Result>(session, toExpression(what, given));
  const errors: string[] = [];
  const collectErrors = async () => void errors.push(...(await ask(takeErrors)));
  const act = (actions: object) => session.post('/actions', { actions: [actions] });
  await fitWindow(session, ask);
  return {
    async load(url) {
      await collectErrors();
      await session.post('/url', { url });
      await ask(captureErrors);
    },
    run: ask,
    drag: (points) => act(toDrag(points)),
    type: (text) => act(toTyping(text)),
    press: (key) => act(toTyping(wireKeys[key])),
    takePicture: async () => Buffer.from(await session.get<string>('/screenshot'), 'base64'),
    async listErrors() {
      await collectErrors();
      return errors.splice(0);
    },
    close: () => session.end(),
  };
}

/**
 * WebDriver has no command for the console, and WebKit logs none in driven windows: the page itself listens
 * after each load. Earlier errors are detected on the other engines only.
 */
function captureErrors(): void {
  const heard: string[] = [];
  (globalThis as { heardErrors?: string[] }).heardErrors = heard;
  addEventListener('error', ({ message }) => heard.push(message));
  addEventListener('unhandledrejection', ({ reason }) => heard.push(`unhandled: ${String(reason)}`));
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    heard.push(`refused by ${violatedDirective}: ${blockedURI}`),
  );
  const { error } = console;
  console.error = (...words: unknown[]) => {
    heard.push(words.map(String).join(' '));
    error(...words);
  };
}

const takeErrors = () => (globalThis as { heardErrors?: string[] }).heardErrors?.splice(0) ?? [];

async function run<Result>(session: Session, expression: string): Promise<Result> {
  const script = `const done = arguments[0];
    ${expression}.then((json) => done({ json }), (error) => done({ error: String(error) }));`;
  const { json, error } = await session.post<{ json: string; error?: string }>('/execute/async', {
    script,
    args: [],
  });
  if (error) throw new Error(error);
  return JSON.parse(json) as Result;
}

/** Sizes the window so that the viewport has the phone's size: the driver includes the window's bars. */
async function fitWindow(session: Session, ask: Tab['run']): Promise<void> {
  let { width, height }: { width: number; height: number } = phone;
  for (let tries = 0; tries < 5; tries += 1) {
    await session.post('/window/rect', { x: 0, y: 0, width, height });
    const [innerWidth, innerHeight] = await ask(() => [globalThis.innerWidth, globalThis.innerHeight]);
    if (innerWidth === phone.width && innerHeight === phone.height) return;
    width += phone.width - innerWidth!;
    height += phone.height - innerHeight!;
  }
  throw new Error(`WebKit's window does not become ${phone.width} × ${phone.height}`);
}
