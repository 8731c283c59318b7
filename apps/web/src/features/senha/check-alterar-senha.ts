import type { Configuracao } from '@trevo/config/configuracao-keys';
import { getTextoSenhaAtualMinimo } from '@trevo/config/configuracao-questions';
import { isSenhaNova, senhaAtualMinimo } from '@trevo/rules/senha';
import { alterarSenhaText as text } from './alterar-senha.text.ts';

export interface SenhaForm {
  senhaAtual: string;
  novaSenha: string;
  confirmacao: string;
}

type Texto = (id: string, fallback: string) => string;

/** Judges the change of a password; no key for a field that is right. */
export function checkAlterarSenha(
  { senhaAtual, novaSenha, confirmacao }: SenhaForm,
  c: Configuracao,
  texto: Texto,
): Partial<Record<keyof SenhaForm, string>> {
  const say = (words: { readonly id: string; readonly texto: string }) => texto(words.id, words.texto);
  const wrong: Partial<Record<keyof SenhaForm, string>> = {};
  if (senhaAtual === '') wrong.senhaAtual = say(text.atualRequerida);
  else if (senhaAtual.length < senhaAtualMinimo) wrong.senhaAtual = getTextoSenhaAtualMinimo(c);
  if (novaSenha === '') wrong.novaSenha = say(text.novaRequerida);
  else if (!isSenhaNova(novaSenha)) wrong.novaSenha = text.novaFraca;
  if (confirmacao === '') wrong.confirmacao = say(text.confirmacaoRequerida);
  else if (confirmacao !== novaSenha) wrong.confirmacao = say(text.confirmacaoDiferente);
  return wrong;
}
