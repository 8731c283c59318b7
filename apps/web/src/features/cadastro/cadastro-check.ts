import { campoErros } from '@trevo/config/pessoa/campo-erros';
import { checkCadastro } from '@trevo/config/pessoa/check-cadastro';
import type { EnderecoRules } from '@trevo/config/pessoa/check-endereco';
import type { Configuracao } from '@trevo/config/configuracao/configuracao-keys';
import { getTipoIdentificacao } from '@trevo/config/configuracao/configuracao-questions';
import { toUsuarioWords } from '../consumidor/public.ts';
import { toInformado, type CadastroForm, type Campo, type CampoPedido } from './cadastro-form.ts';
import { cadastroText } from './cadastro.text.ts';

/** Returns the campaign's text for an id, or the fallback. */
export type Texto = (id: string, fallback: string) => string;

/**
 * Validates the whole form with the rules that the server applies.
 *
 * @param hoje the day in São Paulo, `yyyy-mm-dd`
 * @param endereco result of the address lookups
 * @returns error texts by field; valid fields have no key
 */
export function checkForm(
  form: CadastroForm,
  campos: readonly CampoPedido[],
  c: Configuracao,
  hoje: string,
  texto: Texto = (_, fallback) => fallback,
  endereco: EnderecoFacts = {},
): Partial<Record<Campo, string>> {
  const { errados, endereco: partes } = checkCadastro(c, toInformado(form), { hoje, ...endereco });
  const { endereco: rua, ...outras } = partes;
  const wrong: Partial<Record<Campo, string>> = rua ? { ...outras, rua } : outras;
  for (const errado of errados) {
    if (errado.campo === 'usuario') {
      wrong.usuario = toUsuarioWords(errado.erro, getTipoIdentificacao(c), texto);
    } else if (errado.erro === 'celularDoLogin') {
      wrong.usuario ??= campoErros[errado.erro].tela;
    } else {
      wrong[errado.campo] = campoErros[errado.erro].tela;
    }
  }
  for (const { campo } of campos) {
    const words = own[campo]?.(form);
    if (words) wrong[campo] = typeof words === 'string' ? words : texto(words.id, words.texto);
  }
  // Errors of fields that the form does not show cannot be corrected here; the server validates them.
  const asked = new Set<string>(campos.map(({ campo }) => campo));
  return Object.fromEntries(Object.entries(wrong).filter(([campo]) => asked.has(campo)));
}

export type EnderecoFacts = Pick<EnderecoRules, 'municipios' | 'bairroFromCep'>;

type Words = string | { readonly id: string; readonly texto: string };
const { erros } = cadastroText;

/** Checks of the fields that exist only in the form: the password confirmation and the consents. */
const own: { readonly [K in Campo]?: (form: CadastroForm) => Words | null } = {
  confirmacao: ({ confirmacao, senha }) =>
    confirmacao !== '' && confirmacao === senha ? null : erros.confirmacao,
  aceitaTermos: ({ aceitaTermos }) => (aceitaTermos ? null : erros.aceitaTermos),
  aceitaAviso: ({ aceitaAviso }) => (aceitaAviso ? null : erros.aceitaAviso),
  aceitaRegulamento: ({ aceitaRegulamento }) => (aceitaRegulamento ? null : erros.aceitaRegulamento),
};

/** Returns whether the birth date is below the legal age in a campaign that checks it. */
export const isMenorDeIdade = (form: CadastroForm, c: Configuracao, hoje: string): boolean =>
  checkCadastro(c, toInformado(form), { hoje }).isMenor;
