import { parseCupomPath } from '../../platform/navigation/paths/cupom-path.ts';
import { flagsOf, type RouteFlags } from '../route-flags.ts';
import { cupomEscaneadoRoute, naoEncontradaFlags, routes } from '../routes.tsx';

export interface Contas {
  readonly google: string | null;
  readonly facebook: string | null;
}

/** A page view in Google's terms, without previous page or referrer. */
export interface Visita {
  /** Origin and route pattern. */
  readonly page_location: string;
  /** Name of the campaign on every screen, because a heading may contain personal data. */
  readonly page_title: string;
  readonly page_referrer: '';
}

/** Reports a page view to the campaign's analytics accounts. Call it only after the consent. */
export function measure({ google, facebook }: Contas, path: string, titulo: string): void {
  const visita: Visita = {
    page_location: window.location.origin + path,
    page_title: titulo,
    page_referrer: '',
  };
  if (google !== null) sendGoogleVisit(google, visita);
  if (facebook !== null) sendFacebookVisit(facebook, visita);
}

/** Stops analytics after a withdrawn consent or on an excluded page. */
export function stopMeasuring({ google }: Contas): void {
  if (google !== null) silenceGoogle(google);
}

/** Uses the tracking pixel: Facebook's script would read the page's own address with its parameters. */
function sendFacebookVisit(id: string, { page_location }: Visita): void {
  const picture = new Image();
  picture.referrerPolicy = 'no-referrer';
  const query = new URLSearchParams({ id, ev: 'PageView', noscript: '1', dl: page_location });
  picture.src = `https://www.facebook.com/tr?${query.toString()}`;
}

/** Globals of gtag.js: the command queue and the opt-out flag. */
type Commands = Window & { dataLayer?: unknown[]; [flag: `ga-disable-${string}`]: boolean | undefined };

const page = () => window as unknown as Commands;
let started: string | undefined;

/** gtag.js recognises a command only as an `arguments` object. */
function gtag(..._command: unknown[]): void {
  (page().dataLayer ??= []).push(arguments);
}

/**
 * Loads Google's script once and reports a page view. The address is passed explicitly; the page's own is never
 * read.
 */
function sendGoogleVisit(id: string, visita: Visita): void {
  page()[`ga-disable-${id}`] = false;
  // Set before the script runs and before each page view, so that automatic events use this address too.
  gtag('set', visita);
  if (started !== id) {
    started = id;
    gtag('consent', 'default', {
      ad_storage: 'denied',
      ad_user_data: 'denied',
      ad_personalization: 'denied',
      analytics_storage: 'granted',
    });
    gtag('js', new Date());
    gtag('config', id, {
      ...visita,
      send_page_view: false,
      anonymize_ip: true,
      allow_google_signals: false,
      allow_ad_personalization_signals: false,
      cookie_domain: 'none',
    });
    const script = document.createElement('script');
    script.async = true;
    script.src = `https://www.googletagmanager.com/gtag/js?id=${encodeURIComponent(id)}`;
    document.head.append(script);
  }
  gtag('event', 'page_view', { ...visita, send_to: id });
}

/** A loaded script cannot be unloaded: disables it and deletes its cookies. */
function silenceGoogle(id: string): void {
  if (started === undefined) return forgetCookies();
  page()[`ga-disable-${id}`] = true;
  forgetCookies();
}

function forgetCookies(): void {
  for (const cookie of document.cookie.split('; ')) {
    const name = cookie.split('=')[0]!;
    if (/^_ga(_|$)/.test(name)) document.cookie = `${name}=; path=/; max-age=0`;
  }
}

/** A screen in analytics: its route pattern, which contains no personal data. */
export interface Pagina {
  readonly path: string;
  readonly flags: RouteFlags;
}

const naoEncontrada: Pagina = { path: '/naoEncontrada', flags: naoEncontradaFlags };
const byPath = new Map(routes.map(({ path, flags }) => [path.toLowerCase(), { path, flags }]));

/**
 * Returns the screen of an address. The reported path is from a closed list, because an address may contain a
 * coupon's code, a token or a number anywhere.
 */
export function findPagina(pathname: string): Pagina {
  const known = byPath.get(pathname.toLowerCase().replace(/(?!^)\/+$/, ''));
  if (known) return known;
  return parseCupomPath(pathname)
    ? { path: cupomEscaneadoRoute.path, flags: cupomEscaneadoRoute.flags }
    : naoEncontrada;
}

/** Returns whether the screen is measured; embedded pages and the kiosk are not. */
export const isMeasured = ({ flags }: Pagina): boolean => flags !== flagsOf.embutida;
