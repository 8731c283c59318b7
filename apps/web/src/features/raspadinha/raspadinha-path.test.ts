import { configuracaoPadrao } from '@trevo/config/configuracao/configuracao-keys';
import { describe, expect, test } from 'vitest';
import { findListLook, findLook, toRaspadinhaPath } from './raspadinha-path.ts';

const withKeys = (keys: object) => ({ ...configuracaoPadrao, ...keys });
const id = '0b0e7f0a-1111-4222-8333-444455556666';

describe('addresses of instant prizes', () => {
  test.each([
    [{ 'raspadinha.ativo': true }, 'raspadinha'],
    [{ 'raspadinha.ativo': true, 'raspadinha.alternativaAtiva': true }, 'raspadinha'],
    [{ 'raspadinha.alternativaAtiva': true }, 'alternativa'],
    [{ 'raspadinha.ativo': true, 'raspadinha.modo': 'pintura' }, 'pintura'],
    [{ 'raspadinha.alternativaAtiva': true, 'raspadinha.modo': 'giro' }, 'giro'],
  ] as const)('findLook with %o returns %s', (keys, look) => {
    expect(findLook(withKeys(keys))).toBe(look);
  });

  test('findListLook returns the nine panes when the campaign has them', () => {
    expect(findListLook(withKeys({ 'raspadinha.ativo': true }))).toBe('raspadinha');
    const both = withKeys({ 'raspadinha.ativo': true, 'raspadinha.alternativaAtiva': true });
    expect(findListLook(both)).toBe('alternativa');
  });

  test.each([
    ['raspadinha', `/raspar?id=${id}`, '/raspadinhasAlternativas'],
    ['alternativa', `/raspar?id=${id}&jeito=alternativo`, '/raspadinhasAlternativas'],
    ['pintura', `/pintar?id=${id}`, '/pinturasAlternativas'],
    ['giro', '/girosDaSorte', '/girosDaSorte'],
  ] as const)('toRaspadinhaPath of %s returns %s with an id and %s without', (look, one, list) => {
    expect(toRaspadinhaPath(look, id)).toBe(one);
    expect(toRaspadinhaPath(look)).toBe(list);
  });
});
