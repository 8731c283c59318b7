import type { AvisoCodigo } from '@trevo/contract/operador/operador.calls';
import type { SignedLeitorOptions } from './adapters/leitor/signed-leitor.ts';
import type { HttpPicPayOptions } from './adapters/picpay/http-picpay.ts';
import type { OnesignalOptions } from './adapters/push/onesignal-push.ts';
import type { SnsOptions } from './adapters/push/sns-push.ts';
import type { HttpSefazOptions } from './adapters/sefaz/http-sefaz.ts';
import type { HttpSmsOptions } from './adapters/sms/http-sms.ts';
import type { CloudWhatsappOptions } from './adapters/whatsapp/cloud-whatsapp.ts';
import type { HttpVoucherOptions } from './adapters/voucher/http-voucher.ts';
import type { KeyRing } from './kernel/auth/key-ring.ts';
import type { Clock } from './kernel/clock.ts';
import type { Db } from './kernel/db/db.ts';
import type { Revisao } from './kernel/db/revisao.ts';
import type { HttpLimits } from './kernel/http/http-limits.ts';
import type { SenhaCusto } from './modules/login/public.ts';
import type { Job } from './kernel/jobs.ts';
import type { Logger } from './kernel/log.ts';
import type { Spans } from './kernel/spans.ts';

/** What the program is made of, handed in so that tests can hand in other things. */
export interface AppParts {
  readonly db: Db;
  /** The same database over a connection of its own, so that probes do not wait behind requests; `db` without it. */
  readonly probeDb?: Db | undefined;
  readonly clock: Clock;
  readonly log: Logger;
  readonly ambiente: 'producao' | 'teste' | 'desenvolvimento';
  readonly keys: KeyRing;
  readonly operatorToken: string | undefined;
  /** What hashing a password costs; OWASP's first choice without it (tests). */
  readonly senhaCusto?: SenhaCusto | undefined;
  readonly smtpUrl: string | undefined;
  /** Origins that may be asked although they are not https, not on port 443 or not public. */
  readonly destinosPermitidos?: readonly string[] | undefined;
  /** Providers of messages; without them messages stay in the local outbox. */
  readonly sms: HttpSmsOptions | undefined;
  readonly whatsapp: CloudWhatsappOptions | undefined;
  /** Who pays prizes out; without it payments stay in the local outbox. */
  readonly picPay?: HttpPicPayOptions | undefined;
  /** Who makes vouchers one by one; without it they are made up and stay in the local outbox. */
  readonly voucher?: HttpVoucherOptions | undefined;
  /** Who reads receipts for people; without it the imitation on this machine, and nobody in production. */
  readonly leitor?: SignedLeitorOptions | undefined;
  /** Who carries notices to browsers and to installed apps; without it they stay in the local outbox. */
  readonly onesignal?: OnesignalOptions | undefined;
  readonly sns?: SnsOptions | undefined;
  /** The states' public pages of receipts; without it nobody is asked in production, and pages are made up elsewhere. */
  readonly nfce?: HttpSefazOptions | undefined;
  /** Bucket for files, `https://key:secret@host/bucket`; without it they lie in folders.arquivos. */
  readonly storageUrl: string | undefined;
  readonly cepUrl: string | undefined;
  readonly geocodificacaoUrl: string | undefined;
  readonly trustProxy: number;
  /** The port that people open, where it is not the one that is listened on. */
  readonly publicPort?: number | undefined;
  /** Other than what serves people well (tests). */
  readonly httpLimits?: Partial<HttpLimits> | undefined;
  /** What the start found of the database. */
  readonly avisosDoBanco?: readonly AvisoCodigo[] | undefined;
  readonly version: string;
  /** Revision of the schema that this program was written for. */
  readonly revisao: Revisao;
  /** Whether figures are kept for `renderMetrics`. */
  readonly hasMetrics?: boolean | undefined;
  /** Where spans of requests and of what they wait for go; nowhere without it. */
  readonly spans?: Spans | undefined;
  /** Work of the process itself, beside that of the modules. */
  readonly jobs?: readonly Job[] | undefined;
  readonly folders: {
    webDist: string;
    marcas: string;
    campanhas: string;
    arquivos: string;
  };
}
