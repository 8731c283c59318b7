import { sha256 } from '@trevo/fixtures/manifesto-builder';
import { buildProva, falsificacoesProva, type ProvaPublicada } from '@trevo/fixtures/prova-builder';
import { beforeAll, describe, expect, it } from 'vitest';
import { decodeMapa, createIndiceMapa, encodeMapa } from './mapa-lugares.ts';
import { readProva } from './leitura-prova.ts';
import { verifyProva } from './prova-numeros.ts';

describe('verifyProva', () => {
  let publicada: ProvaPublicada;
  beforeAll(async () => void (publicada = await buildProva()));
  const verify = ({ prova, manifestoHash, cpf }: ProvaPublicada) =>
    verifyProva(prova, { manifestoHash, documento: cpf }, sha256);

  it("accepts a person's two numbers", async () => {
    expect(publicada.prova.numeros.map(({ lugar }) => lugar)).toEqual([57_702, 57_705]);
    expect(await verify(publicada)).toEqual([]);
  });

  it.each(falsificacoesProva)('refuses $com', async ({ falsify, falhas }) => {
    expect(await verify(await falsify(publicada))).toEqual(falhas);
  });

  it('refuses another published hash', async () => {
    expect(await verify({ ...publicada, manifestoHash: 'e'.repeat(64) })).toEqual(['manifesto']);
  });
});

describe('readProva', () => {
  it('reads a proof, and one in an answer of the API', async () => {
    const { prova } = await buildProva();
    expect(readProva(JSON.stringify(prova))).toEqual(prova);
    expect(readProva(JSON.stringify({ retorno: prova }))).toEqual(prova);
  });

  it('refuses a proof in which a part is missing or of another form', async () => {
    const { prova } = await buildProva();
    for (const name of Object.keys(prova))
      for (const other of [undefined, -1, {}, [-1]])
        expect([name, other, readProva(JSON.stringify({ ...prova, [name]: other }))]).toEqual([
          name,
          other,
          undefined,
        ]);
    for (const texto of ['', 'null', '[]', '{}', '{"retorno":null}'])
      expect(readProva(texto)).toBeUndefined();
  });
});

describe('createIndiceMapa', () => {
  it.each([
    ['full', () => true],
    ['empty', () => false],
    ['sparse', (lugar: number) => lugar % 977 === 3],
    ['dense with gaps', (lugar: number) => lugar % 8192 > 4_090],
  ])('finds ranks and places of a %s map like a list of them', (_, isIn) => {
    const total = 100_000;
    const mapa = encodeMapa(Array.from({ length: total }, (__, lugar) => lugar).filter(isIn), total);
    const lugares = decodeMapa(mapa);
    const indice = createIndiceMapa(mapa);
    expect(indice.total).toBe(lugares.length);
    const rankOf = new Map([...lugares].map((lugar, at) => [lugar, at]));
    for (let lugar = 0; lugar < total; lugar += 37)
      expect([lugar, indice.findIndice(lugar)]).toEqual([lugar, rankOf.get(lugar) ?? -1]);
    for (let at = 0; at < lugares.length; at += 1 + Math.floor(lugares.length / 200))
      expect(indice.listDesde(at, 64)).toEqual([...lugares.subarray(at, at + 64)]);
    expect(indice.listDesde(lugares.length, 64)).toEqual([]);
  });
});
