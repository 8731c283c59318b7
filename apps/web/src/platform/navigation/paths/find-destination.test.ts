import { configuracaoPadrao, type Configuracao } from '@trevo/config/configuracao/configuracao-keys';
import { describe, expect, test } from 'vitest';
import { findDestination, type DestinationOptions } from './find-destination.ts';
import { findTelaPath, toTelaPath } from './tela-path.ts';

const configuracao = (more: Partial<Configuracao>) => ({ ...configuracaoPadrao, ...more });
const escanearFirst: Partial<Configuracao> = {
  'navegacao.telasConfiguraveis': ['escanear', 'cupons'],
  'cadastro.telaAposCadastro': 'documentosFiscais',
  'cupom.telaAposEscanear': 'cupons',
};

describe('findDestination', () => {
  test.each<[string, Partial<Configuracao>, DestinationOptions, string]>([
    [
      'the address that required the sign-in',
      escanearFirst,
      { pendente: '/sobre', tela: 'cupons' },
      '/sobre',
    ],
    [
      'the address that required the sign-in, also after registering',
      escanearFirst,
      { pendente: '/sobre', momento: 'aposCadastro' },
      '/sobre',
    ],
    ['a screen requested by name', escanearFirst, { tela: 'cupons', momento: 'aposCadastro' }, '/cupons'],
    [
      'the screen configured for after registering',
      escanearFirst,
      { momento: 'aposCadastro' },
      '/documentosFiscais',
    ],
    ['the screen configured for after scanning', escanearFirst, { momento: 'aposEscanear' }, '/cupons'],
    [
      'the last screen of the user before the start screen',
      escanearFirst,
      { ultima: '/cupons?pagina=2#fim' },
      '/cupons?pagina=2#fim',
    ],
    [
      'the start screen instead of a last screen that the campaign does not offer any more',
      { ...escanearFirst, 'cupom.ativo': false },
      { ultima: '/cupons?pagina=2' },
      '/escanear',
    ],
    [
      'a screen requested by name before the last one',
      escanearFirst,
      { tela: 'quiz', ultima: '/cupons' },
      '/quiz',
    ],
    ['the start screen of the campaign', escanearFirst, {}, '/escanear'],
    [
      'the start screen instead of the numbers in a campaign without numbers',
      { ...escanearFirst, 'cupom.ativo': false },
      { momento: 'aposEscanear' },
      '/escanear',
    ],
    [
      'the start screen when none is configured for the action',
      { 'navegacao.telasConfiguraveis': ['cupons'] },
      { momento: 'aposCadastro' },
      '/cupons',
    ],
    ['the points when nothing is configured', {}, {}, '/contaCorrente'],
    [
      'the home when the campaign has neither its start screen nor points',
      { 'navegacao.telasConfiguraveis': ['saldoCashback'], 'contaCorrente.ativo': false },
      {},
      '/home',
    ],
    [
      'the next screen instead of the cashback in a campaign without cashback',
      { 'navegacao.telasConfiguraveis': ['saldoCashback', 'cupons'] },
      {},
      '/cupons',
    ],
    ['the start screen for an unknown name', escanearFirst, { tela: 'https://outro.example' }, '/escanear'],
    ['the start screen for the name of an entry screen', escanearFirst, { tela: 'cadastro' }, '/escanear'],
  ])('uses %s', (_fact, more, options, path) => {
    expect(findDestination(configuracao(more), options)).toBe(path);
  });
});

describe('screen by its name', () => {
  test.each([
    ['intro', '/'],
    ['autenticacao', '/autenticacao'],
    ['regulamento', '/regulamento'],
    ['politicaPrivacidade', '/politicaPrivacidade'],
    ['termos', '/termos'],
    ['lgpd-detalhada', '/lgpdDetalhada'],
    ['primeiro-acesso', '/primeiroAcesso'],
    ['escanearCupomComper', '/escanearComper'],
    ['escanearComper', '/escanearComper'],
    ['politicaPrivacidadePersonalizada', '/politicaPrivacidadePersonalizada'],
    ['girosDaSorte', '/girosDaSorte'],
  ])('%s returns %s', (nome, path) => {
    expect(toTelaPath(nome)).toBe(path);
  });

  test('rejects the names of Object.prototype', () => {
    expect(toTelaPath('toString')).toBeUndefined();
    expect(findTelaPath('constructor')).toBeUndefined();
  });

  test('from outside only the screens that a campaign may name', () => {
    expect(findTelaPath('escanearCupomComper')).toBe('/escanearComper');
    expect(findTelaPath('login')).toBeUndefined();
    expect(findTelaPath('intro')).toBeUndefined();
  });
});
