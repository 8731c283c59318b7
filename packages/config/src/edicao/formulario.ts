import { buildCampanhaJsonSchema } from '../campanha-file/campanha-json-schema.ts';
import { findOpcao, findRotulo, findRotuloItem } from '../palavras/find-palavras.ts';

/** A value to choose from. */
export interface Opcao {
  readonly valor: string | number;
  readonly rotulo: string;
}

/** How a field of the campaign file is filled in. */
export type Forma =
  | { readonly tipo: 'grupo'; readonly campos: readonly Campo[] }
  | { readonly tipo: 'lista'; readonly item: Campo; readonly nomeItem: string }
  /** A group with fields that depend on the value of one of them. */
  | {
      readonly tipo: 'variante';
      readonly chave: string;
      readonly opcoes: readonly (Opcao & { readonly campos: readonly Campo[] })[];
    }
  /** One of several groups, each with its own field. */
  | { readonly tipo: 'alternativas'; readonly opcoes: readonly Campo[] }
  /** Names of the author's own with a value each. */
  | { readonly tipo: 'mapa'; readonly item: Campo }
  | { readonly tipo: 'escolha'; readonly opcoes: readonly Opcao[] }
  /** Any number of values, in no order. */
  | { readonly tipo: 'varios'; readonly opcoes: readonly Opcao[] }
  | {
      readonly tipo: 'numero';
      readonly minimo?: number;
      readonly maximo?: number;
      readonly isInteiro: boolean;
    }
  | { readonly tipo: 'simNao' | 'centavos' | TipoTexto };

export type TipoTexto = 'dia' | 'mes' | 'hora' | 'cor' | 'imagem' | 'host' | 'texto' | 'textoLongo';

/** A field of the campaign file with its words. */
export interface Campo {
  /** Names of the fields from the top of the file, without positions in lists. */
  readonly caminho: readonly string[];
  readonly rotulo: string;
  readonly ajuda: string | undefined;
  readonly isObrigatorio: boolean;
  /** Value of a field that is left out. */
  readonly padrao: unknown;
  readonly forma: Forma;
}

interface Schema {
  readonly type?: string;
  readonly description?: string;
  readonly default?: unknown;
  readonly examples?: readonly unknown[];
  readonly pattern?: string;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly enum?: readonly (string | number)[];
  readonly const?: string | number;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly items?: Schema;
  readonly additionalProperties?: boolean | Schema;
  readonly oneOf?: readonly Schema[];
  readonly anyOf?: readonly Schema[];
}

/** Returns the sections of a campaign file with their fields, in the order of its reference. */
export function buildFormulario(): readonly Campo[] {
  const { properties = {}, required = [] } = buildCampanhaJsonSchema() as Schema;
  return Object.entries(properties).map(([nome, schema]) =>
    toCampo(nome === 'configuracao' ? withoutDotted(schema) : schema, [nome], required.includes(nome)),
  );
}

/** Each setting is in its group only. */
const withoutDotted = (schema: Schema): Schema => ({
  ...schema,
  properties: Object.fromEntries(
    Object.entries(schema.properties ?? {}).filter(([nome]) => !nome.includes('.')),
  ),
});

function toCampo(schema: Schema, caminho: readonly string[], isObrigatorio: boolean, isItem = false): Campo {
  const plain = toPlain(schema);
  return {
    caminho,
    rotulo: isItem ? findRotuloItem(caminho) : (findRotulo(caminho) ?? caminho.at(-1)!),
    ajuda: isItem ? undefined : (schema.description ?? plain.description),
    isObrigatorio,
    padrao: schema.default,
    forma: toForma(plain, caminho),
  };
}

/** A setting without a value is null in the file; the form leaves it empty. */
function toPlain(schema: Schema): Schema {
  const options = schema.anyOf?.filter(({ type }) => type !== 'null');
  return options?.length === 1 ? { ...options[0]!, description: schema.description! } : schema;
}

const listCampos = ({ properties = {}, required = [] }: Schema, caminho: readonly string[]): Campo[] =>
  Object.entries(properties).map(([nome, inner]) =>
    toCampo(inner, [...caminho, nome], required.includes(nome)),
  );

const toOpcoes = (values: readonly (string | number)[], caminho: readonly string[]): Opcao[] =>
  values.map((valor) => ({ valor, rotulo: findOpcao(caminho, valor) ?? String(valor) }));

/** Lists in which the order counts, or a value may repeat. */
const ordenadas = new Set(['telasConfiguraveis', 'serie', 'numero']);

function toForma(schema: Schema, caminho: readonly string[]): Forma {
  const options = schema.oneOf ?? schema.anyOf;
  if (options) return toVariante(options, caminho);
  if (schema.enum) return { tipo: 'escolha', opcoes: toOpcoes(schema.enum, caminho) };
  if (schema.const !== undefined) return { tipo: 'escolha', opcoes: toOpcoes([schema.const], caminho) };
  if (schema.type === 'array') return toLista(schema.items ?? {}, caminho);
  if (schema.type === 'object') {
    if (typeof schema.additionalProperties === 'object')
      return { tipo: 'mapa', item: toCampo(schema.additionalProperties, caminho, true, true) };
    return { tipo: 'grupo', campos: listCampos(schema, caminho) };
  }
  if (schema.type === 'boolean') return { tipo: 'simNao' };
  if (schema.type === 'integer' || schema.type === 'number') return toNumero(schema, caminho);
  return { tipo: toTexto(schema, caminho) };
}

function toVariante(options: readonly Schema[], caminho: readonly string[]): Forma {
  const chave = Object.keys(options[0]?.properties ?? {}).find((nome) =>
    options.every(({ properties }) => properties?.[nome]?.const !== undefined),
  );
  if (chave === undefined)
    return { tipo: 'alternativas', opcoes: options.flatMap((option) => listCampos(option, caminho)) };
  return {
    tipo: 'variante',
    chave,
    opcoes: options.map((option) => {
      const [opcao] = toOpcoes([option.properties![chave]!.const!], [...caminho, chave]);
      const campos = listCampos(option, caminho).filter((campo) => campo.caminho.at(-1) !== chave);
      return { ...opcao!, campos };
    }),
  };
}

function toLista(item: Schema, caminho: readonly string[]): Forma {
  if (item.enum && !ordenadas.has(caminho.at(-1)!))
    return { tipo: 'varios', opcoes: toOpcoes(item.enum, caminho) };
  return { tipo: 'lista', nomeItem: findRotuloItem(caminho), item: toCampo(item, caminho, true, true) };
}

function toNumero({ type, minimum, maximum }: Schema, caminho: readonly string[]): Forma {
  const isInteiro = type === 'integer';
  if (isInteiro && /centavos/i.test(caminho.at(-1)!)) return { tipo: 'centavos' };
  return {
    tipo: 'numero',
    isInteiro,
    ...(minimum !== undefined && { minimo: minimum }),
    ...(maximum !== undefined && { maximo: maximum }),
  };
}

const imagens = /^(?:imagem|icone|simbolo|logo.*|fundos)$/;
const longos =
  /^(?:texto|regulamento|termos|politicaPrivacidade.*|avisoPrivacidade|comoUsar|regras|instrucoes|como|lgpdTermos)$/;
const semQuebra = ['titulo', 'tituloCurto'];

function toTexto({ examples = [], pattern }: Schema, caminho: readonly string[]): TipoTexto {
  const nome = caminho.at(-1)!;
  if (nome === 'mesMinimo') return 'mes';
  if (examples.includes('2026-09-01')) return 'dia';
  if (examples.includes('19:00') || nome === 'horaFim') return 'hora';
  if (pattern?.startsWith('^#') || nome === 'corFundo') return 'cor';
  if (imagens.test(nome)) return 'imagem';
  if (nome === 'hosts') return 'host';
  const isTextoDoAplicativo =
    caminho[0] === 'configuracao' && caminho[1] === 'textos' && !semQuebra.includes(nome);
  return longos.test(nome) || isTextoDoAplicativo ? 'textoLongo' : 'texto';
}
