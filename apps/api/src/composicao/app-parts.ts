import type { AvisoCodigo } from '@trevo/contract/operador/operador.calls';
import type { LeitorFoto } from '../adapters/leitor-foto/leitor-foto.port.ts';
import type { SignedLeitorOptions } from '../adapters/leitor/signed-leitor.ts';
import type { HttpPicPayOptions } from '../adapters/picpay/http-picpay.ts';
import type { OnesignalOptions } from '../adapters/push/onesignal-push.ts';
import type { SnsOptions } from '../adapters/push/sns-push.ts';
import type { HttpSefazOptions } from '../adapters/sefaz/http-sefaz.ts';
import type { HttpSmsOptions } from '../adapters/sms/http-sms.ts';
import type { CloudWhatsappOptions } from '../adapters/whatsapp/cloud-whatsapp.ts';
import type { HttpVoucherOptions } from '../adapters/voucher/http-voucher.ts';
import type { KeyRing } from '../kernel/auth/key-ring.ts';
import type { Clock, RelogioEnsaio } from '../kernel/clock.ts';
import type { Db } from '../kernel/db/db.ts';
import type { Revisao } from '../kernel/db/revisao.ts';
import type { HttpLimits } from '../kernel/http/limits/http-limits.ts';
import type { SenhaCusto } from '../modules/login/public.ts';
import type { Job } from '../kernel/fila/jobs.ts';
import type { ProgramsFolder } from '../kernel/worker-process.ts';
import type { Logger } from '../kernel/log.ts';
import type { Spans } from '../kernel/tracing/spans.ts';
import type { Workers } from './create-workers.ts';

/** Dependencies of the application, injected so that tests can replace them. */
export interface AppParts {
  readonly db: Db;
  /** The same database over a separate connection, so that probes do not wait behind requests; default `db`. */
  readonly probeDb?: Db | undefined;
  readonly clock: Clock;
  /** The clock, where it can be moved forward; never in production. */
  readonly relogio?: RelogioEnsaio | undefined;
  readonly log: Logger;
  readonly ambiente: 'producao' | 'teste' | 'desenvolvimento';
  readonly keys: KeyRing;
  /** The installation's token, and that of commands on this server. */
  readonly operatorToken: string | undefined;
  readonly commandToken?: string | undefined;
  /** Scheme, host and port of the operators' console; undefined without a console. */
  readonly consoleOrigin?: string | undefined;
  /** Scheme, host and port below which previews of unpublished campaigns are served; undefined without previews. */
  readonly previaOrigin?: string | undefined;
  /** Password hash cost for tests; default OWASP's first recommendation. */
  readonly senhaCusto?: SenhaCusto | undefined;
  readonly smtpUrl: string | undefined;
  /** Origins exempt from the rule of https, port 443 and a public address. */
  readonly destinosPermitidos?: readonly string[] | undefined;
  /** Message providers; messages without one stay in the local outbox. */
  readonly sms: HttpSmsOptions | undefined;
  readonly whatsapp: CloudWhatsappOptions | undefined;
  /** Payout provider; payments without one stay in the local outbox. */
  readonly picPay?: HttpPicPayOptions | undefined;
  /** Provider of on-demand vouchers; without one they are generated and stay in the local outbox. */
  readonly voucher?: HttpVoucherOptions | undefined;
  /** External receipt reader; without one the local mock, and none in production. */
  readonly leitor?: SignedLeitorOptions | undefined;
  /** Reader of photos of receipts; undefined where the optional packages are not installed. */
  readonly leitorFoto?: LeitorFoto | undefined;
  /** Push services; messages without one stay in the local outbox. */
  readonly onesignal?: OnesignalOptions | undefined;
  readonly sns?: SnsOptions | undefined;
  /** The states' public receipt pages; without this none is queried in production, and pages are mocked elsewhere. */
  readonly nfce?: HttpSefazOptions | undefined;
  /** Bucket for files, `https://key:secret@host/bucket`; default folders.arquivos. */
  readonly storageUrl: string | undefined;
  readonly cepUrl: string | undefined;
  readonly geocodificacaoUrl: string | undefined;
  readonly trustProxy: number;
  /** Public port, when it differs from the listening port. */
  readonly publicPort?: number | undefined;
  /** Overrides for tests. */
  readonly httpLimits?: Partial<HttpLimits> | undefined;
  /** Warnings about the database found at start. */
  readonly avisosDoBanco?: readonly AvisoCodigo[] | undefined;
  readonly version: string;
  /** Schema revision required by this release. */
  readonly revisao: Revisao;
  /** Whether metrics are collected for `renderMetrics`. */
  readonly hasMetrics?: boolean | undefined;
  /** Exporter of traces; undefined disables tracing. */
  readonly spans?: Spans | undefined;
  /** Jobs of the process itself, in addition to the modules'. */
  readonly jobs?: readonly Job[] | undefined;
  /** Worker processes that stay open after the application; by default it starts and closes its own. */
  readonly workers?: Workers | undefined;
  readonly folders: {
    webDist: string;
    /** Build of the operators' console. */
    consoleDist: string;
    marcas: string;
    campanhas: string;
    arquivos: string;
    /** Bundled programs of worker processes; by default they are beside this program. */
    programs?: ProgramsFolder | undefined;
  };
}
