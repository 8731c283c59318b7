import type { Papel } from '@trevo/contract/operador/papeis';
import { isCpf } from '@trevo/rules/pessoa/cpf';
import { hideNome } from '@trevo/rules/pessoa/nome';
import { hideCpf, hideEmail, hideTelefone } from '@trevo/rules/texto/mask';
import type { PessoaView } from './pessoa.views.ts';

/** Returns the name of a person for callers without access to personal data: the random end of the id. */
export const toPseudonimo = (consumidorId: string): string =>
  consumidorId
    .slice(-8)
    .toUpperCase()
    .replace(/^(.{4})/, '$1-');

/** Name and contact of a person as a role sees them. */
export interface Mascarada {
  readonly nome: string | null;
  readonly cpf: string | null;
  readonly telefone: string | null;
  readonly email: string | null;
}

/** Masks name and contact; an auditor and a deleted account have none. */
export function maskPessoa(pessoa: PessoaView, papel: Papel | null): Mascarada {
  const { nome, cpf, telefone_contato: telefone, email, ativo } = pessoa;
  if (papel === 'auditor' || !ativo) return { nome: null, cpf: null, telefone: null, email: null };
  return {
    nome: hideNome(nome) || null,
    cpf: cpf !== null && isCpf(cpf) ? hideCpf(cpf) : null,
    telefone: telefone && hideTelefone(telefone),
    email: email && hideEmail(email),
  };
}
