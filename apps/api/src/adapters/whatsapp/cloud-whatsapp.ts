import { toE164 } from '@trevo/rules/pessoa/telefone';
import type { GuardedFetch } from '../guarded-fetch.ts';
import { postJson } from '../post-json.ts';
import type { WhatsappSender } from './whatsapp.port.ts';

export interface CloudWhatsappOptions {
  readonly token: string;
  /** Phone number id of the sender, not the number. */
  readonly phoneId: string;
  /** Name of the approved authentication template in Portuguese, with a copy-code button. */
  readonly template: string;
  readonly url?: string;
  readonly timeoutMilliseconds?: number;
}

const graphUrl = 'https://graph.facebook.com/v23.0';

/** Sends codes through the WhatsApp Cloud API, which requires a template for a first message. */
export function createCloudWhatsapp(fetch: GuardedFetch, options: CloudWhatsappOptions): WhatsappSender {
  const { token, phoneId, template, url = graphUrl, timeoutMilliseconds } = options;
  return {
    sendCodigo: ({ telefone, codigo }) =>
      postJson(fetch, `${url}/${phoneId}/messages`, {
        token,
        body: toMessage(toE164(telefone), template, codigo),
        timeoutMilliseconds,
      }),
  };
}

/** The code occurs twice: in the text and in the copy-code button. */
function toMessage(to: string, template: string, codigo: string) {
  const parameters = [{ type: 'text', text: codigo }];
  return {
    messaging_product: 'whatsapp',
    recipient_type: 'individual',
    to,
    type: 'template',
    template: {
      name: template,
      language: { code: 'pt_BR' },
      components: [
        { type: 'body', parameters },
        { type: 'button', sub_type: 'url', index: '0', parameters },
      ],
    },
  };
}
