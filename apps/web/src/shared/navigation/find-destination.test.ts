import { configuracaoPadrao } from '@trevo/config/configuracao-keys';
import type { Tela } from '@trevo/config/telas';
import { describe, expect, test } from 'vitest';
import { findDestination, findTelaPath } from './find-destination.ts';

const withTelas = (...telas: Tela[]) => ({ ...configuracaoPadrao, 'navegacao.telasConfiguraveis': telas });

describe('findDestination', () => {
  test('the address that asked for the sign-in comes before everything', () => {
    const options = { pendente: '/documentosFiscais', tela: 'cupons' };
    expect(findDestination(withTelas('escanear'), options)).toBe('/documentosFiscais');
  });

  test('then the screen asked for by name, then the first of the campaign', () => {
    expect(findDestination(withTelas('escanear'), { tela: 'cupons' })).toBe('/cupons');
    expect(findDestination(withTelas('escanear', 'cupons'))).toBe('/escanear');
  });

  test('a first screen that we do not have leads home', () => {
    expect(findDestination(withTelas('contaCorrente', 'cupons'))).toBe('/home');
  });

  test('a name that is no screen is ignored', () => {
    expect(findDestination(withTelas('cupons'), { tela: 'https://outro.example' })).toBe('/cupons');
    expect(findTelaPath('toString')).toBeUndefined();
  });

  test('screens of the entry cannot be asked for by name', () => {
    expect(findTelaPath('cadastro')).toBeUndefined();
    expect(findTelaPath('login')).toBeUndefined();
  });
});
