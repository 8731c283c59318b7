import {
  cadastroCampos,
  isEscrito,
  type CampoCadastro,
  type CampoEscrito,
} from '@trevo/rules/pessoa/campo-pessoa';
import { isSenhaNova } from '@trevo/rules/pessoa/senha';
import { isCelular, normalizeTelefone } from '@trevo/rules/pessoa/telefone';
import { checkUsuario, normalizeUsuario, type UsuarioErro } from '@trevo/rules/pessoa/usuario';
import type { CampoErro } from './campo-erros.ts';
import { checkEndereco, type EnderecoParte, type EnderecoRules } from './check-endereco.ts';
import type { Configuracao } from '../configuracao/configuracao-keys.ts';
import { getCnpjRegra, getTipoIdentificacao } from '../configuracao/configuracao-questions.ts';
import {
  getCadastroBairroMinimo,
  getCadastroCampoExtra,
  getCadastroPergunta,
  isCampoObrigatorio,
  isCelularConfirmedAtCadastro,
  isDocumentoEstrangeiroEnabled,
  isEmailObrigatorio,
  isJaClienteEnabled,
  isLojaMaisProximaEnabled,
  isNascimentoObrigatorio,
  isTelefoneContatoObrigatorio,
  getPadraoCelular,
  isLoginByTelefone,
} from '../configuracao/telas-questions.ts';
import { isMenorDeIdade, checkCampo, type PessoaInformada } from './check-campo.ts';

/** A field of the form, and whether it is required. */
export interface Pedido {
  readonly campo: CampoCadastro;
  readonly isRequired: boolean;
}

/** Whether a campaign requires a field; undefined: the field is not shown. A field not listed is shown and optional. */
const pedidos: {
  readonly [C in CampoCadastro]?: (c: Configuracao, isEstrangeiro: boolean) => boolean | undefined;
} = {
  nome: () => true,
  email: isEmailObrigatorio,
  dataNascimento: isNascimentoObrigatorio,
  // A confirmation code needs a phone; only a login by telephone provides another one.
  telefoneContato: (c) =>
    isTelefoneContatoObrigatorio(c) || (isCelularConfirmedAtCadastro(c) && !isLoginByTelefone(c)),
  documentoVariavel: (c, isEstrangeiro) => (isDocumentoEstrangeiroEnabled(c) && isEstrangeiro) || undefined,
  endereco: (c) => isCampoObrigatorio(c, 'endereco'),
  resposta: (c) => (getCadastroPergunta(c) ? true : undefined),
  extra: (c) => getCadastroCampoExtra(c)?.obrigatorio,
  jaCliente: (c) => (isJaClienteEnabled(c) ? false : undefined),
  primeiraLoja: (c) => (isLojaMaisProximaEnabled(c) ? false : undefined),
};

/** Returns the fields of the registration form for a campaign, in form order. */
export const listPedidos = (c: Configuracao, isEstrangeiro: boolean): Pedido[] =>
  cadastroCampos.flatMap((campo) => {
    const find = pedidos[campo];
    const isRequired = find ? find(c, isEstrangeiro) : false;
    return isRequired === undefined ? [] : [{ campo, isRequired }];
  });

/** Whether the registration form has the field at all, required or not. */
export const isPerguntado = (c: Configuracao, campo: CampoCadastro): boolean =>
  listPedidos(c, true).some((pedido) => pedido.campo === campo);

/** A registration as typed or sent. */
export type CadastroInformado = PessoaInformada & {
  readonly usuario: string;
  readonly senha: string;
  /** The foreign document was chosen, which makes it required. */
  readonly isEstrangeiro?: boolean;
};

export interface CadastroFacts extends Pick<EnderecoRules, 'municipios' | 'bairroFromCep'> {
  /** The São Paulo day, `yyyy-mm-dd`. */
  readonly hoje: string;
}

export type CampoErrado =
  | { readonly campo: 'usuario'; readonly erro: UsuarioErro }
  | { readonly campo: (CampoCadastro & CampoEscrito) | 'senha'; readonly erro: CampoErro };

export interface CadastroVerdict {
  /** Errors; a field may have several. */
  readonly errados: readonly CampoErrado[];
  /** Message by part of the address. */
  readonly endereco: Partial<Record<EnderecoParte, string>>;
  /** Under age in a campaign that checks it. */
  readonly isMenor: boolean;
}

/** Validates a registration against the campaign's rules, identically on the screen and on the server. */
export function checkCadastro(
  c: Configuracao,
  cadastro: CadastroInformado,
  { hoje, ...enderecoFacts }: CadastroFacts,
): CadastroVerdict {
  const { usuario, senha, isEstrangeiro = false } = cadastro;
  const required = listPedidos(c, isEstrangeiro).flatMap(({ campo, isRequired }) =>
    isRequired ? campo : [],
  );
  const isRequired = (campo: CampoCadastro) =>
    // A missing phone for the code has its own error.
    campo === 'telefoneContato' ? isTelefoneContatoObrigatorio(c) : required.includes(campo);
  const errados: CampoErrado[] = [];
  const usuarioErro = checkUsuario(getTipoIdentificacao(c), usuario, getCnpjRegra(c));
  if (usuarioErro) errados.push({ campo: 'usuario', erro: usuarioErro });
  for (const campo of cadastroCampos.filter(isEscrito)) {
    const erro = checkCampo(campo, cadastro[campo], { c, hoje, usuario, isRequired: isRequired(campo) });
    if (erro) errados.push({ campo, erro });
  }
  const celularErro = checkCelular(c, cadastro);
  if (celularErro) errados.push({ campo: 'telefoneContato', erro: celularErro });
  if (!isSenhaNova(senha)) errados.push({ campo: 'senha', erro: 'senha' });
  const endereco = checkEndereco(cadastro.endereco ?? {}, {
    ...enderecoFacts,
    isRequired: isRequired('endereco'),
    bairroMinimo: getCadastroBairroMinimo(c),
  });
  return { errados, endereco, isMenor: isMenorDeIdade(c, cadastro.dataNascimento ?? '', hoje) };
}

/** A phone confirmed by a code must be a mobile. */
function checkCelular(c: Configuracao, cadastro: CadastroInformado): CampoErro | null {
  if (!isCelularConfirmedAtCadastro(c)) return null;
  const celular = getCelularParaConfirmar(c, { ...cadastro, usuario: normalizeUsuario(cadastro.usuario) });
  if (celular === null) return 'celularVazio';
  if (isCelular(celular, getPadraoCelular(c) ?? undefined)) return null;
  return cadastro.telefoneContato ? 'celular' : 'celularDoLogin';
}

/**
 * Returns the mobile number that a registration confirms by a code: the contact phone, else a login that is a
 * phone.
 *
 * @returns bare digits, or null when there is none
 */
export function getCelularParaConfirmar(
  c: Configuracao,
  informado: { readonly usuario: string; readonly telefoneContato?: string | null | undefined },
): string | null {
  const telefone = (informado.telefoneContato ?? '').trim();
  if (telefone !== '') return normalizeTelefone(telefone);
  return isLoginByTelefone(c) ? normalizeTelefone(informado.usuario) : null;
}
