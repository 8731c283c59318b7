import { describe, expect, it } from 'vitest';
import { buildChave } from '@trevo/fixtures/chave-builder';
import {
  countPontos,
  findCaixa,
  findEvidencias,
  type Fatos,
  type NotaVizinha,
} from '../../../src/modules/evidencia/evidencia-sinais.ts';

const regra = { pessoasPorAparelho: 3, pessoasPorRede: 5 };
const chave = (numero: number) => buildChave(1, { anoMes: '2026-11', numero });
const own = { consumidorId: 'ana', documentoFiscalId: 'n0', chaveAcesso: chave(100), valorCentavos: 5_000 };
const empty: Fatos = {
  nota: own,
  doDia: [],
  doCaixa: [],
  comAFoto: [],
  doAparelho: [],
  pessoasNaRede: 1,
  dados: [],
};
const other = (
  consumidorId: string,
  documentoFiscalId: string,
  more: Partial<NotaVizinha> = {},
): NotaVizinha => ({
  consumidorId,
  documentoFiscalId,
  chaveAcesso: chave(900),
  coo: null,
  valorCentavos: 5_000,
  registradoEm: new Date('2026-11-21T15:00:00Z'),
  ...more,
});
const byHand = { chaveAcesso: null, coo: '000.100' };
const many = (length: number) => Array.from({ length }, (_, i) => other(`p${i}`, `d${i}`));

describe('fraud signals of a receipt', () => {
  it('returns no fraud signals without neighbouring receipts', () => {
    expect(findEvidencias(empty, regra)).toEqual([]);
  });

  it.each<[string, Partial<Fatos>, [string, number][]]>([
    ['a picture of somebody else', { comAFoto: [other('bia', 'd1')] }, [['FOTO_REPETIDA', 60]]],
    ['a picture of their own for two purchases', { comAFoto: [other('ana', 'd1')] }, [['FOTO_REPETIDA', 20]]],
    ['its twin with another key', { doDia: [other('bia', 'd1')] }, [['COMPRA_GEMEA', 10]]],
    ['its twin written by hand', { doDia: [other('bia', 'd1', byHand)] }, [['COMPRA_GEMEA', 40]]],
    ['another amount on that day', { doDia: [other('bia', 'd1', { valorCentavos: 4_999 })] }, []],
    [
      'almost its number, by hand, whose amount nobody knows',
      { doDia: [other('bia', 'd1', { ...byHand, valorCentavos: null })] },
      [['COMPRA_PARECIDA', 30]],
    ],
    [
      'a number far away, by hand, whose amount nobody knows',
      { doDia: [other('bia', 'd1', { chaveAcesso: null, coo: '900', valorCentavos: null })] },
      [],
    ],
    [
      'almost its number with a key of its own: another receipt',
      { doDia: [other('bia', 'd1', { chaveAcesso: chave(101), valorCentavos: null })] },
      [],
    ],
    [
      'the next at the till from the same person',
      { doCaixa: [other('ana', 'd1')] },
      [['CAIXA_EM_SERIE', 15]],
    ],
    ['the next at the till from somebody else', { doCaixa: [other('bia', 'd1')] }, []],
    [
      'the next at the till from somebody else on the same device',
      { doCaixa: [other('bia', 'd1')], doAparelho: [other('bia', 'd1')] },
      [['CAIXA_EM_SERIE', 15]],
    ],
    [
      'ten at the till from the same person',
      { doCaixa: many(10).map((one) => ({ ...one, consumidorId: 'ana' })) },
      [['CAIXA_EM_SERIE', 60]],
    ],
    ['a device of two', { doAparelho: many(1) }, []],
    ['a device of three', { doAparelho: many(2) }, [['APARELHO_DE_MUITOS', 20]]],
    ['a device of a hundred', { doAparelho: many(99) }, [['APARELHO_DE_MUITOS', 60]]],
    ['one device of one person', { doAparelho: [other('ana', 'd1'), other('ana', 'd2')] }, []],
    ['an address of four', { pessoasNaRede: 4 }, []],
    ['an address of five', { pessoasNaRede: 5 }, [['REDE_DE_MUITOS', 10]]],
    [
      'what others found out',
      {
        dados: [
          { sinal: 'VALOR_ALTO', detalhe: {} },
          { sinal: 'FONTES_DIVERGEM', detalhe: {} },
        ],
      },
      [
        ['FONTES_DIVERGEM', 50],
        ['VALOR_ALTO', 30],
      ],
    ],
  ])('%s', (_, facts, expected) => {
    const found = findEvidencias({ ...empty, ...facts }, regra);
    expect(found.map(({ sinal, peso }) => [sinal, peso])).toEqual(expected);
    expect(countPontos(found)).toBe(expected.reduce((sum, [, peso]) => sum + peso, 0));
  });

  it('lists at most five receipts with the total count', () => {
    const [found] = findEvidencias({ ...empty, comAFoto: many(9) }, regra);
    expect(found!.detalhe).toEqual({ notas: 9, documentos: ['d0', 'd1', 'd2', 'd3', 'd4'] });
  });

  it('treats a manual receipt beside a key without known amount as a possible duplicate', () => {
    const nota = { ...own, chaveAcesso: null, coo: '103', valorCentavos: 900 };
    const doDia = [other('bia', 'd1', { chaveAcesso: chave(100), valorCentavos: null })];
    expect(findEvidencias({ ...empty, nota, doDia }, regra).map(({ sinal }) => sinal)).toEqual([
      'COMPRA_PARECIDA',
    ]);
  });
});

it('identifies a till by the common part of its keys, for every kind of receipt', () => {
  const nfce = findCaixa(chave(41), '2026-11')!;
  expect([nfce.nome, nfce.numero, nfce.algarismos]).toEqual([chave(42).slice(6, 25), 41, 9]);
  const sat = buildChave(1, { anoMes: '2026-11', modelo: '59', numero: 41 });
  expect(findCaixa(sat, '2026-11')).toEqual({ nome: sat.slice(6, 31), numero: 41, algarismos: 6 });
  expect(findCaixa(null, '2026-11')).toBeNull();
});
