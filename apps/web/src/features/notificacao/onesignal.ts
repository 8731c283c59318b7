import OneSignal from 'react-onesignal';
import type { InscricaoWeb } from './inscricao-local.ts';

/** Who blocks scripts of others may let a request hang for ever. */
const patienceMilliseconds = 20_000;

const { PushSubscription: inscricao } = OneSignal.User;
let starting: Promise<void> | undefined;
let tell: () => void = () => undefined;

/**
 * OneSignal's script, once for a page. Its worker stands in a folder of its own, because ours answers for everything
 * else; it shows no bell and asks nothing by itself.
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
      if (current.id && current.id !== previous.id) tell();
    }),
  );
  return starting;
}

/** The subscription of this browser at the campaign's app. A script that was blocked is tried with the next page. */
export const createOnesignal = (appId: string): InscricaoWeb => ({
  subscribe: (onChange) =>
    inTime(
      (async () => {
        await start(appId);
        tell = onChange;
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

/** It comes from their server, some time after the browser's own. */
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
    const timer = setTimeout(() => reject(new Error('OneSignal does not answer')), patienceMilliseconds);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
