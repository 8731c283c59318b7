import { getDominioEmailAutomatico } from '@trevo/config/configuracao-questions';
import type { Hospedagem } from '../campanha/public.ts';
import type { ConsumidorRow } from './consumidor.store.ts';

type Contato = Pick<ConsumidorRow, 'email' | 'email_anterior' | 'email_vale_em'>;

/** The e-mail that the person gave; undefined for none and for the automatic one, which nobody reads. */
export function getOwnEmail(
  { configuracao }: Hospedagem,
  { email }: Pick<ConsumidorRow, 'email'>,
): string | undefined {
  const isAutomatic = email?.endsWith(`@${getDominioEmailAutomatico(configuracao)}`);
  return email && !isAutomatic ? email : undefined;
}

/**
 * Where a link for a new password may go: the last verified e-mail or, while none was verified since a change, the one
 * from before it. Undefined for none, and while one that was added without the password still waits.
 */
export function getEmailRedefinicao(hospedagem: Hospedagem, row: Contato, agora: Date): string | undefined {
  if (row.email_anterior) return row.email_anterior;
  return row.email_vale_em && row.email_vale_em > agora ? undefined : getOwnEmail(hospedagem, row);
}
