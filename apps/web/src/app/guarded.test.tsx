// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { closeScreen, openScreen, stubNetwork } from '../../test/screen-harness.tsx';
import { session } from '../platform/session/session.ts';
import { App } from './App.tsx';

afterEach(closeScreen);

test.each(['escanear', 'contaCorrente', 'saldoCashback', 'vitrineProdutos', 'quiz', 'indicacao'])(
  'shows a company its only screen at the address of %s',
  async (tela) => {
    stubNetwork({});
    session.signIn({ token: 't1', usuario: '12345678000195', tipo: 'associado' });
    openScreen(`/${tela}`, { '*': <App /> });
    expect(await screen.findByRole('heading', { level: 1, name: 'Entrada da sua empresa' })).toBeDefined();
  },
);
