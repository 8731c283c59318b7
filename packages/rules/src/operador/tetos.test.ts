import { describe, expect, it } from 'vitest';
import { getPorVez, listTetos, type TetoId, tetos } from './tetos.ts';

const arquivo = { conta: { ajustePorOperador: 10_000 }, documentos: { centavosPorOperador: 1_000_000 } };

describe('ceilings of operators', () => {
  it('freezes the table: what one person does alone, per act, per day and per campaign', () => {
    const rows = (Object.keys(tetos) as TetoId[]).map((id) => {
      const of = (alvo: 'operador' | 'credencial' | 'pessoa') =>
        listTetos(id, alvo, arquivo)
          .map(({ periodo, maximo }) => `${periodo} ${maximo}`)
          .join(', ') || '-';
      return `${id} | ${getPorVez(id, arquivo)} | ${of('operador')} | ${of('credencial')} | ${of('pessoa')}`;
    });
    expect(rows).toEqual([
      'ajustePontos | 10000 | dia 10000, campanha 200000 | - | dia 10000, campanha 30000',
      'ajusteCashback | 10000 | dia 10000, campanha 200000 | - | dia 10000, campanha 30000',
      'notaCentavos | 1000000 | dia 30000000 | dia 300000000 | dia 3000000, campanha 30000000',
      'notaUnidades | 1000 | dia 30000 | dia 300000 | dia 3000, campanha 30000',
      'notaAnulada | 1 | dia 200 | dia 2000 | dia 20',
      'bloqueio | 200 | dia 1000 | dia 10000 | -',
    ]);
  });

  it('has a ceiling over a day for the operator of each kind of act', () => {
    for (const id of Object.keys(tetos) as TetoId[])
      expect(listTetos(id, 'operador', arquivo).map(({ periodo }) => periodo)).toContain('dia');
  });
});
