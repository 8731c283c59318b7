import type { Provedor } from '@trevo/contract/provedor/provedor.calls';
import { parseSmtpUrl } from '@trevo/rules/texto/smtp-url';
import { provedorText as text } from './provedor.text.ts';

/** Describes a configuration for the approver of a change: hosts without paths, because a path can be a credential. */
export function describeProvedor(provedor: Provedor | undefined): string[] {
  switch (provedor?.servico) {
    case undefined:
      return [text.nenhum];
    case 'email': {
      const server = parseSmtpUrl(provedor.url);
      if (typeof server === 'string') return [];
      const remetente = findRemetente(provedor);
      return [text.em(`${server.host}:${server.port}`), ...(remetente ? [text.remetente(remetente)] : [])];
    }
    case 'sms':
      return [text.em(toHost(provedor.url)), ...(provedor.from ? [text.remetente(provedor.from)] : [])];
    case 'picpay':
    case 'voucher':
      return [text.em(toHost(provedor.url))];
    case 'whatsapp':
      return [text.telefone(provedor.phoneId, provedor.template)];
    case 'onesignal':
      return [text.aplicativos(Object.keys(provedor.chaves))];
    case 'sns':
      return [
        text.em(toHost(provedor.url)),
        text.aplicativos(Object.values(provedor.aplicativos).filter((arn) => arn !== undefined)),
      ];
  }
}

/** Returns the address that a mail provider sends from, the contact to tell about a change. */
export function findRemetente(provedor: Provedor | undefined): string | undefined {
  const server = provedor?.servico === 'email' ? parseSmtpUrl(provedor.url) : undefined;
  return typeof server === 'object' ? server.from?.address : undefined;
}

const toHost = (url: string): string => new URL(url).host;
