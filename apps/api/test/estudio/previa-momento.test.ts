import { countDias, toSaoPaulo } from '@trevo/rules/tempo/sao-paulo';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDias } from '@trevo/rules/tempo/sao-paulo';
import { toAgoraPrevia, toPublicacaoPrevia } from '../../src/modules/estudio/previa/previa-momento.ts';

const datas = {
  dataInicial: '2026-12-01',
  dataFinalCompras: '2027-02-28',
  dataFinalCadastros: '2027-02-28',
  dataFinal: '2027-03-31',
};
const diaEm = (...args: Parameters<typeof toAgoraPrevia>) => toSaoPaulo(toAgoraPrevia(...args)).dia;

describe('the time that a preview shows', () => {
  it.each([
    ['antes', '2026-11-30'],
    ['durante', '2026-12-21'],
    ['semCompras', '2027-03-01'],
    ['encerrada', '2027-04-01'],
  ] as const)('the time of a preview of a campaign to come at the moment %s is %s', (momento, dia) => {
    expect(diaEm(datas, momento, new Date('2026-08-01T12:00:00Z'))).toBe(dia);
  });

  it('the time of a preview is now in a campaign that people have taken part in for some weeks', () => {
    const agora = new Date('2027-01-15T12:34:56Z');
    expect(toAgoraPrevia(datas, 'durante', agora)).toEqual(agora);
  });

  it('the time of a preview is the middle of a campaign of a few days', () => {
    const curta = { ...datas, dataFinalCompras: '2026-12-05', dataFinal: '2026-12-05' };
    expect(diaEm(curta, 'durante', new Date('2026-08-01T12:00:00Z'))).toBe('2026-12-03');
  });

  it('the time of a preview is inside the purchases for every campaign of at least two days, and the file is published before', () => {
    const dia = fc.integer({ min: 0, max: 1_000 }).map((n) => addDias('2026-01-01', n));
    fc.assert(
      fc.property(
        dia,
        fc.integer({ min: 1, max: 400 }),
        fc.integer({ min: 0, max: 60 }),
        dia,
        (inicio, dias, depois, hoje) => {
          const compras = addDias(inicio, dias);
          const todas = {
            dataInicial: inicio,
            dataFinalCompras: compras,
            dataFinalCadastros: compras,
            dataFinal: addDias(compras, depois),
          };
          const agora = diaEm(todas, 'durante', new Date(`${hoje}T15:00:00Z`));
          expect(countDias(inicio, agora)).toBeGreaterThanOrEqual(1);
          expect(countDias(agora, compras)).toBeGreaterThanOrEqual(0);
          expect(toSaoPaulo(toPublicacaoPrevia(todas)).dia).toBe(addDias(inicio, -1));
        },
      ),
    );
  });
});
