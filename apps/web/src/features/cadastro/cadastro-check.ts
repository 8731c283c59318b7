import { campoErros } from '@trevo/config/pessoa/campo-erros';
import { checkCadastro } from '@trevo/config/pessoa/check-cadastro';
import type { EnderecoRules } from '@trevo/config/pessoa/check-endereco';
import type { Configuracao } from '@trevo/config/configuracao/configuracao-keys';
import { getTipoIdentificacao } from '@trevo/config/configuracao/configuracao-questions';
import { toUsuarioWords } from '../consumidor/public.ts';
import { toInformado, type CadastroForm, type Campo, type CampoPedido } from './cadastro-form.ts';
import { cadastroText } from './cadastro.text.ts';

/** Words by id, or the ones given. */
export type Texto = (id: string, fallback: string) => string;

/**
 * Judges the whole form by the campaign's rules, as the server will.
 *
 * @param hoje the São Paulo day, `yyyy-mm-dd`
 * @param endereco what the lookups of the address know
 * @returns words by field; no key for a field that is right
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
  // A fault of what is not asked here could not be mended here: the server has the last word on it.
  const asked = new Set<string>(campos.map(({ campo }) => campo));
  return Object.fromEntries(Object.entries(wrong).filter(([campo]) => asked.has(campo)));
}

export type EnderecoFacts = Pick<EnderecoRules, 'municipios' | 'bairroFromCep'>;

type Words = string | { readonly id: string; readonly texto: string };
const { erros } = cadastroText;

/** What only the form asks: the password again, and the consents. */
const own: { readonly [K in Campo]?: (form: CadastroForm) => Words | null } = {
  confirmacao: ({ confirmacao, senha }) =>
    confirmacao !== '' && confirmacao === senha ? null : erros.confirmacao,
  aceitaTermos: ({ aceitaTermos }) => (aceitaTermos ? null : erros.aceitaTermos),
  aceitaAviso: ({ aceitaAviso }) => (aceitaAviso ? null : erros.aceitaAviso),
  aceitaRegulamento: ({ aceitaRegulamento }) => (aceitaRegulamento ? null : erros.aceitaRegulamento),
};

/** Whether the birth date is of someone too young for a campaign that checks it. */
export const isMenorDeIdade = (form: CadastroForm, c: Configuracao, hoje: string): boolean =>
  checkCadastro(c, toInformado(form), { hoje }).isMenor;
