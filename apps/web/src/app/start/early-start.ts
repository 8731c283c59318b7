import type { EarlyAnswer } from '@trevo/client/request/create-client.ts';
import type { Early, Primeiras } from '../../platform/api/early-answers.ts';
import type { HomeSnapshot } from '../../platform/browser/home-snapshot.ts';
import type { Session } from '../../platform/session/session.ts';

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
 * Inline script of the page, before any other script. It starts the app, loading the code of the first screen, and a
 * signed-in user's data, in parallel, and shows the home as it was last seen. For a visitor it enables the
 * server-rendered field, and starts the app once the entry has been painted, so that prize and field do not share the
 * network with the code. It has no imports.
 */
const first = trevoFirst;
const files: string[] = [];
let snapshot: HomeSnapshot | undefined;
let isPageFirst = false;
let hasBegun = false;
const isParsed = new Promise((resolve) => addEventListener('DOMContentLoaded', resolve));

/** Starts loading the files of the first screen and of the app; its script runs when the page is complete. */
const begin = () => {
  if (hasBegun) return;
  hasBegun = true;
  const { content } = document.querySelector<HTMLTemplateElement>('#trevo-partida')!;
  const tags = document.importNode(content, true);
  const script = tags.querySelector('script')!;
  script.remove();
  const links = [...files, script.getAttribute('src')!].map((href) =>
    Object.assign(
      document.createElement('link'),
      href.endsWith('.js') ? { rel: 'modulepreload' } : { rel: 'preload', as: 'style', crossOrigin: '' },
      { href },
    ),
  );
  document.head.append(...links, tags);
  // The page's style sheet is at its end: the app must not appear unstyled.
  void isParsed.then(() => document.head.append(script));
  if (snapshot) showSnapshot(snapshot);
};

const patienceMilliseconds = 1000;
/** Begins when the entry and its pictures have been painted; a slow picture does not hold the app back for long. */
const beginAfterPaint = () => {
  requestAnimationFrame(() => {
    if (!document.body) return beginAfterPaint();
    setTimeout(begin, patienceMilliseconds);
    void Promise.allSettled([...document.images].map((image) => image.decode())).then(() =>
      requestAnimationFrame(() => setTimeout(begin)),
    );
  });
};

const weekMilliseconds = 7 * 24 * 60 * 60_000;
const isCurrent = (one: HomeSnapshot, { usuario }: Session): boolean =>
  one.usuario === usuario &&
  one.caminho === location.pathname &&
  one.largura === innerWidth &&
  Date.now() - one.guardadaEm < weekMilliseconds &&
  document.querySelector('#trevo-partida')!.innerHTML.includes(`"${one.script}"`);

/** Shows the stored home, which does nothing yet, once its style sheets have loaded, until the app replaces it. */
function showSnapshot({ html }: HomeSnapshot): void {
  const place = document.createElement('div');
  Object.assign(place, { className: 'snapshot', ariaHidden: 'true', inert: true, innerHTML: html });
  const apply = (href: string) =>
    new Promise((onload) => {
      const link = Object.assign(document.createElement('link'), {
        rel: 'stylesheet',
        crossOrigin: '',
        onload,
      });
      document.body.append(Object.assign(link, { href }));
    });
  // After the page's own style sheet, like those of the app's lazy chunks.
  void isParsed
    .then(() => Promise.all(files.filter((href) => href.endsWith('.css')).map(apply)))
    .then(() => document.querySelector('.shell')?.replaceWith(place));
  addEventListener('click', ({ clientX, clientY }) => {
    if (!place.isConnected) return;
    place.inert = false;
    const pressed = document.elementFromPoint(clientX, clientY)?.closest('a, button');
    place.inert = true;
    if (pressed && place.contains(pressed)) window.trevoPressed = pressed.textContent;
  });
}

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
    // A hidden page is not painted.
    isPageFirst = !document.hidden;
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
  const isDigitacao = pathname === '/digitacaoManual';
  if (isEntrada) files.push(...first.entrada);
  if (login?.tipo === 'consumidor') files.push(...(isDigitacao ? first.digitacao : first.inicio));
  else if (!isEntrada) files.push(...first.telas);
  const stored = isTotem ? null : (read('guardada.inicio') as HomeSnapshot | null);
  if (login && stored && isCurrent(stored, login)) snapshot = stored;
  if (!isPageFirst) begin();
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
if (isPageFirst) beginAfterPaint();
else begin();
