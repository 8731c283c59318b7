import { describe, expect, it } from 'vitest';
import { isEncerrado, toMomentosCongelamento } from './congelamento.ts';
import { hasParticipacao } from './sorteio-participacao.ts';

describe('toMomentosCongelamento', () => {
  const toIso = (sorteio: Parameters<typeof toMomentosCongelamento>[0]) => {
    const { congelarDe, congelarAte } = toMomentosCongelamento(sorteio);
    return [congelarDe.toISOString(), congelarAte.toISOString()];
  };

  it('ends an hour before the time of the draw', () => {
    expect(toIso({ data: '2026-12-19', hora: '19:00', numerosAte: '2026-12-17' })).toEqual([
      '2026-12-18T03:01:00.000Z',
      '2026-12-19T21:00:00.000Z',
    ]);
  });

  it('ends at 23:00 of the day before without a time', () => {
    expect(toIso({ data: '2026-12-19', numerosAte: '2026-12-17' })[1]).toBe('2026-12-19T02:00:00.000Z');
  });

  it('waits for the end of the last day of receipts', () => {
    const both = '2026-12-19T03:01:00.000Z';
    expect(toIso({ data: '2026-12-19', numerosAte: '2026-12-18' })).toEqual([both, both]);
  });
});

describe('isEncerrado', () => {
  const noRegra = { data: '2026-12-19', hora: '19:00', numerosAte: '2026-12-17' };
  const comRegra = { ...noRegra, regra: {} };

  it.each([
    ['an hour before the extraction of a draw with a rule', comRegra, '2026-12-19T21:00:00.000Z'],
    ['at the extraction of a draw without a rule', noRegra, '2026-12-19T22:00:00.000Z'],
    [
      'at 23:00 of the day before with a rule and without a time',
      { ...comRegra, hora: undefined },
      '2026-12-19T02:00:00.000Z',
    ],
  ])('begins %s', (_, sorteio, momento) => {
    const at = new Date(momento);
    expect(isEncerrado(sorteio, at)).toBe(true);
    expect(isEncerrado(sorteio, new Date(at.getTime() - 1))).toBe(false);
  });
});

describe('hasParticipacao', () => {
  const sorteio = { data: '2026-12-19', numerosAte: '2026-12-17', congeladoEm: '2026-12-18T12:00:00.000Z' };
  const participaEm = new Date('2026-12-17T12:00:00Z');

  it('includes a number granted before the freeze, and excludes one granted at it', () => {
    const grant = (concedidoEm: string) =>
      hasParticipacao(sorteio, { participaEm, concedidoEm: new Date(concedidoEm) });
    expect([grant('2026-12-18T11:59:59.999Z'), grant('2026-12-18T12:00:00.000Z')]).toEqual([true, false]);
  });

  it('includes a receipt of the last moment of the last day, and excludes one of the next day', () => {
    const register = (momento: string) =>
      hasParticipacao(sorteio, { participaEm: new Date(momento), concedidoEm: participaEm });
    expect([register('2026-12-18T02:59:59.999Z'), register('2026-12-18T03:00:00.000Z')]).toEqual([
      true,
      false,
    ]);
  });
});
