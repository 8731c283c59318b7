import { configuracaoPadrao, type Configuracao } from '@trevo/config/configuracao/configuracao-keys';
import { describe, expect, test } from 'vitest';
import { findFirstPasso, findPassoAfter, mustAskAceites } from './pre-cadastro-ordem.ts';

const config = (
  primeiro: boolean,
  aceites: boolean,
  lgpd: Configuracao['preCadastro.lgpd'],
): Configuracao => ({
  ...configuracaoPadrao,
  'preCadastro.primeiroAcessoAtivo': primeiro,
  'preCadastro.aceitesAtivo': aceites,
  'preCadastro.lgpd': lgpd,
});

describe('findFirstPasso', () => {
  test.each([
    [true, true, 'simples', true, 'primeiroAcesso'],
    [true, false, 'nenhuma', false, 'primeiroAcesso'],
    [false, true, 'simples', true, 'aceites'],
    [false, true, 'nenhuma', true, 'aceites'],
    [false, true, 'simples', false, 'lgpd'],
    [false, true, 'detalhada', false, 'lgpdDetalhada'],
    [false, true, 'nenhuma', false, 'formulario'],
    [false, false, 'simples', true, 'lgpd'],
    [false, false, 'detalhada', true, 'lgpdDetalhada'],
    [false, false, 'nenhuma', true, 'formulario'],
  ] as const)(
    'first access %s, acceptances %s, LGPD %s, server has acceptances %s: returns %s',
    (primeiro, aceites, lgpd, hasAceites, passo) => {
      expect(findFirstPasso(config(primeiro, aceites, lgpd), hasAceites)).toBe(passo);
    },
  );

  test('mustAskAceites is true only when the acceptances could come first', () => {
    expect(mustAskAceites(config(false, true, 'simples'))).toBe(true);
    expect(mustAskAceites(config(true, true, 'simples'))).toBe(false);
    expect(mustAskAceites(config(false, false, 'simples'))).toBe(false);
  });
});

describe('findPassoAfter', () => {
  test.each([
    ['primeiroAcesso', 'simples', 'lgpd'],
    ['primeiroAcesso', 'detalhada', 'lgpdDetalhada'],
    ['primeiroAcesso', 'nenhuma', 'formulario'],
    ['aceites', 'simples', 'formulario'],
    ['lgpd', 'simples', 'formulario'],
    ['lgpdDetalhada', 'detalhada', 'formulario'],
  ] as const)('%s with LGPD %s: returns %s', (passo, lgpd, next) => {
    expect(findPassoAfter(config(true, true, lgpd), passo)).toBe(next);
  });
});
