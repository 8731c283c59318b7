// @vitest-environment happy-dom
import { act, fireEvent, screen } from '@testing-library/react';
import { configuracaoPadrao, type Configuracao } from '@trevo/config/configuracao/configuracao-keys';
import { afterEach, expect, test, vi } from 'vitest';
import { closeScreen, openScreen } from '../../../test/screen-harness.tsx';
import { totem } from '../../platform/storage/totem.ts';
import { hasMedicao, medicaoEscolha } from './medicao-escolha.ts';
import { MedicaoSwitch } from './MedicaoSwitch.tsx';

afterEach(closeScreen);

const google: Partial<Configuracao> = { 'analytics.idGoogle': 'G-TREVO1' };
const asks = (change: Partial<Configuracao>) => hasMedicao({ ...configuracaoPadrao, ...change });

test('analytics are only offered when the campaign has an account, in a personal browser', () => {
  expect([asks({}), asks(google), asks({ 'analytics.idFacebook': '1' })]).toEqual([false, true, true]);
  vi.stubGlobal('Capacitor', { isNativePlatform: () => true });
  expect(asks(google)).toBe(false);
  vi.unstubAllGlobals();
  vi.stubGlobal('parent', {});
  expect(asks(google)).toBe(false);
  vi.unstubAllGlobals();
  totem.start();
  expect(asks(google)).toBe(false);
});

const openSobre = (change: Partial<Configuracao>) =>
  openScreen('/sobre', { '/sobre': <MedicaoSwitch /> }, change);

test('the consent switch names the providers, can be changed, and is stored', () => {
  openSobre({ ...google, 'analytics.idFacebook': '1' });
  const control = screen.getByRole<HTMLInputElement>('switch', { name: /Google e Facebook/ });
  expect(control.checked).toBe(false);
  fireEvent.click(control);
  expect([control.checked, medicaoEscolha.get()]).toEqual([true, 'sim']);
  // In another window.
  act(() => {
    localStorage.setItem('trevo.medicao', '"nao"');
    window.dispatchEvent(new Event('storage'));
  });
  expect(control.checked).toBe(false);
});

test('the consent switch is hidden without analytics', () => {
  openSobre({});
  expect(screen.queryByRole('switch')).toBeNull();
});
