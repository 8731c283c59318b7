import type { AvisoCodigo } from '@trevo/contract/operador/operador.calls';
import type { AppParts } from './app-parts.ts';
import type { Logger } from '../kernel/log.ts';

/**
 * Lists set-up warnings: those found at the database, and in production missing senders. Elsewhere messages stay
 * in the local outbox.
 */
export function findAvisos({
  ambiente,
  smtpUrl,
  sms,
  avisosDoBanco = [],
}: Pick<AppParts, 'ambiente' | 'smtpUrl' | 'sms' | 'avisosDoBanco'>): AvisoCodigo[] {
  if (ambiente !== 'producao') return [...avisosDoBanco];
  return [
    ...avisosDoBanco,
    ...(smtpUrl ? [] : ['envio.semEmail' as const]),
    ...(sms ? [] : ['envio.semSms' as const]),
  ];
}

/** Log message of each warning; operators also get Portuguese texts. */
const sentences: Readonly<Record<AvisoCodigo, string>> = {
  'envio.semEmail':
    'No e-mail is sent, so users get no link for a new password or to confirm an address; set SMTP_URL',
  'envio.semSms':
    'No SMS is sent, so users get no code for a new password or to confirm a phone; set SMS_URL and SMS_TOKEN',
  'banco.outroFuso':
    "Node's ICU and PostgreSQL's tzdata differ in a midnight of America/Sao_Paulo in the next 400 days; update both",
};

/** Logs each set-up warning. */
export function logAvisos(avisos: readonly AvisoCodigo[], log: Logger): void {
  for (const codigo of avisos) log.warn({ event: 'setup_warning', codigo }, sentences[codigo]);
}
