import { describe, expect, it, test } from 'vitest';
import { describeAlvo, describeAto, describeAtor, type Registro, toCsv } from './describe-registro.ts';
import { toFiltros } from './filtros.ts';

const registro: Registro = {
  registroID: 'r1',
  em: '2026-11-20T12:00:00.000Z',
  ator: { tipo: 'operador', id: 'o1', nome: 'Rita Lima' },
  acao: 'operador.apurarDocumento',
  alvo: { documentoFiscalID: '019ab2d0', consumidorID: '019ab2d1' },
  campos: ['status'],
  motivo: null,
  resultado: 'feito',
  codigo: null,
  vezes: null,
  ordem: 42,
  hash: 'b4c1',
};

describe('sentence of a row', () => {
  it.each([
    ['feito', 'julgou uma nota'],
    ['recusado', 'tentou julgar uma nota'],
    ['negado', 'tentou julgar uma nota'],
    ['falhou', 'tentou julgar uma nota'],
    ['aberto', 'tentou julgar uma nota'],
  ] as const)('%s: %s', (resultado, expected) => {
    expect(describeAto({ ...registro, resultado })).toBe(expected);
  });

  it('names an act of a newer server by its call', () => {
    expect(describeAto({ acao: 'operador.novo', resultado: 'feito' })).toBe('fez operador.novo');
  });

  it('names a program as a credential', () => {
    expect(describeAtor(registro.ator)).toBe('Rita Lima');
    expect(describeAtor({ tipo: 'credencial', id: 'c1', nome: 'Envio' })).toBe('Envio (credencial)');
  });

  it('names the targets, also one without words', () => {
    expect(describeAlvo(registro)).toBe('nota 019ab2d0, participante 019ab2d1');
    expect(describeAlvo({ alvo: { outraID: 'x' } })).toBe('outraID x');
  });

  it('names a proposal with the act that it proposes', () => {
    const alvo = { propostaID: 'p1', ato: 'operador.convidar' };
    expect(describeAlvo({ alvo })).toBe('proposta p1, convidar para a equipe');
  });
});

test('a cell that a spreadsheet would run as a formula is neutralized', () => {
  const csv = toCsv([{ ...registro, motivo: '=1+1; "ok"' }]);
  expect(csv.split('\r\n')[1]).toBe(
    `2026-11-20T12:00:00.000Z;Rita Lima;julgou uma nota;nota 019ab2d0, participante 019ab2d1;feito;"'=1+1; ""ok""";42;b4c1;`,
  );
});

test.each([
  ['', {}],
  [
    'acao=operador.convidar&de=2026-11-20&ate=2026-11-21',
    { acao: 'operador.convidar', de: '2026-11-20', ate: '2026-11-21' },
  ],
  ['de=2026-02-30&alvo=%20&outro=1', {}],
])('filters of the address ?%s', (search, expected) => {
  expect(toFiltros(new URLSearchParams(search))).toEqual(expected);
});
