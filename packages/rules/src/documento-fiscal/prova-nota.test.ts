import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type FatosNota, fontesValor, type FonteValor } from './fonte-valor.ts';
import { findPasso, isAntes, isDivergente, type FonteOrdenada, type Respostas } from './prova-nota.ts';

const registradoEm = new Date('2026-11-20T12:00:00Z');
const after = (hours: number) => new Date(registradoEm.getTime() + hours * 3_600_000);
const fatos = (valorCentavos: number | null, more: Partial<FatosNota> = {}): FatosNota => ({
  emitente: null,
  emitidoEm: null,
  valorCentavos,
  quantidade: null,
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
const valor = { valor: true, quantidade: false };

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
    ['asks the owner when no source has a value', { codigo: achada(null) }, 99, { passo: 'pedir' }],
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
      { passo: 'conferir', fatos: fatos(30_001) },
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

  it('sends a sampled receipt to review, whatever its amount', () => {
    const declaracao = { ...achada(100), conferir: true };
    expect(walk({ declaracao }, 99)).toEqual({ passo: 'conferir', fatos: fatos(100) });
  });

  it('accepts the QR code alone where neither amount nor count is required', () => {
    const fontes: FonteOrdenada[] = [{ fonte: 'codigo' }, { fonte: 'operador' }];
    const respostas = { codigo: achada(null) };
    expect(walk(respostas, 0, fontes, { valor: false, quantidade: false })).toMatchObject({
      passo: 'contar',
    });
    expect(walk(respostas, 0, fontes)).toEqual({ passo: 'conferir', fatos: undefined });
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
          cancelada: fc.boolean(),
        }),
        conferir: fc.boolean(),
      }),
    );
    const fontes = fc.shuffledSubarray<FonteValor>(fontesValor.filter((fonte) => fonte !== 'operador'));
    const entradas = fc.record({
      fontes: fontes.map((nomes) => nomes.map((fonte) => todas.find((one) => one.fonte === fonte)!)),
      respostas: fc.dictionary(fc.constantFrom(...fontesValor), resposta),
      precisa: fc.record({ valor: fc.boolean(), quantidade: fc.boolean() }),
      hours: fc.nat(100),
    });
    fc.assert(
      fc.property(entradas, ({ fontes: ordem, respostas, precisa, hours }) => {
        const passo = findPasso(ordem, respostas, precisa, { registradoEm, agora: after(hours) });
        if (passo.passo !== 'contar') return;
        const at = ordem.findIndex(({ fonte }) => fonte === passo.fonte);
        const isOpen = ({ fonte, esperaHoras = 0 }: FonteOrdenada) =>
          respostas[fonte]?.situacao === 'procurando' && hours < esperaHoras;
        expect({
          waits: ordem.slice(0, at).some(isOpen),
          cancelada: passo.fatos.cancelada,
          falta:
            (precisa.valor && passo.fatos.valorCentavos === null) ||
            (precisa.quantidade && passo.fatos.quantidade === null),
        }).toEqual({ waits: false, cancelada: false, falta: false });
      }),
    );
  });
});

describe('comparing two sources', () => {
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
  ])('%s', (_what, a, b, differ) => {
    expect([isDivergente(a, b), isDivergente(b, a)]).toEqual([differ, differ]);
  });

  it('follow the order of the list, unlisted sources last', () => {
    expect(isAntes(todas, 'vendas', 'pagina')).toBe(true);
    expect(isAntes(todas, 'pagina', 'vendas')).toBe(false);
    expect(isAntes([{ fonte: 'codigo' }], 'codigo', 'vendas')).toBe(true);
    expect(isAntes([{ fonte: 'codigo' }], 'vendas', 'operador')).toBe(false);
  });
});
