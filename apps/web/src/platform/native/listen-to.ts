import { findPlugin } from '../browser/native-shell.ts';
import type { Listened, PluginEvents } from './plugins.ts';

/** Listens to a plugin, if the shell brings it, until the returned function is called. */
export function listenTo<Name extends keyof PluginEvents, Event extends keyof PluginEvents[Name] & string>(
  name: Name,
  event: Event,
  listener: (told: PluginEvents[Name][Event]) => void,
): () => void {
  let isOver = false;
  const hear = (told: PluginEvents[Name][Event]) => {
    if (!isOver) listener(told);
  };
  const plugin: Listened | undefined = findPlugin(name);
  const listening = (async () => plugin?.addListener(event, hear))();
  // -- swallowed: a shell that is older than the page tells nothing
  listening.catch(() => undefined);
  return () => {
    isOver = true;
    // -- swallowed: what is told from now on is not heard anyway
    void listening.then((handle) => handle?.remove()).catch(() => undefined);
  };
}
