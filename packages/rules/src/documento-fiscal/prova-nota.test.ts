import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type FatosNota, fontesValor, type FonteValor } from './fonte-valor.ts';
import type { ItemNota } from './item-nota.ts';
import {
  findItens,
  findPasso,
  isAntes,
  isDivergente,
  type FonteOrdenada,
  type Respostas,
} from './prova-nota.ts';

const registradoEm = new Date('2026-11-20T12:00:00Z');
const after = (hours: number) => new Date(registradoEm.getTime() + hours * 3_600_000);
const fatos = (valorCentavos: number | null, more: Partial<FatosNota> = {}): FatosNota => ({
  emitente: null,
  emitidoEm: null,
  valorCentavos,
  quantidade: null,
  itens: null,
  cancelada: false,
  ...more,
});
const achada = (valorCentavos: number | null, more: Partial<FatosNota> = {}) =>
  ({ situacao: 'achada', fatos: fatos(valorCentavos, more) }) as const;
const procurando = { situacao: 'procurando' } as const;
const semResposta = { situacao: 'semResposta' } as const;

const todas: FonteOrdenada[] = [
  { fonte: 'vendas', esperaHoras: 24 },
  { fonte: 'pagina', esperaHoras: 48 },
  { fonte: 'leitor', esperaHoras: 1 },
  { fonte: 'codigo' },
  { fonte: 'declaracao', centavosMaximo: 30_000 },
  { fonte: 'operador' },
];
const comFoto: FonteOrdenada[] = [{ fonte: 'foto', centavosMaximo: 50_000 }, ...todas];
const valor = { valor: true, quantidade: false, itens: false };
const item: ItemNota = {
  nome: 'CAFE 500G',
  gtin: '02000000000015',
  codigo: '12',
  quantidade: 1,
  unidade: 'UN',
  centavos: 100,
};

const walk = (respostas: Respostas, hours: number, fontes = todas, precisa = valor) =>
  findPasso(fontes, respostas, precisa, { registradoEm, agora: after(hours) });

describe('findPasso', () => {
  it.each<[string, Respostas, number, object]>([
    [
      'the first sufficient source decides',
      { vendas: achada(5000), pagina: achada(9000) },
      0,
      { passo: 'contar', fonte: 'vendas' },
    ],
    [
      'waits for a source that may still answer',
      { vendas: procurando, pagina: achada(9000) },
      0,
      { passo: 'esperar', fonte: 'vendas', ate: after(24) },
    ],
    [
      'uses the next source after the deadline',
      { vendas: procurando, pagina: achada(9000) },
      24,
      { passo: 'contar', fonte: 'pagina' },
    ],
    [
      'skips a source that will not answer',
      { vendas: semResposta, pagina: procurando },
      0,
      { passo: 'esperar', fonte: 'pagina', ate: after(48) },
    ],
    [
      'skips a source without an amount',
      { vendas: achada(null), codigo: achada(700) },
      0,
      { passo: 'contar', fonte: 'codigo' },
    ],
    [
      'asks the owner when no source has a value',
      { codigo: achada(null) },
      99,
      { passo: 'pedir', pedida: 'declaracao' },
    ],
    [
      'accepts a declared value up to the limit',
      { codigo: achada(null), declaracao: achada(30_000) },
      99,
      { passo: 'contar', fonte: 'declaracao' },
    ],
    [
      'sends a declared value above the limit to review',
      { codigo: achada(null), declaracao: achada(30_001) },
      99,
      { passo: 'conferir', fatos: fatos(30_001), de: 'declaracao' },
    ],
    [
      'prefers a late sales line to a declared value',
      { vendas: achada(100), declaracao: achada(30_000) },
      99,
      { passo: 'contar', fonte: 'vendas' },
    ],
    [
      'refuses a receipt cancelled by the shop',
      { vendas: achada(100, { cancelada: true }) },
      0,
      { passo: 'recusar', fonte: 'vendas' },
    ],
  ])('%s', (_what, respostas, hours, passo) => {
    expect(walk(respostas, hours)).toMatchObject(passo);
  });

  it.each<[string, Respostas, object]>([
    ['asks the owner for a photo first', {}, { passo: 'pedir', pedida: 'foto' }],
    [
      'waits for the reader, long after the registration',
      { foto: procurando },
      { passo: 'esperar', fonte: 'foto', ate: after(100) },
    ],
    ['counts a photo up to the limit', { foto: achada(50_000) }, { passo: 'contar', fonte: 'foto' }],
    ['sends a photo above the limit to review', { foto: achada(50_001) }, { passo: 'conferir', de: 'foto' }],
    [
      'sends a sampled photo to review',
      { foto: { ...achada(100), conferir: true } },
      { passo: 'conferir', de: 'foto' },
    ],
    [
      'asks for a declaration after a photo that proved nothing',
      { foto: semResposta },
      { passo: 'pedir', pedida: 'declaracao' },
    ],
  ])('%s', (_what, respostas, passo) => {
    const fontes = comFoto.filter(
      ({ fonte }) => fonte === 'foto' || fonte === 'declaracao' || fonte === 'operador',
    );
    expect(walk(respostas, 99, fontes)).toMatchObject(passo);
  });

  it('asks for a photo only when no automatic source can answer any more', () => {
    const fontes = comFoto.filter(({ fonte }) => fonte !== 'declaracao' && fonte !== 'codigo');
    const abertas = { vendas: semResposta, pagina: procurando, leitor: semResposta };
    expect(walk(abertas, 0, fontes)).toMatchObject({ passo: 'esperar', fonte: 'pagina' });
    expect(walk({ ...abertas, foto: achada(100) }, 0, fontes)).toMatchObject({
      passo: 'contar',
      fonte: 'foto',
    });
    expect(walk(abertas, 48, fontes)).toEqual({ passo: 'pedir', pedida: 'foto' });
  });

  it('sends a sampled receipt to review, whatever its amount', () => {
    const declaracao = { ...achada(100), conferir: true };
    expect(walk({ declaracao }, 99)).toEqual({ passo: 'conferir', fatos: fatos(100), de: 'declaracao' });
  });

  it('accepts the QR code alone where neither amount nor count is required', () => {
    const fontes: FonteOrdenada[] = [{ fonte: 'codigo' }, { fonte: 'operador' }];
    const respostas = { codigo: achada(null) };
    expect(walk(respostas, 0, fontes, { valor: false, quantidade: false, itens: false })).toMatchObject({
      passo: 'contar',
    });
    expect(walk(respostas, 0, fontes)).toEqual({ passo: 'conferir', fatos: undefined });
  });

  it('skips a source without items where the rule requires them', () => {
    const precisa = { ...valor, itens: true };
    const respostas = { vendas: achada(5000), pagina: achada(5000, { itens: [item] }) };
    expect(walk(respostas, 0, todas, precisa)).toMatchObject({ passo: 'contar', fonte: 'pagina' });
  });

  it('never accepts an insufficient or cancelled source, or one behind a source that may still answer', () => {
    const resposta = fc.oneof(
      fc.constant(procurando),
      fc.constant(semResposta),
      fc.record({
        situacao: fc.constant('achada' as const),
        fatos: fc.record({
          emitente: fc.constant(null),
          emitidoEm: fc.constant(null),
          valorCentavos: fc.option(fc.nat(100_000)),
          quantidade: fc.option(fc.nat(50)),
          itens: fc.constantFrom(null, [item]),
          cancelada: fc.boolean(),
        }),
        conferir: fc.boolean(),
      }),
    );
    const fontes = fc.shuffledSubarray<FonteValor>(fontesValor.filter((fonte) => fonte !== 'operador'));
    const entradas = fc.record({
      fontes: fontes.map((nomes) => nomes.map((fonte) => comFoto.find((one) => one.fonte === fonte)!)),
      respostas: fc.dictionary(fc.constantFrom(...fontesValor), resposta),
      precisa: fc.record({ valor: fc.boolean(), quantidade: fc.boolean(), itens: fc.boolean() }),
      hours: fc.nat(100),
    });
    fc.assert(
      fc.property(entradas, ({ fontes: ordem, respostas, precisa, hours }) => {
        const passo = findPasso(ordem, respostas, precisa, { registradoEm, agora: after(hours) });
        if (passo.passo !== 'contar') return;
        const at = ordem.findIndex(({ fonte }) => fonte === passo.fonte);
        const isOpen = ({ fonte, esperaHoras = 0 }: FonteOrdenada) =>
          respostas[fonte]?.situacao === 'procurando' && (fonte === 'foto' || hours < esperaHoras);
        expect({
          waits: ordem.slice(0, at).some(isOpen),
          cancelada: passo.fatos.cancelada,
          falta:
            (precisa.valor && passo.fatos.valorCentavos === null) ||
            (precisa.quantidade && passo.fatos.quantidade === null) ||
            (precisa.itens && passo.fatos.itens === null),
        }).toEqual({ waits: false, cancelada: false, falta: false });
      }),
    );
  });
});

describe('comparing two sources', () => {
  const outro = { ...item, gtin: '02000000000022', codigo: '13', centavos: 300 };
  const itens = (...some: ItemNota[]) =>
    fatos(
      some.reduce((sum, { centavos }) => sum + centavos, 0),
      { itens: some },
    );

  it.each<[string, FatosNota, FatosNota, boolean]>([
    ['agree on the same amount', fatos(100), fatos(100), false],
    ['disagree on another amount', fatos(100), fatos(101), true],
    ['agree if one has no amount', fatos(100), fatos(null), false],
    [
      'disagree on another day',
      fatos(1, { emitidoEm: '2026-11-01' }),
      fatos(1, { emitidoEm: '2026-11-02' }),
      true,
    ],
    ['agree if only one reports the cancellation', fatos(1), fatos(1, { cancelada: true }), true],
    ['agree on the same items in another order', itens(item, outro), itens(outro, item), false],
    ['agree if one has no items', itens(item), fatos(100), false],
    ['disagree on a missing line', itens(item, item), itens(item), true],
    [
      'disagree on another product of the same price',
      itens(item),
      itens({ ...item, gtin: '02000000000022' }),
      true,
    ],
    ['agree if one knows no GTIN', itens(item), itens({ ...item, gtin: null }), false],
    [
      'agree on a code with leading zeros',
      itens({ ...item, gtin: null }),
      itens({ ...item, gtin: null, codigo: '0012' }),
      false,
    ],
    ['disagree on another quantity', itens(item), itens({ ...item, quantidade: 2 }), true],
    [
      'agree if one weighs and the other counts',
      itens({ ...item, quantidade: 0.35, unidade: 'KG' }),
      itens({ ...item, unidade: null }),
      false,
    ],
    [
      'disagree on other amounts of lines with the same total',
      itens(item, outro),
      itens({ ...item, centavos: 150 }, { ...outro, centavos: 250 }),
      true,
    ],
    [
      'agree on lines without the discount',
      { ...itens(item), valorCentavos: 90 },
      { ...itens({ ...item, centavos: 90 }) },
      false,
    ],
  ])('%s', (_what, a, b, differ) => {
    expect([isDivergente(a, b), isDivergente(b, a)]).toEqual([differ, differ]);
  });

  it('compared sources follow the order of the list, unlisted sources last', () => {
    expect(isAntes(todas, 'vendas', 'pagina')).toBe(true);
    expect(isAntes(todas, 'pagina', 'vendas')).toBe(false);
    expect(isAntes([{ fonte: 'codigo' }], 'codigo', 'vendas')).toBe(true);
    expect(isAntes([{ fonte: 'codigo' }], 'vendas', 'operador')).toBe(false);
  });
});

describe('findItens', () => {
  const com = (fonte: FonteValor, nome: string) => ({
    fonte,
    fatos: fatos(100, { itens: [{ ...item, nome }] }),
  });
  const sem = (fonte: FonteValor) => ({ fonte, fatos: fatos(100) });
  it.each([
    ['the deciding source', 'pagina', [com('vendas', 'A'), com('pagina', 'B')], 'pagina'],
    ['the first source that reports some', 'operador', [com('pagina', 'B'), com('vendas', 'A')], 'vendas'],
    [
      'another source than the deciding one without items',
      'vendas',
      [sem('vendas'), com('pagina', 'B')],
      'pagina',
    ],
    ['no source', 'vendas', [sem('vendas'), { fonte: 'pagina' as const, fatos: null }], undefined],
  ] as const)('takes the items of %s', (_which, decisiva, ditos, fonte) =>
    expect(findItens(todas, ditos, decisiva)?.fonte).toBe(fonte),
  );
});
