import { getPrimeiroNome } from '@trevo/rules/pessoa/nome';
import { toSaoPaulo } from '@trevo/rules/tempo/sao-paulo';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useForm, type FieldErrors, type Resolver } from 'react-hook-form';
import { useNavigate } from 'react-router';
import { isOffline, toApiError, type ApiError } from '@trevo/client/api-error.ts';
import { cadastroDraft, type CadastroDraft, facebookInfo, primeiroAcesso } from './cadastro-draft.ts';
import { useCampanha } from '../campanha/public.ts';
import { useConfiguracao, useTexto } from '../../platform/configuracao/PartidaProvider.tsx';
import { avisosPausa, isEnderecoVazio } from '../consumidor/public.ts';
import { findDestination } from '../../platform/navigation/paths/find-destination.ts';
import { pendingPath } from '../../platform/navigation/paths/pending-path.ts';
import { relogio } from '../../platform/network/relogio.ts';
import { startSession } from '../../platform/session/session-calls.ts';
import { toasts } from '../../platform/toast/toasts.ts';
import { checkForm, isMenorDeIdade, type EnderecoFacts } from './cadastro-check.ts';
import {
  type CadastroForm,
  findCampo,
  listCampos,
  toDraft,
  toEndereco,
  toForm,
  type Campo,
} from './cadastro-form.ts';
import { cadastroText } from './cadastro.text.ts';
import { sendCadastro, toRecusaWords } from './send-cadastro.ts';
import { useCelularPergunta } from './use-celular-pergunta.ts';

export interface CadastroModal {
  readonly mensagem: string;
  readonly cura?: string | undefined;
}

export type Cadastro = ReturnType<typeof useCadastro>;

/** Duration of the welcome toast: long enough to also look around the new screen. */
const welcomeMilliseconds = 8000;

const getHoje = () => toSaoPaulo(relogio.agora()).dia;

/** State of the registration: validated on blur, stored while typing, sent once. */
export function useCadastro(draft: CadastroDraft) {
  const configuracao = useConfiguracao();
  const texto = useTexto();
  const navigate = useNavigate();
  const { campanha } = useCampanha();
  const celular = useCelularPergunta();
  const [modal, setModal] = useState<CadastroModal | null>(null);
  const [initial] = useState(() => toForm(draft));
  const [hasEndereco, setHasEndereco] = useState(() => !isEnderecoVazio(toEndereco(initial)));
  const [isEstrangeiro, setEstrangeiro] = useState(initial.isEstrangeiro);
  const facts = useRef<EnderecoFacts>({});
  const campos = useMemo(
    () => listCampos(configuracao, draft.aceites, { isEstrangeiro, hasEndereco }),
    [configuracao, draft, isEstrangeiro, hasEndereco],
  );
  const resolver: Resolver<CadastroForm> = (values) => {
    const wrong = checkForm(values, campos, configuracao, getHoje(), texto, facts.current);
    const errors = Object.fromEntries(
      Object.entries(wrong).map(([campo, message]) => [campo, { type: 'regra', message }]),
    ) as FieldErrors<CadastroForm>;
    return Object.keys(errors).length > 0 ? { values: {}, errors } : { values, errors: {} };
  };
  const form = useForm<CadastroForm>({ defaultValues: initial, mode: 'onTouched', resolver });

  useEffect(() => {
    const subscription = form.watch((values) => {
      cadastroDraft.merge(toDraft(values as CadastroForm));
      setEstrangeiro(values.isEstrangeiro ?? false);
    });
    return () => subscription.unsubscribe();
  }, [form]);

  function point(at: readonly { readonly campo: Campo; readonly mensagem: string }[], type: string): void {
    const inOrder = campos.flatMap((asked) => at.find(({ campo }) => campo === asked.campo) ?? []);
    for (const [place, { campo, mensagem }] of inOrder.entries()) {
      form.setError(campo, { type, message: mensagem }, { shouldFocus: place === 0 });
    }
  }

  function refuse(error: ApiError): void {
    const { codigo, mensagem } = error;
    if (isOffline(error)) {
      const { id, texto: fallback } = cadastroText.erros.falha;
      return setModal({ mensagem: texto(id, fallback) });
    }
    // At sign-up the document is the login identifier.
    if (codigo === 'login.jaCadastrado' || codigo === 'consumidor.cpfDuplicado')
      return point([{ campo: 'usuario', mensagem }], codigo);
    if (codigo === 'consumidor.telefoneDuplicado' || codigo === 'consumidor.celularInvalido') {
      const hasContato = campos.some(({ campo }) => campo === 'telefoneContato');
      const campo = hasContato && form.getValues('telefoneContato') ? 'telefoneContato' : 'usuario';
      return point([{ campo, mensagem }], codigo);
    }
    const known = error.detalhes.flatMap(({ campo, mensagem: words }) => {
      const found = findCampo(campo, campos);
      return found ? [{ campo: found, mensagem: words }] : [];
    });
    if (known.length > 0) return point(known, codigo);
    return setModal({ mensagem: toRecusaWords(error, configuracao), cura: error.cura });
  }

  async function send(values: CadastroForm): Promise<void> {
    if (isMenorDeIdade(values, configuracao, getHoje())) {
      const { id, texto: fallback } = cadastroText.erros.menorDeIdade;
      return setModal({ mensagem: texto(id, fallback) });
    }
    try {
      const retorno = await sendCadastro(values, {
        configuracao,
        draft,
        confirmCelular: celular.ask,
      });
      if (!retorno) return;
      cadastroDraft.clear();
      facebookInfo.clear();
      primeiroAcesso.clear();
      startSession(retorno);
      avisosPausa.begin();
      toasts.show(cadastroText.boasVindas(getPrimeiroNome(values.nome)), {
        tone: 'sucesso',
        duration: welcomeMilliseconds,
      });
      const path = findDestination(configuracao, { pendente: pendingPath.take(), momento: 'aposCadastro' });
      return void navigate(path, { replace: true });
    } catch (thrown) {
      return refuse(toApiError(thrown));
    }
  }

  return {
    form,
    campos,
    celular,
    campanha,
    hasEndereco,
    openEndereco: () => setHasEndereco(true),
    /** Stores the results of the address lookups for the validation. */
    setEnderecoFacts(next: EnderecoFacts) {
      facts.current = next;
    },
    modal,
    closeModal: () => setModal(null),
    submit: form.handleSubmit(send),
  };
}
