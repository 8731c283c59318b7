import { configuracaoPadrao } from '@trevo/config/configuracao/configuracao-keys';
import type { Tela } from '@trevo/config/configuracao/telas';
import { describe, expect, test } from 'vitest';
import { findNeighbours, listTelasPrincipais } from './tela-path.ts';
import { toTipoUsuario } from './app-paths.ts';

const withTelas = (telas: Tela[], vitrine = false) => ({
  ...configuracaoPadrao,
  'navegacao.telasConfiguraveis': telas,
  'fidelidade.vitrineAtiva': vitrine,
  'quiz.ativo': true,
});
const four: Tela[] = ['contaCorrente', 'vitrineProdutos', 'cupons', 'quiz'];

describe('neighbours of a main screen', () => {
  test.each([
    ['/contaCorrente', false, { proxima: '/cupons' }],
    ['/cupons', false, { anterior: '/contaCorrente', proxima: '/quiz' }],
    ['/quiz', false, { anterior: '/cupons' }],
    ['/contaCorrente', true, { proxima: '/vitrineProdutos' }],
    ['/cupons', true, { anterior: '/vitrineProdutos', proxima: '/quiz' }],
    ['/vitrineProdutos', false, {}],
    ['/home', false, {}],
  ])('of %s, with showcase: %s', (path, vitrine, neighbours) => {
    expect(findNeighbours(withTelas(four, vitrine), path)).toEqual(neighbours);
  });

  test('omit the numbers when the campaign has none', () => {
    const principais = listTelasPrincipais({ ...withTelas(['cuponsNovo', ...four]), 'cupom.ativo': false });
    expect(principais.map(({ path }) => path)).toEqual(['/contaCorrente', '/quiz']);
  });

  test('treat two addresses of one screen as one', () => {
    const principais = listTelasPrincipais(withTelas(['escanearComper', 'escanearCupomComper', 'cupons']));
    expect(principais.map(({ path }) => path)).toEqual(['/escanearComper', '/cupons']);
  });
});

describe('toTipoUsuario', () => {
  test.each([
    ['/login', '?tipo=associado', 'associado'],
    ['/login', '?usuario=1&tipo=associado', 'associado'],
    ['/login', '', 'consumidor'],
    ['/login', '?tipo=operador', 'consumidor'],
    ['/autenticacao', '?tipo=associado', 'consumidor'],
  ])('%s%s returns %s', (pathname, search, tipo) => {
    expect(toTipoUsuario(pathname, search)).toBe(tipo);
  });
});
