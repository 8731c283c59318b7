import type { Configuracao } from '@trevo/config/configuracao/configuracao-keys';
import { getAnalyticsIds } from '@trevo/config/configuracao/configuracao-questions';
import { getOnesignalAppId, getSitesParceiros } from '@trevo/config/configuracao/telas-questions';

export interface PagePolicies {
  readonly policy: string;
  /** Policy with the campaign's partner sites as frame ancestors; undefined without partners. */
  readonly embeddedPolicy: string | undefined;
}

/** Hashes of inline styles and scripts, each as `'sha256-…'`. */
export interface InlineHashes {
  readonly styleHashes: readonly string[];
  readonly scriptHashes: readonly string[];
}

const onesignalCdn = 'https://cdn.onesignal.com';
/** OneSignal returns its settings as a script (JSONP). */
const onesignalApi = 'https://api.onesignal.com';

/** Script hosts of third parties with which the campaign has an account. The Facebook pixel is loaded as an image. */
const listScriptHosts = (configuracao: Configuracao): string[] => [
  ...(getOnesignalAppId(configuracao) ? [onesignalCdn, onesignalApi] : []),
  ...(getAnalyticsIds(configuracao).google ? ['https://www.googletagmanager.com'] : []),
];

/** Default: this origin only; images and connections also from any https origin, because campaigns bring their own. */
const toPolicy = (
  { styleHashes, scriptHashes }: InlineHashes,
  scriptHosts: readonly string[],
  partners: readonly string[],
) =>
  [
    "default-src 'self'",
    ["script-src 'self' 'wasm-unsafe-eval'", ...scriptHashes, ...scriptHosts].join(' '),
    ["style-src 'self'", ...styleHashes].join(' '),
    "img-src 'self' data: blob: https:",
    "connect-src 'self' https:",
    "media-src 'self' blob:",
    "worker-src 'self' blob:",
    ["frame-ancestors 'self'", ...partners].join(' '),
    "base-uri 'none'",
    "object-src 'none'",
    "form-action 'self'",
  ].join('; ');

/** Builds the page's policies; when embedded in a partner's page no third-party script is allowed. */
export function toPagePolicies(hashes: InlineHashes, configuracao: Configuracao): PagePolicies {
  const partners = getSitesParceiros(configuracao);
  return {
    policy: toPolicy(hashes, listScriptHosts(configuracao), []),
    embeddedPolicy: partners.length > 0 ? toPolicy(hashes, [], partners) : undefined,
  };
}

/**
 * The operators' console loads from and sends to its own origin only, shows previews of campaigns in a frame, and no
 * page may embed it.
 *
 * @param previas source expression of the previews' origins; undefined without previews
 */
export const toConsolePolicy = (previas: string | undefined): string =>
  [
    "default-src 'none'",
    ...(previas ? [`frame-src ${previas}`] : []),
    "script-src 'self'",
    "style-src 'self'",
    ["img-src 'self' data:", ...(previas ? [previas] : [])].join(' '),
    "font-src 'self'",
    "connect-src 'self'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "form-action 'self'",
  ].join('; ');

/** The service worker only fetches files from this origin. */
export const workerPolicy = "default-src 'none'; connect-src 'self'";

/** The push worker consists of OneSignal's script and has a scope of its own. */
export const pushWorker = {
  text: `importScripts('${onesignalCdn}/sdks/web/v16/OneSignalSDK.sw.js');\n`,
  policy: `default-src 'none'; script-src ${onesignalCdn}; connect-src ${onesignalApi} https://onesignal.com`,
} as const;

/**
 * Returns the policy of a page that carries its own in a meta element, with the hashes of its inline script and style.
 * Throws for a page without one.
 */
export function findOwnPolicy(html: string): string {
  const policy = /<meta http-equiv="content-security-policy" content="([^"]+)"/.exec(html)?.[1];
  if (policy === undefined) throw new Error('the page has no content security policy');
  return policy;
}
