import type { EarlyAnswer } from '@trevo/client/create-client.ts';
import type { Early, Primeiras } from '../platform/api/early-answers.ts';
import type { Session } from '../platform/session/session.ts';

declare global {
  /** Put here by the build; see vite/early-start.plugin.ts. */
  const trevoFirst: {
    /** Scripts and style sheets of the first screen behind the entry, with what stands around it. */
    readonly scripts: readonly string[];
    readonly styles: readonly string[];
  };
}

/*
 * Stands in the page itself, before any other script: who is signed in waits for the code of their first screen, and for
 * what it asks, from the first moment on and not one after the other. Who is not gets the field that the server drew. It
 * imports nothing. Whatever it does not do is done later, by the app.
 */
try {
  const isTotem = sessionStorage.getItem('trevo.totem') !== null;
  // A kiosk's window has people of its own.
  const read = (key: string) =>
    JSON.parse(
      (isTotem ? sessionStorage.getItem(`trevo.totem.${key}`) : localStorage.getItem(`trevo.${key}`)) ??
        'null',
    ) as unknown;
  const login = read('login') as Session | null;
  const { pathname, search, hash } = location;
  // An address that brings something brings it for the app to read, and a kiosk has a keyboard of its own.
  const isBare = `${search}${hash}` === '' && !isTotem;
  if (!login && isBare && /^\/(inicio|autenticacao)?$/.test(pathname)) {
    document.documentElement.dataset['entrada'] = '';
    // What is sent before the app is there is done by the app as it comes: `useFirstField`.
    addEventListener('submit', (event) => {
      const form = event.target as HTMLFormElement;
      if (!form.matches('.shell')) return;
      event.preventDefault();
      form.dataset['enviado'] = '';
    });
  }
  // The screen of the others is another one.
  if (login?.tipo === 'consumidor') {
    // What is asked is small and goes first: files of a slow line would stand in its way.
    const known = read('primeiras') as Primeiras | null;
    if (known && known.usuario === login.usuario && known.caminho === pathname) {
      const arrived: Record<string, EarlyAnswer> = {};
      const ask = async ([url, isOwn]: Primeiras['chamadas'][number]) => {
        try {
          const headers: HeadersInit = isOwn ? { authorization: `Bearer ${login.token}` } : {};
          const response = await fetch(url, { headers });
          const [date, chegouEm] = [response.headers.get('date'), Date.now()];
          if (response.ok) arrived[url] = { body: await response.json(), date, chegouEm };
        } catch {
          // The app asks again, and hears why.
        }
      };
      const running = Object.fromEntries(known.chamadas.map((chamada) => [chamada[0], ask(chamada)]));
      window.trevoEarly = { usuario: login.usuario, running, arrived } satisfies Early;
    }
    const add = (href: string, link: Partial<HTMLLinkElement>) =>
      document.head.append(Object.assign(document.createElement('link'), link, { href }));
    for (const href of trevoFirst.scripts) add(href, { rel: 'modulepreload' });
    for (const href of trevoFirst.styles) add(href, { rel: 'preload', as: 'style' });
  }
} catch {
  // Without storage nobody is signed in; what an older release kept in another form is kept anew.
}
