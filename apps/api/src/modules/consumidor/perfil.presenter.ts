import type { BodyOf, RetornoOf } from '@trevo/contract/call';
import type { Calls } from '@trevo/contract/calls';
import type { PerfilInformado } from '@trevo/config/check-perfil';
import { stripMask } from '@trevo/rules/mask';
import { cleanEndereco } from '@trevo/rules/municipio';
import { normalizeNome } from '@trevo/rules/nome';
import { normalizeTelefone } from '@trevo/rules/telefone';
import { toNomeArquivo, type FotoService } from '../upload/public.ts';
import type { ConsumidorRow } from './consumidor.store.ts';
import { toCodigoIndicacao } from './indicacao.service.ts';
import type { PerfilColumns } from './perfil.store.ts';

export type PerfilBody = BodyOf<Calls['consumidor.salvar']>;

/** A profile as the wire wants it. */
export function toWire(
  row: ConsumidorRow,
  aceites: ReadonlyMap<string, boolean>,
  { uris }: Pick<FotoService, 'uris'>,
): RetornoOf<Calls['consumidor.obter']> {
  return {
    usuario: row.usuario,
    nome: row.nome,
    cpf: row.cpf,
    telefone: row.usuario,
    telefoneContato: row.telefone_contato,
    email: row.email,
    emailVerificado: row.email_verificado,
    genero: row.genero,
    dataNascimento: row.data_nascimento,
    rg: row.rg,
    endereco: row.endereco,
    documentoVariavel: row.documento_variavel,
    documentoEstrangeiroJaCadastrado: row.documento_variavel !== null,
    aceitaNotificacao: row.aceita_notificacao,
    aceites: [...aceites].map(([nomeTermo, aceito]) => ({ nomeTermo, aceito })),
    resposta: row.resposta,
    extra: row.extra,
    jaCliente: row.ja_cliente,
    primeiraLoja: row.primeira_loja,
    uriFotoPerfil: row.uri_foto_perfil && uris.sign(row.promotora_id, row.uri_foto_perfil),
    indicacao: row.indicacao,
    codigoIndicacao: toCodigoIndicacao(row.consumidor_id),
    cadastroInicial: row.cadastro_inicial,
  };
}

const emptyToNull = (text: string) => (text === '' ? null : text);

/** The columns that a request changes, as they are stored; an empty text clears. */
export function toColumns(body: PerfilBody): PerfilColumns {
  const columns: PerfilColumns = {};
  if (body.nome !== undefined) columns.nome = normalizeNome(body.nome);
  if (body.cpf !== undefined) columns.cpf = emptyToNull(stripMask(body.cpf).toUpperCase());
  if (body.telefoneContato !== undefined)
    columns.telefone_contato = emptyToNull(normalizeTelefone(body.telefoneContato));
  if (body.email !== undefined) columns.email = emptyToNull(body.email.toLowerCase());
  if (body.genero !== undefined) columns.genero = emptyToNull(body.genero);
  if (body.dataNascimento !== undefined) columns.data_nascimento = emptyToNull(body.dataNascimento);
  if (body.rg !== undefined) columns.rg = emptyToNull(body.rg.replace(/\W/g, '').toUpperCase());
  if (body.endereco !== undefined) columns.endereco = toEndereco(body.endereco);
  if (body.documentoVariavel !== undefined) columns.documento_variavel = emptyToNull(body.documentoVariavel);
  if (body.aceitaNotificacao !== undefined) columns.aceita_notificacao = body.aceitaNotificacao;
  if (body.resposta !== undefined) columns.resposta = emptyToNull(body.resposta);
  if (body.extra !== undefined) columns.extra = emptyToNull(body.extra);
  if (body.jaCliente !== undefined) columns.ja_cliente = body.jaCliente;
  if (body.primeiraLoja !== undefined) columns.primeira_loja = body.primeiraLoja;
  if (body.uriFotoPerfil !== undefined)
    columns.uri_foto_perfil = emptyToNull(toNomeArquivo(body.uriFotoPerfil));
  return columns;
}

/** An address as it is stored: bare CEP, upper-case state, no empty part, no character that no address has. */
export function toEndereco(endereco: {
  readonly [parte: string]: string | undefined;
}): Record<string, string> {
  const cleaned = Object.entries(endereco).map(([parte, text = '']): [string, string] => {
    if (parte === 'cep' || parte === 'numero') return [parte, text.replace(/\D/g, '')];
    if (parte === 'estado') return [parte, text.toUpperCase()];
    return [parte, cleanEndereco(text).replace(/\s+/g, ' ').trim()];
  });
  return Object.fromEntries(cleaned.filter(([, text]) => text !== ''));
}

/** A stored profile as the rules read it. */
export const toInformado = (
  row: Pick<
    ConsumidorRow,
    | 'nome'
    | 'cpf'
    | 'documento_variavel'
    | 'telefone_contato'
    | 'email'
    | 'genero'
    | 'data_nascimento'
    | 'rg'
    | 'endereco'
  >,
): PerfilInformado => ({
  nome: row.nome,
  cpf: row.cpf,
  documentoVariavel: row.documento_variavel,
  telefoneContato: row.telefone_contato,
  email: row.email,
  genero: row.genero,
  dataNascimento: row.data_nascimento,
  rg: row.rg,
  endereco: row.endereco,
});
