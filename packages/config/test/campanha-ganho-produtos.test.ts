import { describe, expect, test } from 'vitest';
import { checkCampanhaFile } from '../src/campanha-file/campanha-file-check.ts';
import { good } from './campanha-sample.ts';

const lista = { id: 'cafes', nome: 'Cafés participantes', gtins: ['2000000000008'] };
const conta = { tipo: 'conta', listas: ['cafes'], unidades: 2, numeros: 1 };
const exemplo = { itens: [{ gtin: '2000000000008', quantidade: 4 }], numeros: 2 };

/** Checks the sample file with these rules by product, and another earning rule where given. */
function check(produtos: object, ganho: object = { por: 'produtos' }, text = good) {
  const written = JSON.stringify({
    ...ganho,
    produtos: { listas: [lista], regras: [conta], exemplos: [exemplo], ...produtos },
  });
  const file = text.replace(/ganho:\n(?: {2}.*\n)+/, `ganho: ${written}\n`);
  return checkCampanhaFile(file, 'x.campanha.yaml');
}

const listErros = (...args: Parameters<typeof check>): string[] => {
  const result = check(...args);
  return result.ok ? [] : result.erros.map(({ chave, problema }) => `${chave}: ${problema}`);
};

describe('the rules by product of a campaign file', () => {
  test('rules by product are accepted with an example that they give', () => {
    expect(listErros({})).toEqual([]);
    expect(listErros({}, { por: 'documento', numeros: 1 })).toEqual([
      'ganho.produtos.exemplos[1].numeros: as regras dão 3 e o exemplo diz 2',
    ]);
  });

  test.each<[string, object, string]>([
    ['no list', { listas: [] }, 'ganho.produtos.listas: falta a lista de produtos'],
    ['no rule', { regras: [] }, 'ganho.produtos.regras: falta a regra dos produtos'],
    ['no example', { exemplos: [] }, 'ganho.produtos.exemplos: falta um exemplo'],
    [
      'a list without members',
      { listas: [{ id: 'cafes', nome: 'Cafés' }] },
      'ganho.produtos.listas[1]: a lista não reconhece nenhum produto',
    ],
    [
      'a GTIN with a wrong check digit',
      { listas: [{ ...lista, gtins: ['2000000000009'] }] },
      'ganho.produtos.listas[1].gtins[1]: o código de barras não confere',
    ],
    [
      'two lists with one id',
      { listas: [lista, lista] },
      'ganho.produtos.listas[2].id: a lista está repetida',
    ],
    [
      'a description of short words',
      { listas: [{ ...lista, descricoes: ['de 1'] }] },
      'ganho.produtos.listas[1].descricoes[1]: a descrição serve para qualquer produto',
    ],
    [
      'an unknown list',
      { regras: [{ ...conta, listas: ['leites'] }] },
      'ganho.produtos.regras[1].listas: a lista "leites" não existe',
    ],
    [
      'units and cents',
      { regras: [{ ...conta, centavos: 100 }] },
      'ganho.produtos.regras[1].centavos: a regra mede por unidades e por valor',
    ],
    [
      'a rule that earns nothing',
      { regras: [conta, { tipo: 'soma', listas: ['cafes'] }] },
      'ganho.produtos.regras[2].numeros: a regra não rende nada',
    ],
    [
      'only a required product',
      { regras: [{ tipo: 'exige', listas: ['cafes'] }] },
      'ganho.produtos.regras: nenhuma nota renderia números',
    ],
    [
      'another number than the example says',
      { exemplos: [{ ...exemplo, numeros: 3 }] },
      'ganho.produtos.exemplos[1].numeros: as regras dão 2 e o exemplo diz 3',
    ],
    [
      'a factor of one',
      { regras: [conta, { tipo: 'multiplica', lista: 'cafes', fator: 1, sobre: 'nota' }] },
      'ganho.produtos.regras[2].fator: o fator não aumenta nada',
    ],
  ])('rules by product are refused with %s', (_, change, erro) => {
    expect(listErros(change)).toContain(erro);
  });

  test('rules by product refuse a factor of a list that earns nothing alone', () => {
    const regras = [{ tipo: 'multiplica', lista: 'cafes', fator: 2, sobre: 'lista' }];
    const change = { regras, exemplos: [{ ...exemplo, numeros: 1 }] };
    expect(listErros(change, { por: 'documento', numeros: 1 })).toEqual([
      'ganho.produtos.regras[1].sobre: a lista não rende números sozinha, e não há o que multiplicar',
    ]);
  });

  test('rules by product refuse a campaign whose sources know no items', () => {
    const text = good.replace(', { fonte: vendas }', '');
    expect(listErros({}, { por: 'produtos' }, text)).toEqual([
      'documentos.valor: nenhuma fonte desta campanha diz os produtos da nota',
    ]);
  });

  test.each([
    ['Vodca e CIGARROS', true],
    ['Remédio para dor', true],
    ['Biscoito recheado', false],
    ['Ginger ale', false],
  ])('warn about goods that the law excludes: %s is %s', (nome, isWarned) => {
    const result = check({ listas: [{ ...lista, nome }] });
    if (!result.ok) throw new Error(JSON.stringify(result.erros));
    const found = result.avisos.filter(({ problema }) => problema.includes('Decreto 70.951'));
    expect(found).toHaveLength(isWarned ? 1 : 0);
  });
});
