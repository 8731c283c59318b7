import { createLocalCep } from './adapters/cep/local-cep.ts';
import { createViaCep } from './adapters/cep/viacep.ts';
import { createLocalGeocoder } from './adapters/geocodificacao/local-geocodificacao.ts';
import { createNominatim } from './adapters/geocodificacao/nominatim.ts';
import { createGraphFacebook } from './adapters/facebook/graph-facebook.ts';
import { createLocalFacebook } from './adapters/facebook/local-facebook.ts';
import { createSignedLeitor, signLeitura } from './adapters/leitor/signed-leitor.ts';
import { createHttpSefaz } from './adapters/sefaz/http-sefaz.ts';
import { createLocalSefaz } from './adapters/sefaz/local-sefaz.ts';
import type { SefazSite } from './adapters/sefaz/sefaz.port.ts';
import { createGuardedFetch } from './adapters/guarded-fetch.ts';
import { createLocalStorage } from './adapters/storage/local-storage.ts';
import { createS3Storage } from './adapters/storage/s3-storage.ts';
import type { FileStorage } from './adapters/storage/storage.port.ts';
import type { LocalOutbox } from './adapters/local-outbox.ts';
import type { AppParts } from './app-parts.ts';
import { openSenderSources } from './open-senders.ts';
import { findAvisos } from './find-avisos.ts';

/** What stands behind each port: the real thing where the environment names one, else a local one. */
export function openAdapters(parts: AppParts, outbox: LocalOutbox) {
  const { log, destinosPermitidos: allowed = [] } = parts;
  const fetch = createGuardedFetch({ log, allowed });
  // What a campaign's file names gets no exception: its answers are shown to strangers.
  const fetchForCampanha = createGuardedFetch({ log });
  const graph = createGraphFacebook(fetch);
  const isProduction = parts.ambiente === 'producao';
  return {
    senders: openSenderSources(parts, outbox, fetch),
    ...openLeitor(parts),
    sefaz: openSefaz(parts),
    facebook: isProduction ? graph : createLocalFacebook(graph),
    cep: parts.cepUrl ? createViaCep(fetch, parts.cepUrl) : createLocalCep(),
    openCep: (url: string) => createViaCep(fetchForCampanha, url),
    geocoder: parts.geocodificacaoUrl
      ? createNominatim(fetch, parts.geocodificacaoUrl)
      : createLocalGeocoder(),
    openGeocoder: (url: string) => createNominatim(fetchForCampanha, url),
    storage: openStorage(parts.storageUrl, parts.folders.arquivos),
    /** What people expect of these and nothing stands behind. */
    avisos: findAvisos(parts),
  };
}

/** The bucket that the environment names, else a folder of this machine. */
export const openStorage = (url: string | undefined, folder: string): FileStorage =>
  url ? createS3Storage(url) : createLocalStorage(folder);

/**
 * A page of our own plays the reader on this machine, and signs for it; where there is none in production, nobody waits for
 * it.
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

/** Nobody's pages are asked in production until somebody says so. Some states publish theirs as http or at other ports. */
function openSefaz({ nfce, ambiente, clock, log, destinosPermitidos }: AppParts): SefazSite | undefined {
  if (nfce)
    return createHttpSefaz(createGuardedFetch({ log, allowed: destinosPermitidos, isAnyPort: true }), nfce);
  return ambiente === 'producao' ? undefined : createLocalSefaz(clock);
}

export type Adapters = ReturnType<typeof openAdapters>;
