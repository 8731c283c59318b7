// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import {
  answer,
  campanhaVigente,
  closeScreen,
  openScreen,
  press,
  stubNetwork,
} from '../../../../test/screen-harness.tsx';
import { SobreScreen } from './SobreScreen.tsx';

afterEach(closeScreen);

test("shows the app version and the campaign's certificate", async () => {
  stubNetwork({ 'GET /campanha/v1/campanhas/': answer([campanhaVigente]) });
  openScreen('/sobre', { '/sobre': <SobreScreen /> });
  expect(screen.getByText('0.27.90')).toBeTruthy();
  expect(await screen.findByText(campanhaVigente.descricao)).toBeTruthy();
});

test('shows the revealed key of the numbers and whether its hash matches the published commitment', async () => {
  const chaveNumeros = '000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f';
  const compromissoNumeros = '630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd';
  const opened = { ...campanhaVigente, chaveNumeros, compromissoNumeros };
  stubNetwork({ 'GET /campanha/v1/campanhas/': answer([opened]) });
  openScreen('/sobre', { '/sobre': <SobreScreen /> });
  expect(await screen.findByText('A chave confere')).toBeTruthy();
  expect(screen.getByText(chaveNumeros)).toBeTruthy();
  closeScreen();
  stubNetwork({ 'GET /campanha/v1/campanhas/': answer([{ ...opened, compromissoNumeros: 'a'.repeat(64) }]) });
  openScreen('/sobre', { '/sobre': <SobreScreen /> });
  expect(await screen.findByText('A chave não confere')).toBeTruthy();
});

test('opens the third-party licence texts and reloads them after a failure', async () => {
  stubNetwork({});
  openScreen('/sobre', { '/sobre': <SobreScreen /> });
  press('Licenças de terceiros');
  expect(await screen.findByText('Não foi possível carregar as licenças')).toBeTruthy();
  stubNetwork({ 'GET /licencas.txt': { status: 200, body: 'react 19.3.1 (MIT)' } });
  press('Tentar novamente');
  expect(await screen.findByText(/react 19\.3\.1 \(MIT\)/)).toBeTruthy();
  expect(screen.getByRole('dialog', { name: 'Licenças de terceiros' })).toBeTruthy();
});
