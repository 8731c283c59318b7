// @vitest-environment happy-dom
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { Configuracao } from '@trevo/config/configuracao/configuracao-keys';
import { afterEach, describe, expect, test, vi } from 'vitest';
import {
  answer,
  closeScreen,
  openScreen,
  pressAgain,
  refusal,
  stubNetwork,
  type StubbedAnswer,
} from '../../../test/screen-harness.tsx';
import { cadastroDraft, facebookInfo } from '../cadastro/public.ts';
import { session } from '../../platform/session/session.ts';
import { EntradaScreen } from './screens/EntradaScreen.tsx';

afterEach(closeScreen);

const cpf = '52998224725';
const byCpf = { 'login.tipoIdentificacao': 'cpf' } as const;
const verificar = `GET /login/v1/logins/verificar/${cpf}`;
const autenticar = 'POST /login/v1/autenticacao';
const autenticarFacebook = 'POST /login/v1/autenticar/facebook';
const solicitarEmail = 'POST /login/v1/logins/senha/solicitarRedefinicao';
const solicitarSms = 'POST /login/v1/logins/senha/solicitarRedefinicaoViaSMS/2026/TREVO';
const obterTokenSms = 'POST /login/v1/logins/senha/obterTokenRecuperarSenhaViaSMS';
const aceites = 'GET /consumidor/v1/aceites/';
const signedIn = answer({ token: 't1', usuario: cpf, tipo: 'consumidor' });

function open(
  path: string,
  answers: Record<string, StubbedAnswer | null> = {},
  configuracao: Partial<Configuracao> = {},
) {
  const sent = stubNetwork(answers);
  const entrada = <EntradaScreen />;
  const paths = ['/', '/login', '/autenticacao', '/esqueciSenha', '/aceites'];
  openScreen(path, Object.fromEntries(paths.map((each) => [each, entrada])), { ...byCpf, ...configuracao });
  return sent;
}

const panel = () => document.querySelector<HTMLElement>('dialog[open]')!;
const inPanel = (selector: string) => panel().querySelector<HTMLInputElement>(selector)!;
const dialogsText = () =>
  [...document.querySelectorAll('dialog[open]')].map(({ textContent }) => textContent).join(' ');
/** Clicks a button of the open dialog: content below a modal dialog is inert. */
const press = (name: string | RegExp) => {
  const top = [...document.querySelectorAll<HTMLElement>('dialog[open]')].at(-1) ?? document.body;
  fireEvent.click(within(top).getByRole('button', { name }));
};
const type = (input: HTMLElement, value: string) => fireEvent.input(input, { target: { value } });
const title = (name: string) => screen.findByRole('heading', { name });

describe('EntradaPaineis', () => {
  test('opens the password recovery by its address and closes it with Esc', async () => {
    open('/esqueciSenha');
    await title('Vamos criar uma senha nova');
    expect(screen.getByRole('heading', { name: 'Sua nota vale prêmios' })).toBeTruthy();
    expect(panel().getAttribute('aria-labelledby')).toBe(panel().querySelector('h2')!.id);
    fireEvent(panel(), new Event('cancel', { cancelable: true }));
    await waitFor(() => expect(document.querySelector('dialog[open]')).toBeNull());
    expect(window.location.pathname).toBe('/');
  });

  test('opens the acceptances by their address', async () => {
    open('/aceites', { [aceites]: answer([]) });
    await title('Antes, o seu aceite');
    expect(await screen.findByText('Nada para aceitar agora')).toBeTruthy();
  });

  test("closes a panel opened by a number with the browser's back button", async () => {
    open('/', { [verificar]: refusal('login.naoCadastrado') });
    type(screen.getByRole('textbox'), cpf);
    press('Continuar');
    await title('Antes, um combinado');
    act(() => window.history.back());
    await waitFor(() => expect(document.querySelector('dialog[open]')).toBeNull());
    expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('529.982.247-25');
  });

  test('focuses the title of a panel when it opens', async () => {
    open('/esqueciSenha');
    expect(document.activeElement).toBe(await title('Vamos criar uma senha nova'));
  });
});

describe('sign-up from the login address', () => {
  test('leads a registered number to the login panel with the number filled in', async () => {
    open('/login', { [verificar]: answer({ existe: true }), [autenticar]: signedIn });
    press('Criar minha conta');
    await title('Vamos criar sua conta');
    type(inPanel('input'), cpf);
    press('Continuar');
    await waitFor(() => expect(dialogsText()).toContain('Este número já tem cadastro.'));
    press('OK');
    await title('Entre com a sua senha');
    await waitFor(() => expect(inPanel('input[name=senha]')).toBeTruthy());
    expect(inPanel('input[name=usuario]').value).toBe('529.982.247-25');
    type(inPanel('input[name=senha]'), 'Trevo2026');
    fireEvent.change(inPanel('input[name=senha]'), { target: { value: 'Trevo2026' } });
    press('ENTRAR');
    expect(await screen.findByText('em /home')).toBeTruthy();
  });

  test('leads a new number to the registration steps', async () => {
    open('/login', { [verificar]: refusal('login.naoCadastrado') });
    press('Criar minha conta');
    await title('Vamos criar sua conta');
    type(inPanel('input'), cpf);
    press('Continuar');
    await title('Antes, um combinado');
    expect(cadastroDraft.get()?.usuario).toBe(cpf);
  });
});

describe('account locked by failed sign-in attempts of others', () => {
  const refused = refusal('login.contaMuitoTentada', { segundos: 2400 });

  test.each([
    ['the entry', '/'],
    ['the login address', '/login'],
  ])('offers a password reset for the same number at %s', async (_, path) => {
    const sent = open(path, {
      [verificar]: answer({ existe: true }),
      [autenticar]: refused,
      [solicitarEmail]: answer({ email: 'a***@exemplo.com', segundosRestantes: 60, enviado: true }),
    });
    type(screen.getByRole('textbox'), cpf);
    if (path === '/') press('Continuar');
    await waitFor(() => expect(document.querySelector('input[name=senha]')).toBeTruthy());
    fireEvent.change(document.querySelector('input[name=senha]')!, { target: { value: 'Trevo2026' } });
    press(/^entrar$/i);
    await waitFor(() => expect(dialogsText()).toContain('Muitas tentativas de entrar nesta conta'));
    press('Esqueci minha senha');
    await title('Vamos criar uma senha nova');
    expect(dialogsText()).not.toContain('Muitas tentativas');
    press('Enviar e-mail');
    await waitFor(() => expect(sent.at(-1)).toEqual({ call: solicitarEmail, body: { usuario: cpf } }));
  });

  test('offers a password reset in the login panel', async () => {
    open('/login', { [verificar]: answer({ existe: true }), [autenticar]: refused });
    press('Criar minha conta');
    await title('Vamos criar sua conta');
    type(inPanel('input'), cpf);
    press('Continuar');
    await waitFor(() => expect(dialogsText()).toContain('Este número já tem cadastro.'));
    press('OK');
    await title('Entre com a sua senha');
    fireEvent.change(inPanel('input[name=senha]'), { target: { value: 'Trevo2026' } });
    press('ENTRAR');
    await waitFor(() => expect(dialogsText()).toContain('Muitas tentativas de entrar nesta conta'));
    press('Esqueci minha senha');
    await title('Vamos criar uma senha nova');
  });

  test('offers only to wait after too many attempts from this device', async () => {
    open('/', { [verificar]: answer({ existe: true }), [autenticar]: refusal('requisicao.muitas') });
    type(screen.getByRole('textbox'), cpf);
    press('Continuar');
    await waitFor(() => expect(document.querySelector('input[name=senha]')).toBeTruthy());
    fireEvent.change(document.querySelector('input[name=senha]')!, { target: { value: 'Trevo2026' } });
    press(/^entrar$/i);
    await waitFor(() => expect(dialogsText()).toContain('Muitas tentativas em pouco tempo'));
    expect(within(panel()).queryByRole('button', { name: 'Esqueci minha senha' })).toBeNull();
  });
});

describe('password recovery by e-mail', () => {
  test.each(['', '529982247'])('does not send the number "%s"', async (typed) => {
    const sent = open('/esqueciSenha');
    await title('Vamos criar uma senha nova');
    if (typed) type(inPanel('input'), typed);
    press('Enviar e-mail');
    expect(
      await screen.findAllByText('Há erros de validação! Por favor revise o preenchimento do formulário.'),
    ).not.toHaveLength(0);
    expect(document.activeElement).toBe(inPanel('input'));
    expect(sent).toEqual([]);
  });

  test('shows where the link was sent and the wait before another one', async () => {
    const sent = open('/esqueciSenha', {
      [solicitarEmail]: answer({ email: 'a***@exemplo.com.br', segundosRestantes: 60, enviado: true }),
    });
    await title('Vamos criar uma senha nova');
    type(inPanel('input'), cpf);
    press('Enviar e-mail');
    await title('Confira seu e-mail');
    expect(panel().textContent).toContain('a***@exemplo.com.br');
    press('Enviar de novo');
    expect(
      await screen.findByText(
        /^Para reenviar o e-mail de recuperar senha, você deve esperar por mais (60|5\d) segundos$/,
      ),
    ).toBeTruthy();
    expect(sent).toEqual([{ call: solicitarEmail, body: { usuario: cpf } }]);
  });

  test.each([
    [
      '60 seconds by default',
      answer({ email: 'a***@exemplo.com.br', segundosRestantes: 0 }),
      /mais (60|5\d) segundos$/,
    ],
    [
      'as long as the response says',
      answer({ email: 'a***@exemplo.com.br', segundosRestantes: 25 }),
      /mais 2[0-5] segundos$/,
    ],
  ])('waits %s before another e-mail', async (_which, reply, words) => {
    const sent = open('/esqueciSenha', { [solicitarEmail]: reply });
    await title('Vamos criar uma senha nova');
    type(inPanel('input'), cpf);
    press('Enviar e-mail');
    await title('Confira seu e-mail');
    press('Enviar de novo');
    expect(await screen.findByText(words)).toBeTruthy();
    expect(sent).toHaveLength(1);
  });

  test('waits 60 seconds when the response has no wait time and names a link already sent', async () => {
    vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] });
    const first = answer({ email: 'a***@exemplo.com.br', segundosRestantes: 1, enviado: true });
    open('/esqueciSenha', { [solicitarEmail]: first });
    await title('Vamos criar uma senha nova');
    type(inPanel('input'), cpf);
    const timers = vi.getTimerCount();
    press('Enviar e-mail');
    await title('Confira seu e-mail');
    // The countdown's interval starts in an effect after the title.
    await vi.waitFor(() => expect(vi.getTimerCount()).toBeGreaterThan(timers), 300_000);
    act(() => void vi.advanceTimersByTime(1_250));
    const late = answer({ email: 'a***@exemplo.com.br', segundosRestantes: 0, enviado: false });
    stubNetwork({ [solicitarEmail]: late });
    await pressAgain('Enviar de novo');
    await waitFor(() => expect(panel().textContent).toContain('Já enviamos um link há pouco'));
    await pressAgain('Enviar de novo');
    expect(await screen.findByText(/mais 60 segundos$/)).toBeTruthy();
  });

  test('shows an undeliverable address without its technical details', async () => {
    open('/esqueciSenha', {
      [solicitarEmail]: refusal('login.emailNaoEnviado', { mensagem: 'Receptores inválidos: x' }),
    });
    await title('Vamos criar uma senha nova');
    type(inPanel('input'), cpf);
    press('Enviar e-mail');
    expect(
      await screen.findAllByText('Um erro inesperado ocorreu, entre em contato com o suporte'),
    ).not.toHaveLength(0);
  });

  test('names the support instead when the profile data proves nothing', async () => {
    open(
      '/esqueciSenha',
      {},
      {
        'perfil.camposModificaveis': true,
        'cadastro.emailObrigatorio': false,
        'login.emailSuporte': 'oi@loja.com.br',
      },
    );
    expect((await screen.findByRole('link', { name: 'oi@loja.com.br' })).getAttribute('href')).toBe(
      'mailto:oi@loja.com.br',
    );
  });
});

describe('password recovery by SMS', () => {
  const withSms = { 'login.smsRedefinicaoAtivo': true } as const;
  const smsSent = answer({ numeroTelefone: '(11) *****-4321', segundosRestantes: 300, enviado: true });

  async function reachCodigo() {
    await title('Como você quer receber?');
    press(/Por SMS/);
    await title('Receber um código por SMS');
    type(inPanel('input'), cpf);
    press('Receber código');
  }

  test('sends the code at its sixth digit and opens the returned link inside the app', async () => {
    const link = `${window.location.origin}/redefinirSenha?token=abc`;
    const sent = open(
      '/esqueciSenha',
      { [solicitarSms]: smsSent, [obterTokenSms]: answer({ linkRedefinirSenha: link }) },
      withSms,
    );
    await reachCodigo();
    await title('Digite o código');
    expect(panel().textContent).toContain('(11) *****-4321');
    expect(screen.getByRole('button', { name: /Reenviar em (5:00|4:5\d)/ })).toBeTruthy();
    type(inPanel('input'), '12345');
    expect(sent).toHaveLength(1);
    type(inPanel('input'), '123456');
    expect(await screen.findByText('em /redefinirSenha')).toBeTruthy();
    expect(window.location.search).toBe('?token=abc');
  });

  test('does not follow a link of a foreign origin', async () => {
    open(
      '/esqueciSenha',
      { [solicitarSms]: smsSent, [obterTokenSms]: answer({ linkRedefinirSenha: 'https://mau.com/x' }) },
      withSms,
    );
    await reachCodigo();
    await title('Digite o código');
    type(inPanel('input'), '123456');
    expect(
      await screen.findAllByText('Um erro inesperado ocorreu, entre em contato com o suporte'),
    ).not.toHaveLength(0);
  });

  test('shows a wrong code and accepts another one', async () => {
    open(
      '/esqueciSenha',
      { [solicitarSms]: smsSent, [obterTokenSms]: refusal('login.codigoTemporarioInvalido') },
      withSms,
    );
    await reachCodigo();
    await title('Digite o código');
    type(inPanel('input'), '123456');
    expect(
      await screen.findAllByText('Tente novamente, pois o código temporário está inválido/expirado.'),
    ).not.toHaveLength(0);
    expect(inPanel('input').value).toBe('');
  });

  test.each([
    ['login.naoExiste', 'Esse login não existe.'],
    ['login.celularDaContaInvalido', 'O número de telefone vinculado a essa conta é inválido.'],
    ['login.semTelefone', 'Fale com a loja.'],
  ] as const)('shows %s at the number', async (codigo, words) => {
    open(
      '/esqueciSenha',
      { [solicitarSms]: refusal(codigo) },
      { ...withSms, 'textos.semTelefoneSms': 'Fale com a loja.' },
    );
    await reachCodigo();
    expect(await screen.findAllByText(words)).not.toHaveLength(0);
  });

  test('sends another message after the wait and says so', async () => {
    const sent = open(
      '/esqueciSenha',
      { [solicitarSms]: answer({ numeroTelefone: '(11) *****-4321', segundosRestantes: 1, enviado: true }) },
      withSms,
    );
    await reachCodigo();
    await title('Digite o código');
    const again = await screen.findByRole('button', { name: 'Reenviar SMS' });
    fireEvent.click(again);
    expect(await screen.findAllByText('O SMS foi reenviado com sucesso!')).not.toHaveLength(0);
    expect(sent).toHaveLength(2);
  });
});

describe('sign-in with Facebook', () => {
  const withFacebook = { 'login.facebookAtivo': true, 'login.facebookAppId': '123' } as const;
  const comeBack = () => {
    sessionStorage.setItem('trevo.facebook.state', 's1');
    return '/autenticacao#access_token=fb1&state=s1';
  };

  test('stores a random state and redirects to Facebook', async () => {
    const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => {});
    open('/', {}, withFacebook);
    fireEvent.click(await screen.findByRole('button', { name: 'Continuar com o Facebook' }));
    const url = new URL(assign.mock.calls[0]![0] as string);
    expect(url.searchParams.get('state')).toBe(sessionStorage.getItem('trevo.facebook.state'));
    expect(url.searchParams.get('redirect_uri')).toBe(`${window.location.origin}/autenticacao`);
    assign.mockRestore();
  });

  test('is hidden when the campaign does not use it', () => {
    open('/');
    expect(screen.queryByRole('button', { name: 'Continuar com o Facebook' })).toBeNull();
  });

  test('is hidden in the native app, which has no return address', () => {
    vi.stubGlobal('Capacitor', { isNativePlatform: () => true });
    open('/', {}, withFacebook);
    expect(screen.queryByRole('button', { name: 'Continuar com o Facebook' })).toBeNull();
  });

  test('signs a known user in and clears the address', async () => {
    const sent = open(comeBack(), { [autenticarFacebook]: signedIn }, withFacebook);
    expect(window.location.hash).toBe('');
    expect(await screen.findByText('em /home')).toBeTruthy();
    expect(sent[0]).toEqual({ call: autenticarFacebook, body: { tokenFacebook: 'fb1' } });
  });

  test('refuses a return with a different state without a request to the server', async () => {
    const sent = open('/autenticacao#access_token=fb1&state=s2', {}, withFacebook);
    await waitFor(() => expect(dialogsText()).toContain('O Facebook não confirmou quem é você.'));
    expect(sent).toEqual([]);
  });

  test('fills name and e-mail for a new user and cancels on leaving', async () => {
    const valores = { nome: 'Ana Lima', email: 'ana@exemplo.com.br' };
    open(
      comeBack(),
      {
        [autenticarFacebook]: refusal('login.facebookNaoCadastrado', { valores }),
        [verificar]: refusal('login.naoCadastrado'),
      },
      withFacebook,
    );
    await title('Vamos criar sua conta');
    expect(panel().textContent).toContain('Oi, Ana!');
    expect(facebookInfo.get()).toEqual({ token: 'fb1', ...valores });
    type(inPanel('input'), cpf);
    press('Continuar');
    await title('Antes, um combinado');
    expect(cadastroDraft.get()).toMatchObject({ usuario: cpf, isFacebook: true, ...valores });
    act(() => window.history.back());
    await title('Vamos criar sua conta');
    act(() => window.history.back());
    await waitFor(() => expect(facebookInfo.get()).toBeUndefined());
  });
});

describe('other ways to sign in', () => {
  test('Google only leads to a password reset', async () => {
    const sent = open('/login', {}, { 'login.googleAtivo': true });
    press('Continuar com o Google');
    expect(await title('Vamos criar uma senha nova')).toBeTruthy();
    expect(sent).toEqual([]);
  });

  test('are hidden when the campaign disables them', () => {
    open('/login', {}, { 'login.linkCadastroAssociado': 'https://lojas.example/cadastro' });
    expect(screen.queryByRole('button', { name: 'Continuar com o Google' })).toBeNull();
    expect(screen.queryByRole('link', { name: 'Cadastrar minha empresa' })).toBeNull();
  });

  test.each([
    ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X)', true],
    ['Mozilla/5.0 (Linux; Android 15; Pixel 9)', false],
  ])('on %s the Apple notice is shown: %s', (userAgent, isThere) => {
    vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent);
    open('/login', {}, { 'textos.avisoApple': 'A Apple não tem vínculo com esta campanha.' });
    expect(screen.queryByText('A Apple não tem vínculo com esta campanha.') !== null).toBe(isThere);
    vi.restoreAllMocks();
  });

  test('signs companies in by CNPJ and links to the configured sign-up', async () => {
    const cnpj = '11222333000181';
    const sent = open(
      '/login?tipo=associado',
      { [autenticar]: answer({ token: 't1', usuario: cnpj, tipo: 'associado' }) },
      { 'login.associadoAtivo': true, 'login.linkCadastroAssociado': 'https://lojas.example/cadastro' },
    );
    expect(screen.getByRole('heading', { name: 'Entrada das lojas' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Cadastrar minha empresa' }).getAttribute('href')).toBe(
      'https://lojas.example/cadastro',
    );
    // The registration of this app is only for consumidores.
    expect(screen.queryByRole('button', { name: 'Criar minha conta' })).toBeNull();
    type(document.querySelector('input[name=usuario]')!, cnpj);
    fireEvent.change(document.querySelector('input[name=senha]')!, { target: { value: 'Trevo2026' } });
    press('ENTRAR');
    await screen.findByText('em /home');
    expect(sent[0]?.body).toEqual({ usuario: cnpj, senha: 'Trevo2026', tipo: 'associado' });
    expect(session.get()?.tipo).toBe('associado');
  });

  test("treats the companies' address as a normal entry in a campaign without associados", async () => {
    const sent = open('/login?tipo=associado', { [autenticar]: signedIn });
    type(document.querySelector('input[name=usuario]')!, cpf);
    fireEvent.change(document.querySelector('input[name=senha]')!, { target: { value: 'Trevo2026' } });
    press('ENTRAR');
    await waitFor(() => expect(sent[0]?.body).toEqual({ usuario: cpf, senha: 'Trevo2026' }));
  });
});
