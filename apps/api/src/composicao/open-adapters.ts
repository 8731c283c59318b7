import { createLocalCep } from '../adapters/cep/local-cep.ts';
import { createViaCep } from '../adapters/cep/viacep.ts';
import { createLocalGeocoder } from '../adapters/geocodificacao/local-geocodificacao.ts';
import { createNominatim } from '../adapters/geocodificacao/nominatim.ts';
import { createGraphFacebook } from '../adapters/facebook/graph-facebook.ts';
import { createLocalFacebook } from '../adapters/facebook/local-facebook.ts';
import { drawFotoDemo } from '../adapters/leitor-foto/foto-demo.ts';
import { createSignedLeitor, signLeitura } from '../adapters/leitor/signed-leitor.ts';
import { createHttpSefaz } from '../adapters/sefaz/http-sefaz.ts';
import { createLocalSefaz } from '../adapters/sefaz/local-sefaz.ts';
import type { SefazSite } from '../adapters/sefaz/sefaz.port.ts';
import { createGuardedFetch } from '../adapters/guarded-fetch.ts';
import { createLocalStorage } from '../adapters/storage/local-storage.ts';
import { createHttpWebhook } from '../adapters/webhook/http-webhook.ts';
import { createS3Storage } from '../adapters/storage/s3-storage.ts';
import type { FileStorage } from '../adapters/storage/storage.port.ts';
import type { LocalOutbox } from '../adapters/local-outbox.ts';
import type { AppParts } from './app-parts.ts';
import { openSenderSources } from './open-senders.ts';
import { findAvisos } from './find-avisos.ts';

/** Opens the adapter of each port: the configured service, else a local one. */
export function openAdapters(parts: AppParts, outbox: LocalOutbox) {
  const { log, destinosPermitidos: allowed = [] } = parts;
  const fetch = createGuardedFetch({ log, allowed });
  // No exemptions for addresses from campaign files: their responses are visible to strangers.
  const fetchForCampanha = createGuardedFetch({ log });
  const graph = createGraphFacebook(fetch);
  const isProduction = parts.ambiente === 'producao';
  return {
    senders: openSenderSources(parts, outbox, fetch),
    ...openLeitor(parts),
    leitorFoto: parts.leitorFoto,
    drawFotoDemo,
    sefaz: openSefaz(parts),
    facebook: isProduction ? graph : createLocalFacebook(graph),
    cep: parts.cepUrl ? createViaCep(fetch, parts.cepUrl) : createLocalCep(),
    openCep: (url: string) => createViaCep(fetchForCampanha, url),
    geocoder: parts.geocodificacaoUrl
      ? createNominatim(fetch, parts.geocodificacaoUrl)
      : createLocalGeocoder(),
    openGeocoder: (url: string) => createNominatim(fetchForCampanha, url),
    webhook: openWebhook(parts),
    storage: openStorage(parts.storageUrl, parts.folders.arquivos),
    /** Warnings about expected services that are not configured. */
    avisos: findAvisos(parts),
  };
}

/** Opens the configured bucket, else a local folder. */
export const openStorage = (url: string | undefined, folder: string): FileStorage =>
  url ? createS3Storage(url) : createLocalStorage(folder);

/**
 * Outside production a local page mocks the reader and signs for it; in production without a reader, no receipt
 * waits for one.
 */
function openLeitor({ leitor, ambiente, keys, clock }: AppParts) {
  const now = () => clock.now();
  const secret = keys.sessoes.current().derive('leitor');
  const imitado = ambiente === 'producao' ? undefined : { url: '/_dev/leitor', secret };
  const options = leitor ?? imitado;
  return {
    leitor: options && createSignedLeitor(options, now),
    signLeitura: (leitura: Parameters<typeof signLeitura>[1]) => signLeitura(secret, leitura, now()),
  };
}

/**
 * Endpoints are set by operators of promoters: in production no origin is exempt, so that none of them reaches a service
 * of the installation.
 */
function openWebhook({ ambiente, log, destinosPermitidos = [] }: AppParts) {
  const allowed = ambiente === 'producao' ? [] : destinosPermitidos;
  return createHttpWebhook(createGuardedFetch({ log, allowed }), allowed);
}

/** In production pages are queried only when enabled. Some states use http or other ports. */
function openSefaz({ nfce, ambiente, clock, log, destinosPermitidos }: AppParts): SefazSite | undefined {
  if (nfce)
    return createHttpSefaz(createGuardedFetch({ log, allowed: destinosPermitidos, isAnyPort: true }), nfce);
  return ambiente === 'producao' ? undefined : createLocalSefaz(clock);
}

export type Adapters = ReturnType<typeof openAdapters>;
