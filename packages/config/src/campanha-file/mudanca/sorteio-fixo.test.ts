import { describe, expect, it } from 'vitest';
import type { CampanhaArquivo } from '../campanha-file.ts';
import { findMudancasFixas } from './sorteio-fixo.ts';

type Sorteio = CampanhaArquivo['sorteios'][number];

const moto: Sorteio = {
  data: '2026-11-28',
  hora: '19:00',
  nome: '1º sorteio',
  premio: 'Uma moto',
  numerosAte: '2026-11-25',
  regra: {
    serie: ['1.dezena'],
    numero: ['1.unidade', '2.unidade', '3.unidade', '4.unidade', '5.unidade'],
    aproximacao: { sentido: 'superior', volta: true, alcance: 'todas' },
    suplentes: 0,
    umPorPessoa: 'sorteio',
    exemplos: [],
  },
};
const final: Sorteio = {
  data: '2026-12-19',
  nome: 'Final',
  premio: 'Um carro',
  numerosAte: '2026-12-16',
};

const find = (depois: readonly Sorteio[], dias: readonly string[] = [moto.data]) =>
  findMudancasFixas([moto, final], depois, new Set(dias)).map(({ chave }) => chave);

describe('findMudancasFixas', () => {
  it.each<[string, Partial<Sorteio>, string[]]>([
    ['its hour', { hora: '20:00' }, ['hora']],
    ['its hour removed', { hora: undefined }, ['hora']],
    ['its name', { nome: 'Sorteio da moto' }, ['nome']],
    ['its prize', { premio: 'Uma bicicleta' }, ['premio']],
    ['its cut-off', { numerosAte: '2026-11-26' }, ['numerosAte']],
    ['one field of its rule', { regra: { ...moto.regra!, umPorPessoa: 'semLimite' } }, ['regra']],
    [
      'the direction of its rule',
      {
        regra: { ...moto.regra!, aproximacao: { ...moto.regra!.aproximacao, sentido: 'inferior' } },
      },
      ['regra'],
    ],
    [
      'prizes of its rule',
      { regra: { ...moto.regra!, premios: [{ nome: 'Uma moto', quantidade: 2 }] } },
      ['regra'],
    ],
    ['its rule removed', { regra: undefined }, ['regra']],
    ['two of them', { hora: '20:00', premio: 'Um carro' }, ['hora', 'premio']],
  ])('finds a fixed draw with another value of %s', (_, change, campos) => {
    expect(find([{ ...moto, ...change }, final])).toEqual(
      campos.map((campo) => `sorteios[1º sorteio].${campo}`),
    );
  });

  it('finds a fixed draw that moved to another day or was removed', () => {
    const gone = 'sorteios[1º sorteio].data';
    expect(find([{ ...moto, data: '2026-12-05' }, final])).toEqual([gone]);
    expect(find([final])).toEqual([gone]);
    expect(find([], [moto.data, final.data])).toEqual([gone, 'sorteios[Final].data']);
  });

  it('says both values', () => {
    expect(findMudancasFixas([moto], [{ ...moto, hora: '20:00' }], new Set([moto.data]))).toEqual([
      { chave: 'sorteios[1º sorteio].hora', efeito: 'nunca', antes: '19:00', depois: '20:00' },
    ]);
    expect(findMudancasFixas([moto], [], new Set([moto.data]))).toEqual([
      { chave: 'sorteios[1º sorteio].data', efeito: 'nunca', antes: '2026-11-28', depois: '-' },
    ]);
  });

  it('finds nothing in pictures, examples, delivery, order, or other draws', () => {
    expect(
      find([
        { ...final, premio: 'Dois carros' },
        { data: '2026-12-12', nome: 'Extra', premio: 'Uma TV', numerosAte: '2026-12-09' },
        {
          ...moto,
          imagem: 'moto.svg',
          destaque: true,
          retirada: { como: 'Na loja' },
          // The same rule with its fields in another order, as the database returns them.
          regra: {
            exemplos: [{ extracao: [], distribuidos: [], premiados: [] }],
            umPorPessoa: 'sorteio',
            suplentes: 0,
            aproximacao: { alcance: 'todas', volta: true, sentido: 'superior' },
            numero: moto.regra!.numero,
            serie: moto.regra!.serie,
          },
        },
      ]),
    ).toEqual([]);
  });

  it('leaves draws free that are not fixed', () => {
    expect(find([], [])).toEqual([]);
  });
});
