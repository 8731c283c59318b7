import type { Configuracao } from '@trevo/config/configuracao/configuracao-keys';
import {
  isCamposModificaveis,
  isDocumentoEstrangeiroEnabled,
  isLoginByTelefone,
} from '@trevo/config/configuracao/telas-questions';
import type { PessoaInformada } from '@trevo/config/pessoa/check-campo';
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

/** Fields of the form that are text fields of the consumidor. */
const campoNomes = perfilCampos.filter(isDigitado);

/** State of the profile form. */
export interface PerfilForm extends CamposForm<(typeof campoNomes)[number]> {
  /** Whether the foreign document is chosen instead of the CPF. */
  isEstrangeiro: boolean;
  endereco: EnderecoForm;
  primeiraLoja: Loja | null;
  picpay: string;
  instagram: string;
}

/** A field with a text value. */
export type CampoTexto = Exclude<keyof PerfilForm, 'isEstrangeiro' | 'endereco' | 'primeiraLoja'>;

/** Returns whether the document is read-only: it is the login identifier, or it was given before. */
export const isCpfFixed = (c: Configuracao, { cpf }: Consumidor): boolean =>
  !isLoginByTelefone(c) || (cpf !== null && cpf !== '' && !isCamposModificaveis(c));

export const isEstrangeiroOffered = (c: Configuracao, consumidor: Consumidor): boolean =>
  isDocumentoEstrangeiroEnabled(c) && !isCpfFixed(c, consumidor);

/** Returns the form of the stored values. */
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

/** Returns the input of the validation rules. */
export const toInformado = (form: PerfilForm): PessoaInformada => ({
  ...toCamposInformados(campoNomes, form),
  endereco: form.endereco,
});

/** Returns the request body: only changed fields, so that nothing else is validated or written again. */
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

/** Returns the PicPay and Instagram names when one of them changed, else null. */
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
