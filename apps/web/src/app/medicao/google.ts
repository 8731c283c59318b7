import type { Visita } from './measure.ts';

/** What gtag.js reads: commands waiting in the page, and a flag by which it falls silent. */
type Commands = Window & { dataLayer?: unknown[]; [flag: `ga-disable-${string}`]: boolean | undefined };

const page = () => window as unknown as Commands;
let started: string | undefined;

/** Google tells a command from anything else by its being an `arguments` object. */
function gtag(..._command: unknown[]): void {
  (page().dataLayer ??= []).push(arguments);
}

/** Loads Google's script once and tells it a visit. It learns the address from us and never reads the page's own. */
export function tellGoogle(id: string, visita: Visita): void {
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
export function silenceGoogle(id: string): void {
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
