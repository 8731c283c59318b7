import { camposPessoa, campoNomes, type CampoPessoa } from '@trevo/rules/pessoa/campo-pessoa';
import { stripMask } from '@trevo/rules/texto/mask';
import { cleanEndereco } from '@trevo/rules/pessoa/endereco/municipio';
import { normalizeNome } from '@trevo/rules/pessoa/nome';
import { normalizeTelefone } from '@trevo/rules/pessoa/telefone';
import type { BodyOf } from '@trevo/contract/call';
import type { Calls } from '@trevo/contract/calls';

interface Stored {
  texto: string | null;
  dia: string | null;
  opcao: string | null;
  simNao: boolean | null;
  endereco: Record<string, string>;
  loja: { cnpjCpf: string; nome: string } | null;
}

type Linhas = typeof camposPessoa;
type SnakeCase<Text extends string> = Text extends `${infer Head}${infer Tail}`
  ? `${Head extends Lowercase<Head> ? Head : `_${Lowercase<Head>}`}${SnakeCase<Tail>}`
  : Text;
type StoredOf<C extends CampoPessoa> = C extends 'nome' ? string : Stored[Linhas[C]['tipo']];

/** Personal fields by table column. */
export type PessoaColumns = { [C in CampoPessoa as SnakeCase<C>]: StoredOf<C> };
type Pessoa = { [C in CampoPessoa]: StoredOf<C> };
/** Columns that identify a person. */
export type IdentidadeColumn = {
  [C in CampoPessoa]: Linhas[C] extends { readonly isIdentidade: true } ? SnakeCase<C> : never;
}[CampoPessoa];

const toColumn = (campo: CampoPessoa) => campo.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

export const pessoaColumns = campoNomes.map(toColumn);
export const identidadeColumns = campoNomes
  .filter((campo) => 'isIdentidade' in camposPessoa[campo])
  .map(toColumn);

/** Normalization per field, where the stored text differs from the input. */
const writings: { readonly [C in CampoPessoa]?: (text: string) => string } = {
  nome: normalizeNome,
  cpf: (text) => stripMask(text).toUpperCase(),
  email: (text) => text.toLowerCase(),
  telefoneContato: normalizeTelefone,
  rg: (text) => text.replace(/\W/g, '').toUpperCase(),
};

/** Normalizes an address for storage: bare CEP, upper-case state, no empty part, no invalid character. */
export function normalizeEndereco(endereco: {
  readonly [parte: string]: string | undefined;
}): Record<string, string> {
  const cleaned = Object.entries(endereco).map(([parte, text = '']): [string, string] => {
    if (parte === 'cep' || parte === 'numero') return [parte, text.replace(/\D/g, '')];
    if (parte === 'estado') return [parte, text.toUpperCase()];
    return [parte, cleanEndereco(text).replace(/\s+/g, ' ').trim()];
  });
  return Object.fromEntries(cleaned.filter(([, text]) => text !== ''));
}

type PessoaBody = Pick<BodyOf<Calls['consumidor.salvar']>, CampoPessoa>;

function toStored(campo: CampoPessoa, body: PessoaBody): PessoaColumns[keyof PessoaColumns] | undefined {
  if (campo === 'endereco') return body.endereco && normalizeEndereco(body.endereco);
  const value = body[campo];
  if (typeof value !== 'string') return value;
  const text = writings[campo]?.(value) ?? value;
  // Empty text clears a field; the name is not nullable.
  return campo === 'nome' ? text : text || null;
}

/** Returns the columns of the sent fields, normalized for storage. */
export function toColumns(body: PessoaBody): Partial<PessoaColumns> {
  const columns = campoNomes.map((campo) => [toColumn(campo), toStored(campo, body)]);
  // TypeScript cannot follow the names through the table; these two functions are the only place with that cast.
  return Object.fromEntries(columns.filter(([, value]) => value !== undefined)) as Partial<PessoaColumns>;
}

/** Maps a row's columns to wire field names. */
export function toPessoa(row: Readonly<PessoaColumns>): Pessoa {
  const stored: Readonly<Record<string, unknown>> = row;
  return Object.fromEntries(campoNomes.map((campo) => [campo, stored[toColumn(campo)]])) as Pessoa;
}
