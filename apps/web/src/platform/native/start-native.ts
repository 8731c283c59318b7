import { setVibrator, type Feel } from '@trevo/ui/gesture/vibrate.ts';
import { askPlugin, findPlugin } from '../browser/native-shell.ts';
import { listenTo } from './listen-to.ts';
import { takeLaunchPath } from './native-links.ts';

/**
 * Connects the native app to features that a browser has on the web: the hardware back button, vibration, network
 * changes, and the launch link, which becomes the first screen. Runs for the lifetime of the page.
 */
export async function startNative(): Promise<void> {
  listenTo('App', 'backButton', goBack);
  // Dispatches the browser's own events, so that listeners need not know the source.
  listenTo('Network', 'networkStatusChange', ({ connected }) =>
    window.dispatchEvent(new Event(connected ? 'online' : 'offline')),
  );
  const haptics = findPlugin('Haptics');
  if (haptics) setVibrator((kind) => void vibrate(haptics, kind));
  const path = await takeLaunchPath();
  if (path !== undefined) window.history.replaceState(null, '', `#${path}`);
}

/**
 * Handles back like a browser: closes the top layer or returns to the previous screen. At the first screen the
 * app is minimized, as usual on Android.
 */
function goBack(): void {
  const { idx = 0 } = (window.history.state ?? {}) as { idx?: number };
  if (idx > 0) return window.history.back();
  void askPlugin('App', async (app) => {
    try {
      await app.minimizeApp();
    } catch {
      // -- swallowed: a shell that cannot minimize exits the app
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

/** Vibrates; a failure is ignored, because the screen shows the same information. */
async function vibrate(haptics: Haptics, kind: Feel): Promise<void> {
  try {
    await feelings[kind](haptics);
  } catch {
    // -- swallowed: see above
  }
}
