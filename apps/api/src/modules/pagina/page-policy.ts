import type { Configuracao } from '@trevo/config/configuracao/configuracao-keys';
import {
  getAnalyticsIds,
  getOnesignalAppId,
  getSitesParceiros,
} from '@trevo/config/configuracao/configuracao-questions';

export interface PagePolicies {
  readonly policy: string;
  /** Where the campaign's partners may show the page inside theirs; undefined when it has none. */
  readonly embeddedPolicy: string | undefined;
}

/** What stands in the page itself, each as `'sha256-…'`. */
export interface InlineHashes {
  readonly styleHash: string;
  readonly scriptHashes: readonly string[];
}

const onesignalCdn = 'https://cdn.onesignal.com';
/** It tells the page's script its settings in the form of another script. */
const onesignalApi = 'https://api.onesignal.com';

/** Houses whose scripts the page may load, because the campaign has an account there. The pixel is a picture. */
const listScriptHosts = (configuracao: Configuracao): string[] => [
  ...(getOnesignalAppId(configuracao) ? [onesignalCdn, onesignalApi] : []),
  ...(getAnalyticsIds(configuracao).google ? ['https://www.googletagmanager.com'] : []),
];

/** Everything from this origin; pictures and connections also from https, because campaigns bring their own. */
const toPolicy = (
  { styleHash, scriptHashes }: InlineHashes,
  scriptHosts: readonly string[],
  partners: readonly string[],
) =>
  [
    "default-src 'self'",
    ["script-src 'self' 'wasm-unsafe-eval'", ...scriptHashes, ...scriptHosts].join(' '),
    `style-src 'self' ${styleHash}`,
    "img-src 'self' data: blob: https:",
    "connect-src 'self' https:",
    "media-src 'self' blob:",
    "worker-src 'self' blob:",
    ["frame-ancestors 'self'", ...partners].join(' '),
    "base-uri 'none'",
    "object-src 'none'",
    "form-action 'self'",
  ].join('; ');

/** What the page of a campaign may load, and who may show it; inside a partner's page nobody else's script runs. */
export function toPagePolicies(hashes: InlineHashes, configuracao: Configuracao): PagePolicies {
  const partners = getSitesParceiros(configuracao);
  return {
    policy: toPolicy(hashes, listScriptHosts(configuracao), []),
    embeddedPolicy: partners.length > 0 ? toPolicy(hashes, [], partners) : undefined,
  };
}

/** A worker draws nothing: it asks this origin for files, and that is all. */
export const workerPolicy = "default-src 'none'; connect-src 'self'";

/** The worker that shows notifications: all of it is OneSignal's, and it stands in a folder of its own. */
export const pushWorker = {
  text: `importScripts('${onesignalCdn}/sdks/web/v16/OneSignalSDK.sw.js');\n`,
  policy: `default-src 'none'; script-src ${onesignalCdn}; connect-src ${onesignalApi} https://onesignal.com`,
} as const;
