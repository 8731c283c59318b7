import { createStore } from '../../ui/create-store.ts';
import { localStore } from '../storage/local-store.ts';

const key = 'relogio';
/** A smaller difference may come from the line: the `Date` header has whole seconds, and the answer was under way. */
const toleranceMilliseconds = 10_000;

/** Milliseconds that the server's clock is ahead of the phone's, as of the last answer: without network it stays. */
const store = createStore(localStore.get<number>(key) ?? 0);
let isConferido = false;

/**
 * The clock of the app: the phone's, put right by the server's answers. Whatever is compared with a day of the campaign
 * asks it; durations on this device, and what the server is told of the phone's own clock, use `Date`.
 */
export const relogio = {
  agora: (): Date => new Date(Date.now() + store.get()),
  /** The instant at which the phone's clock shows so many milliseconds. */
  at: (milliseconds: number): Date => new Date(milliseconds + store.get()),
  /** Whether the server has told the time since the app began. */
  isConferido: (): boolean => isConferido,
  /**
   * Takes the time from an answer.
   *
   * @param date its `Date` header
   * @param chegouEm what the phone's clock showed as it arrived
   */
  hear(date: string | null, chegouEm: number = Date.now()): void {
    const servidor = Date.parse(date ?? '');
    if (Number.isNaN(servidor)) return;
    isConferido = true;
    const difference = servidor - chegouEm;
    const next = Math.abs(difference) <= toleranceMilliseconds ? 0 : difference;
    const isSame = next === 0 ? store.get() === 0 : Math.abs(next - store.get()) <= toleranceMilliseconds;
    if (isSame) return;
    localStore.set(key, next);
    store.set(next);
  },
  /** The difference in milliseconds; subscribers hear of each change. */
  get: store.get,
  subscribe: store.subscribe,
};
