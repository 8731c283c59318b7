import { createStore } from '@trevo/ui/create-store.ts';
import { localStore } from '../storage/local-store.ts';

const key = 'relogio';
/** Smaller offsets are noise: the `Date` header has whole seconds, and the response takes time to arrive. */
const toleranceMilliseconds = 10_000;

/** Milliseconds that the server's clock is ahead of the phone's, from the last answer; persisted for offline starts. */
const store = createStore(localStore.get<number>(key) ?? 0);
let isConferido = false;

/**
 * The app's clock: the phone's clock corrected by the offset to the server. Use it for every comparison with a day of the
 * campaign. Durations on this device, and the phone's own time for the server (`relogioEm`), use `Date`.
 */
export const relogio = {
  agora: (): Date => new Date(Date.now() + store.get()),
  /** Converts a timestamp of the phone's clock to an instant. */
  at: (milliseconds: number): Date => new Date(milliseconds + store.get()),
  /** Whether an answer has confirmed the time since the app started. */
  isConferido: (): boolean => isConferido,
  /**
   * Updates the offset from an answer.
   *
   * @param date its `Date` header
   * @param chegouEm its arrival on the phone's clock
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
  /** The offset in milliseconds; subscribers are notified of each change. */
  get: store.get,
  subscribe: store.subscribe,
};
