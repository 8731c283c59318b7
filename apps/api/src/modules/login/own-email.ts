import { getDominioEmailAutomatico } from '@trevo/config/configuracao-questions';
import type { Hospedagem } from '../campanha/public.ts';
import type { ConsumidorRow } from '../consumidor/public.ts';

/** The e-mail that the person gave; undefined for none and for the automatic one, which nobody reads. */
export function getOwnEmail({ configuracao }: Hospedagem, { email }: ConsumidorRow): string | undefined {
  const isAutomatic = email?.endsWith(`@${getDominioEmailAutomatico(configuracao)}`);
  return email && !isAutomatic ? email : undefined;
}
