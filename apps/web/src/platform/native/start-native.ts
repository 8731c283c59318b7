import { setVibrator, type Feel } from '@trevo/ui/gesture/vibrate.ts';
import { askPlugin, findPlugin } from '../browser/native-shell.ts';
import { listenTo } from './listen-to.ts';
import { takeLaunchPath } from './native-links.ts';

/**
 * Takes over what the installed app does where a page has the browser: the back button of the phone, vibrations, the news
 * of the network, and the link that it was started with, which becomes the first screen. For the whole life of the page.
 */
export async function startNative(): Promise<void> {
  listenTo('App', 'backButton', goBack);
  // As a browser tells it: what listens there hears it, whoever says it.
  listenTo('Network', 'networkStatusChange', ({ connected }) =>
    window.dispatchEvent(new Event(connected ? 'online' : 'offline')),
  );
  const haptics = findPlugin('Haptics');
  if (haptics) setVibrator((kind) => void vibrate(haptics, kind));
  const path = await takeLaunchPath();
  if (path !== undefined) window.history.replaceState(null, '', `#${path}`);
}

/**
 * What going back is in a browser: it closes what lies on top or goes to the screen before. At the first screen there is
 * nothing to go back to, and the app goes behind the others, as Android's own do.
 */
function goBack(): void {
  const { idx = 0 } = (window.history.state ?? {}) as { idx?: number };
  if (idx > 0) return window.history.back();
  void askPlugin('App', async (app) => {
    try {
      await app.minimizeApp();
    } catch {
      // -- swallowed: a shell that cannot put it behind the others ends it
      await app.exitApp();
    }
  });
}

type Haptics = NonNullable<ReturnType<typeof findPlugin<'Haptics'>>>;

const feelings: Readonly<Record<Feel, (haptics: Haptics) => Promise<void>>> = {
  tick: (haptics) => haptics.impact({ style: 'LIGHT' }),
  read: (haptics) => haptics.notification({ type: 'SUCCESS' }),
  refused: (haptics) => haptics.notification({ type: 'WARNING' }),
  cheer: (haptics) => haptics.notification({ type: 'SUCCESS' }),
  prize: (haptics) => haptics.vibrate({ duration: 300 }),
};

/** The words on the screen say it too: a phone that cannot vibrate says nothing of it. */
async function vibrate(haptics: Haptics, kind: Feel): Promise<void> {
  try {
    await feelings[kind](haptics);
  } catch {
    // -- swallowed: see above
  }
}
