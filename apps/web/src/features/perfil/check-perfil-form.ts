import type { EnderecoParte } from '@trevo/config/pessoa/check-endereco';
import { checkPerfil, getPendenteNome, type PerfilFacts } from '@trevo/config/pessoa/check-perfil';
import type { Configuracao } from '@trevo/config/configuracao/configuracao-keys';
import {
  isInstagramEnabled,
  isPicPayEnabled,
  getTextoPerfilInvalido,
} from '@trevo/config/configuracao/telas-questions';
import { toInformado, type CampoTexto, type PerfilForm } from './perfil-form.ts';
import { perfilText as text } from './perfil.text.ts';

export type Texto = (id: string, fallback: string) => string;

export interface PerfilFormFacts extends PerfilFacts {
  /** Returns whether another account has this phone, digits only. */
  isTelefoneTaken(telefone: string): boolean;
}

export interface PerfilFormVerdict {
  /** Error texts by field. */
  readonly wrong: Partial<Record<CampoTexto | `endereco.${EnderecoParte}`, string>>;
  /** Text and items of the modal; null when the form may be sent. */
  readonly aviso: PerfilAviso | null;
}

export interface PerfilAviso {
  readonly mensagem: string;
  readonly itens: readonly string[];
}

const isArroba = (name: string) => /^@\S{2,}$/.test(name);

/** Validates the profile form with the campaign's rules and returns the error texts. */
export function checkPerfilForm(
  form: PerfilForm,
  c: Configuracao,
  facts: PerfilFormFacts,
  texto: Texto,
): PerfilFormVerdict {
  const toTexto = (words: { readonly id: string; readonly texto: string }) => texto(words.id, words.texto);
  const verdict = checkPerfil(c, toInformado(form), facts);
  const wrong: { -readonly [K in keyof PerfilFormVerdict['wrong']]: string } = { ...verdict.wrong };
  if (wrong.telefoneContato) wrong.telefoneContato = toTexto(text.celularInvalido);
  else if (facts.isTelefoneTaken(form.telefoneContato))
    wrong.telefoneContato = toTexto(text.celularDuplicado);
  const { picpay, instagram } = form;
  if (isPicPayEnabled(c) && picpay.trim() && !isArroba(picpay.trim()))
    wrong.picpay = toTexto(text.picpayInvalido);
  if (isInstagramEnabled(c) && instagram.trim() && !isArroba(instagram.trim())) {
    wrong.instagram = text.instagramInvalido;
  }
  if (verdict.isMenor) wrong.dataNascimento = toTexto(text.menorIdade);
  for (const pendente of verdict.pendentes) {
    if (pendente === 'endereco') wrong['endereco.cep'] ??= text.preencha;
    else if (pendente !== 'cnpjCpf') wrong[pendente] ??= text.preencha;
    else wrong[form.isEstrangeiro ? 'documentoVariavel' : 'cpf'] ??= text.preencha;
  }
  if (Object.keys(wrong).length === 0) return { wrong, aviso: null };
  const literal = getTextoPerfilInvalido(c);
  if (literal) return { wrong, aviso: { mensagem: literal, itens: [] } };
  if (verdict.pendentes.length > 0) {
    const nomes = verdict.pendentes.map(getPendenteNome).join(', ');
    return { wrong, aviso: { mensagem: toTexto(text.preenchaCampos) + nomes, itens: [] } };
  }
  return { wrong, aviso: toAviso([...new Set(Object.values(wrong))], toTexto(text.errosValidacao)) };
}

/** Shows a single error as the text, several as a list. */
function toAviso(mensagens: readonly string[], title: string): PerfilAviso {
  const [first = '', ...others] = mensagens;
  return others.length === 0 ? { mensagem: first, itens: [] } : { mensagem: title, itens: mensagens };
}
