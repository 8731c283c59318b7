import type { BodyInputOf } from '@trevo/contract/call';
import type { Calls } from '@trevo/contract/calls';
import type { ProvedorServico } from '@trevo/contract/provedor/provedor.calls';
import type { provedorConsoleText } from './provedor-console.text.ts';

export type Campo = keyof typeof provedorConsoleText.form.campos;
export type Valores = Readonly<Partial<Record<Campo, string>>>;
type Corpo = BodyInputOf<Calls['operador.definirProvedor']>;

/** Fields of each service, in order. */
export const camposDe: Readonly<Record<ProvedorServico, readonly Campo[]>> = {
  email: ['url'],
  sms: ['url', 'token', 'from'],
  whatsapp: ['phoneId', 'token', 'template'],
  picpay: ['url', 'token'],
  voucher: ['url', 'token'],
  onesignal: ['aplicativo', 'chave'],
  sns: ['url', 'android', 'ios'],
};

/** Fields with a credential inside, which are typed hidden. */
export const camposSecretos: ReadonlySet<Campo> = new Set<Campo>(['token', 'chave']);

/** Converts the typed values to the configuration of a service. */
export function toCorpo(servico: ProvedorServico, valores: Valores): Corpo {
  const { url = '', token = '', from, phoneId = '', template = '' } = valores;
  const { aplicativo = '', chave = '', android, ios } = valores;
  switch (servico) {
    case 'email':
      // The name of the sender may contain spaces, which an address may not.
      return { servico, url: url.trim().replaceAll(' ', '%20') };
    case 'sms':
      return { servico, url, token, ...(from ? { from } : {}) };
    case 'whatsapp':
      return { servico, token, phoneId, template };
    case 'picpay':
    case 'voucher':
      return { servico, url, token };
    case 'onesignal':
      return { servico, chaves: { [aplicativo]: chave } };
    case 'sns':
      return { servico, url, aplicativos: { ...(android ? { android } : {}), ...(ios ? { ios } : {}) } };
  }
}
