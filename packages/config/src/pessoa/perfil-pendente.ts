import type { CampoPerfil, Configuracao } from '../configuracao/configuracao-keys.ts';
import {
  getCamposObrigatorios,
  isDocumentoEstrangeiroEnabled,
  isLoginByTelefone,
  isTelefoneContatoOpcional,
} from '../configuracao/configuracao-questions.ts';
import type { PessoaInformada } from './judge-campo.ts';

// Apart from the judge, because every screen that takes a receipt asks this, and only two forms judge.

/** A field of the profile that the campaign still waits for. */
export type CampoPendente = CampoPerfil | 'telefoneContato';

const filled = (text: string | null | undefined) => (text ?? '').trim() !== '';

function isCampoFilled(c: Configuracao, perfil: PessoaInformada, campo: CampoPerfil): boolean {
  // The address is judged by its postal code.
  if (campo === 'endereco') return filled(perfil.endereco?.cep);
  if (campo !== 'cnpjCpf') return filled(perfil[campo]);
  return filled(perfil.cpf) || (isDocumentoEstrangeiroEnabled(c) && filled(perfil.documentoVariavel));
}

/** Whether the contact phone must be there: the login is a document and the campaign does not make it optional. */
export const isTelefonePerfilRequired = (c: Configuracao): boolean =>
  !isLoginByTelefone(c) && !isTelefoneContatoOpcional(c);

/** The mandatory fields of the campaign's list that are empty, in its order. The sign-up counts as unfinished. */
export const listCamposObrigatoriosPendentes = (c: Configuracao, perfil: PessoaInformada): CampoPerfil[] =>
  getCamposObrigatorios(c).filter((campo) => !isCampoFilled(c, perfil, campo));

/** Everything the person is asked to complete: the mandatory list, and the contact phone where it must be there. */
export function listCamposPendentes(c: Configuracao, perfil: PessoaInformada): CampoPendente[] {
  const pendentes: CampoPendente[] = listCamposObrigatoriosPendentes(c, perfil);
  const isTelefoneMissing = isTelefonePerfilRequired(c) && !filled(perfil.telefoneContato);
  return isTelefoneMissing ? [...pendentes, 'telefoneContato'] : pendentes;
}

/** Whether the person is asked to finish registering before anything else is registered. */
export const isPerfilIncompleto = (
  c: Configuracao,
  perfil: PessoaInformada & { readonly cadastroInicial: boolean },
): boolean =>
  (perfil.cadastroInicial || (isTelefonePerfilRequired(c) && !filled(perfil.telefoneContato))) &&
  listCamposPendentes(c, perfil).length > 0;
