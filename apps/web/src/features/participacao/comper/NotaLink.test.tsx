// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react';
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

function open(identificacao: string) {
  stubNetwork({
    'GET /campanha/v1/campanhas/': answer([{ ...campanhaVigente, identificacao }]),
    [`GET /consumidor/v1/consumidores/${usuario}`]: answer({ cpf: usuario, endereco: { estado: 'DF' } }),
  });
  const vazio = <VazioComNota illustration="gift" title="Nada" escanear="Escanear nota" />;
  openScreen('/', { '/': vazio, '*': <Where /> });
}
const row = async (name: RegExp) => fireEvent.click(await screen.findByRole('button', { name }));

beforeEach(() => session.signIn({ token: 't1', usuario, tipo: 'consumidor' }));
afterEach(closeScreen);

test('a way to the scanner asks in a Comper campaign where the purchase was made', async () => {
  open('COMPER');
  await row(/^Escanear nota/);
  expect(await screen.findByRole('heading', { name: 'Onde você fez a compra?' })).toBeDefined();
  await row(/^Na loja física/);
  expect(await screen.findByRole('heading', { name: 'Em qual estado fica a loja?' })).toBeDefined();
  await row(/^Santa Catarina/);
  expect(await screen.findByText('em /escanearComper?ecommerce=N')).toBeDefined();
});

test('in any other campaign it is a link', async () => {
  open('TREVO');
  const link = await screen.findByRole('link', { name: 'Escanear nota' });
  expect(link.getAttribute('href')).toBe('/escanear');
});
