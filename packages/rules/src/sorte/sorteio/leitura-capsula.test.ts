import { buildCapsula, falsificacoes } from '@trevo/fixtures/capsula-builder';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Capsula } from './capsula-sorteio.ts';
import { readCapsula } from './leitura-capsula.ts';

describe('readCapsula', () => {
  let capsula: Capsula;
  beforeAll(async () => void ({ capsula } = await buildCapsula()));

  it('reads a capsule, and one in an answer of the API', () => {
    expect(readCapsula(JSON.stringify(capsula))).toEqual(capsula);
    expect(readCapsula(JSON.stringify({ mensagem: '', retorno: capsula }))).toEqual(capsula);
  });

  it('reads each falsification, which verification has to refuse', async () => {
    for (const { falsify } of falsificacoes)
      expect(readCapsula(JSON.stringify(await falsify(capsula)))).toBeDefined();
  });

  it.each(['', 'null', '[]', '{}', '"retorno"', '{"retorno":null}', '{"versao":1}'])(
    'refuses %j',
    (texto) => {
      expect(readCapsula(texto)).toBeUndefined();
    },
  );

  it('refuses a capsule in which any part is missing or of another form', () => {
    for (const [path, value] of listParts(capsula)) {
      for (const other of [undefined, -1, 'x', {}, [-1]]) {
        if (JSON.stringify(other) === JSON.stringify(value)) continue;
        const copy = structuredClone(capsula) as unknown as Record<string, unknown>;
        const owner = path.slice(0, -1).reduce((at, name) => at[name] as Record<string, unknown>, copy);
        owner[path.at(-1)!] = other;
        const isText = typeof other === 'string' && typeof value === 'string';
        const isAbsent = other === undefined && isOptional.test(path.join('.'));
        if (isText || isAbsent) continue;
        expect([path, other, readCapsula(JSON.stringify(copy))]).toEqual([path, other, undefined]);
      }
    }
  });
});

/** Parts of the fixture that a capsule may lack. */
const isOptional = /^regra\.serieInexistente$/;

/** Lists paths and values of an object, without the elements of its lists. */
function* listParts(value: object, path: readonly string[] = []): Generator<[readonly string[], unknown]> {
  for (const [name, inner] of Object.entries(value) as [string, unknown][]) {
    yield [[...path, name], inner];
    if (typeof inner === 'object' && inner !== null && !Array.isArray(inner))
      yield* listParts(inner, [...path, name]);
  }
}
