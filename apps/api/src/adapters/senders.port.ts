import type { EmailSender } from './email/email.port.ts';
import type { PicPayPagador } from './picpay/picpay.port.ts';
import type { PushSender } from './push/push.port.ts';
import type { SmsSender } from './sms/sms.port.ts';
import type { VoucherProvedor } from './voucher/voucher.port.ts';
import type { WhatsappSender } from './whatsapp/whatsapp.port.ts';

/** Senders of messages and payouts, by the services' wire names. */
export interface Senders {
  readonly email: EmailSender;
  readonly sms: SmsSender;
  readonly whatsapp: WhatsappSender;
  readonly picpay: PicPayPagador;
  readonly voucher: VoucherProvedor;
  readonly onesignal: PushSender;
  readonly sns: PushSender;
}
