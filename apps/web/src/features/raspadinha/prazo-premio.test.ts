import { expect, test } from 'vitest';
import { buildPremio, buildRaspada } from '../../../test/raspadinha-sample.ts';
import { findPrazo } from './prazo-premio.ts';

const hoje = '2026-11-23';
const won = (retiradaAte: string | null, changes = {}) =>
  buildRaspada(1, { premio: buildPremio({ retiradaAte }), ...changes });

test.each([
  ['until a day to come', won('2026-12-14'), { situacao: 'aberto', dia: '2026-12-14' }],
  ['until today', won(hoje), { situacao: 'aberto', dia: hoje }],
  ['until yesterday', won('2026-11-22'), { situacao: 'vencido', dia: '2026-11-22' }],
  ['without a day', won(null), undefined],
  [
    'handed over late in the evening',
    won('2026-11-22', { status: 'ENTREGUE', dataHoraEntregue: '2026-11-21T02:30:00.000Z' }),
    { situacao: 'entregue', dia: '2026-11-20' },
  ],
  ['without a prize', buildRaspada(1), undefined],
  ['that was cancelled', won('2026-12-14', { status: 'CANCELADA' }), undefined],
])('findPrazo of a prize to be received %s', (_name, card, prazo) => {
  expect(findPrazo(card, hoje)).toEqual(prazo);
});
