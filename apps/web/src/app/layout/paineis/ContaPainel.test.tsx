// @vitest-environment happy-dom
import { fireEvent, screen, within } from '@testing-library/react';
import type { Configuracao } from '@trevo/config/configuracao/configuracao-keys';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { answer, closeScreen, openScreen, stubNetwork } from '../../../../test/screen-harness.tsx';
import { session } from '../../../platform/session/session.ts';
import { totem } from '../../../platform/storage/totem.ts';
import { ContaPainel } from './ContaPainel.tsx';

const usuario = '52998224725';

beforeEach(() => session.signIn({ token: 't1', usuario, tipo: 'consumidor' }));
afterEach(closeScreen);

async function listLinks(configuracao: Partial<Configuracao>) {
  stubNetwork({ [`GET /consumidor/v1/consumidores/${usuario}`]: answer({ nome: 'ANA MARIA LIMA' }) });
  openScreen('/home', { '/home': <ContaPainel open onClose={() => {}} /> }, configuracao);
  await screen.findByText('Política de privacidade');
  const groups = screen.getAllByRole('region');
  return Object.fromEntries(
    groups.map((group) => [
      within(group).getByRole('heading').textContent,
      within(group)
        .queryAllByRole('link')
        .map((link) => `${link.textContent} ${link.getAttribute('href')}`),
    ]),
  );
}

test('links to every area of a campaign that offers all of them', async () => {
  const groups = await listLinks({
    'cashback.ativo': true,
    'raspadinha.ativo': true,
    'fidelidade.vitrineAtiva': true,
    'fidelidade.vouchersAtivo': true,
    'quiz.ativo': true,
    'menu.codigoTemporario': true,
  });
  expect(groups).toEqual({
    'Sua participação': [
      'Meus pontos /contaCorrente',
      'Meu cashback /saldoCashback',
      'Notas pendentes /documentosFiscais?situacao=PENDENTE',
      'Convidar amigos /indicacao',
      'Código temporário /obterCodigoTemporario',
    ],
    'Prêmios e trocas': [
      'Minhas raspadinhas /raspadinhasAlternativas',
      'Meus prêmios /premiacaoInstantanea',
      'Quiz /quiz',
      'Produtos /produtos',
      'Meus pedidos /acompanharPedidos',
      'Meus vouchers /fidelidade?aba=meus',
    ],
    'Seus dados e privacidade': ['Política de privacidade /politicaPrivacidade'],
    Aparência: [],
    'Ajuda e regras': [
      'Campanha /campanha',
      'Onde comprar /lojasCredenciadas',
      'Ajuda /ajuda',
      'Regulamento /regulamento',
      'Sobre o aplicativo /sobre',
    ],
  });
});

test('has neither row nor group for an area that the campaign does not offer', async () => {
  const groups = await listLinks({
    'contaCorrente.ativo': false,
    'indicacao.ativo': false,
    'lojas.ativo': false,
    'menu.documentosPendentes': false,
  });
  expect(groups['Sua participação']).toBeUndefined();
  expect(groups['Prêmios e trocas']).toBeUndefined();
  expect(groups['Ajuda e regras']).not.toContain('Onde comprar /lojasCredenciadas');
});

test.each([
  ['giro', 'Meus giros /girosDaSorte'],
  ['pintura', 'Minhas pinturas /pinturasAlternativas'],
] as const)('names instant prizes as the campaign shows them: %s', async (modo, row) => {
  const groups = await listLinks({ 'raspadinha.ativo': true, 'raspadinha.modo': modo });
  expect(groups['Prêmios e trocas']?.[0]).toBe(row);
});

test('remembers the choice of light or dark on this device', async () => {
  await listLinks({ 'tema.modo': 'escuro' });
  expect(screen.getByText('Automático segue as cores da campanha.')).toBeDefined();
  fireEvent.click(screen.getByRole('radio', { name: 'Claro' }));
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Claro' }).checked).toBe(true);
  expect(localStorage.getItem('trevo.esquema')).toBe('"claro"');
  fireEvent.click(screen.getByRole('radio', { name: 'Automático' }));
  expect(localStorage.getItem('trevo.esquema')).toBeNull();
});

test('offers no choice of light or dark on a kiosk', async () => {
  totem.start();
  session.signIn({ token: 't1', usuario, tipo: 'consumidor' });
  expect(await listLinks({})).not.toHaveProperty('Aparência');
});

test.each([true, false])('offers sign-in without a password when the campaign uses it: %s', async (is) => {
  vi.stubGlobal('PublicKeyCredential', class {});
  await listLinks({ 'login.passkeyAtivo': is });
  expect(screen.queryByRole('button', { name: 'Entrar sem senha' }) !== null).toBe(is);
  expect(screen.getByRole('button', { name: 'Alterar senha' })).toBeDefined();
  vi.unstubAllGlobals();
});
