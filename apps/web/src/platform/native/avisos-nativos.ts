import type { Avisos, Permissao } from './avisos.ts';
import { listenTo } from './listen-to.ts';
import type { PluginPermission, Plugins } from './plugins.ts';

/** Google's and Apple's services may be away, and a simulator never answers. */
const patienceMilliseconds = 20_000;

const permissoes: Readonly<Record<PluginPermission, Permissao>> = {
  prompt: 'perguntar',
  'prompt-with-rationale': 'perguntar',
  granted: 'permitida',
  denied: 'negada',
};

/** Notices of the installed app: the token of this device at Google or Apple is its address, which changes now and then. */
export function createAvisosNativos(push: Plugins['PushNotifications']): Avisos {
  let token: string | undefined;
  let tell: () => void = () => undefined;
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
    if (isNew && !isAwaited) tell();
  });
  listenTo('PushNotifications', 'registrationError', () =>
    settle(({ reject }) => reject(new Error('no token was given'))),
  );

  const toPermissao = async (
    ask: () => Promise<{ readonly receive: PluginPermission }>,
  ): Promise<Permissao> => {
    try {
      return permissoes[(await ask()).receive] ?? 'indisponivel';
    } catch {
      // -- swallowed: a shell without Google's or Apple's keys, which shows no notices
      return 'indisponivel';
    }
  };
  return {
    readPermissao: () => toPermissao(() => push.checkPermissions()),
    askPermissao: () => toPermissao(() => push.requestPermissions()),
    async subscribe(onChange) {
      tell = onChange;
      return new Promise((resolve, reject) => {
        const timer = setTimeout(() => reject(new Error('no token came')), patienceMilliseconds);
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

/** Who waits for the token. */
interface Waiting {
  readonly resolve: (token: string) => void;
  readonly reject: (error: Error) => void;
}
