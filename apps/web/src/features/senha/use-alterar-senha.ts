import type { Configuracao } from '@trevo/config/configuracao/configuracao-keys';
import { getTextoSenhaAtualMinimo } from '@trevo/config/configuracao/telas-questions';
import { isSenhaNova, senhaAtualMinimo } from '@trevo/rules/pessoa/senha';
import { useState } from 'react';
import { type FieldErrors, type Resolver, useForm } from 'react-hook-form';
import { callApi } from '../../platform/api/call-api.ts';
import { toApiError } from '@trevo/client/api-error.ts';
import { useConfiguracao, useTexto } from '../../platform/configuracao/PartidaProvider.tsx';
import { session } from '../../platform/session/session.ts';
import { toasts } from '../../platform/toast/toasts.ts';
import { alterarSenhaText as text } from './senha.text.ts';

/** Changes the password of the signed-in user; the session continues with the new token of the response. */
export function useAlterarSenha(onDone: () => void) {
  const configuracao = useConfiguracao();
  const texto = useTexto();
  const [resumo, setResumo] = useState('');
  const resolver: Resolver<SenhaForm> = (values) => {
    const wrong = checkAlterarSenha(values, configuracao, texto);
    const errors = Object.fromEntries(
      Object.entries(wrong).map(([campo, message]) => [campo, { type: 'regra', message }]),
    ) as FieldErrors<SenhaForm>;
    return Object.keys(errors).length > 0 ? { values: {}, errors } : { values, errors: {} };
  };
  const form = useForm<SenhaForm>({
    defaultValues: { senhaAtual: '', novaSenha: '', confirmacao: '' },
    mode: 'onTouched',
    resolver,
  });

  async function send(body: SenhaForm): Promise<void> {
    setResumo('');
    try {
      const { retorno } = await callApi('login.trocarSenha', { body });
      session.signIn({ ...session.get(), ...retorno });
      onDone();
      toasts.show(texto(text.sucesso.id, text.sucesso.texto), { tone: 'sucesso' });
    } catch (thrown) {
      const { codigo, mensagem } = toApiError(thrown);
      if (codigo !== 'login.senhaAtualIncorreta') return setResumo(mensagem);
      form.setError('senhaAtual', { type: codigo, message: mensagem }, { shouldFocus: true });
    }
  }

  return {
    form,
    /** General error, or an empty text. */
    resumo,
    submit: form.handleSubmit(send, () =>
      setResumo(texto(text.camposInvalidos.id, text.camposInvalidos.texto)),
    ),
  };
}

export interface SenhaForm {
  senhaAtual: string;
  novaSenha: string;
  confirmacao: string;
}

type Texto = (id: string, fallback: string) => string;

/** Validates the change of a password; valid fields have no key. */
function checkAlterarSenha(
  { senhaAtual, novaSenha, confirmacao }: SenhaForm,
  c: Configuracao,
  texto: Texto,
): Partial<Record<keyof SenhaForm, string>> {
  const toTexto = (words: { readonly id: string; readonly texto: string }) => texto(words.id, words.texto);
  const wrong: Partial<Record<keyof SenhaForm, string>> = {};
  if (senhaAtual === '') wrong.senhaAtual = toTexto(text.atualRequerida);
  else if (senhaAtual.length < senhaAtualMinimo) wrong.senhaAtual = getTextoSenhaAtualMinimo(c);
  if (novaSenha === '') wrong.novaSenha = toTexto(text.novaRequerida);
  else if (!isSenhaNova(novaSenha)) wrong.novaSenha = text.novaFraca;
  if (confirmacao === '') wrong.confirmacao = toTexto(text.confirmacaoRequerida);
  else if (confirmacao !== novaSenha) wrong.confirmacao = toTexto(text.confirmacaoDiferente);
  return wrong;
}
