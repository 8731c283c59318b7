import type { Configuracao } from '@trevo/config/configuracao/configuracao-keys';
import {
  isCamposModificaveis,
  isDocumentoEstrangeiroEnabled,
  isLoginByTelefone,
} from '@trevo/config/configuracao/configuracao-questions';
import type { PessoaInformada } from '@trevo/config/pessoa/judge-campo';
import type { BodyInputOf, RetornoOf } from '@trevo/contract/call';
import type { Calls } from '@trevo/contract/calls';
import { isDigitado, perfilCampos } from '@trevo/rules/pessoa/campo-pessoa';
import { normalizeNome } from '@trevo/rules/pessoa/nome';
import {
  type CamposForm,
  type Consumidor,
  type EnderecoForm,
  enderecoPartes,
  fromCamposWire,
  fromEnderecoWire,
  type Loja,
  toCamposInformados,
  toCamposWire,
  toEnderecoWire,
} from '../consumidor/public.ts';

export type Dinamicas = RetornoOf<Calls['cupom.consumidor']>['dinamicaCupom'];
export type PerfilBody = BodyInputOf<Calls['consumidor.salvar']>;

/** What of the form is one of the person's fields, as text. */
const campoNomes = perfilCampos.filter(isDigitado);

/** The profile as the person fills it. */
export interface PerfilForm extends CamposForm<(typeof campoNomes)[number]> {
  /** Chooses the foreign document instead of the CPF. */
  isEstrangeiro: boolean;
  endereco: EnderecoForm;
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
  const { cpf, usuario, documentoVariavel } = consumidor;
  return {
    ...fromCamposWire(campoNomes, consumidor),
    cpf: cpf ?? (isLoginByTelefone(c) ? '' : usuario),
    isEstrangeiro: isEstrangeiroOffered(c, consumidor) && Boolean(documentoVariavel),
    endereco: fromEnderecoWire(consumidor.endereco),
    primeiraLoja: consumidor.primeiraLoja,
    picpay: told('PICPAY'),
    instagram: told('INSTAGRAM'),
  };
}

/** What the rules judge. */
export const toInformado = (form: PerfilForm): PessoaInformada => ({
  ...toCamposInformados(campoNomes, form),
  endereco: form.endereco,
});

/** The request: only what the person changed, so that nothing else is judged or written again. */
export function toBody(form: PerfilForm, before: PerfilForm): PerfilBody {
  const { primeiraLoja } = form;
  const changed = campoNomes.filter((campo) => form[campo].trim() !== before[campo]);
  const isEnderecoChanged = enderecoPartes.some((parte) => form.endereco[parte] !== before.endereco[parte]);
  return {
    ...toCamposWire(changed, { ...form, nome: normalizeNome(form.nome) }),
    ...(primeiraLoja?.cnpjCpf !== before.primeiraLoja?.cnpjCpf ? { primeiraLoja } : {}),
    ...(isEnderecoChanged ? { endereco: toEnderecoWire(form.endereco) } : {}),
  };
}

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
