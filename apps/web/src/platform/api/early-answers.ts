import { session } from '../session/session.ts';
import { localStore } from '../storage/local-store.ts';

/** What a start asked for, kept for the next one of the same person at the same address. */
export interface Primeiras {
  readonly usuario: string;
  readonly caminho: string;
  /** Addresses, each with whether it is asked in the person's name. */
  readonly chamadas: readonly (readonly [url: string, isOwn: boolean])[];
}

/** What the page asked for before the app was there, undefined where no answer came. */
export interface Early {
  readonly usuario: string;
  readonly answers: Record<string, Promise<Response | undefined>>;
}

declare global {
  interface Window {
    trevoEarly?: Early;
  }
}

const key = 'primeiras';
const startMilliseconds = 8_000;
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

/**
 * Requests that the page itself made as it began (`app/early-start.ts`): those that the last start at the same address
 * made. The app takes their answers instead of asking again, and notes what it asks for the next start.
 */
export const earlyAnswers = {
  /**
   * The answer to this address if the page asked for it as the same person; once, while the app starts. It may turn out
   * to be none.
   */
  take(url: string, signal: AbortSignal | null | undefined): Promise<Response | undefined> | undefined {
    const early = window.trevoEarly;
    const answer = early?.answers[url];
    if (!early || !answer) return undefined;
    delete early.answers[url];
    if (!isStarting() || early.usuario !== session.get()?.usuario) return undefined;
    const givenUp = new Promise<undefined>((resolve) =>
      signal?.addEventListener('abort', () => resolve(undefined)),
    );
    // A refusal may be of the token that was renewed meanwhile.
    return Promise.race([answer, givenUp]).then((response) => (response?.ok ? response : undefined));
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
