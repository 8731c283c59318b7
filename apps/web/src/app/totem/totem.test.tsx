// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import {
  answer,
  closeScreen,
  dialogText,
  openScreen,
  press,
  stubNetwork,
} from '../../../test/screen-harness.tsx';
import { forgetPessoa, totemIdleMilliseconds } from './use-totem-idle.ts';
import { cadastroDraft, facebookInfo, primeiroAcesso } from '../../features/cadastro/cadastro-draft.ts';
import { fila } from '../../features/documento-fiscal/fila/fila.ts';
import { readCall } from '../../platform/api/read-call.ts';
import { pendingPath } from '../../platform/navigation/paths/pending-path.ts';
import { session } from '../../platform/session/session.ts';
import { totem } from '../../platform/storage/totem.ts';
import { TotemBarra } from './TotemBarra.tsx';
import { TotemModo } from './TotemModo.tsx';
import { TotemScreen } from './TotemScreen.tsx';

afterEach(() => {
  vi.useRealTimers();
  sessionStorage.clear();
  closeScreen();
});

test('starts the kiosk at once without a session', async () => {
  stubNetwork({});
  openScreen('/totem', { '/totem': <TotemScreen /> });
  await waitFor(() => expect(totem.isOn()).toBe(true));
  expect(dialogText()).toBe('');
  expect(screen.getByRole('button', { name: 'Começar' })).toBeTruthy();
});

describe('kiosk address opened with a session', () => {
  const ana = { token: 't1', usuario: '52998224725', tipo: 'consumidor' } as const;
  const begin = () => {
    const sent = stubNetwork({});
    session.signIn(ana);
    openScreen('/totem', { '/totem': <TotemScreen />, '/': <p>entrada</p> });
    return sent;
  };

  test('asks first and changes nothing when declined', async () => {
    begin();
    expect(dialogText()).toContain('Usar como totem?');
    press('Agora não');
    expect(await screen.findByText('entrada')).toBeTruthy();
    expect(totem.isOn()).toBe(false);
    expect(session.get()).toEqual(ana);
  });

  test('ends the session of this window only after the confirmation', async () => {
    const sent = begin();
    press('Usar como totem');
    await waitFor(() => expect(totem.isOn()).toBe(true));
    expect(session.get()).toBeUndefined();
    expect(localStorage.getItem('trevo.login')).toBe(JSON.stringify(ana));
    expect(sent).toEqual([]);
  });

  test('keeps its sessions apart from those of other windows', async () => {
    begin();
    press('Usar como totem');
    await waitFor(() => expect(totem.isOn()).toBe(true));
    session.signIn({ ...ana, token: 't2', usuario: '11144477735' });
    expect(localStorage.getItem('trevo.login')).toBe(JSON.stringify(ana));
    // Another window signs out.
    window.dispatchEvent(new StorageEvent('storage', { key: 'trevo.login' }));
    expect(session.get()?.usuario).toBe('11144477735');
    forgetPessoa();
    expect(session.get()).toBeUndefined();
    expect(localStorage.getItem('trevo.login')).toBe(JSON.stringify(ana));
  });
});

/** Writes every kind of data that a user may leave on a device. */
function leaveTraces(): void {
  session.signIn({ token: 't1', usuario: '52998224725', tipo: 'consumidor' });
  cadastroDraft.start('52998224725', { nome: 'Ana Maria de Souza' });
  facebookInfo.set({ token: 'segredo', email: 'ana@exemplo.com.br', nome: 'Ana Maria de Souza' });
  primeiroAcesso.setEmail('ana@exemplo.com.br');
  pendingPath.set('/verificarEmail?token=segredo');
  pendingPath.set('/cupons?pagina=2');
  sessionStorage.setItem('trevo.avisos.perfil', '52998224725');
}
const listTraces = () =>
  [localStorage, sessionStorage]
    .flatMap((store) => Object.entries({ ...store }).flat())
    .filter((text) => /52998224725|ana|segredo|cupons\?/i.test(text) && !text.startsWith('trevo.'));

test('clears name, e-mail, link and receipt of the previous kiosk user', async () => {
  stubNetwork({});
  totem.start();
  leaveTraces();
  await fila.add('52998224725', { chaveAcesso: '1'.repeat(44) }, null, new Date());
  expect(fila.get()).toHaveLength(1);
  expect(listTraces()).toHaveLength(7);
  openScreen('/totem', { '/totem': <TotemScreen /> });
  await waitFor(() => expect(session.get()).toBeUndefined());
  expect(listTraces()).toEqual([]);
  expect([primeiroAcesso.getEmail(), facebookInfo.get(), pendingPath.take()]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
  session.signIn({ token: 't2', usuario: '52998224725', tipo: 'consumidor' });
  await waitFor(() => expect(fila.get()).toEqual([]));
});

test('neither shows nor deletes the data of another window in a kiosk', async () => {
  stubNetwork({});
  leaveTraces();
  await fila.add('52998224725', { chaveAcesso: '1'.repeat(44) }, null, new Date());
  openScreen('/totem', { '/totem': <TotemScreen /> });
  press('Usar como totem');
  await waitFor(() => expect(totem.isOn()).toBe(true));
  const seen = [cadastroDraft.get(), primeiroAcesso.getEmail(), facebookInfo.get(), pendingPath.take()];
  expect(seen).toEqual([undefined, undefined, undefined, undefined]);
  session.signIn({ token: 't2', usuario: '52998224725', tipo: 'consumidor' });
  await fila.load();
  expect(fila.get()).toEqual([]);
  forgetPessoa();
  await vi.dynamicImportSettled();
  // Back in the other window.
  sessionStorage.clear();
  expect(primeiroAcesso.getEmail()).toBe('ana@exemplo.com.br');
  session.signIn({ token: 't3', usuario: '52998224725', tipo: 'consumidor' });
  await fila.load();
  expect(fila.get()).toHaveLength(1);
  await fila.forget();
});

test("clears the same data after the kiosk's idle timeout", () => {
  vi.useFakeTimers();
  totem.start();
  openScreen('/home', { '/home': <Idle />, '/totem': <p>totem</p> });
  act(leaveTraces);
  act(() => void vi.advanceTimersByTime(totemIdleMilliseconds));
  expect(listTraces()).toEqual([]);
  expect(totem.isOn()).toBe(true);
});

test('clears cached queries in a kiosk also without a session', async () => {
  const municipios = 'GET /externo/v1/municipios/SP';
  const sent = stubNetwork({ [municipios]: answer([]) });
  const ask = () => readCall('externo.municipios', { params: { idEstado: 'SP' } });
  await ask();
  await ask();
  expect(sent.filter(({ call }) => call === municipios)).toHaveLength(1);
  forgetPessoa();
  await ask();
  expect(sent.filter(({ call }) => call === municipios)).toHaveLength(2);
});

function Idle() {
  return (
    <>
      <p>dentro</p>
      <TotemModo />
    </>
  );
}

test('signs out in a kiosk after a minute without a touch, and a touch resets the timer', () => {
  vi.useFakeTimers();
  totem.start();
  openScreen('/home', { '/home': <Idle />, '/totem': <p>totem</p> });
  act(() => session.signIn({ token: 't1', usuario: '52998224725', tipo: 'consumidor' }));
  act(() => void vi.advanceTimersByTime(totemIdleMilliseconds - 1));
  fireEvent.pointerDown(window);
  act(() => void vi.advanceTimersByTime(totemIdleMilliseconds - 1));
  expect(session.get()).toBeDefined();
  act(() => void vi.advanceTimersByTime(1));
  expect(session.get()).toBeUndefined();
  expect(screen.getByText('totem')).toBeTruthy();
});

test('shows a prompt in a kiosk for the last fifteen seconds, which any touch dismisses', () => {
  vi.useFakeTimers();
  totem.start();
  openScreen('/home', { '/home': <Idle />, '/totem': <p>totem</p> });
  act(() => void vi.advanceTimersByTime(totemIdleMilliseconds - 15_001));
  expect(dialogText()).toBe('');
  act(() => void vi.advanceTimersByTime(1));
  expect(dialogText()).toContain('Ainda está aí?');
  expect(screen.getByRole('timer').textContent).toBe('15 segundos');
  act(() => void vi.advanceTimersByTime(14_000));
  expect(screen.getByRole('timer').textContent).toBe('1 segundo');
  act(() => void fireEvent.pointerDown(screen.getByRole('button', { name: 'Continuar aqui' })));
  expect(dialogText()).toBe('');
  act(() => void vi.advanceTimersByTime(totemIdleMilliseconds - 1));
  expect(screen.getByText('dentro')).toBeTruthy();
});

test("shows the exit above the screen in a kiosk and clears the user's data at once", async () => {
  stubNetwork({});
  totem.start();
  session.signIn({ token: 't1', usuario: '52998224725', tipo: 'consumidor' });
  openScreen('/home', { '/home': <TotemBarra />, '/totem': <p>totem</p> });
  fireEvent.click(screen.getByRole('button', { name: 'Sair' }));
  expect(await screen.findByText('totem')).toBeTruthy();
  expect(session.get()).toBeUndefined();
});

test('has no idle timeout on a phone', () => {
  vi.useFakeTimers();
  openScreen('/home', { '/home': <Idle />, '/totem': <p>totem</p> });
  act(() => session.signIn({ token: 't1', usuario: '52998224725', tipo: 'consumidor' }));
  act(() => void vi.advanceTimersByTime(10 * totemIdleMilliseconds));
  expect(session.get()).toBeDefined();
});
