import { describe, expect, it } from 'vitest';
import { toPrazo, toPrazoMinimo, toSpan, toSpanMes } from './prazo-conta.ts';

const agora = new Date('2026-11-22T23:30:00-03:00');
const inSaoPaulo = (text: string) => new Date(`${text}-03:00`);

describe('release and expiry of an amount', () => {
  it.each([
    ['immediately and without expiry', {}, null, null],
    ['after seven days', { liberaEmDias: 7 }, '2026-11-29T00:00:00', null],
    ['for a year', { validade: { meses: 12 } }, null, '2027-11-22T23:59:59'],
    ['until one day', { validade: { data: '2027-07-31' } }, null, '2027-07-31T23:59:59'],
    [
      'for one day at least after its release',
      { liberaEmDias: 7, validade: { data: '2026-11-25' } },
      '2026-11-29T00:00:00',
      '2026-11-30T23:59:59',
    ],
  ] as const)('an amount is available %s', (_, regra, liberaEm, expiraEm) => {
    expect(toPrazo(regra, agora)).toEqual({
      liberaEm: liberaEm && inSaoPaulo(liberaEm),
      expiraEm: expiraEm && inSaoPaulo(expiraEm),
    });
  });

  it.each([
    ['2026-08-31', 6, '2027-02-28'],
    ['2027-08-31', 6, '2028-02-29'],
    ['2026-12-31', 1, '2027-01-31'],
    ['2026-01-30', 13, '2027-02-28'],
  ])('%s plus %i months expires on %s', (dia, meses, ultimo) => {
    const { expiraEm } = toPrazo({ validade: { meses } }, inSaoPaulo(`${dia}T12:00:00`));
    expect(expiraEm).toEqual(inSaoPaulo(`${ultimo}T23:59:59`));
  });

  it('keeps a refunded amount available for the minimum days, the last one whole', () => {
    expect(toPrazoMinimo(30, agora)).toEqual(inSaoPaulo('2026-12-22T23:59:59'));
  });

  it('spans a month from its first instant to that of the next month', () => {
    const span = { de: inSaoPaulo('2026-12-01T00:00:00'), ate: inSaoPaulo('2027-01-01T00:00:00') };
    expect(toSpanMes('2026-12-31')).toEqual(span);
  });
});

it('spans exactly one day of São Paulo', () => {
  expect(toSpan('2026-11-30')).toEqual({
    de: inSaoPaulo('2026-11-30T00:00:00'),
    ate: inSaoPaulo('2026-12-01T00:00:00'),
  });
});
