import { findPlugin } from '../browser/native-shell.ts';
import type { Listened, PluginEvents } from './plugins.ts';

/** Listens to a plugin, if the shell has it, until the returned function is called. */
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
  // -- swallowed: a shell older than the page lacks this event
  listening.catch(() => undefined);
  return () => {
    isOver = true;
    // -- swallowed: the listener is removed, so later events are not needed
    void listening.then((handle) => handle?.remove()).catch(() => undefined);
  };
}
