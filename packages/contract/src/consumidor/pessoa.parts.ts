import { cadastroCampos, camposPessoa, campoNomes, type CampoPessoa } from '@trevo/rules/pessoa/campo-pessoa';
import * as v from 'valibot';
import { enderecoSchema, primeiraLojaSchema, textSchema } from '../parts.ts';

const dia = () => textSchema(10);
const shownText = () => v.nullable(v.string());
const choice = <O extends readonly string[]>(opcoes: O) => v.picklist(opcoes);
const choiceOrEmpty = <O extends readonly string[]>(opcoes: O) =>
  v.union([v.picklist(opcoes), v.literal('')]);

/** Schema of each kind of field per direction. */
const ways = {
  /** In the registration request. */
  told: {
    texto: textSchema,
    dia,
    opcao: choice,
    simNao: () => v.boolean(),
    endereco: () => enderecoSchema,
    loja: () => primeiraLojaSchema,
  },
  /** In the profile update: an empty value clears the field. */
  changed: {
    texto: textSchema,
    dia,
    opcao: choiceOrEmpty,
    simNao: () => v.boolean(),
    endereco: () => enderecoSchema,
    loja: () => v.nullable(primeiraLojaSchema),
  },
  /** In responses: a field that was never set is null. */
  shown: {
    texto: shownText,
    dia: shownText,
    opcao: shownText,
    simNao: () => v.nullable(v.boolean()),
    endereco: () => v.record(v.string(), v.string()),
    loja: () => v.nullable(primeiraLojaSchema),
  },
};
type Way = keyof typeof ways;

type Linhas = typeof camposPessoa;
type Opcao<O extends readonly string[]> = {
  told: ReturnType<typeof choice<O>>;
  changed: ReturnType<typeof choiceOrEmpty<O>>;
  shown: ReturnType<typeof shownText>;
};
type SchemaOf<W extends Way, C extends CampoPessoa> = Linhas[C] extends {
  readonly opcoes: infer O extends readonly string[];
}
  ? Opcao<O>[W]
  : ReturnType<(typeof ways)[W][Linhas[C]['tipo']]>;

function toSchema(way: Way, campo: CampoPessoa): v.GenericSchema {
  const linha = camposPessoa[campo];
  if (linha.tipo === 'texto') return ways[way].texto(linha.maximo);
  if (linha.tipo === 'opcao') return ways[way].opcao(linha.opcoes);
  return ways[way][linha.tipo]();
}

/** TypeScript cannot infer that each name keeps the schema of its own row, hence the cast. */
const toSchemas = <W extends Way, C extends CampoPessoa>(way: W, campos: readonly C[]) =>
  Object.fromEntries(campos.map((campo) => [campo, toSchema(way, campo)])) as {
    [Campo in C]: SchemaOf<W, Campo>;
  };

/** Fields accepted at registration; the service validates them. */
export const pessoaTold = v.partial(v.object(toSchemas('told', cadastroCampos))).entries;
/** Fields that a profile update accepts. */
export const pessoaChanged = toSchemas('changed', campoNomes);
export const pessoaShown = toSchemas('shown', campoNomes);
