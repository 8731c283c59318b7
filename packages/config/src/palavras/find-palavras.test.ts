import { expect, test } from 'vitest';
import { buildCampanhaJsonSchema } from '../campanha-file/campanha-json-schema.ts';
import { describeChave, findOpcao, findRotulo } from './find-palavras.ts';

interface Schema {
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly items?: Schema;
  readonly oneOf?: readonly Schema[];
  readonly anyOf?: readonly Schema[];
  readonly enum?: readonly (string | number)[];
  readonly const?: string | number;
}

/** Yields every path of the schema with the values that it chooses from. */
function* listCampos(
  schema: Schema,
  path: readonly string[],
): Generator<[readonly string[], readonly (string | number)[]]> {
  for (const option of [...(schema.oneOf ?? []), ...(schema.anyOf ?? [])]) yield* listCampos(option, path);
  if (schema.items) yield* listCampos(schema.items, path);
  if (path.length > 0) yield [path, schema.enum ?? (schema.const === undefined ? [] : [schema.const])];
  for (const [nome, inner] of Object.entries(schema.properties ?? {}))
    yield* listCampos(inner, [...path, nome]);
}

const campos = [...listCampos(buildCampanhaJsonSchema() as Schema, [])];
const semPalavra = new Set(['uf', 'ufsAceitas']);

test('every field of a campaign file has a label', () => {
  const missing = campos.filter(([path]) => findRotulo(path) === undefined).map(([path]) => path.join('.'));
  expect([...new Set(missing)], 'fields without a label; add one to rotulos-arquivo.text.ts').toEqual([]);
});

test('every value to choose from has a word', () => {
  const missing = campos.flatMap(([path, values]) =>
    semPalavra.has(path.at(-1)!)
      ? []
      : values
          .filter((value) => findOpcao(path, value) === undefined)
          .map((value) => `${path.join('.')} ${value}`),
  );
  expect([...new Set(missing)], 'values without a word; add one to opcoes.text.ts').toEqual([]);
});

test('the longest end of a path gives the label', () => {
  expect(findRotulo(['limites', 'cupons', 'diario'])).toBe('Por dia');
  expect(findRotulo(['produtos', 'entrega', 'retirada'])).toBe('Retirada em loja');
  expect(findRotulo(['premios', 'itens', 'retirada'])).toBe('Como receber');
  expect(findRotulo(['configuracao', 'tema.corPrimaria'])).toBe('Cor principal');
  expect(findRotulo(['configuracao', 'tema', 'corPrimaria'])).toBe('Cor principal');
  expect(findRotulo(['configuracao', 'suporte', 'perguntasFrequentes', 'titulo'])).toBe('Título');
});

test('says a key in words', () => {
  expect(describeChave('premios.itens[Um carro].quantidade')).toBe(
    'Prêmios instantâneos › Um carro › Quantidade',
  );
  expect(describeChave('configuracao.tema.modo')).toBe(
    'Aparência e comportamento › Marca e cores › Claro ou escuro',
  );
  expect(describeChave('limites.cupons.diario')).toBe('Limites por pessoa › Limite de cupons › Por dia');
});
