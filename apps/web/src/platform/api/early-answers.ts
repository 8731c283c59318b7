import type { EarlyAnswer, EarlyAnswers } from '@trevo/client/request/create-client.ts';
import { session } from '../session/session.ts';
import { localStore } from '../storage/local-store.ts';

/** Requests of a start, stored for the next start of the same user at the same address. */
export interface Primeiras {
  readonly usuario: string;
  readonly caminho: string;
  /** URLs, each with whether the request carries the token. */
  readonly chamadas: readonly (readonly [url: string, isOwn: boolean])[];
}

/** Early requests of the page, sent before the app has loaded, by URL. */
export interface Early {
  readonly usuario: string;
  readonly running: Record<string, Promise<void>>;
  /** Successful responses that have arrived. */
  readonly arrived: Record<string, EarlyAnswer>;
}

declare global {
  interface Window {
    trevoEarly?: Early;
  }
}

const key = 'primeiras';
/** Maximum duration of a start, in milliseconds. */
export const startMilliseconds = 8_000;
const most = 12;

const caminho = typeof location === 'undefined' ? '' : location.pathname;
let noted: Primeiras | undefined;
let isTouched = false;

if (typeof window !== 'undefined')
  for (const event of ['pointerdown', 'keydown', 'click'] as const)
    window.addEventListener(event, () => (isTouched = true), { capture: true, once: true });

/** Returns whether the app is starting: within the time limit and before the first user input. */
const isStarting = () => performance.now() < startMilliseconds && !isTouched;

// The URLs contain personal data: delete them when the user changes.
session.subscribe(() => {
  if (session.get()?.usuario === localStore.get<Primeiras>(key)?.usuario) return;
  noted = undefined;
  localStore.remove(key);
});

/** Returns the early requests of the signed-in user while the app starts. */
function findEarly(): Early | undefined {
  const early = window.trevoEarly;
  return early && isStarting() && early.usuario === session.get()?.usuario ? early : undefined;
}

function forget({ running, arrived }: Early, url: string): void {
  delete running[url];
  delete arrived[url];
}

/**
 * Early requests of the page (`app/start/early-start.ts`), which repeat those of the last start at the same address.
 * The app takes their responses instead of sending them again, and notes its own requests for the next start.
 */
export const earlyAnswers: EarlyAnswers = {
  /** Returns and removes the response to this URL if it has arrived. */
  takeNow(url: string): EarlyAnswer | undefined {
    const early = findEarly();
    const answer = early?.arrived[url];
    if (early && answer) forget(early, url);
    return answer;
  },
  /**
   * Like `takeNow`, but waits for a request in flight; undefined when there is none. Resolves to undefined when
   * the request failed.
   */
  take(url: string, signal: AbortSignal): Promise<EarlyAnswer | undefined> | undefined {
    const early = findEarly();
    const running = early?.running[url];
    if (!early || !running) return undefined;
    const givenUp = new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve()));
    // A refusal may be due to a token renewed meanwhile: the caller then repeats the request.
    return Promise.race([running, givenUp]).then(() => {
      const answer = early.arrived[url];
      forget(early, url);
      return answer;
    });
  },
  /** Notes a request that got a response. */
  note(url: string, isOwn: boolean): void {
    const usuario = session.get()?.usuario;
    if (!usuario || !isStarting()) return;
    const chamadas = noted?.usuario === usuario ? noted.chamadas : [];
    if (chamadas.length >= most || chamadas.some(([known]) => known === url)) return;
    noted = { usuario, caminho, chamadas: [...chamadas, [url, isOwn]] };
    localStore.set(key, noted);
  },
};
