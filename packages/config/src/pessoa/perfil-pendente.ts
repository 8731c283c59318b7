import type { CampoPerfil, Configuracao } from '../configuracao/configuracao-keys.ts';
import {
  getCamposObrigatorios,
  isDocumentoEstrangeiroEnabled,
  isTelefoneContatoOpcional,
  isLoginByTelefone,
} from '../configuracao/telas-questions.ts';
import type { PessoaInformada } from './check-campo.ts';

// Separate from the validation: every receipt screen imports this, and only two forms validate.

/** A mandatory profile field that is still empty. */
export type CampoPendente = CampoPerfil | 'telefoneContato';

const filled = (text: string | null | undefined) => (text ?? '').trim() !== '';

function isCampoFilled(c: Configuracao, perfil: PessoaInformada, campo: CampoPerfil): boolean {
  // The address is filled when its postal code is.
  if (campo === 'endereco') return filled(perfil.endereco?.cep);
  if (campo !== 'cnpjCpf') return filled(perfil[campo]);
  return filled(perfil.cpf) || (isDocumentoEstrangeiroEnabled(c) && filled(perfil.documentoVariavel));
}

/** Whether the contact phone is required: the login is a document and the campaign does not make it optional. */
export const isTelefonePerfilRequired = (c: Configuracao): boolean =>
  !isLoginByTelefone(c) && !isTelefoneContatoOpcional(c);

/** Returns the empty mandatory fields of the campaign's list, in its order. The sign-up counts as unfinished. */
export const listCamposObrigatoriosPendentes = (c: Configuracao, perfil: PessoaInformada): CampoPerfil[] =>
  getCamposObrigatorios(c).filter((campo) => !isCampoFilled(c, perfil, campo));

/** Returns all fields to complete: the mandatory list, and a required contact phone. */
export function listCamposPendentes(c: Configuracao, perfil: PessoaInformada): CampoPendente[] {
  const pendentes: CampoPendente[] = listCamposObrigatoriosPendentes(c, perfil);
  const isTelefoneMissing = isTelefonePerfilRequired(c) && !filled(perfil.telefoneContato);
  return isTelefoneMissing ? [...pendentes, 'telefoneContato'] : pendentes;
}

/** Whether the consumer must finish registering before registering receipts. */
export const isPerfilIncompleto = (
  c: Configuracao,
  perfil: PessoaInformada & { readonly cadastroInicial: boolean },
): boolean =>
  (perfil.cadastroInicial || (isTelefonePerfilRequired(c) && !filled(perfil.telefoneContato))) &&
  listCamposPendentes(c, perfil).length > 0;
