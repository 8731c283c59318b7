import { silenceGoogle, tellGoogle } from './google.ts';

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
