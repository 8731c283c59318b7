// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { useLocation } from 'react-router';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import {
  answer,
  campanhaVigente,
  closeScreen,
  openScreen,
  press,
  stubNetwork,
} from '../../../../test/screen-harness.tsx';
import { session } from '../../../platform/session/session.ts';
import { Button } from '@trevo/ui/action/Button.tsx';
import { MenuAcoes } from './MenuAcoes.tsx';

const usuario = '52998224725';

function Where() {
  const { pathname, search } = useLocation();
  return <p>em {pathname + search}</p>;
}

async function openMenu(identificacao: string, estado = 'DF') {
  stubNetwork({
    'GET /campanha/v1/campanhas/': answer([{ ...campanhaVigente, identificacao }]),
    [`GET /consumidor/v1/consumidores/${usuario}`]: answer({ cpf: usuario, endereco: { estado } }),
  });
  const menu = (
    <>
      <MenuAcoes />
      <Where />
    </>
  );
  openScreen('/', { '*': menu });
  // The menu depends on the campaign, which is requested on mount.
  await new Promise((settled) => setTimeout(settled, 20));
  press('Participar');
}

const row = async (name: RegExp) => fireEvent.click(await screen.findByRole('button', { name }));
const states = () =>
  [...document.querySelectorAll('dialog[open] button')].map((button) => button.textContent);

beforeEach(() => session.signIn({ token: 't1', usuario, tipo: 'consumidor' }));
afterEach(closeScreen);

describe('menu of a Comper campaign', () => {
  test.each([
    ['a coupon', /^Digitar código/],
    ['a document', /^Digitar a chave da nota/],
    ['a scan', /^Escanear nota/],
  ])('asks where the purchase was made, also for %s', async (_name, acao) => {
    await openMenu('COMPER');
    await row(acao);
    expect(await screen.findByRole('heading', { name: 'Onde você fez a compra?' })).toBeDefined();
  });

  test('opens the manual entry for an on-line purchase', async () => {
    await openMenu('COMPER');
    await row(/^Digitar código/);
    await row(/^Pelo site ou aplicativo/);
    expect(await screen.findByText('em /digitacaoManual?ecommerce=S')).toBeDefined();
  });

  test.each([
    [/^Santa Catarina/, '/escanearComper?ecommerce=N'],
    [/^Goiás/, '/digitacaoManual?ecommerce=N'],
    [/^Distrito Federal/, '/digitacaoManual?ecommerce=N'],
  ])('opens for a shop in %s the address %s', async (estado, path) => {
    await openMenu('COMPER');
    await row(/^Digitar código/);
    await row(/^Na loja física/);
    expect(await screen.findByRole('heading', { name: 'Em qual estado fica a loja?' })).toBeDefined();
    await row(estado);
    expect(await screen.findByText(`em ${path}`)).toBeDefined();
  });

  test.each([
    ['DF', 'Distrito Federal'],
    ['SC', 'Santa Catarina'],
  ])('offers a consumidor who lives in %s first %s', async (estado, first) => {
    await openMenu('COMPER', estado);
    await row(/^Digitar código/);
    await row(/^Na loja física/);
    await waitFor(() => expect(states().find((name) => !/fechar/i.test(name ?? '') && name)).toBe(first));
    expect(states().filter(Boolean)).toHaveLength(5);
  });
});

describe('main button of the menu', () => {
  const participar = () => screen.findByRole('button', { name: 'Participar' });
  const variant = async () => (await participar()).dataset['variant'];
  const screenWith = (filled: boolean) => (
    <>
      <main>
        <Button variant={filled ? 'primary' : 'secondary'}>Girar</Button>
      </main>
      <MenuAcoes />
    </>
  );

  test.each([
    ['is primary on a screen without a primary button', '/cupons', false, 'primary'],
    ['is secondary on a screen with a primary button', '/girosDaSorte', true, 'secondary'],
    ['is secondary on the home screen from the first render', '/home', false, 'secondary'],
  ])('%s', async (_name, path, filled, expected) => {
    stubNetwork({});
    openScreen(path, { '*': screenWith(filled) });
    expect(await variant()).toBe(expected);
  });

  test('is primary on the home screen too in the new menu', async () => {
    stubNetwork({});
    openScreen('/home', { '*': screenWith(false) }, { 'menu.novoMenu': true });
    const button = await screen.findByRole('button', { name: 'CADASTRAR CUPOM' });
    expect(button.dataset['variant']).toBe('primary');
  });
});

test('opens without a question in any other campaign', async () => {
  await openMenu('TREVO');
  await row(/^Digitar código/);
  expect(await screen.findByText('em /cadastrarCupom')).toBeDefined();
});
