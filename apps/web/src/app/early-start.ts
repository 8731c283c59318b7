import type { EarlyAnswer } from '@trevo/client/create-client.ts';
import type { Early, Primeiras } from '../platform/api/early-answers.ts';
import type { Session } from '../platform/session/session.ts';

declare global {
  /** Injected by the build; see vite/early-start.plugin.ts. */
  const trevoFirst: TrevoFirst;
}

/** Files of a start, scripts and style sheets. */
interface TrevoFirst {
  /** Files that each first screen needs beside the entry script. */
  readonly entrada: readonly string[];
  readonly telas: readonly string[];
  readonly inicio: readonly string[];
  readonly digitacao: readonly string[];
}

/*
 * Inline script of the page, before any other script. It starts loading the code of the first screen, and a signed-in
 * user's data, in parallel with the app; for a visitor it enables the server-rendered field. It has no imports. It is an
 * optimisation: the app does later what this script could not do.
 */
const first = trevoFirst;
try {
  const isTotem = sessionStorage.getItem('trevo.totem') !== null;
  // A kiosk's window stores its session separately.
  const read = (key: string) =>
    JSON.parse(
      (isTotem ? sessionStorage.getItem(`trevo.totem.${key}`) : localStorage.getItem(`trevo.${key}`)) ??
        'null',
    ) as unknown;
  // Before the first paint, like `platform/esquema`: the person's choice of light or dark, none on a kiosk.
  const esquema = isTotem ? 'campanha' : (read('esquema') as string | null);
  if (esquema)
    for (const element of document.querySelectorAll<HTMLElement>('[data-esquema]'))
      element.setAttribute('media', element.dataset['esquema'] === esquema ? 'all' : 'not all');
  const login = read('login') as Session | null;
  const { pathname, search, hash } = location;
  // The app must read the parameters of an address, and a kiosk has its own keyboard.
  const isBare = `${search}${hash}` === '' && !isTotem;
  const isEntrada = /^\/(inicio|autenticacao)?$/.test(pathname);
  if (!login && isBare && isEntrada) {
    // Without a splash the field is visible at once.
    document.documentElement.dataset['entrada'] = localStorage.getItem('trevo.abertura') ? 'ja' : '';
    // `useFirstField` handles a submit that happens before the app has loaded.
    addEventListener('submit', (event) => {
      const form = event.target as HTMLFormElement;
      if (!form.matches('.shell')) return;
      event.preventDefault();
      form.dataset['enviado'] = '';
    });
  }
  const preload = (href: string) =>
    document.head.append(
      Object.assign(
        document.createElement('link'),
        href.endsWith('.js') ? { rel: 'modulepreload' } : { rel: 'preload', as: 'style', crossOrigin: '' },
        { href },
      ),
    );
  const isDigitacao = pathname === '/digitacaoManual';
  if (isEntrada) first.entrada.forEach(preload);
  if (login?.tipo === 'consumidor') (isDigitacao ? first.digitacao : first.inicio).forEach(preload);
  else if (!isEntrada) first.telas.forEach(preload);
  // An associado has another first screen.
  if (login?.tipo === 'consumidor') {
    // After the files: without HTTP/2 the browser has six requests at a time, and the code is needed first.
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
          // The app repeats the request and handles the error.
        }
      };
      const running = Object.fromEntries(known.chamadas.map((chamada) => [chamada[0], ask(chamada)]));
      window.trevoEarly = { usuario: login.usuario, running, arrived } satisfies Early;
    }
  }
} catch {
  // Without storage there is no session; data in the format of an older release is migrated by the app.
}
