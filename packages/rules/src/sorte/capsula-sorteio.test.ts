import { createHash } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { computeApuracao } from './apuracao-sorteio.ts';
import { buildNiveis, getRaiz, hashFolha, listIrmaos, type Sha256 } from './arvore-merkle.ts';
import {
  type Capsula,
  type Conferencia,
  hashCanonico,
  hashTitular,
  toFolha,
  verifyCapsula,
} from './capsula-sorteio.ts';
import { decodeMapa, encodeMapa, packMapa, unpackMapa } from './mapa-lugares.ts';
import type { RegraSorteio } from './regra-sorteio.ts';

const sha256: Sha256 = (bytes) =>
  Promise.resolve(Uint8Array.from(createHash('sha256').update(bytes).digest()));
const series = 2;
const total = series * 100_000;
const extracao = ['12305', '05437', '13526', '02329', '15458'];
const regra: RegraSorteio = {
  serie: ['1.dezena'],
  numero: ['1.unidade', '2.unidade', '3.unidade', '4.unidade', '5.unidade'],
  serieInexistente: 'resto',
  aproximacao: { sentido: 'superior', volta: true, alcance: 'todas' },
  premios: [{ nome: 'Uma moto', quantidade: 2 }],
  suplentes: 1,
  umPorPessoa: 'sorteio',
};
const lugares = [10, 57_600, 57_699, 57_702, 57_705, 57_710, 157_698];
/** The person of the fourth and the fifth place is the same. */
const pessoas = ['ana', 'bia', 'caio', 'dina', 'dina', 'eva', 'gil'];
const excluidos = [[57_699, 'consumidor.restrito']] as const;

/** Builds the capsule of a draw of seven numbers, by the definitions. */
async function buildCapsula(): Promise<{ capsula: Capsula; manifestoHash: string }> {
  const compromissos = await Promise.all(
    pessoas.map((pessoa) => hashTitular(`sal de ${pessoa}`, pessoa, sha256)),
  );
  const folhas = await Promise.all(
    lugares.map((lugar, at) => hashFolha(toFolha(lugar, compromissos[at]!), sha256)),
  );
  const niveis = await buildNiveis(folhas, sha256);
  const mapa = encodeMapa(lugares, total);
  const apuracao = computeApuracao({
    regra,
    series,
    extracao,
    lugares,
    findExclusao: (lugar) => excluidos.find(([one]) => one === lugar)?.[1],
    findPessoa: (lugar) => compromissos[lugares.indexOf(lugar)]!,
  });
  const manifesto = {
    versao: 1,
    campanha: { ano: 2026, identificacao: 'TREVO' },
    sorteio: { data: '2026-12-19', nome: '1º sorteio' },
    congeladoEm: '2026-12-18T21:00:00.000Z',
    arquivoHash: 'a'.repeat(64),
    regraHash: await hashCanonico(regra, sha256),
    series,
    porSerie: [6, 1],
    mapaHash: createHash('sha256').update(mapa).digest('hex'),
    excluidos: excluidos.length,
    excluidosHash: await hashCanonico(excluidos, sha256),
    raiz: getRaiz(niveis),
    compromissoNumeros: 'b'.repeat(64),
    anterior: null,
  } as const;
  const capsula: Capsula = {
    versao: 1,
    manifesto,
    regra,
    mapa: await packMapa(mapa),
    excluidos,
    extracao,
    desclassificados: [],
    premiadosAntes: [],
    titulares: apuracao.passos.map(({ lugar }) => {
      const indice = lugares.indexOf(lugar);
      return { lugar, compromisso: compromissos[indice]!, irmaos: listIrmaos(niveis, indice) };
    }),
    apuracao,
  };
  return { capsula, manifestoHash: await hashCanonico(manifesto, sha256) };
}

describe('the capsule of a draw', () => {
  let capsula: Capsula;
  let manifestoHash: string;
  beforeAll(async () => void ({ capsula, manifestoHash } = await buildCapsula()));

  it('proves its winners', async () => {
    expect(capsula.apuracao.premiados.map(({ lugar }) => lugar)).toEqual([57_702, 57_710]);
    expect(await verifyCapsula(capsula, manifestoHash, sha256)).toEqual([]);
    expect(
      await verifyCapsula(JSON.parse(JSON.stringify(capsula)) as Capsula, manifestoHash, sha256),
    ).toEqual([]);
  });

  const forge: readonly [string, (one: Capsula) => Capsula | Promise<Capsula>, Conferencia[]][] = [
    [
      'another manifest',
      (one) => ({ ...one, manifesto: { ...one.manifesto, congeladoEm: '2026-12-19T23:00:00.000Z' } }),
      ['manifesto'],
    ],
    [
      'a prize less in the rule',
      (one) => ({ ...one, regra: { ...one.regra, suplentes: 0 } }),
      ['regra', 'apuracao'],
    ],
    [
      'a number more on the map',
      async (one) => ({ ...one, mapa: await packMapa(encodeMapa([...lugares, 57_698], total)) }),
      ['mapa', 'titulares', 'apuracao'],
    ],
    [
      'a number less on the map',
      async (one) => ({
        ...one,
        mapa: await packMapa(
          encodeMapa(
            lugares.filter((lugar) => lugar !== 57_702),
            total,
          ),
        ),
      }),
      ['mapa', 'titulares', 'apuracao'],
    ],
    ['a map that is none', (one) => ({ ...one, mapa: 'AAAA' }), ['mapa', 'titulares', 'apuracao']],
    [
      'an excluded winner',
      (one) => ({ ...one, excluidos: [...one.excluidos, [57_702, 'consumidor.restrito'] as const] }),
      ['excluidos', 'apuracao'],
    ],
    ['no excluded number', (one) => ({ ...one, excluidos: [] }), ['excluidos', 'apuracao']],
    [
      'another result',
      (one) => ({ ...one, extracao: ['12305', '05437', '13526', '02329', '15459'] }),
      ['apuracao'],
    ],
    [
      'another winner',
      (one) => ({
        ...one,
        apuracao: {
          ...one.apuracao,
          premiados: [{ premio: 0, lugar: 57_705 }, ...one.apuracao.premiados.slice(1)],
        },
      }),
      ['apuracao'],
    ],
    [
      'another holder of the winning number',
      (one) => ({
        ...one,
        titulares: one.titulares.map((titular) =>
          titular.lugar === 57_702 ? { ...titular, compromisso: 'c'.repeat(64) } : titular,
        ),
      }),
      ['titulares', 'apuracao'],
    ],
    [
      'the holder of another number',
      (one) => ({
        ...one,
        titulares: one.titulares.map((titular) =>
          titular.lugar === 57_705 ? { ...one.titulares[0]!, lugar: 57_705 } : titular,
        ),
      }),
      ['titulares', 'apuracao'],
    ],
    [
      'no holder of a winning number',
      (one) => ({ ...one, titulares: one.titulares.filter(({ lugar }) => lugar !== 57_702) }),
      ['titulares', 'apuracao'],
    ],
    [
      'an earlier winner',
      (one) => ({
        ...one,
        regra: { ...one.regra, umPorPessoa: 'campanha' },
        premiadosAntes: [one.titulares[1]!.compromisso],
      }),
      ['regra', 'apuracao'],
    ],
    [
      'a hidden step',
      (one) => ({ ...one, apuracao: { ...one.apuracao, passos: one.apuracao.passos.slice(1) } }),
      ['apuracao'],
    ],
  ];
  it.each(forge)('is refused with %s', async (_words, change, expected) => {
    expect(await verifyCapsula(await change(capsula), manifestoHash, sha256)).toEqual(expected);
  });

  it('is refused with another published hash', async () => {
    expect(await verifyCapsula(capsula, 'd'.repeat(64), sha256)).toEqual(['manifesto']);
  });

  it('shows a disqualified winner with the reason, and the next one by the rule', async () => {
    const desclassificados = [[57_702, 'documentoFiscal.ilegivel']] as const;
    const compromissos = new Map(capsula.titulares.map(({ lugar, compromisso }) => [lugar, compromisso]));
    const apuracao = computeApuracao({
      regra,
      series,
      extracao,
      lugares,
      findExclusao: (lugar) => [...excluidos, ...desclassificados].find(([one]) => one === lugar)?.[1],
      findPessoa: (lugar) => compromissos.get(lugar)!,
    });
    expect(apuracao.premiados.map(({ lugar }) => lugar)).toEqual([57_705, 57_710]);
    const again = { ...capsula, desclassificados, apuracao };
    expect(await verifyCapsula(again, manifestoHash, sha256)).toEqual([]);
  });
});

describe('the map of places', () => {
  it('keeps each place through packing', async () => {
    const places = [0, 7, 8, 99_999, 100_000, total - 1];
    const packed = await packMapa(encodeMapa(places, total));
    expect([...decodeMapa(await unpackMapa(packed, total))]).toEqual(places);
  });

  it('refuses a place beyond the campaign, and a packed map of another size', async () => {
    expect(() => encodeMapa([total], total)).toThrow(RangeError);
    expect(() => encodeMapa([-1], total)).toThrow(RangeError);
    const packed = await packMapa(new Uint8Array(total / 8));
    await expect(unpackMapa(packed, total / 2)).rejects.toThrow(RangeError);
    await expect(unpackMapa(packed, total * 2)).rejects.toThrow(RangeError);
  });
});
