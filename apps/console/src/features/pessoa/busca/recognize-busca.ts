import type { TipoBusca } from '@trevo/contract/atendimento/tipos-busca';
import type { BodyInputOf } from '@trevo/contract/call';
import type { Calls } from '@trevo/contract/calls';
import { cleanChaveAcesso } from '@trevo/rules/documento-fiscal/chave-acesso';
import { isCpf } from '@trevo/rules/pessoa/cpf';
import { isTelefone } from '@trevo/rules/pessoa/telefone';
import { parseCodigoPremio } from '@trevo/rules/sorte/premios/codigo-premio';

/** An exact search of a person. */
export type Busca = BodyInputOf<Calls['operador.procurarPessoa']>;

/** Kinds that a single text can name; a lucky number needs its campaign. */
export type TipoTexto = Exclude<TipoBusca, 'numero'>;

/** Code of a provider's voucher: one word of letters and digits, or more digits than a phone or CPF. */
const isCodigo = (typed: string): boolean =>
  /^(?=.*\d)(?=.*[A-Za-z])[\dA-Za-z._/-]{6,100}$/.test(typed) || /^\d{14,43}$/.test(typed);

/**
 * Recognizes the kind of a search text; undefined for none. A CPF comes before a phone: eleven digits can be both, and only few
 * phones have the check digits of a CPF.
 */
export function recognizeBusca(text: string): TipoTexto | undefined {
  const typed = text.trim();
  if (typed.includes('@')) return 'email';
  if (cleanChaveAcesso(typed).length === 44) return 'chaveAcesso';
  if (isCpf(typed)) return 'cpf';
  if (/^[0-9a-f]{4}-[0-9a-f]{4}$/i.test(typed)) return 'protocolo';
  if (isTelefone(typed)) return 'telefone';
  if (/^[0-9a-f]{8}$/i.test(typed)) return 'protocolo';
  return parseCodigoPremio(typed) !== null || isCodigo(typed) ? 'codigo' : undefined;
}
