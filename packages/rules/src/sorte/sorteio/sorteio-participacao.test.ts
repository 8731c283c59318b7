import { expect, it } from 'vitest';
import { hasParticipacao, isExtraido } from './sorteio-participacao.ts';

const sorteio = { data: '2026-07-04', numerosAte: '2026-06-30' };

it.each([
  ['was registered and granted in time', '2026-07-01T02:59:59Z', '2026-07-01T02:59:59Z', true],
  [
    'was registered on the last evening and granted on the eve of the draw',
    '2026-06-30T23:00:00Z',
    '2026-07-04T02:59:59Z',
    true,
  ],
  [
    'was registered on the last evening and granted on the day of the draw',
    '2026-06-30T23:00:00Z',
    '2026-07-04T03:00:00Z',
    false,
  ],
  ['was registered too late', '2026-07-01T03:00:00Z', '2026-07-01T03:00:00Z', false],
])('decides on a number whose receipt %s', (_, participaEm, concedidoEm, expected) => {
  const numero = { participaEm: new Date(participaEm), concedidoEm: new Date(concedidoEm) };
  expect(hasParticipacao(sorteio, numero)).toBe(expected);
});

it.each([
  ['before', '2026-07-04T21:59:59Z', true],
  ['at', '2026-07-04T22:00:00Z', false],
  ['after', '2026-07-05T01:30:00Z', false],
])(
  'with a draw time, a receipt registered and granted %s the draw participates only if before it',
  (_, at, expected) => {
    const comHora = { data: '2026-07-04', hora: '19:00', numerosAte: '2026-07-04' };
    const moment = new Date(at);
    expect(hasParticipacao(comHora, { participaEm: moment, concedidoEm: moment })).toBe(expected);
  },
);

it.each([
  [undefined, '2026-07-04T02:59:59Z', false],
  [undefined, '2026-07-04T03:00:00Z', true],
  ['19:00', '2026-07-04T21:59:59Z', false],
  ['19:00', '2026-07-04T22:00:00Z', true],
  ['19:00:30', '2026-07-04T22:00:29Z', false],
  ['19:00:30', '2026-07-04T22:00:30Z', true],
])('isExtraido of a draw with time %s at %s is %s', (hora, agora, expected) => {
  expect(isExtraido({ data: '2026-07-04', hora }, new Date(agora))).toBe(expected);
});
