import { useState } from 'react';
import { useForm, type FieldErrors, type Resolver } from 'react-hook-form';
import { callApi } from '../../platform/api/api-client.ts';
import { toApiError } from '../../platform/api/api-error.ts';
import { useConfiguracao, useTexto } from '../../platform/configuracao/PartidaProvider.tsx';
import { session } from '../../platform/session/session.ts';
import { toasts } from '../../platform/toast/toasts.ts';
import { alterarSenhaText as text } from './alterar-senha.text.ts';
import { checkAlterarSenha, type SenhaForm } from './check-alterar-senha.ts';

/** Changes the password of who is signed in; this session goes on with the new token that comes back. */
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
    /** What is wrong with the whole, or an empty text. */
    resumo,
    submit: form.handleSubmit(send, () =>
      setResumo(texto(text.camposInvalidos.id, text.camposInvalidos.texto)),
    ),
  };
}
