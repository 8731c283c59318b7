// @vitest-environment happy-dom
import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { answer, closeScreen, openScreen, stubNetwork } from '../../../../test/screen-harness.tsx';
import { session } from '../../../platform/session/session.ts';
import { queries } from '../../../platform/api/queries.ts';
import { Saudacao } from './Saudacao.tsx';

const usuario = '52998224725';
const perfil = `GET /consumidor/v1/consumidores/${usuario}`;

afterEach(closeScreen);

async function openOnline() {
  session.signIn({ token: 't1', usuario, tipo: 'consumidor' });
  stubNetwork({ [perfil]: answer({ nome: 'ANA MARIA LIMA' }) });
  openScreen('/home', { '/home': <Saudacao /> });
  await screen.findByText('Olá, Ana');
}

function openOffline() {
  cleanup();
  queries.clear();
  stubNetwork({});
  openScreen('/home', { '/home': <Saudacao /> });
}

test('greets by name on a start without network', async () => {
  await openOnline();
  openOffline();
  expect(await screen.findByText('Olá, Ana')).toBeDefined();
});

test('does not greet the next user of the device by that name', async () => {
  await openOnline();
  act(() => session.signIn({ token: 't2', usuario: '11144477735', tipo: 'consumidor' }));
  openOffline();
  await screen.findByRole('button', { name: 'Abrir menu lateral' });
  expect(screen.queryByText('Olá, Ana')).toBeNull();
});
