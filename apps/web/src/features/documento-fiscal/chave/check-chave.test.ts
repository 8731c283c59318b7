import { buildChave } from '@trevo/fixtures/chave-builder';
import { describe, expect, test } from 'vitest';
import { checkChave } from './check-chave.ts';

const hoje = '2026-11-21';
const chave = buildChave(5, { anoMes: '2026-11', uf: 'SP' });

describe('checkChave', () => {
  test('reports no error while the key is only incomplete', () => {
    expect(checkChave(chave.slice(0, 10), hoje)).toMatchObject({
      chave: null,
      erro: null,
      wrongGroups: [],
      missing: 34,
    });
  });

  test('marks and names the group of an invalid month', () => {
    const { erro, wrongGroups } = checkChave('35261398', hoje);
    expect(wrongGroups).toEqual([1]);
    expect(erro).toMatch(/^Grupo 2: o mês da compra não existe/);
  });

  test('states where letters are allowed for a letter outside the issuer', () => {
    const { erro, wrongGroups } = checkChave('35A6', hoje);
    expect(wrongGroups).toEqual([0]);
    expect(erro).toContain('Letras aparecem apenas entre o 2º e o 5º grupo');
  });

  test('names the document of a key of another model', () => {
    const { erro } = checkChave(`${chave.slice(0, 20)}57${chave.slice(22, 24)}`, hoje);
    expect(erro).toContain('Conhecimento de Transporte (CT-e)');
  });

  test('names a bank slip and marks no group', () => {
    const { erro, wrongGroups } = checkChave('00190.50095 40144.816069', hoje);
    expect(erro).toMatch(/^Este código é de um boleto/);
    expect(wrongGroups).toEqual([]);
  });

  test('marks the groups to compare when the check digit is wrong', () => {
    const { erro, wrongGroups } = checkChave(`${chave.slice(0, 43)}${(Number(chave[43]) + 1) % 10}`, hoje);
    expect(wrongGroups).toContain(10);
    expect(erro).toContain('A chave não confere');
  });

  test.each([chave, buildChave(6, { anoMes: '2026-11', alfanumerica: true })])(
    'reads a valid key: %s',
    (right) => {
      expect(checkChave(right, hoje)).toMatchObject({
        chave: { chaveAcesso: right },
        erro: null,
        wrongGroups: [],
      });
    },
  );
});
