// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { configuracaoPadrao, type Configuracao } from '@trevo/config/configuracao/configuracao-keys';
import { errors } from '@trevo/contract/errors';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  answer,
  closeScreen,
  openScreen,
  refusal,
  stubNetwork,
  type StubbedAnswer,
} from '../../../test/screen-harness.tsx';
import { network } from '@trevo/client/request/network-state.ts';
import { session } from '../../platform/session/session.ts';
import { totem } from '../../platform/storage/totem.ts';
import { toasts } from '../../platform/toast/toasts.ts';
import { AvisosConvite } from './AvisosConvite.tsx';
import { registerDispositivo } from './dispositivo.ts';
import { DispositivoRotina } from './DispositivoRotina.tsx';
import { notificacaoText } from './notificacao.text.ts';
import { NotificacoesPainel } from './NotificacoesPainel.tsx';
import { findServicoAvisos, pickServico, type ServicoAvisos } from './servico-avisos.ts';

const usuario = '52998224725';
const perfil = `GET /consumidor/v1/consumidores/${usuario}`;
const alterar = 'POST /consumidor/v1/alterarNotificacao';
const registrar = 'POST /notificacao/v1/dispositivos';
const encerrar = 'POST /notificacao/v1/dispositivos/encerrar';

const requestPermission = vi.fn<() => Promise<NotificationPermission>>();
function stubBrowser(permission: NotificationPermission, asked: NotificationPermission = permission): void {
  requestPermission.mockReset().mockResolvedValue(asked);
  vi.stubGlobal('Notification', { permission, requestPermission });
  vi.stubGlobal('PushManager', class {});
  Object.defineProperty(navigator, 'serviceWorker', { value: {}, configurable: true });
}
const signIn = (who = usuario) => session.signIn({ token: `t-${who}`, usuario: who, tipo: 'consumidor' });

beforeEach(() => {
  stubBrowser('granted');
  signIn();
});
afterEach(async () => {
  // Signing out ends the registration, so that no state leaks into the next test.
  stubNetwork({ [encerrar]: answer({ id: 'd' }) });
  session.signOut();
  network.reportResponse();
  await waitFor(() => {
    if (localStorage.getItem('trevo.dispositivo.registro') !== null) throw new Error('not ended yet');
  });
  for (const { id } of toasts.get()) toasts.dismiss(id);
  closeScreen();
});

const accepted = { [perfil]: answer({ usuario, aceitaNotificacao: true }) };
const answers: Record<string, StubbedAnswer> = {
  ...accepted,
  [alterar]: answer({ aceitaNotificacao: true }),
  [registrar]: answer({ id: 'd', tipo: 'pwa' }),
  [encerrar]: answer({ id: 'd' }),
};
const listCalls = (sent: ReturnType<typeof stubNetwork>, call: string) =>
  sent.filter((each) => each.call === call).map(({ body }) => body as Record<string, unknown>);

function openRotina(
  given: Record<string, StubbedAnswer> = answers,
  ambiente: 'teste' | 'producao' = 'teste',
  configuracao: Partial<Configuracao> = {},
) {
  const sent = stubNetwork(given);
  openScreen('/home', { '/home': <DispositivoRotina /> }, configuracao, ambiente);
  return sent;
}
function openPainel(aceitaNotificacao: boolean, more: Record<string, StubbedAnswer> = {}) {
  const sent = stubNetwork({ ...answers, [perfil]: answer({ usuario, aceitaNotificacao }), ...more });
  openScreen('/home', { '/home': <NotificacoesPainel onClose={() => {}} /> });
  return sent;
}
const toggle = async () =>
  fireEvent.click(await screen.findByRole('switch', { name: /Quero receber avisos/ }));

describe('findServicoAvisos', () => {
  const toConfiguracao = (servicos: Configuracao['notificacao.servicos'], ativo = true) => ({
    ...configuracaoPadrao,
    'notificacao.servicos': servicos,
    'notificacao.ativo': ativo,
  });

  test('picks sns in the native app and onesignal in the browser, only if the campaign lists it', () => {
    expect(pickServico(toConfiguracao(['sns', 'onesignal']), 'pwa')).toBe('onesignal');
    expect(pickServico(toConfiguracao(['sns', 'onesignal']), 'android')).toBe('sns');
    expect(pickServico(toConfiguracao(['sns']), 'pwa')).toBeUndefined();
    expect(pickServico(toConfiguracao(['onesignal']), 'ios')).toBeUndefined();
    expect(pickServico(toConfiguracao(['onesignal'], false), 'pwa')).toBeUndefined();
  });

  test('requires a push plugin in the native shell and registers with its token', async () => {
    const partida = { configuracao: toConfiguracao(['sns']), ambiente: 'producao' as const };
    const shell = { isNativePlatform: () => true, getPlatform: () => 'android' };
    vi.stubGlobal('Capacitor', shell);
    expect(findServicoAvisos(partida)).toBeUndefined();
    const listeners = new Map<string, (event: { value: string }) => void>();
    const PushNotifications = {
      checkPermissions: async () => ({ receive: 'granted' }),
      register: async () => listeners.get('registration')?.({ value: 'token-1' }),
      addListener: (name: string, listener: () => void) => void listeners.set(name, listener),
    };
    vi.stubGlobal('Capacitor', { ...shell, Plugins: { PushNotifications } });
    const avisos = findServicoAvisos(partida)!;
    expect(avisos.servico).toBe('sns');
    expect(await avisos.readPermissao()).toBe('permitida');
    const sent = stubNetwork(answers);
    await registerDispositivo(avisos);
    expect(listCalls(sent, registrar)[0]).toMatchObject({
      identificacao: { servico: 'sns', id: 'token-1' },
      servicoNotificador: 'sns',
      tipo: 'android',
      tipoDispositivo: 'android',
    });
  });

  test('returns nothing in a kiosk, nor in production without an app id', () => {
    const configuracao = toConfiguracao(['onesignal']);
    expect(findServicoAvisos({ configuracao, ambiente: 'producao' })).toBeUndefined();
    expect(findServicoAvisos({ configuracao, ambiente: 'teste' })?.servico).toBe('onesignal');
    totem.start();
    expect(findServicoAvisos({ configuracao, ambiente: 'teste' })).toBeUndefined();
  });
});

describe('device registration after a sign-in', () => {
  test('registers a device with granted permission and sends no prompt', async () => {
    const sent = openRotina();
    await waitFor(() => expect(listCalls(sent, registrar)).toHaveLength(1));
    expect(listCalls(sent, registrar)[0]).toEqual({
      id: expect.stringMatching(/^[0-9a-f]{32}$/),
      descricao: expect.any(String),
      usuario,
      tipoUsuario: 'consumidor',
      identificacao: { servico: 'onesignal', id: expect.stringMatching(/^local-/) },
      servicoNotificador: 'onesignal',
      tipo: 'pwa',
      tipoDispositivo: 'pwa',
    });
    expect(requestPermission).not.toHaveBeenCalled();
  });

  test('neither registers nor prompts without a permission', async () => {
    stubBrowser('default', 'granted');
    const sent = openRotina();
    await new Promise((resolve) => setTimeout(resolve));
    expect(sent).toEqual([]);
    expect(requestPermission).not.toHaveBeenCalled();
  });

  test('ends the registration when the user no longer wants notifications', async () => {
    const sent = openRotina();
    await waitFor(() => expect(listCalls(sent, registrar)).toHaveLength(1));
    closeKeepingDevice();
    const later = openRotina({ ...answers, [perfil]: answer({ usuario, aceitaNotificacao: false }) });
    await waitFor(() => expect(listCalls(later, encerrar)).toHaveLength(1));
    expect(listCalls(later, registrar)).toEqual([]);
  });

  test('ends the registration when the permission was revoked in the browser', async () => {
    const sent = openRotina();
    await waitFor(() => expect(listCalls(sent, registrar)).toHaveLength(1));
    closeKeepingDevice();
    stubBrowser('denied');
    const later = openRotina();
    await waitFor(() => expect(listCalls(later, encerrar)).toHaveLength(1));
    expect(listCalls(later, registrar)).toEqual([]);
  });

  test("shows the server's refusal of the device", async () => {
    openRotina({ ...answers, [registrar]: refusal('requisicao.muitas') });
    await waitFor(() => expect(toasts.get()).toHaveLength(1));
    expect(toasts.get()[0]).toMatchObject({ text: errors['requisicao.muitas'].mensagem });
  });

  test('stays silent offline and registers when the network returns', async () => {
    const { [registrar]: given, ...others } = answers;
    const sent = openRotina(others);
    await waitFor(() => expect(network.isOnline()).toBe(false));
    const later = stubNetwork({ ...others, [registrar]: given! });
    network.reportResponse();
    await waitFor(() => expect(listCalls(later, registrar)).toHaveLength(1));
    expect(listCalls(later, registrar)).toEqual(listCalls(sent, registrar));
    expect(toasts.get()).toEqual([]);
  });
});

/** Simulates closing the page: the browser keeps its stored registration. */
function closeKeepingDevice(): void {
  const kept = Object.entries({ ...localStorage }).filter(([key]) => /dispositivo|avisos/.test(key));
  vi.spyOn(session, 'signOut').mockReturnValueOnce();
  closeScreen();
  for (const [key, value] of kept) localStorage.setItem(key, value as string);
  stubBrowser('granted');
}

describe('device registration', () => {
  const subscriptions = { id: 'inscricao-1', changed: () => {} };
  const avisos: ServicoAvisos = {
    servico: 'onesignal',
    readPermissao: async () => 'permitida',
    askPermissao: async () => 'permitida',
    subscribe: async (onChange) => {
      subscriptions.changed = onChange;
      return subscriptions.id;
    },
    unsubscribe: vi.fn<() => Promise<void>>(async () => {}),
  };
  beforeEach(() => void (subscriptions.id = 'inscricao-1'));

  test('is sent once for repeated calls and again when the push address changes', async () => {
    const sent = stubNetwork(answers);
    await Promise.all([registerDispositivo(avisos), registerDispositivo(avisos)]);
    expect(listCalls(sent, registrar)).toHaveLength(1);
    subscriptions.id = 'inscricao-2';
    subscriptions.changed();
    await waitFor(() => expect(listCalls(sent, registrar)).toHaveLength(2));
    const [before, after] = listCalls(sent, registrar);
    expect(after).toEqual({ ...before, identificacao: { servico: 'onesignal', id: 'inscricao-2' } });
  });

  test('ends with the session, however it ends', async () => {
    const sent = stubNetwork(answers);
    await registerDispositivo(avisos);
    const { id } = listCalls(sent, registrar)[0]!;
    session.signOut();
    await waitFor(() => expect(listCalls(sent, encerrar)).toHaveLength(1));
    expect(listCalls(sent, encerrar)[0]).toEqual({
      id,
      identificacao: { servico: 'onesignal', id: 'inscricao-1' },
    });
    expect(avisos.unsubscribe).toHaveBeenCalled();
  });

  test('ends when the network returns after an offline sign-out', async () => {
    stubNetwork(answers);
    await registerDispositivo(avisos);
    stubNetwork({});
    session.signOut();
    await waitFor(() => expect(network.isOnline()).toBe(false));
    const sent = stubNetwork(answers);
    network.reportResponse();
    await waitFor(() => expect(listCalls(sent, encerrar)).toHaveLength(1));
  });

  test('reuses the device id for the next user after the previous registration ended', async () => {
    const sent = stubNetwork(answers);
    await registerDispositivo(avisos);
    signIn('11144477735');
    await registerDispositivo(avisos);
    expect(sent.map(({ call }) => call)).toEqual([registrar, encerrar, registrar]);
    const [first, second] = listCalls(sent, registrar);
    expect(second).toEqual({ ...first, usuario: '11144477735' });
  });
});

describe('push notification while the app is open', () => {
  test('appears in the list at once', async () => {
    const listeners = new Map<string, () => void>();
    const addListener = (name: string, listener: () => void) => {
      listeners.set(name, listener);
      return { remove: async () => {} };
    };
    vi.stubGlobal('Capacitor', {
      isNativePlatform: () => true,
      getPlatform: () => 'ios',
      Plugins: {
        PushNotifications: { addListener, checkPermissions: async () => ({ receive: 'denied' }) },
      },
    });
    const listar = `GET /notificacao/v1/notificacoes/2026/TREVO/${usuario}/-1/1?enviado=true&metodosEnvio=PUSH`;
    const sent = stubNetwork({ ...answers, [listar]: answer([]) });
    openScreen('/home', {
      '/home': (
        <>
          <DispositivoRotina />
          <NotificacoesPainel onClose={() => {}} />
        </>
      ),
    });
    await waitFor(() => expect(listCalls(sent, listar)).toHaveLength(1));
    await waitFor(() => expect(listeners.has('pushNotificationReceived')).toBe(true));
    listeners.get('pushNotificationReceived')!();
    await waitFor(() => expect(listCalls(sent, listar)).toHaveLength(2));
  });
});

describe('enabling notifications in the native app', () => {
  test("refers to the phone's settings after a denied permission", async () => {
    vi.stubGlobal('Capacitor', {
      isNativePlatform: () => true,
      getPlatform: () => 'ios',
      Plugins: {
        PushNotifications: {
          checkPermissions: async () => ({ receive: 'denied' }),
          requestPermissions: async () => ({ receive: 'denied' }),
          addListener: () => ({ remove: async () => {} }),
        },
      },
    });
    stubNetwork({ [perfil]: answer({ usuario, aceitaNotificacao: true }) });
    openScreen(
      '/home',
      { '/home': <NotificacoesPainel onClose={() => {}} /> },
      { 'notificacao.servicos': ['sns'] },
    );
    expect(
      await screen.findByText('Os avisos deste aplicativo estão bloqueados no seu celular.'),
    ).toBeTruthy();
    expect(screen.getByText(/abra os Ajustes do celular/)).toBeTruthy();
  });
});

describe('AvisosConvite', () => {
  const pronto = 'Pronto! A gente avisa você neste aparelho.';
  const openConvite = (given: Record<string, StubbedAnswer>) => {
    stubBrowser('default', 'granted');
    const sent = stubNetwork(given);
    openScreen('/home', { '/home': <AvisosConvite motivo="sorteio" /> });
    return sent;
  };
  const accept = async () =>
    fireEvent.click(await screen.findByRole('button', { name: 'Quero ser avisado' }));

  test('confirms only a registered device', async () => {
    openConvite(answers);
    await accept();
    await waitFor(() => expect(toasts.get().map(({ text }) => text)).toEqual([pronto]));
    expect(screen.queryByRole('button', { name: 'Quero ser avisado' })).toBeNull();
  });

  test.each([
    [
      'the server fails',
      { ...answers, [registrar]: refusal('servidor.falha') },
      errors['servidor.falha'].mensagem,
    ],
    ['the server cannot be reached', accepted, notificacaoText.aparelho.falhou],
  ])('shows that the registration failed when %s and offers it again', async (_, given, words) => {
    openConvite(given);
    await accept();
    expect(await screen.findByText(words)).toBeTruthy();
    expect(toasts.get()).toEqual([]);
    stubNetwork(answers);
    fireEvent.click(await screen.findByRole('button', { name: 'Tentar novamente' }));
    await waitFor(() => expect(toasts.get().map(({ text }) => text)).toEqual([pronto]));
  });
});

describe('enabling notifications in the browser', () => {
  test('requests the permission within the user gesture and registers the device', async () => {
    stubBrowser('default', 'granted');
    const sent = openPainel(false);
    await toggle();
    expect(requestPermission).toHaveBeenCalledOnce();
    await waitFor(() => expect(listCalls(sent, registrar)).toHaveLength(1));
    expect(screen.getByText('Autorização de notificação foi atualizada com sucesso!')).toBeTruthy();
  });

  test('keeps the switch on and explains what to do after a denied permission', async () => {
    stubBrowser('default', 'denied');
    const sent = openPainel(false);
    await toggle();
    expect(await screen.findByText('Os avisos estão bloqueados neste navegador.')).toBeTruthy();
    expect(screen.getByText(/abra as configurações deste site/)).toBeTruthy();
    expect(screen.getByRole<HTMLInputElement>('switch').checked).toBe(true);
    expect(listCalls(sent, registrar)).toEqual([]);
  });

  test('requests the permission on another device only on a press', async () => {
    stubBrowser('default', 'granted');
    const sent = openPainel(true);
    fireEvent.click(await screen.findByRole('button', { name: 'Receber neste aparelho' }));
    await waitFor(() => expect(listCalls(sent, registrar)).toHaveLength(1));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Receber neste aparelho' })).toBeNull());
  });

  test('explains why when the browser supports no notifications', async () => {
    vi.stubGlobal('PushManager', undefined);
    delete (globalThis as { PushManager?: unknown }).PushManager;
    openPainel(true);
    expect(await screen.findByText('Este navegador não mostra avisos.')).toBeTruthy();
  });

  test("shows the server's refusal of the device and offers the registration again", async () => {
    openPainel(false, { [registrar]: refusal('requisicao.muitas') });
    await toggle();
    expect(await screen.findByText(errors['requisicao.muitas'].mensagem)).toBeTruthy();
    const sent = stubNetwork(answers);
    fireEvent.click(screen.getByRole('button', { name: 'Tentar novamente' }));
    await waitFor(() => expect(listCalls(sent, registrar)).toHaveLength(1));
    await waitFor(() => expect(screen.queryByText(errors['requisicao.muitas'].mensagem)).toBeNull());
  });

  test('ends the registration when it is turned off again', async () => {
    const sent = openPainel(false);
    await toggle();
    await waitFor(() => expect(listCalls(sent, registrar)).toHaveLength(1));
    await toggle();
    await waitFor(() => expect(listCalls(sent, encerrar)).toHaveLength(1));
  });
});
