import { isPerguntado } from '@trevo/config/pessoa/check-cadastro';
import { getPendenteNome } from '@trevo/config/pessoa/check-perfil';
import type { Configuracao } from '@trevo/config/configuracao/configuracao-keys';
import {
  isCampoObrigatorio,
  isInstagramEnabled,
  isPicPayEnabled,
} from '@trevo/config/configuracao/telas-questions';
import { listCamposPendentes } from '@trevo/config/pessoa/perfil-pendente';
import { camposPessoa, formularios, isDigitado } from '@trevo/rules/pessoa/campo-pessoa';
import { formatTelefone } from '@trevo/rules/texto/mask';
import { formatNome } from '@trevo/rules/pessoa/nome';
import { enderecoPartes, enderecoText, getRotulo } from '../consumidor/public.ts';
import { type CampoTexto, type PerfilForm, toInformado } from './perfil-form.ts';
import { perfilText as text } from './perfil.text.ts';

/** Sections of the profile, in the order of the form. */
export type PerfilSecao = keyof typeof formularios.perfil;

/** Path of a form field. */
type PerfilLugar = CampoTexto | `endereco.${(typeof enderecoPartes)[number]}` | 'primeiraLoja';

const perguntas = formularios.perfil.mais.filter(isDigitado);

/** Returns the campaign's other questions, besides identity and address. */
export function listPerguntas(c: Configuracao): readonly CampoTexto[] {
  const asked: readonly (readonly [CampoTexto, boolean])[] = [
    ['picpay', isPicPayEnabled(c)],
    ['instagram', isInstagramEnabled(c)],
    ...perguntas.map((campo) => [campo, isPerguntado(c, campo)] as const),
  ];
  return asked.filter(([, isAsked]) => isAsked).map(([campo]) => campo);
}

/** Returns the section of a field. */
export function findSecao(lugar: string): PerfilSecao {
  if (lugar.startsWith('endereco.')) return 'endereco';
  return formularios.perfil.dados.some((campo) => campo === lugar) ? 'dados' : 'mais';
}

/** Text of a section's heading, and whether it asks for something. */
interface SecaoEstado {
  /** Empty mandatory fields, in the order of the form. */
  readonly faltam: readonly PerfilLugar[];
  /** Summary of the section in one line; '' while it is empty. */
  readonly resumo: string;
}

export function describeSecao(secao: PerfilSecao, form: PerfilForm, c: Configuracao): SecaoEstado {
  return {
    faltam: listFaltas(form, c).filter((lugar) => findSecao(lugar) === secao),
    resumo: resumos[secao](form, c),
  };
}

/** Returns all empty mandatory fields, in the order of the form. */
export function listFaltas(form: PerfilForm, c: Configuracao): readonly PerfilLugar[] {
  const documento = form.isEstrangeiro ? 'documentoVariavel' : 'cpf';
  const pendentes = listCamposPendentes(c, toInformado(form)).map((pendente) =>
    pendente === 'cnpjCpf' ? documento : pendente,
  );
  const dados = formularios.perfil.dados.filter((campo) => pendentes.includes(campo));
  if (!isCampoObrigatorio(c, 'endereco')) return dados;
  const partes = enderecoPartes.filter(
    (parte) => parte !== 'complemento' && form.endereco[parte].trim() === '',
  );
  return [...dados, ...partes.map((parte) => `endereco.${parte}` as const)];
}

/** Returns the name of a field inside a sentence about missing or invalid ones. */
export function nameLugar(lugar: string, c: Configuracao): string {
  const [first = '', parte] = lugar.split('.');
  return toMiddle(findName(first, parte, c));
}

function findName(campo: string, parte: string | undefined, c: Configuracao): string {
  const part = enderecoPartes.find((one) => one === parte);
  if (part) return enderecoText.rotulos[part];
  if (campo === 'picpay' || campo === 'instagram') return text.campos[campo];
  if (campo === 'cpf') return getPendenteNome('cnpjCpf');
  if (campo === 'nome') return getPendenteNome('nome');
  if (campo === 'primeiraLoja') return camposPessoa.primeiraLoja.rotulo;
  const known = [...formularios.perfil.dados, ...perguntas].find((one) => one === campo);
  return known ? getRotulo(known, c) : campo;
}

/** Lowers the first letter: `E-mail` becomes `e-mail`; `CEP` and `RG` stay. */
const toMiddle = (nome: string): string =>
  /^\p{Lu}{2}/u.test(nome) ? nome : nome.charAt(0).toLocaleLowerCase('pt-BR') + nome.slice(1);

const join = (parts: readonly string[], between = ' · ') => parts.filter((part) => part !== '').join(between);

const resumos: Readonly<Record<PerfilSecao, (form: PerfilForm, c: Configuracao) => string>> = {
  dados: ({ nome, telefoneContato, email }) =>
    // The name is shown above, beside the photo.
    join([telefoneContato && formatTelefone(telefoneContato), email.trim()]) || formatNome(nome),
  endereco: ({ endereco }) =>
    join([
      join([endereco.endereco.trim(), endereco.numero.trim()], ', '),
      join([endereco.cidade.trim(), endereco.estado], '/'),
    ]),
  mais: (form, c) =>
    join([
      ...listPerguntas(c).map((campo) => form[campo].trim() && `${shortName(campo)}${form[campo].trim()}`),
      form.primeiraLoja?.nome ?? '',
    ]),
};

/** Returns a shorter name, for announcements. */
export const nameShort = (campo: CampoTexto, c: Configuracao): string =>
  campo === 'picpay' || campo === 'instagram' ? text.servicos[campo] : nameLugar(campo, c);

/** Returns the short name of PicPay and Instagram fields, which must stay distinguishable. */
const shortName = (campo: CampoTexto): string =>
  campo === 'picpay' || campo === 'instagram' ? `${text.servicos[campo]} ` : '';
