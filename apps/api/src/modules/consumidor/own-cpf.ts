import { normalizeUsuario } from '@trevo/rules/usuario';
import type { Sessao } from '../../kernel/auth/sessao.ts';
import { refuse } from '../../kernel/domain-error.ts';
import type { ConsumidorService } from './consumidor.service.ts';

/**
 * Refuses a call that names somebody else's CPF. The asker's own one is the login or, where people log in with a phone,
 * what the profile holds; masked or not.
 *
 * @param recusa the refusal, where it is not the one of a path that names another person
 */
export async function requireOwnCpf(
  consumidores: Pick<ConsumidorService, 'get'>,
  { consumidorId }: Sessao,
  cpf: string,
  recusa: 'sessao.outraPessoa' | 'cupom.cpfNaoCadastrado' = 'sessao.outraPessoa',
): Promise<void> {
  const own = await consumidores.get(consumidorId);
  const asked = normalizeUsuario(cpf);
  const isOwn = [own.cpf, own.usuario].some((known) => known && normalizeUsuario(known) === asked);
  if (!isOwn) throw refuse(recusa);
}
