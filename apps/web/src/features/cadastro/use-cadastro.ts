import { getTelaAposCadastro } from '@trevo/config/configuracao-questions';
import { getPrimeiroNome } from '@trevo/rules/nome';
import { toSaoPaulo } from '@trevo/rules/sao-paulo';
import { useEffect, useMemo, useState } from 'react';
import { useForm, type FieldErrors, type Resolver } from 'react-hook-form';
import { useNavigate } from 'react-router';
import { callApi } from '../../shared/api/api-client.ts';
import { isOffline, toApiError, type ApiError } from '../../shared/api/api-error.ts';
import { cadastroDraft, type CadastroDraft } from '../../shared/cadastro/cadastro-draft.ts';
import { useConfiguracao } from '../../shared/configuracao/PartidaProvider.tsx';
import { useTexto } from '../../shared/configuracao/use-texto.ts';
import { findDestination } from '../../shared/navigation/find-destination.ts';
import { pendingPath } from '../../shared/navigation/pending-path.ts';
import { startSession } from '../../shared/session/start-session.ts';
import { toasts } from '../../shared/toast/toasts.ts';
import { checkForm, isMenorDeIdade } from './cadastro-check.ts';
import { type CadastroForm, findCampo, listCampos, toDraft, toForm, toWire } from './cadastro-form.ts';
import { cadastroText } from './cadastro.text.ts';

export interface CadastroModal {
  readonly mensagem: string;
  readonly cura?: string | undefined;
}

export type Cadastro = ReturnType<typeof useCadastro>;

const getHoje = () => toSaoPaulo(new Date()).dia;

/** The registration: judged as it is left, kept as it is typed, sent once. */
export function useCadastro(draft: CadastroDraft) {
  const configuracao = useConfiguracao();
  const texto = useTexto();
  const navigate = useNavigate();
  const [modal, setModal] = useState<CadastroModal | null>(null);
  const campos = useMemo(() => listCampos(configuracao, draft.aceites), [configuracao, draft]);
  const resolver: Resolver<CadastroForm> = (values) => {
    const wrong = checkForm(values, campos, configuracao, getHoje(), texto);
    const errors = Object.fromEntries(
      Object.entries(wrong).map(([campo, message]) => [campo, { type: 'regra', message }]),
    ) as FieldErrors<CadastroForm>;
    return Object.keys(errors).length > 0 ? { values: {}, errors } : { values, errors: {} };
  };
  const form = useForm<CadastroForm>({
    defaultValues: toForm(draft),
    mode: 'onTouched',
    resolver,
  });

  useEffect(() => {
    const subscription = form.watch((values) => cadastroDraft.merge(toDraft(values as CadastroForm)));
    return () => subscription.unsubscribe();
  }, [form]);

  function refuse(error: ApiError): void {
    if (isOffline(error)) {
      const { id, texto: fallback } = cadastroText.erros.falha;
      return setModal({ mensagem: texto(id, fallback) });
    }
    if (error.codigo === 'login.jaCadastrado') {
      return form.setError('usuario', { type: error.codigo, message: error.mensagem }, { shouldFocus: true });
    }
    const known = error.detalhes.flatMap(({ campo, mensagem }) => {
      const found = findCampo(campo, campos);
      return found ? [{ campo: found, mensagem }] : [];
    });
    if (known.length === 0) return setModal({ mensagem: error.mensagem, cura: error.cura });
    const inOrder = campos.flatMap((asked) => known.find(({ campo }) => campo === asked.campo) ?? []);
    for (const [place, { campo, mensagem }] of inOrder.entries()) {
      form.setError(campo, { type: error.codigo, message: mensagem }, { shouldFocus: place === 0 });
    }
  }

  async function send(values: CadastroForm): Promise<void> {
    if (isMenorDeIdade(values, configuracao, getHoje())) {
      const { id, texto: fallback } = cadastroText.erros.menorDeIdade;
      return setModal({ mensagem: texto(id, fallback) });
    }
    try {
      const { retorno } = await callApi('login.cadastrar', { body: toWire(values, draft) });
      cadastroDraft.clear();
      startSession(retorno);
      toasts.show(cadastroText.boasVindas(getPrimeiroNome(values.nome)), { tone: 'sucesso' });
      const path = findDestination(configuracao, {
        pendente: pendingPath.take(),
        tela: getTelaAposCadastro(configuracao),
      });
      return void navigate(path, { replace: true });
    } catch (thrown) {
      return refuse(toApiError(thrown));
    }
  }

  return { form, campos, modal, closeModal: () => setModal(null), submit: form.handleSubmit(send) };
}
