import type { Provedor } from '@trevo/contract/provedor/provedor.calls';
import { createLocalEmail } from '../adapters/email/local-email.ts';
import { createSmtpEmail } from '../adapters/email/smtp-email.ts';
import { toPublicLookup } from '../adapters/guarded-connect.ts';
import { type GuardedFetch, isAllowed, isAskable } from '../adapters/guarded-fetch.ts';
import type { LocalOutbox } from '../adapters/local-outbox.ts';
import { createHttpPicPay, type HttpPicPayOptions } from '../adapters/picpay/http-picpay.ts';
import { createLocalPicPay } from '../adapters/picpay/local-picpay.ts';
import type { Senders } from '../adapters/senders.port.ts';
import { SendError } from '../adapters/post-json.ts';
import { createLocalPush } from '../adapters/push/local-push.ts';
import { createOnesignalPush, type OnesignalOptions } from '../adapters/push/onesignal-push.ts';
import { PushError, type PushSender } from '../adapters/push/push.port.ts';
import { createSnsPush, type SnsOptions } from '../adapters/push/sns-push.ts';
import { createHttpSms, type HttpSmsOptions } from '../adapters/sms/http-sms.ts';
import { createLocalSms } from '../adapters/sms/local-sms.ts';
import { createHttpVoucher, type HttpVoucherOptions } from '../adapters/voucher/http-voucher.ts';
import { createLocalVoucher } from '../adapters/voucher/local-voucher.ts';
import { createCloudWhatsapp, type CloudWhatsappOptions } from '../adapters/whatsapp/cloud-whatsapp.ts';
import { createLocalWhatsapp } from '../adapters/whatsapp/local-whatsapp.ts';
import type { AppParts } from './app-parts.ts';
import type { SenderSources } from '../modules/provedor/public.ts';
import type { Environment } from '../kernel/environment.ts';

/** Configuration of a provider, from a promoter or the environment. */
type SenderOptions =
  | Provedor
  | ({ readonly servico: 'sms' } & HttpSmsOptions)
  | ({ readonly servico: 'whatsapp' } & CloudWhatsappOptions)
  | ({ readonly servico: 'picpay' } & HttpPicPayOptions)
  | ({ readonly servico: 'voucher' } & HttpVoucherOptions)
  | ({ readonly servico: 'onesignal' } & OnesignalOptions)
  | ({ readonly servico: 'sns' } & SnsOptions);

/** Providers configured by the environment. */
type Providers = Pick<AppParts, 'smtpUrl' | 'sms' | 'whatsapp' | 'picPay' | 'voucher' | 'onesignal' | 'sns'>;

/** Senders of the environment, fallbacks for the missing ones, and the factory for a promoter's own. */
export function openSenderSources(
  parts: Providers & Pick<AppParts, 'ambiente' | 'destinosPermitidos'>,
  outbox: LocalOutbox,
  fetch: GuardedFetch,
): SenderSources {
  const { destinosPermitidos: allowed = [] } = parts;
  const open = (provedores: readonly SenderOptions[]) => openSenders(provedores, fetch, allowed);
  return {
    program: openProgramSenders(parts, open),
    local: openLocalSenders(parts, outbox),
    open,
    isAskable: (url) => isAskable(url, allowed),
  };
}

/** Opens the senders of the given providers; other services stay undefined. */
function openSenders(
  provedores: readonly SenderOptions[],
  fetch: GuardedFetch,
  allowed: readonly string[],
): Partial<Senders> {
  const open = (provedor: SenderOptions): Partial<Senders> => {
    switch (provedor.servico) {
      case 'email':
        return { email: createSmtpEmail(provedor.url, toLookup(provedor.url, allowed)) };
      case 'sms':
        return { sms: createHttpSms(fetch, provedor) };
      case 'whatsapp':
        return { whatsapp: createCloudWhatsapp(fetch, provedor) };
      case 'picpay':
        return { picpay: createHttpPicPay(fetch, provedor) };
      case 'voucher':
        return { voucher: createHttpVoucher(fetch, provedor) };
      case 'onesignal':
        return { onesignal: createOnesignalPush(fetch, provedor) };
      case 'sns':
        return { sns: createSnsPush({ ...provedor, lookup: toLookup(provedor.url, allowed) }) };
    }
  };
  return Object.assign({}, ...provedores.map(open)) as Partial<Senders>;
}

/** Opens the senders configured by the environment. */
function openProgramSenders(
  { smtpUrl, sms, whatsapp, picPay, voucher, onesignal, sns }: Providers,
  open: (provedores: readonly SenderOptions[]) => Partial<Senders>,
): Partial<Senders> {
  const own = open([
    ...(sms ? [{ servico: 'sms' as const, ...sms }] : []),
    ...(whatsapp ? [{ servico: 'whatsapp' as const, ...whatsapp }] : []),
    ...(picPay ? [{ servico: 'picpay' as const, ...picPay }] : []),
    ...(voucher ? [{ servico: 'voucher' as const, ...voucher }] : []),
    ...(onesignal ? [{ servico: 'onesignal' as const, ...onesignal }] : []),
    ...(sns ? [{ servico: 'sns' as const, ...sns }] : []),
  ]);
  // Unguarded: an installation's mail server is often in its own network.
  return { ...own, ...(smtpUrl && { email: createSmtpEmail(smtpUrl) }) };
}

/** Fallback without a provider of promoter or environment. */
function openLocalSenders({ ambiente }: Pick<AppParts, 'ambiente'>, outbox: LocalOutbox): Senders {
  return ambiente === 'producao'
    ? {
        email: { send: createClosedSender('SMTP_URL') },
        sms: { send: createClosedSender('SMS_URL') },
        whatsapp: { sendCodigo: createClosedSender('WHATSAPP_TOKEN') },
        picpay: { pay: createClosedSender('PICPAY_URL') },
        voucher: { order: createClosedSender('VOUCHER_URL') },
        onesignal: createClosedPush('ONESIGNAL_KEYS'),
        sns: createClosedPush('SNS_URL'),
      }
    : {
        email: createLocalEmail(outbox),
        sms: createLocalSms(outbox),
        whatsapp: createLocalWhatsapp(outbox),
        picpay: createLocalPicPay(outbox),
        voucher: createLocalVoucher(outbox),
        onesignal: createLocalPush(outbox),
        sns: createLocalPush(outbox),
      };
}

/** Clients with their own sockets use the guarded DNS lookup instead of the guarded fetch. */
const toLookup = (url: string, allowed: readonly string[]) =>
  isAllowed(url, allowed) ? undefined : toPublicLookup();

/**
 * Fallback in production: throws. Storing the message instead, as in development, would falsely confirm the
 * delivery and leave codes and links readable in the database.
 */
function createClosedSender(variable: string): () => Promise<never> {
  return () => Promise.reject(new SendError(`${variable} is not set`));
}

/**
 * Push fallback in production: notifications wait until an operator fixes the configuration, up to their maximum
 * age.
 */
const createClosedPush = (variable: string): PushSender => ({
  maximoDestinos: 1,
  destinosPorPedido: 1,
  isOuvido: true,
  send: () => Promise.reject(new PushError('configuracao', `${variable} is not set`)),
});

/** Returns the providers configured by the environment; others stay undefined. */
export function toProviders(
  env: Environment,
): Pick<
  AppParts,
  'smtpUrl' | 'sms' | 'whatsapp' | 'picPay' | 'voucher' | 'leitor' | 'onesignal' | 'sns' | 'nfce'
> {
  const { PICPAY_URL, PICPAY_TOKEN, VOUCHER_URL, VOUCHER_TOKEN, LEITOR_URL, LEITOR_SECRET } = env;
  const { SMS_URL, SMS_TOKEN, SMS_FROM, WHATSAPP_TOKEN, WHATSAPP_PHONE_ID, WHATSAPP_TEMPLATE } = env;
  const { ONESIGNAL_KEYS, SNS_URL, SNS_ANDROID_ARN, SNS_IOS_ARN } = env;
  return {
    smtpUrl: env.SMTP_URL,
    nfce: env.NFCE_URL || env.CONSULTA_NFCE === 'sim' ? { url: env.NFCE_URL } : undefined,
    onesignal: ONESIGNAL_KEYS && { chaves: ONESIGNAL_KEYS },
    sns: SNS_URL ? { url: SNS_URL, aplicativos: { android: SNS_ANDROID_ARN, ios: SNS_IOS_ARN } } : undefined,
    picPay: PICPAY_URL && PICPAY_TOKEN ? { url: PICPAY_URL, token: PICPAY_TOKEN } : undefined,
    leitor: LEITOR_URL && LEITOR_SECRET ? { url: LEITOR_URL, secret: LEITOR_SECRET } : undefined,
    voucher: VOUCHER_URL && VOUCHER_TOKEN ? { url: VOUCHER_URL, token: VOUCHER_TOKEN } : undefined,
    sms: SMS_URL && SMS_TOKEN ? { url: SMS_URL, token: SMS_TOKEN, from: SMS_FROM } : undefined,
    whatsapp:
      WHATSAPP_TOKEN && WHATSAPP_PHONE_ID && WHATSAPP_TEMPLATE
        ? { token: WHATSAPP_TOKEN, phoneId: WHATSAPP_PHONE_ID, template: WHATSAPP_TEMPLATE }
        : undefined,
  };
}
