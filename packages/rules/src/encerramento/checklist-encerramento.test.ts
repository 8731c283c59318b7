import { describe, expect, it, test } from 'vitest';
import {
  type EncerramentoFatos,
  encerramentoItens,
  isArquivoDeSorteio,
  listImpedimentos,
  listItens,
} from './checklist-encerramento.ts';
import { toImpostoPremio } from './imposto-premio.ts';

const dia = '2026-11-28';

const pronto: EncerramentoFatos = {
  hoje: '2027-07-01',
  fim: '2026-12-31',
  hasInstantaneos: true,
  sorteios: [{ data: dia, hasRegra: true, isCongelado: true, hasResultado: true, isConfirmado: true }],
  arquivos: [
    { tipo: 'certificado', sorteio: null },
    { tipo: 'ataAssinada', sorteio: dia },
    { tipo: 'propriedade', sorteio: dia },
    { tipo: 'propriedade', sorteio: null },
    { tipo: 'darf', sorteio: dia },
    { tipo: 'recolhimento', sorteio: null },
    { tipo: 'contas', sorteio: null },
  ],
  hasCabecalho: true,
  isCertificadoIgual: true,
  publicacoes: 2,
  premios: { semAviso: 0, aEntregar: 0, semRecibo: 0, ganhos: 3, caducados: 1 },
  semValor: 0,
  pendencias: 0,
  livros: { numeros: 0, premios: 0, contas: 0 },
  cabecas: 5,
};
const situacaoOf = (fatos: EncerramentoFatos, codigo: string) =>
  listItens(fatos)
    .filter((item) => item.codigo === codigo)
    .map(({ situacao }) => situacao);

describe('checklist of the end of a campaign', () => {
  it('the checklist is done for a campaign with everything, and names each point', () => {
    const itens = listItens(pronto);
    expect(itens.filter(({ situacao }) => situacao !== 'feito')).toEqual([]);
    expect(new Set(itens.map(({ codigo }) => codigo))).toEqual(new Set(encerramentoItens));
    expect(listImpedimentos(itens)).toEqual([]);
  });

  it('misses everything of a campaign with nothing', () => {
    const itens = listItens({
      ...pronto,
      arquivos: [],
      hasCabecalho: false,
      publicacoes: 0,
      sorteios: [{ data: dia, hasRegra: true, isCongelado: false, hasResultado: false, isConfirmado: false }],
      premios: { semAviso: 1, aEntregar: 2, semRecibo: 1, ganhos: 4, caducados: 2 },
      semValor: 1,
      pendencias: 3,
      livros: null,
      cabecas: 0,
    });
    expect(itens.filter(({ situacao }) => situacao === 'feito').map(({ codigo }) => codigo)).toEqual([
      'guarda',
    ]);
    expect(listImpedimentos(itens).map(({ codigo }) => codigo)).toEqual([
      'cabecalho',
      'congelado',
      'resultado',
      'confirmado',
      'ganhadores',
      'pendencias',
      'numeros',
      'premios',
      'contas',
    ]);
    expect(itens.find(({ codigo }) => codigo === 'ganhadores')!.faltam).toBe(3);
  });

  it('does not ask a draw without a rule for a freeze, a result or files of participants', () => {
    const sorteios = [
      { data: dia, hasRegra: false, isCongelado: false, hasResultado: false, isConfirmado: true },
    ];
    for (const codigo of ['congelado', 'resultado', 'participantes', 'exclusoes'])
      expect(situacaoOf({ ...pronto, sorteios }, codigo)).toEqual(['naoSeAplica']);
    expect(situacaoOf({ ...pronto, sorteios }, 'ata')).toEqual(['feito']);
  });

  it('does not ask for prizes and receipts of prizes that a campaign does not have', () => {
    const premios = { semAviso: 0, aEntregar: 0, semRecibo: 0, ganhos: 0, caducados: 0 };
    const nada = { ...pronto, hasInstantaneos: false, premios, sorteios: [] };
    for (const codigo of ['ganhadores', 'recibos', 'naoReclamados', 'valores', 'premios'])
      expect(situacaoOf(nada, codigo)).toEqual(['naoSeAplica']);
    expect(situacaoOf(nada, 'darf')).toEqual([]);
    expect(situacaoOf(nada, 'propriedade')).toEqual([]);
  });

  it.each([
    ['a certificate that differs from the published one', { isCertificadoIgual: false }, 'cabecalho'],
    ['a difference of numbers', { livros: { numeros: 2, premios: 0, contas: 0 } }, 'numeros'],
    ['a difference of prizes', { livros: { numeros: 0, premios: 1, contas: 0 } }, 'premios'],
    ['a difference of accounts', { livros: { numeros: 0, premios: 0, contas: 4 } }, 'contas'],
    ['a campaign that has not ended', { hoje: '2026-12-31' }, 'pendencias'],
  ] as const)('keeps the books open with %s', (_words, change, codigo) => {
    expect(listImpedimentos(listItens({ ...pronto, ...change })).map((item) => item.codigo)).toEqual([
      codigo,
    ]);
  });
});

test.each([
  ['certificado', false],
  ['ataAssinada', true],
  ['propriedade', true],
  ['darf', true],
  ['recolhimento', false],
] as const)('%s is a file of one draw: %s', (tipo, expected) => {
  expect(isArquivoDeSorteio(tipo)).toBe(expected);
});

test.each([
  [0, 0],
  [1, 0],
  [2, 0],
  [3, 1],
  [100, 20],
  [1_234_567, 246_913],
])('the tax on a prize of %d cents is %d cents', (centavos, expected) => {
  expect(toImpostoPremio(centavos)).toBe(expected);
});
