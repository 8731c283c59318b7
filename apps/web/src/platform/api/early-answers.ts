import type { EarlyAnswer, EarlyAnswers } from '@trevo/client/create-client.ts';
import { session } from '../session/session.ts';
import { localStore } from '../storage/local-store.ts';

/** What a start asked for, kept for the next one of the same person at the same address. */
export interface Primeiras {
  readonly usuario: string;
  readonly caminho: string;
  /** Addresses, each with whether it is asked in the person's name. */
  readonly chamadas: readonly (readonly [url: string, isOwn: boolean])[];
}

/** What the page asked for before the app was there, by address. */
export interface Early {
  readonly usuario: string;
  readonly running: Record<string, Promise<void>>;
  /** The good answers, once they are there. */
  readonly arrived: Record<string, EarlyAnswer>;
}

declare global {
  interface Window {
    trevoEarly?: Early;
  }
}

const key = 'primeiras';
/** How long a start lasts at most. */
export const startMilliseconds = 8_000;
const most = 12;

const caminho = typeof location === 'undefined' ? '' : location.pathname;
let noted: Primeiras | undefined;
let isTouched = false;

if (typeof window !== 'undefined')
  for (const event of ['pointerdown', 'keydown', 'click'] as const)
    window.addEventListener(event, () => (isTouched = true), { capture: true, once: true });

/** A start: seconds in which nobody has touched anything yet. */
const isStarting = () => performance.now() < startMilliseconds && !isTouched;

// Its addresses name the person: they go when the person does.
session.subscribe(() => {
  if (session.get()?.usuario === localStore.get<Primeiras>(key)?.usuario) return;
  noted = undefined;
  localStore.remove(key);
});

/** What the page asked for, while the app starts, as the person who is signed in now. */
function findEarly(): Early | undefined {
  const early = window.trevoEarly;
  return early && isStarting() && early.usuario === session.get()?.usuario ? early : undefined;
}

function forget({ running, arrived }: Early, url: string): void {
  delete running[url];
  delete arrived[url];
}

/**
 * Requests that the page itself made as it began (`app/early-start.ts`): those that the last start at the same address
 * made. The app takes their answers instead of asking again, and notes what it asks for the next start.
 */
export const earlyAnswers: EarlyAnswers = {
  /** What has been answered to this address already, if the page asked for it as the same person; once. */
  takeNow(url: string): EarlyAnswer | undefined {
    const early = findEarly();
    const answer = early?.arrived[url];
    if (early && answer) forget(early, url);
    return answer;
  },
  /** The same when it may still be on its way; undefined when nobody asked. It may turn out that no good answer came. */
  take(url: string, signal: AbortSignal): Promise<EarlyAnswer | undefined> | undefined {
    const early = findEarly();
    const running = early?.running[url];
    if (!early || !running) return undefined;
    const givenUp = new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve()));
    // A refusal may be of the token that was renewed meanwhile: then it is asked again.
    return Promise.race([running, givenUp]).then(() => {
      const answer = early.arrived[url];
      forget(early, url);
      return answer;
    });
  },
  /** Notes a request that was answered. */
  note(url: string, isOwn: boolean): void {
    const usuario = session.get()?.usuario;
    if (!usuario || !isStarting()) return;
    const chamadas = noted?.usuario === usuario ? noted.chamadas : [];
    if (chamadas.length >= most || chamadas.some(([known]) => known === url)) return;
    noted = { usuario, caminho, chamadas: [...chamadas, [url, isOwn]] };
    localStore.set(key, noted);
  },
};
