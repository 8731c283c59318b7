import { buildChaveAcesso } from '@trevo/rules/documento-fiscal/chave-acesso';
import { describe, expect, it } from 'vitest';
import gravadas from '../test/leituras-gravadas.json' with { type: 'json' };
import { readTextos } from './ler-textos.ts';
import type { TextoLido } from './leitura.ts';

const hoje = '2026-11-27';
type Linha = [
  cx: number,
  cy: number,
  largura: number,
  altura: number,
  angulo: number,
  texto: string,
  notas: string,
];

/** Output of the engine for a generated photo: rectangle in pixels, angle in radians, text, tenths of the scores. */
function loadGravada(nome: string) {
  const gravada = gravadas.find((one) => one.nome === nome);
  if (!gravada) throw new Error(`no recorded reading of ${nome}`);
  const textos = (gravada.textos as Linha[]).map(
    ([cx, cy, largura, altura, angulo, texto, notas]): TextoLido => ({
      lugar: { cx, cy, largura, altura, angulo },
      texto,
      notas: Array.from(notas, (tenths) => Number(tenths) / 10),
    }),
  );
  return { textos, codigos: [] as string[], largura: gravada.largura, altura: gravada.altura };
}

describe('readTextos of recorded engine output', () => {
  it.each([
    [
      'DANFE at 6 degrees, dark and curled',
      {
        situacao: 'acreditada',
        chaveAcesso: '35260927742901000105550010019767221741572737',
        emitente: '27742901000105',
        emitidoEm: '2026-09-05T14:39',
        valorCentavos: 18_235,
        itens: 5,
      },
    ],
    [
      'worn NFC-e at 15 degrees',
      {
        situacao: 'acreditada',
        chaveAcesso: '35260981013461000109652270062499731864852678',
        emitente: '81013461000109',
        emitidoEm: '2026-09-18T08:58',
        valorCentavos: 20_697,
        itens: 12,
      },
    ],
    [
      'worn SAT on narrow paper',
      // Two digits of the key were not read; the number above it has them.
      {
        situacao: 'conferir',
        chaveAcesso: '35260922735791000130592080687469413835140710',
        emitente: '22735791000130',
        emitidoEm: '2026-09-28T21:54',
        valorCentavos: 7995,
        itens: 5,
      },
    ],
    [
      'ECF at 12 degrees',
      {
        situacao: 'conferir',
        emitente: '56180261000195',
        emitidoEm: '2026-10-08T20:31',
        valorCentavos: 4111,
        itens: 3,
      },
    ],
    [
      'NFC-e with a wrong total',
      {
        situacao: 'conferir',
        chaveAcesso: '35260805784951000112658150043342831149020092',
        emitente: '05784951000112',
        emitidoEm: '2026-08-08T16:05',
        valorCentavos: 15_419,
        itens: 10,
      },
    ],
    ['NFC-e whose zeros are worn to eights', { situacao: 'conferir', valorCentavos: 37_282, itens: 10 }],
  ])('%s', (nome, expected) => {
    const { situacao, chaveAcesso, emitente, emitidoEm, valorCentavos, itens } = readTextos(
      loadGravada(nome),
      hoje,
    );
    const read = { situacao, chaveAcesso, emitente, emitidoEm, valorCentavos, itens: itens?.length };
    expect(Object.fromEntries(Object.entries(read).filter(([, value]) => value !== undefined))).toEqual(
      expected,
    );
  });

  it('returns items with GTIN, quantity in thousandths and amount in cents', () => {
    expect(readTextos(loadGravada('DANFE at 6 degrees, dark and curled'), hoje).itens?.[0]).toEqual({
      gtin: '7897331739920',
      codigo: null,
      descricao: 'FILE DE FRANGO',
      milesimos: 2395,
      unidade: 'KG',
      centavos: 5691,
    });
  });

  it('names the failed checks of a wrong total', () => {
    const { checagens } = readTextos(loadGravada('NFC-e with a wrong total'), hoje);
    expect(checagens.filter(({ passou }) => !passou).map(({ nome }) => nome)).toEqual([
      'itensTotal',
      'pagamentoTotal',
    ]);
  });

  it('returns the place of each field as parts of the picture', () => {
    const { campos } = readTextos(loadGravada('DANFE at 6 degrees, dark and curled'), hoje);
    const places = campos.flatMap(({ caixa }) => caixa.flat());
    expect(new Set(campos.map(({ nome }) => nome))).toEqual(
      new Set(['chaveAcesso', 'emitente', 'emitidoEm', 'valorCentavos', 'pagamento', 'item']),
    );
    expect(places.every((part) => part >= 0 && part <= 1)).toBe(true);
  });

  it('does not believe any photo when one amount is misread', () => {
    const lido = loadGravada('DANFE at 6 degrees, dark and curled');
    const amounts = lido.textos.flatMap(({ texto }, at) => (/^\d+,\d\d$/.test(texto) ? [at] : []));
    expect(amounts.length).toBeGreaterThan(6);
    for (const at of amounts) {
      const textos = lido.textos.map((one, index) =>
        index === at
          ? { ...one, texto: one.texto.replace(/^\d/, (digit) => String((Number(digit) + 1) % 10)) }
          : one,
      );
      const { situacao, valorCentavos } = readTextos({ ...lido, textos }, hoje);
      // Only the gross amount, which no decision uses, may be wrong in a believed reading.
      expect(situacao === 'conferir' || valorCentavos === 18_235).toBe(true);
    }
  });
});

describe('readTextos', () => {
  const nothing = { textos: [], codigos: [], largura: 1000, altura: 1000 };

  it('readTextos is ilegivel without key and total', () => {
    expect(readTextos(nothing, hoje)).toEqual({ situacao: 'ilegivel', campos: [], checagens: [] });
  });

  it('takes the key of a code before any text, but does not believe it alone', () => {
    const chave = buildChaveAcesso({ anoMes: '2026-09', emitente: '27742901000105', numero: 12 });
    const leitura = readTextos(
      { ...nothing, codigos: ['https://loja.exemplo.invalid', `?p=${chave}|3|1`] },
      hoje,
    );
    expect(leitura).toMatchObject({ situacao: 'conferir', chaveAcesso: chave, emitente: '27742901000105' });
  });

  it('ignores a code of a test receipt', () => {
    const chave = buildChaveAcesso({ anoMes: '2026-09', emitente: '27742901000105', numero: 12 });
    expect(readTextos({ ...nothing, codigos: [`?p=${chave}|3|2`] }, hoje).situacao).toBe('ilegivel');
  });
});
