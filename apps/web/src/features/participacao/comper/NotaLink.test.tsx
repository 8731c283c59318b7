// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react';
import type { Configuracao } from '@trevo/config/configuracao/configuracao-keys';
import { useLocation } from 'react-router';
import { afterEach, beforeEach, expect, test } from 'vitest';
import {
  answer,
  campanhaVigente,
  closeScreen,
  openScreen,
  stubNetwork,
} from '../../../../test/screen-harness.tsx';
import { VazioComNota } from '../VazioComNota.tsx';
import { session } from '../../../platform/session/session.ts';

const usuario = '52998224725';

function Where() {
  const { pathname, search } = useLocation();
  return <p>em {pathname + search}</p>;
}

function open(identificacao: string, configuracao: Partial<Configuracao> = {}) {
  stubNetwork({
    'GET /campanha/v1/campanhas/': answer([{ ...campanhaVigente, identificacao }]),
    [`GET /consumidor/v1/consumidores/${usuario}`]: answer({ cpf: usuario, endereco: { estado: 'DF' } }),
  });
  const vazio = <VazioComNota illustration="gift" title="Nada" escanear="Escanear nota" />;
  openScreen('/', { '/': vazio, '*': <Where /> }, configuracao);
}
const row = async (name: RegExp) => fireEvent.click(await screen.findByRole('button', { name }));

beforeEach(() => session.signIn({ token: 't1', usuario, tipo: 'consumidor' }));
afterEach(closeScreen);

test('asks in a Comper campaign where the purchase was made before opening the scanner', async () => {
  open('COMPER');
  await row(/^Escanear nota/);
  expect(await screen.findByRole('heading', { name: 'Onde você fez a compra?' })).toBeDefined();
  await row(/^Na loja física/);
  expect(await screen.findByRole('heading', { name: 'Em qual estado fica a loja?' })).toBeDefined();
  await row(/^Santa Catarina/);
  expect(await screen.findByText('em /escanearComper?ecommerce=N')).toBeDefined();
});

test('renders a plain link in any other campaign', async () => {
  open('TREVO');
  const link = await screen.findByRole('link', { name: 'Escanear nota' });
  expect(link.getAttribute('href')).toBe('/escanear');
});

test.each([
  [{ 'menu.escanearQr': false }, 'Digitar a chave da nota', '/digitacaoManual'],
  [{ 'menu.escanearQr': false, 'menu.registrarDocumento': false }, 'Digitar código', '/cadastrarCupom'],
  [
    { 'menu.escanearQr': false, 'menu.registrarDocumento': false, 'menu.digitarCupom': false },
    'Preencher os dados da nota',
    '/lancamentoManual',
  ],
] as const)('falls back to the quickest remaining way without the scanner: %j', async (off, name, href) => {
  open('TREVO', off);
  expect((await screen.findByRole('link', { name })).getAttribute('href')).toBe(href);
  expect(screen.queryByRole('link', { name: 'Escanear nota' })).toBeNull();
});

test('the empty state has no link in a campaign that offers no way of taking part', async () => {
  open('TREVO', {
    'menu.escanearQr': false,
    'menu.registrarDocumento': false,
    'menu.digitarCupom': false,
    'menu.lancamentoManual': false,
  });
  expect(await screen.findByText('Nada')).toBeDefined();
  expect(screen.queryByRole('link')).toBeNull();
});
