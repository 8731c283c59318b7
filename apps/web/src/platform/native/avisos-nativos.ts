import type { Avisos, Permissao } from './avisos.ts';
import { listenTo } from './listen-to.ts';
import type { PluginPermission, Plugins } from './plugins.ts';

/** Timeout in milliseconds: Google's and Apple's services may be unreachable, and a simulator never responds. */
const patienceMilliseconds = 20_000;

const permissoes: Readonly<Record<PluginPermission, Permissao>> = {
  prompt: 'perguntar',
  'prompt-with-rationale': 'perguntar',
  granted: 'permitida',
  denied: 'negada',
};

/**
 * Push notifications of the native app: the push address is the device token of Google or Apple, which changes
 * occasionally.
 */
export function createAvisosNativos(push: Plugins['PushNotifications']): Avisos {
  let token: string | undefined;
  let notifyChange: () => void = () => undefined;
  const waiting = new Set<Waiting>();
  const settle = (end: (each: Waiting) => void) => {
    for (const each of waiting) end(each);
    waiting.clear();
  };
  listenTo('PushNotifications', 'registration', ({ value }) => {
    const isNew = token !== undefined && token !== value;
    token = value;
    const isAwaited = waiting.size > 0;
    settle(({ resolve }) => resolve(value));
    if (isNew && !isAwaited) notifyChange();
  });
  listenTo('PushNotifications', 'registrationError', () =>
    settle(({ reject }) => reject(new Error('the system refused the push token'))),
  );

  const toPermissao = async (
    ask: () => Promise<{ readonly receive: PluginPermission }>,
  ): Promise<Permissao> => {
    try {
      return permissoes[(await ask()).receive] ?? 'indisponivel';
    } catch {
      // -- swallowed: a shell without Google's or Apple's keys shows no notifications
      return 'indisponivel';
    }
  };
  return {
    readPermissao: () => toPermissao(() => push.checkPermissions()),
    askPermissao: () => toPermissao(() => push.requestPermissions()),
    async subscribe(onChange) {
      notifyChange = onChange;
      return new Promise((resolve, reject) => {
        const timer = setTimeout(
          () => reject(new Error('the push token did not arrive in time')),
          patienceMilliseconds,
        );
        const end =
          <T>(how: (result: T) => void) =>
          (result: T) => {
            clearTimeout(timer);
            how(result);
          };
        const each = { resolve: end(resolve), reject: end(reject) };
        waiting.add(each);
        push.register().catch(each.reject);
      });
    },
    unsubscribe: () => push.unregister(),
  };
}

/** A caller that waits for the token. */
interface Waiting {
  readonly resolve: (token: string) => void;
  readonly reject: (error: Error) => void;
}
