import type { PerfilInformado } from '@trevo/config/check-perfil';
import type { Configuracao } from '@trevo/config/configuracao-keys';
import {
  isCamposModificaveis,
  isDocumentoEstrangeiroEnabled,
  isLoginByTelefone,
} from '@trevo/config/configuracao-questions';
import type { BodyInputOf, RetornoOf } from '@trevo/contract/call';
import type { Calls } from '@trevo/contract/calls';
import { formatDiaMesAno, parseDiaMesAno } from '@trevo/rules/mask';
import { normalizeNome } from '@trevo/rules/nome';
import {
  type Consumidor,
  type EnderecoForm,
  enderecoPartes,
  fromEnderecoWire,
  type Loja,
  toEnderecoWire,
} from '../consumidor/public.ts';

export type Dinamicas = RetornoOf<Calls['cupom.consumidor']>['dinamicaCupom'];
export type PerfilBody = BodyInputOf<Calls['consumidor.salvar']>;

/** The profile as the person fills it: text everywhere, the birth date as `dd/mm/yyyy`. */
export interface PerfilForm {
  nome: string;
  cpf: string;
  /** Chooses the foreign document instead of the CPF. */
  isEstrangeiro: boolean;
  documentoVariavel: string;
  telefoneContato: string;
  email: string;
  dataNascimento: string;
  genero: string;
  rg: string;
  endereco: EnderecoForm;
  resposta: string;
  extra: string;
  primeiraLoja: Loja | null;
  picpay: string;
  instagram: string;
}

/** A field with a text of its own. */
export type CampoTexto = Exclude<keyof PerfilForm, 'isEstrangeiro' | 'endereco' | 'primeiraLoja'>;

/** Whether the document stays as it is: it is the login, or it was told once. */
export const isCpfFixed = (c: Configuracao, { cpf }: Consumidor): boolean =>
  !isLoginByTelefone(c) || (cpf !== null && cpf !== '' && !isCamposModificaveis(c));

export const isEstrangeiroOffered = (c: Configuracao, consumidor: Consumidor): boolean =>
  isDocumentoEstrangeiroEnabled(c) && !isCpfFixed(c, consumidor);

/** A form that shows what is stored. */
export function toForm(consumidor: Consumidor, dinamicas: Dinamicas, c: Configuracao): PerfilForm {
  const told = (dinamica: Dinamicas[number]['dinamica']) =>
    dinamicas.find((one) => one.dinamica === dinamica)?.identificacao ?? '';
  const { cpf, usuario, dataNascimento, documentoVariavel } = consumidor;
  return {
    nome: consumidor.nome,
    cpf: cpf ?? (isLoginByTelefone(c) ? '' : usuario),
    isEstrangeiro: isEstrangeiroOffered(c, consumidor) && Boolean(documentoVariavel),
    documentoVariavel: documentoVariavel ?? '',
    telefoneContato: consumidor.telefoneContato ?? '',
    email: consumidor.email ?? '',
    dataNascimento: dataNascimento ? formatDiaMesAno(dataNascimento) : '',
    genero: consumidor.genero ?? '',
    rg: consumidor.rg ?? '',
    endereco: fromEnderecoWire(consumidor.endereco),
    resposta: consumidor.resposta ?? '',
    extra: consumidor.extra ?? '',
    primeiraLoja: consumidor.primeiraLoja,
    picpay: told('PICPAY'),
    instagram: told('INSTAGRAM'),
  };
}

/** What the rules judge. A birth date that is no day stays as it was typed, and is wrong. */
export function toInformado(form: PerfilForm): PerfilInformado {
  const { endereco, dataNascimento, ...rest } = form;
  return {
    ...rest,
    dataNascimento: parseDiaMesAno(dataNascimento) ?? dataNascimento,
    endereco,
  };
}

const textos = ['cpf', 'documentoVariavel', 'telefoneContato', 'rg', 'resposta'] as const;

/** The request: only what the person changed, so that nothing else is judged or written again. */
export function toBody(form: PerfilForm, before: PerfilForm): PerfilBody {
  const { primeiraLoja } = form;
  const changed = textos.filter((campo) => form[campo] !== before[campo]);
  const isEnderecoChanged = enderecoPartes.some((parte) => form.endereco[parte] !== before.endereco[parte]);
  const has = (campo: CampoTexto) => form[campo].trim() !== before[campo];
  return {
    ...Object.fromEntries(changed.map((campo) => [campo, form[campo]])),
    ...(has('nome') ? { nome: normalizeNome(form.nome) } : {}),
    ...(has('email') ? { email: form.email.trim() } : {}),
    ...(has('extra') ? { extra: form.extra.trim() } : {}),
    ...(has('genero') && isGenero(form.genero) ? { genero: form.genero } : {}),
    ...(has('dataNascimento') ? { dataNascimento: parseDiaMesAno(form.dataNascimento) ?? '' } : {}),
    ...(primeiraLoja?.cnpjCpf !== before.primeiraLoja?.cnpjCpf ? { primeiraLoja } : {}),
    ...(isEnderecoChanged ? { endereco: toEnderecoWire(form.endereco) } : {}),
  };
}

const isGenero = (text: string): text is 'masculino' | 'feminino' | 'outro' | '' =>
  ['masculino', 'feminino', 'outro', ''].includes(text);

/** The names by which others know the person, when one of them changed; else null. */
export function toDinamicas(
  form: PerfilForm,
  before: PerfilForm,
): BodyInputOf<Calls['cupom.dinamicaCupom']>['dinamicaCupom'] | null {
  if (form.picpay === before.picpay && form.instagram === before.instagram) return null;
  const told = [
    { dinamica: 'PICPAY' as const, identificacao: form.picpay.trim() },
    { dinamica: 'INSTAGRAM' as const, identificacao: form.instagram.trim() },
  ];
  return told.filter(({ identificacao }) => identificacao !== '');
}
