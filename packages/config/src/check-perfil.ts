import { camposPessoa, type CampoEscrito } from '@trevo/rules/campo-pessoa';
import { campoErros } from './campo-erros.ts';
import { checkEndereco, type EnderecoParte } from './check-endereco.ts';
import type { CampoPerfil, Configuracao } from './configuracao-keys.ts';
import {
  getCamposObrigatorios,
  getPerfilBairroMinimo,
  isCampoObrigatorio,
  isDocumentoEstrangeiroEnabled,
  isLoginByTelefone,
  isTelefoneContatoOpcional,
} from './configuracao-questions.ts';
import { camposJulgados, isMenorDeIdade, judgeCampo, type PessoaInformada } from './judge-campo.ts';

/** A field of the profile that the campaign still waits for. */
export type CampoPendente = CampoPerfil | 'telefoneContato';

/** The field of the wire that fills what the campaign waits for. */
export const toCampo = (pendente: CampoPendente) => (pendente === 'cnpjCpf' ? 'cpf' : pendente);

/** What the campaign calls a field when it asks for it. */
export function getPendenteNome(pendente: CampoPendente): string {
  const linha = camposPessoa[toCampo(pendente)];
  return 'pendente' in linha ? linha.pendente : linha.rotulo;
}

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

export type PerfilCampo = CampoEscrito | `endereco.${EnderecoParte}`;

export interface PerfilVerdict {
  /** Mandatory fields that are empty, to be named in one sentence. */
  readonly pendentes: readonly CampoPendente[];
  /** Words by field, for what is filled but wrong (and each missing part of a mandatory address). */
  readonly wrong: Partial<Record<PerfilCampo, string>>;
  /** Too young for a campaign that checks it. */
  readonly isMenor: boolean;
}

export interface PerfilFacts {
  /** The São Paulo day, `yyyy-mm-dd`. */
  readonly hoje: string;
  readonly municipios?: readonly string[] | undefined;
  readonly bairroFromCep?: string | undefined;
}

/** Judges a profile by the campaign's rules, the same on the screen and on the server. */
export function checkPerfil(c: Configuracao, perfil: PessoaInformada, facts: PerfilFacts): PerfilVerdict {
  const { hoje, ...enderecoFacts } = facts;
  const wrong: Partial<Record<PerfilCampo, string>> = {};
  for (const campo of camposJulgados) {
    const erro = judgeCampo(campo, perfil[campo], { c, hoje, isRequired: false });
    if (erro) wrong[campo] = campoErros[erro].detalhe;
  }
  const endereco = checkEndereco(perfil.endereco ?? {}, {
    ...enderecoFacts,
    isRequired: isCampoObrigatorio(c, 'endereco'),
    bairroMinimo: getPerfilBairroMinimo(c),
  });
  for (const [parte, mensagem] of Object.entries(endereco)) {
    wrong[`endereco.${parte as EnderecoParte}`] = mensagem;
  }
  const isMenor = isMenorDeIdade(c, perfil.dataNascimento ?? '', hoje);
  return { pendentes: listCamposPendentes(c, perfil), wrong, isMenor };
}
