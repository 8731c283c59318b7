import { describe, expect, it, test } from 'vitest';
import {
  canRegisterCadastro,
  canRegisterCompra,
  findFimRaspadinhas,
  findFimContestacao,
  findFimSorte,
  isDentroDoPrazo,
  findPorComecar,
  selectCampanha,
  type Campanha,
} from './campanha-window.ts';

const natal: Campanha = {
  ano: 2026,
  identificacao: 'NATAL',
  descricao: 'Natal',
  dataInicial: '2026-11-01',
  dataFinal: '2026-12-24',
  dataFinalCompras: '2026-12-20',
  dataFinalCadastros: '2026-12-10',
  ativa: true,
};
const verao: Campanha = {
  ...natal,
  identificacao: 'VERAO',
  dataInicial: '2026-12-01',
  dataFinal: '2027-02-28',
};
const outono: Campanha = {
  ...natal,
  identificacao: 'OUTONO',
  dataInicial: '2026-03-20',
  dataFinal: '2026-06-20',
};
const at = (text: string) => new Date(`${text}-03:00`);
const select = (campanhas: Campanha[], text: string, horaFim = '23:59:00') => {
  const { situacao, campanha } = selectCampanha(campanhas, at(text), () => horaFim);
  return [situacao, campanha?.identificacao];
};

describe('findPorComecar', () => {
  const find = (campanhas: Campanha[], text: string) => findPorComecar(campanhas, at(text))?.identificacao;

  test.each([
    ['the earliest start', [verao, natal], '2026-10-01T12:00:00', 'NATAL'],
    ['no campaign that has started', [outono, natal], '2026-11-01T00:00:00', undefined],
    ['no inactive campaign', [{ ...natal, ativa: false }], '2026-10-01T12:00:00', undefined],
    ['the first name of equal starts', [natal, { ...natal, identificacao: 'A' }], '2026-10-01T12:00:00', 'A'],
  ])('returns %s', (_, campanhas, agora, expected) => expect(find(campanhas, agora)).toBe(expected));
});

describe('selectCampanha', () => {
  test.each([
    ['the day before it starts', '2026-10-31T23:59:59', ['nenhuma', undefined]],
    ['from its first second', '2026-11-01T00:00:00', ['vigente', 'NATAL']],
    ['at its last second', '2026-12-24T23:59:00', ['vigente', 'NATAL']],
    ['one second later', '2026-12-24T23:59:01', ['encerrada', 'NATAL']],
  ])('%s', (_, agora, expected) => expect(select([natal], agora)).toEqual(expected));

  it('follows a configured end of day', () => {
    expect(select([natal], '2026-12-24T23:59:30', '23:59:59')[0]).toBe('vigente');
    expect(select([natal], '2026-12-24T18:00:00', '18:00:00')[0]).toBe('vigente');
    expect(select([natal], '2026-12-24T18:00:01', '18:00:00')[0]).toBe('encerrada');
  });

  it('selects the running campaign with the latest start', () => {
    expect(select([natal, verao, outono], '2026-12-05T12:00:00')).toEqual(['vigente', 'VERAO']);
    expect(select([{ ...verao, dataInicial: '2026-11-01' }, natal], '2026-12-05T12:00:00')[1]).toBe('NATAL');
  });

  it('selects the campaign with the latest end when none runs', () => {
    expect(select([outono, natal], '2026-12-30T12:00:00')).toEqual(['encerrada', 'NATAL']);
  });

  it('never selects an inactive campaign', () => {
    expect(select([{ ...natal, ativa: false }], '2026-12-05T12:00:00')).toEqual(['nenhuma', undefined]);
    expect(select([], '2026-12-05T12:00:00')).toEqual(['nenhuma', undefined]);
  });

  it('uses the time of São Paulo, not of the device', () => {
    const selectOf = (agora: Date) => selectCampanha([natal], agora, () => '23:59:00').situacao;
    expect(selectOf(new Date('2026-11-01T02:59:59Z'))).toBe('nenhuma');
    expect(selectOf(new Date('2026-11-01T03:00:00Z'))).toBe('vigente');
  });
});

describe('registering purchases and sign-ups', () => {
  test.each([
    ['2026-10-31T12:00:00', false, false],
    ['2026-12-10T23:59:00', true, true],
    ['2026-12-10T23:59:01', true, false],
    ['2026-12-20T23:59:00', true, false],
    ['2026-12-20T23:59:01', false, false],
  ])('at %s allows a purchase: %s, a sign-up: %s', (agora, compra, cadastro) => {
    const can = [canRegisterCompra, canRegisterCadastro].map((judge) => judge(natal, at(agora), '23:59:00'));
    expect(can).toEqual([compra, cadastro]);
  });

  it("ends at the campaign's end of day", () => {
    expect(canRegisterCompra(natal, at('2026-12-20T18:00:00'), '18:00:00')).toBe(true);
    expect(canRegisterCompra(natal, at('2026-12-20T18:00:01'), '18:00:00')).toBe(false);
    expect(canRegisterCadastro(natal, at('2026-12-10T23:59:59'), '23:59:59')).toBe(true);
  });

  it('registration is closed in an inactive campaign', () => {
    expect(canRegisterCompra({ ...natal, ativa: false }, at('2026-11-05T12:00:00'), '23:59:00')).toBe(false);
  });

  it('isDentroDoPrazo includes the last second of a day', () => {
    expect(isDentroDoPrazo('2026-11-21', at('2026-11-21T23:59:00'))).toBe(true);
    expect(isDentroDoPrazo('2026-11-21', at('2026-11-21T23:59:01'))).toBe(false);
  });
});

test.each([
  ['room after the purchases', '2026-12-24', 0, '2026-12-24'],
  ['the same last day', '2026-12-20', 0, '2026-12-22'],
  ['the same last day and 12 hours for late receipts', '2026-12-20', 12, '2026-12-23'],
  ['four days and 72 hours for late receipts', '2026-12-24', 72, '2026-12-25'],
])('findFimRaspadinhas with %s', (_, dataFinal, horas, expected) => {
  expect(findFimRaspadinhas({ ...natal, dataFinal }, horas)).toBe(expected);
});

test.each([
  ['the end of the cards when there is no draw', [], '2026-12-24'],
  ['the last draw when that is later', ['2027-01-09', '2026-12-12'], '2027-01-09'],
  ['the end of the cards when the draws are over before', ['2026-12-12'], '2026-12-24'],
])('findFimSorte returns %s', (_, sorteios, expected) => {
  expect(findFimSorte(natal, 0, sorteios)).toBe(expected);
});

test.each([
  ['judged long before the end: until the end', '2026-12-01T12:00:00Z', '2027-01-31', '2026-12-24'],
  ['judged just before the end', '2026-12-23T12:00:00Z', '2027-01-31', '2026-12-30'],
  ['judged after the end', '2027-01-05T12:00:00Z', '2027-01-31', '2027-01-12'],
  ['by the day of São Paulo', '2027-01-05T01:00:00Z', '2027-01-31', '2027-01-11'],
  ['not after the last draw', '2027-01-28T12:00:00Z', '2027-01-31', '2027-01-31'],
  ['no later where nothing follows the end', '2026-12-23T12:00:00Z', '2026-12-24', '2026-12-24'],
])('findFimContestacao: %s', (_, apuradoEm, fimSorte, expected) => {
  expect(findFimContestacao(natal, new Date(apuradoEm), fimSorte)).toBe(expected);
});
