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
    ['what waited for the sign-in', escanearFirst, { pendente: '/sobre', tela: 'cupons' }, '/sobre'],
    [
      'what waited, also after registering',
      escanearFirst,
      { pendente: '/sobre', momento: 'aposCadastro' },
      '/sobre',
    ],
    ['a screen asked for by name', escanearFirst, { tela: 'cupons', momento: 'aposCadastro' }, '/cupons'],
    [
      'after registering, the screen for that',
      escanearFirst,
      { momento: 'aposCadastro' },
      '/documentosFiscais',
    ],
    ['after scanning, the screen for that', escanearFirst, { momento: 'aposEscanear' }, '/cupons'],
    ['the first screen of the campaign', escanearFirst, {}, '/escanear'],
    [
      'not the numbers of a campaign without numbers',
      { ...escanearFirst, 'cupom.ativo': false },
      { momento: 'aposEscanear' },
      '/escanear',
    ],
    [
      'the first one, when none is set for the moment',
      { 'navegacao.telasConfiguraveis': ['cupons'] },
      { momento: 'aposCadastro' },
      '/cupons',
    ],
    ['the points, when nothing is set', {}, {}, '/contaCorrente'],
    [
      'the home, where the campaign has neither its first screen nor points',
      { 'navegacao.telasConfiguraveis': ['saldoCashback'], 'contaCorrente.ativo': false },
      {},
      '/home',
    ],
    [
      'not the cashback of a campaign without cashback',
      { 'navegacao.telasConfiguraveis': ['saldoCashback', 'cupons'] },
      {},
      '/cupons',
    ],
    ['no screen that a name does not name', escanearFirst, { tela: 'https://outro.example' }, '/escanear'],
    ['no screen of the entry by name', escanearFirst, { tela: 'cadastro' }, '/escanear'],
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
