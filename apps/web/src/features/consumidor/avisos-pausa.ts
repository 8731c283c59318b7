import { guardadasPrefix, localStore } from '../../platform/storage/local-store.ts';

const pauseMilliseconds = 24 * 60 * 60 * 1000;

// Goes when the person signs out, like everything of theirs.
const key = `${guardadasPrefix}avisos`;

interface Pausa {
  readonly desde: number;
  /** The welcome has been read on this device. */
  readonly isWelcomed: boolean;
}

/** The rest between two things that a person is asked without having done anything: one a day at most. */
export const avisosPausa = {
  isOn(): boolean {
    const desde = localStore.get<Pausa>(key)?.desde;
    // A clock that was set back does not keep the rest going for ever.
    return desde !== undefined && Math.abs(Date.now() - desde) < pauseMilliseconds;
  },
  /** Begins now: something was asked, or the person has just registered and is left in peace. */
  begin(): void {
    localStore.set(key, { desde: Date.now(), isWelcomed: avisosPausa.isWelcomed() } satisfies Pausa);
  },
  isWelcomed: (): boolean => localStore.get<Pausa>(key)?.isWelcomed ?? false,
  setWelcomed: (): void => localStore.set(key, { desde: Date.now(), isWelcomed: true } satisfies Pausa),
};
