import { useQueryClient } from '@tanstack/react-query';
import { isCelularConfirmedAtPerfil, getPadraoCelular } from '@trevo/config/configuracao/telas-questions';
import { toSaoPaulo } from '@trevo/rules/tempo/sao-paulo';
import { isCelular } from '@trevo/rules/pessoa/telefone';
import { useRef, useState } from 'react';
import { useForm, type FieldErrors, type FieldPath, type Resolver } from 'react-hook-form';
import { callApi } from '../../platform/api/call-api.ts';
import { toApiError, type ApiError } from '@trevo/client/api-error.ts';
import { useConfiguracao, useTexto } from '../../platform/configuracao/PartidaProvider.tsx';
import type { Consumidor } from '../consumidor/public.ts';
import { relogio } from '../../platform/network/relogio.ts';
import { useLeave } from '../../platform/session/use-leave.ts';
import { toasts } from '../../platform/toast/toasts.ts';
import { checkPerfilForm, type PerfilAviso } from './check-perfil-form.ts';
import {
  toBody,
  toDinamicas,
  toForm,
  type CampoTexto,
  type Dinamicas,
  type PerfilBody,
  type PerfilForm,
} from './perfil-form.ts';
import { perfilText as text } from './perfil.text.ts';

export interface EnderecoFacts {
  readonly municipios: readonly string[] | undefined;
  readonly bairroFromCep: string | undefined;
}

export interface PerfilOptions {
  readonly consumidor: Consumidor;
  readonly dinamicas: Dinamicas;
  /** Receives the server's text. */
  onSave(mensagem: string): void;
  /** Reports whether a request is pending. */
  onPendingChange(pending: boolean): void;
}

export type Perfil = ReturnType<typeof usePerfil>;

const longTelefone = 11;

const getHoje = () => toSaoPaulo(relogio.agora()).dia;

/** State of the profile form: validated on blur, saved once, its phone confirmed when the campaign requires it. */
export function usePerfil({ consumidor, dinamicas, onSave, onPendingChange }: PerfilOptions) {
  const configuracao = useConfiguracao();
  const texto = useTexto();
  const queries = useQueryClient();
  const leave = useLeave();
  const [before] = useState(() => toForm(consumidor, dinamicas, configuracao));
  const [aviso, setAviso] = useState<PerfilAviso | null>(null);
  const [celular, setCelular] = useState<string | null>(null);
  const [senhaPedido, setSenhaPedido] = useState<SenhaPedido | null>(null);
  const facts = useRef<EnderecoFacts>({ municipios: undefined, bairroFromCep: undefined });
  const taken = useRef(new Set<string>());
  /** Last phone looked up: autofill reports the same value several times. */
  const asked = useRef('');
  const proof = useRef<{ celular: string; comprovante: string } | null>(null);

  const check = (values: PerfilForm) =>
    checkPerfilForm(
      values,
      configuracao,
      {
        ...facts.current,
        // The stored neighbourhood was validated when it was stored; the server looks the CEP up again when the
        // address changes.
        bairroFromCep: facts.current.bairroFromCep ?? before.endereco.bairro,
        hoje: getHoje(),
        isTelefoneTaken: (telefone) => taken.current.has(telefone),
      },
      texto,
    );
  const resolver: Resolver<PerfilForm> = (values) => {
    const { wrong } = check(values);
    return Object.keys(wrong).length > 0 ? { values: {}, errors: toErrors(wrong) } : { values, errors: {} };
  };
  const form = useForm<PerfilForm>({ defaultValues: before, mode: 'onTouched', resolver });

  /** Looks up whether another account has the phone, once it is complete. */
  async function checkTelefone(telefoneContato: string): Promise<void> {
    const isWhole =
      telefoneContato.length >= longTelefone ||
      isCelular(telefoneContato, getPadraoCelular(configuracao) ?? undefined);
    if (!isWhole || telefoneContato === before.telefoneContato || asked.current === telefoneContato) return;
    asked.current = telefoneContato;
    try {
      const telefoneContatoAtual = before.telefoneContato || undefined;
      await callApi('consumidor.verificarTelefoneContato', {
        body: { telefoneContato, ...(telefoneContatoAtual && { telefoneContatoAtual }) },
      });
    } catch (thrown) {
      // After any other failure the phone is validated on save, and may be looked up again.
      asked.current = '';
      if (toApiError(thrown).codigo !== 'consumidor.telefoneDuplicado') return;
      taken.current.add(telefoneContato);
      await form.trigger('telefoneContato');
    }
  }

  function refuse(error: ApiError, provas: Provas): void {
    if (error.codigo === 'consumidor.senhaNecessaria') return setSenhaPedido({ provas, erro: null });
    if (
      error.codigo === 'login.senhaAtualIncorreta' ||
      (provas.senhaAtual && error.codigo === 'requisicao.muitas')
    )
      return setSenhaPedido({ provas, erro: error.mensagem });
    setSenhaPedido(null);
    if (error.codigo === 'consumidor.perfilRestrito')
      toasts.show([error.mensagem, error.cura].filter(Boolean).join(' '), { tone: 'alerta' });
    if (leaving.includes(error.codigo)) return leave();
    const itens = error.detalhes.map(({ mensagem }) => mensagem);
    for (const { campo, mensagem } of error.detalhes) {
      if (hasCampo(before, campo)) form.setError(campo, { type: error.codigo, message: mensagem });
    }
    const taken = takenCampos[error.codigo];
    if (taken) form.setError(taken, { type: error.codigo, message: error.mensagem });
    const title = texto(text.errosValidacao.id, text.errosValidacao.texto);
    setAviso({ mensagem: itens.length > 0 ? title : error.mensagem, itens });
  }

  async function save(values: PerfilForm, provas: Provas = {}): Promise<void> {
    onPendingChange(true);
    try {
      const telefone = consumidor.usuario;
      const dinamicaCupom = toDinamicas(values, before);
      if (dinamicaCupom) await callApi('cupom.dinamicaCupom', { body: { telefone, dinamicaCupom } });
      const body = { ...toBody(values, before), telefone, ...provas };
      const { mensagem } = await callApi('consumidor.salvar', { body });
      // Numbers, cards and balances may depend on the profile, so all queries are invalidated.
      void queries.invalidateQueries();
      setSenhaPedido(null);
      onSave(mensagem);
    } catch (thrown) {
      refuse(toApiError(thrown), provas);
    } finally {
      onPendingChange(false);
    }
  }

  async function submit(values: PerfilForm): Promise<void> {
    const { telefoneContato } = values;
    const isChanged = telefoneContato !== '' && telefoneContato !== before.telefoneContato;
    if (!isChanged || !isCelularConfirmedAtPerfil(configuracao)) return save(values);
    if (proof.current?.celular === telefoneContato)
      return save(values, { comprovanteTelefone: proof.current.comprovante });
    setCelular(telefoneContato);
  }

  return {
    consumidor,
    form,
    aviso,
    closeAviso: () => setAviso(null),
    checkTelefone,
    /** Returns the invalid fields of the current values, including empty ones. */
    listErradas: () => Object.keys(check(form.getValues()).wrong) as FieldPath<PerfilForm>[],
    /** Stores the results of the address lookups for the validation. */
    setEnderecoFacts(next: EnderecoFacts) {
      facts.current = next;
    },
    /** Phone that waits for its code, or null. */
    celular,
    confirmCelular(comprovante: string) {
      if (celular) proof.current = { celular, comprovante };
      setCelular(null);
      void save(form.getValues(), { comprovanteTelefone: comprovante });
    },
    leaveCelular: () => setCelular(null),
    /** State of the password dialog, or null. */
    senhaPedido,
    confirmSenha: (senhaAtual: string) => void save(form.getValues(), { ...senhaPedido?.provas, senhaAtual }),
    leaveSenha: () => setSenhaPedido(null),
    submit: form.handleSubmit(submit, () => setAviso(check(form.getValues()).aviso)),
  };
}

/** Proofs of a change of contact. */
type Provas = Pick<PerfilBody, 'comprovanteTelefone' | 'senhaAtual'>;

/** Pending password dialog: the proofs so far, and why the last password was refused. */
interface SenhaPedido {
  readonly provas: Provas;
  readonly erro: string | null;
}

/** Field of each duplicate error code. */
const takenCampos: Readonly<Record<string, CampoTexto>> = {
  'consumidor.telefoneDuplicado': 'telefoneContato',
  'consumidor.cpfDuplicado': 'cpf',
};

/** Error codes after which the user must leave the screen. */
const leaving: readonly string[] = ['sessao.outraPessoa', 'consumidor.perfilRestrito'];

const hasCampo = (form: PerfilForm, campo: string): campo is FieldPath<PerfilForm> => {
  const [first = '', parte] = campo.split('.');
  return first === 'endereco' ? parte !== undefined && parte in form.endereco : first in form;
};

function toErrors(wrong: Readonly<Record<string, string | undefined>>): FieldErrors<PerfilForm> {
  const errors: Record<string, object> = {};
  for (const [campo, message] of Object.entries(wrong)) {
    const [first = '', parte] = campo.split('.');
    const error = { type: 'regra', message };
    errors[first] = parte ? { ...errors[first], [parte]: error } : error;
  }
  return errors as FieldErrors<PerfilForm>;
}
