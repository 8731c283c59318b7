import { createLocalCep } from './adapters/cep/local-cep.ts';
import { createViaCep } from './adapters/cep/viacep.ts';
import { createLocalEmail } from './adapters/email/local-email.ts';
import { createSmtpEmail } from './adapters/email/smtp-email.ts';
import { createLocalGeocoder } from './adapters/geocodificacao/local-geocodificacao.ts';
import { createNominatim } from './adapters/geocodificacao/nominatim.ts';
import { createGraphFacebook } from './adapters/facebook/graph-facebook.ts';
import { createLocalFacebook } from './adapters/facebook/local-facebook.ts';
import { createSignedLeitor, signLeitura } from './adapters/leitor/signed-leitor.ts';
import { createHttpPicPay } from './adapters/picpay/http-picpay.ts';
import { createLocalPicPay } from './adapters/picpay/local-picpay.ts';
import { createLocalPush } from './adapters/push/local-push.ts';
import { createOnesignalPush } from './adapters/push/onesignal-push.ts';
import { PushError, type PushSender } from './adapters/push/push.port.ts';
import { createSnsPush } from './adapters/push/sns-push.ts';
import { createHttpSefaz } from './adapters/sefaz/http-sefaz.ts';
import { createLocalSefaz } from './adapters/sefaz/local-sefaz.ts';
import type { SefazSite } from './adapters/sefaz/sefaz.port.ts';
import { createGuardedFetch, toPublicLookup } from './adapters/guarded-fetch.ts';
import { createHttpSms } from './adapters/sms/http-sms.ts';
import { createLocalSms } from './adapters/sms/local-sms.ts';
import { createCloudWhatsapp } from './adapters/whatsapp/cloud-whatsapp.ts';
import { createLocalWhatsapp } from './adapters/whatsapp/local-whatsapp.ts';
import { createLocalStorage } from './adapters/storage/local-storage.ts';

import { createS3Storage } from './adapters/storage/s3-storage.ts';
import type { FileStorage } from './adapters/storage/storage.port.ts';
import { createHttpVoucher } from './adapters/voucher/http-voucher.ts';
import { createLocalVoucher } from './adapters/voucher/local-voucher.ts';
import type { LocalOutbox } from './adapters/local-outbox.ts';
import type { AppParts } from './app-parts.ts';
import { findAvisos } from './find-avisos.ts';
import { SendError } from './adapters/post-json.ts';

/** What stands behind each port: the real thing where the environment names one, else a local one. */
export function openAdapters(parts: AppParts, outbox: LocalOutbox) {
  const { log, destinosPermitidos: allowed = [] } = parts;
  const fetch = createGuardedFetch({ log, allowed });
  // What a campaign's file names gets no exception: its answers are shown to strangers.
  const fetchForCampanha = createGuardedFetch({ log });
  const graph = createGraphFacebook(fetch);
  const isProduction = parts.ambiente === 'producao';
  const local = isProduction
    ? {
        email: { send: createClosedSender('SMTP_URL') },
        sms: { send: createClosedSender('SMS_URL') },
        whatsapp: { sendCodigo: createClosedSender('WHATSAPP_TOKEN') },
        picPay: { pay: createClosedSender('PICPAY_URL') },
        voucher: { order: createClosedSender('VOUCHER_URL') },
        onesignal: createClosedPush('ONESIGNAL_KEYS'),
        sns: createClosedPush('SNS_URL'),
      }
    : {
        email: createLocalEmail(outbox),
        sms: createLocalSms(outbox),
        whatsapp: createLocalWhatsapp(outbox),
        picPay: createLocalPicPay(outbox),
        voucher: createLocalVoucher(outbox),
        onesignal: createLocalPush(outbox),
        sns: createLocalPush(outbox),
      };
  return {
    email: parts.smtpUrl ? createSmtpEmail(parts.smtpUrl) : local.email,
    sms: parts.sms ? createHttpSms(fetch, parts.sms) : local.sms,
    whatsapp: parts.whatsapp ? createCloudWhatsapp(fetch, parts.whatsapp) : local.whatsapp,
    picPay: parts.picPay ? createHttpPicPay(fetch, parts.picPay) : local.picPay,
    voucher: parts.voucher ? createHttpVoucher(fetch, parts.voucher) : local.voucher,
    ...openLeitor(parts),
    push: {
      onesignal: parts.onesignal ? createOnesignalPush(fetch, parts.onesignal) : local.onesignal,
      sns: parts.sns ? createSnsPush({ ...parts.sns, lookup: toLookup(parts.sns.url, allowed) }) : local.sns,
    },
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

/** The client of Amazon opens its own sockets, so it gets the guarded look-up and not the guarded fetch. */
const toLookup = (url: string, allowed: readonly string[]) =>
  allowed.includes(new URL(url).origin) ? undefined : toPublicLookup();

/** Nobody's pages are asked in production until somebody says so. Some states publish theirs as http or at other ports. */
function openSefaz({ nfce, ambiente, clock, log, destinosPermitidos }: AppParts): SefazSite | undefined {
  if (nfce)
    return createHttpSefaz(createGuardedFetch({ log, allowed: destinosPermitidos, isAnyPort: true }), nfce);
  return ambiente === 'producao' ? undefined : createLocalSefaz(clock);
}

export type Adapters = ReturnType<typeof openAdapters>;

/**
 * Stands where production has no provider. Keeping the message instead, as development does, would tell people that
 * it is on its way, and leave codes and links readable in the database.
 */
function createClosedSender(variable: string): () => Promise<never> {
  return () => Promise.reject(new SendError(`${variable} is not set`));
}

/** As above, in the words of notices: they wait for whoever mends it, as long as they are news. */
const createClosedPush = (variable: string): PushSender => ({
  maximoDestinos: 1,
  destinosPorPedido: 1,
  isOuvido: true,
  send: () => Promise.reject(new PushError('configuracao', `${variable} is not set`)),
});
