import type { RegraProduto } from '@trevo/rules/produto/ganho-produtos';
import { describe, expect, it } from 'vitest';
import { describeRegrasProdutos, type GanhoBase } from './regras-produtos.text.ts';

const listas = [
  { id: 'cafes', nome: 'Cafés participantes' },
  { id: 'leites', nome: 'Leites' },
];
const porProdutos: GanhoBase = { por: 'produtos' };
const porDocumento: GanhoBase = { por: 'documento', numeros: 1 };

const conta2: RegraProduto = { tipo: 'conta', listas: ['cafes'], unidades: 2, numeros: 1 };
const dobro: RegraProduto = { tipo: 'multiplica', lista: 'leites', fator: 2, sobre: 'lista' };
const exige2: RegraProduto = { tipo: 'exige', listas: ['cafes'], unidades: 2 };
const combo: RegraProduto = { tipo: 'soma', listas: ['cafes', 'leites'], numeros: 3 };

const describeOf = (regras: readonly RegraProduto[], base = porProdutos) =>
  describeRegrasProdutos({ listas, regras }, base);

// Intl writes a no-break space after R$.
const plain = (text: string): string => text.replaceAll('\u00a0', ' ');

describe('describeRegrasProdutos', () => {
  it.each<[string, RegraProduto, string]>([
    ['units that earn', conta2, 'Vale 1 número a cada 2 unidades'],
    [
      'each unit that earns',
      { tipo: 'conta', listas: ['cafes'], numeros: 2, pontos: 50 },
      'Cada unidade vale 2 números e 50 pontos',
    ],
    [
      'an amount that earns',
      { tipo: 'conta', listas: ['cafes'], centavos: 3000, numeros: 0, raspadinhas: 1 },
      'Vale 1 raspadinha a cada R$ 30,00',
    ],
    [
      'a combo that earns each time',
      { tipo: 'conta', listas: ['cafes', 'leites'], numeros: 2 },
      'Combo com Leites: vale 2 números',
    ],
    ['a required amount', exige2, 'Obrigatório: 2 unidades'],
    ['a required combo', { tipo: 'exige', listas: ['cafes', 'leites'] }, 'Obrigatório com Leites: 1 unidade'],
    ['a combo that earns once', combo, 'Combo com Leites: mais 3 números'],
    [
      'units that earn once',
      { tipo: 'soma', listas: ['cafes'], unidades: 3, numeros: 5 },
      'A partir de 3 unidades: mais 5 números',
    ],
    ['a list that earns once', { tipo: 'soma', listas: ['cafes'], numeros: 1 }, 'Na nota: mais 1 número'],
    [
      'double numbers of the list',
      { tipo: 'multiplica', lista: 'cafes', fator: 2, sobre: 'lista' },
      'Números em dobro',
    ],
    [
      'more numbers of the whole receipt',
      { tipo: 'multiplica', lista: 'cafes', fator: 1.5, sobre: 'nota' },
      'Nota com números multiplicados por 1,5',
    ],
  ])('writes a badge for %s', (_, regra, selo) => {
    expect(describeOf([regra]).selos.get('cafes')?.map(plain)).toEqual([selo]);
  });

  it.each<[string, readonly RegraProduto[], GanhoBase, string]>([
    ['units that earn', [dobro, conta2], porProdutos, 'Compre 2 Cafés participantes e ganhe 1 número.'],
    [
      'units that earn beside the receipt',
      [conta2],
      porDocumento,
      'Compre 2 Cafés participantes e ganhe mais 1 número.',
    ],
    [
      'each unit that earns',
      [{ tipo: 'conta', listas: ['leites'], numeros: 1 }],
      porProdutos,
      'Cada unidade de Leites vale 1 número.',
    ],
    [
      'an amount that earns',
      [{ tipo: 'conta', listas: ['leites'], centavos: 2000, numeros: 1 }],
      porProdutos,
      'Compre R$ 20,00 em Leites e ganhe 1 número.',
    ],
    [
      'earning products with a condition',
      [conta2, { tipo: 'exige', listas: ['leites'] }],
      porProdutos,
      'Compre 2 Cafés participantes e ganhe 1 número. A nota precisa ter Leites.',
    ],
    [
      'earning products with a condition that they meet',
      [exige2, conta2],
      porProdutos,
      'Compre 2 Cafés participantes e ganhe 1 número.',
    ],
    [
      'earning products with a condition beyond them',
      [{ ...exige2, unidades: 3 }, conta2],
      porProdutos,
      'Compre 2 Cafés participantes e ganhe 1 número. A nota precisa ter 3 Cafés participantes.',
    ],
    [
      'a condition of receipts that earn',
      [exige2],
      porDocumento,
      'Compre 2 Cafés participantes e ganhe 1 número.',
    ],
    ['a condition', [exige2], { por: 'valor' }, 'A nota precisa ter 2 Cafés participantes.'],
    [
      'a combo',
      [combo],
      porDocumento,
      'Compre Cafés participantes e Leites na mesma nota e ganhe mais 3 números.',
    ],
    ['an accelerator alone', [dobro], porDocumento, 'Leites: números em dobro.'],
  ])('writes the sentence for %s', (_, regras, base, frase) => {
    expect(plain(describeOf(regras, base).frase)).toBe(frase);
  });

  it('lists the accelerators except the one that the main sentence states', () => {
    const nota: RegraProduto = { tipo: 'multiplica', lista: 'cafes', fator: 3, sobre: 'nota' };
    expect(describeOf([conta2, dobro, nota]).aceleradores).toEqual([
      'Leites: números em dobro.',
      'Com Cafés participantes, os números da nota vêm em triplo.',
    ]);
    expect(describeOf([dobro]).aceleradores).toEqual([]);
  });

  it('gives a list without rules no badge', () => {
    expect(describeOf([conta2]).selos.get('leites')).toEqual([]);
  });
});
