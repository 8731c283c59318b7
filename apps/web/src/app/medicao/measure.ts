import { parseCupomPath } from '../../platform/navigation/cupom-path.ts';
import { flagsOf, type RouteFlags } from '../route-flags.ts';
import { cupomEscaneadoRoute, naoEncontradaFlags, routes } from '../routes.tsx';

export interface Contas {
  readonly google: string | null;
  readonly facebook: string | null;
}

/** One visit of a screen, in Google's words. The one before and where the person came from are nobody's business. */
export interface Visita {
  /** Origin and pattern of the address. */
  readonly page_location: string;
  /** The campaign's name on every screen: a heading may carry somebody's. */
  readonly page_title: string;
  readonly page_referrer: '';
}

/** Tells the campaign's accounts that somebody saw a screen. Only after the person agreed. */
export function measure({ google, facebook }: Contas, path: string, titulo: string): void {
  const visita: Visita = {
    page_location: window.location.origin + path,
    page_title: titulo,
    page_referrer: '',
  };
  if (google !== null) tellGoogle(google, visita);
  if (facebook !== null) tellFacebook(facebook, visita);
}

/** What was agreed to is taken back, or the page is nobody's visit any more. */
export function stopMeasuring({ google }: Contas): void {
  if (google !== null) silenceGoogle(google);
}

/** A picture: their script would read the page's own address, with all that stands in it. */
function tellFacebook(id: string, { page_location }: Visita): void {
  const picture = new Image();
  picture.referrerPolicy = 'no-referrer';
  const query = new URLSearchParams({ id, ev: 'PageView', noscript: '1', dl: page_location });
  picture.src = `https://www.facebook.com/tr?${query.toString()}`;
}

/** What gtag.js reads: commands waiting in the page, and a flag by which it falls silent. */
type Commands = Window & { dataLayer?: unknown[]; [flag: `ga-disable-${string}`]: boolean | undefined };

const page = () => window as unknown as Commands;
let started: string | undefined;

/** Google tells a command from anything else by its being an `arguments` object. */
function gtag(..._command: unknown[]): void {
  (page().dataLayer ??= []).push(arguments);
}

/** Loads Google's script once and tells it a visit. It learns the address from us and never reads the page's own. */
function tellGoogle(id: string, visita: Visita): void {
  page()[`ga-disable-${id}`] = false;
  // Before the script runs and before each visit: what it tells by itself carries this address too.
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

/** A script that was loaded cannot be unloaded: it falls silent, and what it kept on this device goes. */
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

/** A screen as it may be told to others: the pattern of its address, which holds nothing that a person brought. */
export interface Pagina {
  readonly path: string;
  readonly flags: RouteFlags;
}

const naoEncontrada: Pagina = { path: '/naoEncontrada', flags: naoEncontradaFlags };
const byPath = new Map(routes.map(({ path, flags }) => [path.toLowerCase(), { path, flags }]));

/**
 * The screen at an address. Whatever stands in the address, the answer's path is one of a closed list: an address may
 * carry a coupon's code, a token or a number, in a place where nobody expects it.
 */
export function findPagina(pathname: string): Pagina {
  const known = byPath.get(pathname.toLowerCase().replace(/(?!^)\/+$/, ''));
  if (known) return known;
  return parseCupomPath(pathname)
    ? { path: cupomEscaneadoRoute.path, flags: cupomEscaneadoRoute.flags }
    : naoEncontrada;
}

/** Pages inside other sites, and the kiosk, are nobody's visits. */
export const isMeasured = ({ flags }: Pagina): boolean => flags !== flagsOf.embutida;
