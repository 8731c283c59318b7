import OneSignal from 'react-onesignal';
import type { InscricaoWeb } from './inscricao-local.ts';

/** Timeout in milliseconds: a content blocker can leave the request pending forever. */
const patienceMilliseconds = 20_000;

const { PushSubscription: inscricao } = OneSignal.User;
let starting: Promise<void> | undefined;
let notifyChange: () => void = () => undefined;

/**
 * Loads OneSignal's script once per page. Its service worker has a scope of its own, because the app's worker
 * controls everything else; the bell and automatic prompts are disabled.
 */
function start(appId: string): Promise<void> {
  starting ??= OneSignal.init({
    appId,
    serviceWorkerPath: 'avisos/OneSignalSDKWorker.js',
    serviceWorkerParam: { scope: '/avisos/' },
    autoResubscribe: false,
    allowLocalhostAsSecureOrigin: true,
  }).then(() =>
    inscricao.addEventListener('change', ({ previous, current }) => {
      if (current.id && current.id !== previous.id) notifyChange();
    }),
  );
  return starting;
}

/** Push subscription of this browser at the campaign's app. A blocked script is retried on the next page load. */
export const createOnesignal = (appId: string): InscricaoWeb => ({
  subscribe: (onChange) =>
    inTime(
      (async () => {
        await start(appId);
        notifyChange = onChange;
        await inscricao.optIn();
        return whenId();
      })(),
    ),
  unsubscribe: () =>
    inTime(
      (async () => {
        await start(appId);
        await inscricao.optOut();
      })(),
    ),
});

/** Waits for the subscription id, which OneSignal's server assigns some time after the browser's subscription. */
function whenId(): Promise<string> {
  return new Promise((resolve) => {
    const look = () => {
      if (!inscricao.id) return;
      inscricao.removeEventListener('change', look);
      resolve(inscricao.id);
    };
    inscricao.addEventListener('change', look);
    look();
  });
}

function inTime<T>(work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('OneSignal did not load in time')), patienceMilliseconds);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
