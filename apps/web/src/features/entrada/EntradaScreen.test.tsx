// @vitest-environment happy-dom
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import type { Configuracao } from '@trevo/config/configuracao/configuracao-keys';
import { afterEach, describe, expect, test, vi } from 'vitest';
import {
  answer,
  campanhaVigente,
  closeScreen,
  dialogText,
  openScreen,
  press,
  pressAgain,
  refusal,
  type StubbedAnswer,
  stubNetwork,
} from '../../../test/screen-harness.tsx';
import { removeFirstPaint } from '../../platform/browser/first-form.ts';
import { cadastroDraft, primeiroAcesso } from '../cadastro/public.ts';
import { pendingPath } from '../../platform/navigation/paths/pending-path.ts';
import { ultimaTela } from '../../platform/navigation/paths/ultima-tela.ts';
import { session } from '../../platform/session/session.ts';
import { EntradaScreen } from './screens/EntradaScreen.tsx';

afterEach(closeScreen);

const cpf = '52998224725';
const byCpf = { 'login.tipoIdentificacao': 'cpf' } as const;
const verificar = `GET /login/v1/logins/verificar/${cpf}`;
const autenticar = 'POST /login/v1/autenticacao';
const sair = 'POST /login/v1/autenticacao/sair';
const signedIn = answer({ token: 't1', usuario: cpf, tipo: 'consumidor' });

function open(
  answers: Record<string, StubbedAnswer | null>,
  { path = '/', configuracao = byCpf }: { path?: string; configuracao?: Partial<Configuracao> } = {},
) {
  const sent = stubNetwork(answers);
  const entrada = <EntradaScreen />;
  openScreen(path, { '/': entrada, '/login': entrada, '/autenticacao': entrada }, configuracao);
  return sent;
}

const numero = () => screen.getByRole<HTMLInputElement>('textbox');
const senha = () => screen.getByLabelText<HTMLInputElement>('Senha');
const type = (input: HTMLElement, value: string) => fireEvent.input(input, { target: { value } });

async function reachSenha() {
  type(numero(), cpf);
  press('Continuar');
  await screen.findByLabelText('Senha');
}

describe('hand-over from the server-rendered first field', () => {
  function drawFirstField(typed: string, isSent = false): HTMLInputElement {
    document.body.insertAdjacentHTML('afterbegin', '<form class="shell"><input></form>');
    const form = document.querySelector<HTMLFormElement>('.shell')!;
    if (isSent) form.dataset['enviado'] = '';
    const field = form.querySelector('input')!;
    field.value = typed;
    field.focus();
    return field;
  }

  test('takes over value and focus and removes the server-rendered form', () => {
    drawFirstField('529.982');
    open({});
    expect(numero().value).toBe('529.982');
    expect(document.activeElement).toBe(numero());
    expect(document.querySelector('.shell')).toBeNull();
  });

  test('sends the number once when the button was pressed before hydration', async () => {
    drawFirstField(cpf, true);
    const sent = open({ [verificar]: answer(true) });
    expect(await screen.findByLabelText('Senha')).toBeTruthy();
    expect(sent.filter(({ call }) => call === verificar)).toHaveLength(1);
  });

  test('shows the error at the field when an invalid number was submitted before hydration', async () => {
    drawFirstField('123', true);
    open({});
    expect(await screen.findByText('O CPF tem 11 números.')).toBeTruthy();
    expect(document.activeElement).toBe(numero());
  });

  test('takes over the number when another state was shown first', () => {
    drawFirstField('529.982');
    removeFirstPaint();
    open({});
    expect(numero().value).toBe('529.982');
    closeScreen();
    open({});
    expect(numero().value).toBe('');
  });

  test('does not take the focus when the field was not focused', () => {
    drawFirstField('').blur();
    open({});
    expect(document.activeElement).not.toBe(numero());
  });
});

describe('login number', () => {
  test('is masked and sets the keyboard and autocomplete of the field', () => {
    open({});
    type(numero(), cpf);
    expect(numero().value).toBe('529.982.247-25');
    expect(numero().getAttribute('autocomplete')).toBe('username');
    expect(numero().inputMode).toBe('numeric');
  });

  test.each([
    ['telefone', 'Celular', '11987654321', '(11)98765-4321'],
    ['cpf', 'CPF', cpf, '529.982.247-25'],
    ['cnpj', 'CNPJ', '11222333000181', '11.222.333/0001-81'],
    ['cnpj', 'CNPJ', '12abc34501de35', '12.ABC.345/01DE-35'],
    ['cpfCnpj', 'CPF ou CNPJ', cpf, '529.982.247-25'],
    ['cpfCnpj', 'CPF ou CNPJ', '11222333000181', '11.222.333/0001-81'],
  ] as const)('in a campaign of %s is labelled %s and formats %s as %s', (tipo, label, typed, written) => {
    open({}, { path: '/login', configuracao: { 'login.tipoIdentificacao': tipo } });
    const input = screen.getByLabelText<HTMLInputElement>((words) => words.replace('*', '').trim() === label);
    type(input, typed);
    expect(input.value).toBe(written);
    expect(screen.getByLabelText('Senha')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'ENTRAR' })).toBeTruthy();
  });

  test.each([
    ['cnpj', '11222333000180', 'CNPJ inválido'],
    ['cpfCnpj', '52998224724', 'CPF/CNPJ inválido'],
    ['cpfCnpj', '11222333000180', 'CPF/CNPJ inválido'],
  ] as const)('in a campaign of %s, %s shows the error: %s', (tipo, typed, words) => {
    open({}, { configuracao: { 'login.tipoIdentificacao': tipo } });
    type(numero(), typed);
    expect(screen.getByText(words)).toBeTruthy();
  });

  test.each(['', '119876543'])('does not send the phone "%s"', (typed) => {
    const sent = open({}, { configuracao: { 'login.tipoIdentificacao': 'telefone' } });
    if (typed) type(numero(), typed);
    press('Continuar');
    expect(numero().getAttribute('aria-invalid')).toBe('true');
    expect(sent).toEqual([]);
  });

  test('sends a phone of ten digits', async () => {
    const sent = open({}, { configuracao: { 'login.tipoIdentificacao': 'telefone' } });
    type(numero(), '1133334444');
    press('Continuar');
    await waitFor(() => expect(sent[0]?.call).toBe('GET /login/v1/logins/verificar/1133334444'));
  });

  test('submits with Enter', async () => {
    const sent = open({ [verificar]: answer({ existe: true }) });
    type(numero(), cpf);
    fireEvent.submit(document.querySelector('form')!);
    expect(await screen.findByLabelText('Senha')).toBeTruthy();
    expect(sent).toHaveLength(1);
  });

  test('shows an invalid CPF at its eleventh digit and not before', () => {
    open({});
    type(numero(), '5299822472');
    expect(screen.queryByText('CPF inválido')).toBeNull();
    type(numero(), '52998224724');
    expect(screen.getByText('CPF inválido')).toBeTruthy();
    expect(numero().getAttribute('aria-invalid')).toBe('true');
  });

  test('does not send an invalid number and focuses it', () => {
    const sent = open({});
    type(numero(), '52998224724');
    press('Continuar');
    expect(sent).toEqual([]);
    expect(document.activeElement).toBe(numero());
  });

  test('sends an alphanumeric CNPJ in upper case when the campaign accepts it', async () => {
    const sent = open({}, { configuracao: { 'login.tipoIdentificacao': 'cpfCnpj' } });
    type(numero(), 's0lar100000176');
    expect(numero().value).toBe('S0.LAR.100/0001-76');
    press('Continuar');
    await waitFor(() => expect(sent[0]?.call).toBe('GET /login/v1/logins/verificar/S0LAR100000176'));
  });
});

describe('lookup of the login number', () => {
  test('asks for the password and focuses it when the number is registered', async () => {
    open({ [verificar]: answer({ existe: true }) });
    await reachSenha();
    expect(document.activeElement).toBe(senha());
    expect(screen.getByRole('button', { name: 'Entrar' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Esqueci minha senha' })).toBeTruthy();
  });

  test('continues to the registration with an unknown number', async () => {
    open({ [verificar]: refusal('login.naoCadastrado') });
    type(numero(), cpf);
    press('Continuar');
    expect(await screen.findByRole('heading', { name: 'Antes, um combinado' })).toBeTruthy();
    expect(cadastroDraft.get()?.usuario).toBe(cpf);
  });

  test('treats any other 404 as an error, not as an unknown number', async () => {
    open({ [verificar]: refusal('configuracao.naoEncontrada') });
    type(numero(), cpf);
    press('Continuar');
    await waitFor(() => expect(dialogText()).toContain('Não foi possível encontrar a URL solicitada'));
    expect(dialogText()).toContain('Ops...');
  });

  test('shows the offline text without network', async () => {
    open({});
    type(numero(), cpf);
    press('Continuar');
    await waitFor(() =>
      expect(dialogText()).toContain(
        'Falha ao verificar se login existe, verifique sua conexão e tente novamente.',
      ),
    );
  });

  test('repeats the lookup for the same number, because it may have been registered meanwhile', async () => {
    const sent = open({ [verificar]: answer({ existe: true }) });
    await reachSenha();
    type(numero(), '5299822472');
    type(numero(), cpf);
    await pressAgain('Continuar');
    await waitFor(() => expect(sent.filter(({ call }) => call === verificar)).toHaveLength(2));
  });

  test('shows the button as busy and ignores Enter while the lookup is pending', async () => {
    const sent = open({ [verificar]: null });
    type(numero(), cpf);
    press('Continuar');
    const button = screen.getByRole('button', { name: /Continuar/ });
    await waitFor(() => expect(button.getAttribute('aria-busy')).toBe('true'));
    fireEvent.submit(document.querySelector('form')!);
    expect(sent).toHaveLength(1);
  });

  test('ignores a second press within a second', async () => {
    vi.useFakeTimers();
    const sent = open({ [verificar]: refusal('servidor.falha') });
    type(numero(), cpf);
    press('Continuar');
    await act(() => vi.advanceTimersByTimeAsync(50));
    expect(dialogText()).toContain('Parece que tivemos um problema');
    const button = document.querySelector<HTMLButtonElement>('button[type=submit]')!;
    expect(button.getAttribute('aria-disabled')).toBe('true');
    fireEvent.click(button);
    expect(sent).toHaveLength(1);
  });

  test('hides the password when the number changes', async () => {
    open({ [verificar]: answer({ existe: true }) });
    await reachSenha();
    type(numero(), '5299822472');
    expect(screen.queryByLabelText('Senha')).toBeNull();
  });

  test("blocks the registration with the campaign's text after the campaign ended", async () => {
    const ended = { ...campanhaVigente, dataFinal: '2001-01-01', dataFinalCadastros: '2001-01-01' };
    open({
      [verificar]: refusal('login.naoCadastrado'),
      'GET /campanha/v1/campanhas/': answer([ended]),
    });
    await screen.findByText('Campanha encerrada');
    expect(screen.getByText(/^A promoção terminou em \d/)).toBeDefined();
    expect(screen.queryByText(/o cadastro leva um minuto/)).toBeNull();
    type(numero(), cpf);
    press('Continuar');
    await waitFor(() => expect(dialogText()).toContain('Nossa campanha foi um sucesso'));
    expect(cadastroDraft.get()).toBeUndefined();
  });

  test('hides the form when there is no campaign', async () => {
    open({ 'GET /campanha/v1/campanhas/': refusal('campanha.nenhuma') });
    expect(await screen.findByText('Não há campanhas promocionais disponíveis no momento!')).toBeTruthy();
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(dialogText()).toBe('');
  });

  test('loads the campaigns again on retry', async () => {
    open({ 'GET /campanha/v1/campanhas/': refusal('campanha.nenhuma') });
    await screen.findByText('Não há campanhas promocionais disponíveis no momento!');
    stubNetwork({});
    press('Tentar novamente');
    expect(await screen.findByRole('textbox')).toBeTruthy();
  });

  test('shows the first day and the regulation before the campaign starts', async () => {
    const future = { ...campanhaVigente, dataInicial: '2999-12-10' };
    open({ 'GET /campanha/v1/campanhas/': answer([future]) });
    expect(await screen.findByRole('heading', { name: 'Começa em 10 de dezembro de 2999' })).toBeTruthy();
    expect(screen.getByText(campanhaVigente.descricao)).toBeTruthy();
    expect(screen.getByText(/^Faltam [\d.]+ dias\.$/)).toBeTruthy();
    const regulamento = screen.getByRole('link', { name: 'Ler o regulamento' });
    expect(regulamento.getAttribute('href')).toBe('/regulamento');
    expect(screen.queryByRole('textbox')).toBeNull();
  });
});

describe('password', () => {
  test('shows an error when it is empty', async () => {
    open({ [verificar]: answer({ existe: true }) });
    await reachSenha();
    press('Entrar');
    expect(dialogText()).toContain('Ops...');
    expect(dialogText()).toContain('Por favor preencha o seu CPF e senha.');
  });

  test('is refused with five characters, without a request', async () => {
    const sent = open({ [verificar]: answer({ existe: true }) });
    await reachSenha();
    type(senha(), '12345');
    press('Entrar');
    expect(dialogText()).toContain('Senha inválida!');
    expect(dialogText()).toContain('Digite uma senha com no mínimo 6 caracteres.');
    expect(sent.filter(({ call }) => call === autenticar)).toEqual([]);
  });

  test('shows the same error for a missing number on the login address', () => {
    const sent = open({}, { path: '/login' });
    type(senha(), 'Trevo2026');
    press('ENTRAR');
    expect(dialogText()).toContain('Ops...');
    expect(dialogText()).toContain('Por favor preencha o seu CPF e senha.');
    expect(sent).toEqual([]);
  });

  test('is sent with a single character when the campaign accepts it', async () => {
    const sent = open(
      { [verificar]: answer({ existe: true }), [autenticar]: signedIn },
      { configuracao: { ...byCpf, 'login.senhaMinimo': 1 } },
    );
    await reachSenha();
    type(senha(), '1');
    press('Entrar');
    expect(await screen.findByText('em /home')).toBeTruthy();
    expect(sent.find(({ call }) => call === autenticar)?.body).toEqual({ usuario: cpf, senha: '1' });
  });

  test('shows a wrong password below its field', async () => {
    open({ [verificar]: answer({ existe: true }), [autenticar]: refusal('login.senhaIncorreta') });
    await reachSenha();
    type(senha(), 'errada99');
    press('Entrar');
    await waitFor(() => expect(senha().getAttribute('aria-invalid')).toBe('true'));
    expect(screen.getByText('Usuário ou senha incorretos.')).toBeTruthy();
    expect(session.get()).toBeUndefined();
  });

  test("shows an inactive login with the campaign's text", async () => {
    open(
      { [verificar]: answer({ existe: true }), [autenticar]: refusal('login.inativo') },
      { configuracao: { ...byCpf, 'textos.loginInativo': 'Fale com a loja.' } },
    );
    await reachSenha();
    type(senha(), 'Trevo2026');
    press('Entrar');
    await waitFor(() => expect(dialogText()).toContain('Fale com a loja.'));
  });

  test("shows an inactive login with the server's text when the campaign has none", async () => {
    open({ [verificar]: answer({ existe: true }), [autenticar]: refusal('login.inativo') });
    await reachSenha();
    type(senha(), 'Trevo2026');
    press('Entrar');
    await waitFor(() => expect(dialogText()).toContain('Login inativo'));
    expect(session.get()).toBeUndefined();
  });

  test('signs in, stores the token and returns to the requested screen', async () => {
    pendingPath.set('/cupons');
    open({ [verificar]: answer({ existe: true }), [autenticar]: signedIn });
    await reachSenha();
    type(senha(), 'Trevo2026');
    press('Entrar');
    expect(await screen.findByText('em /cupons')).toBeTruthy();
    expect(session.get()).toMatchObject({ token: 't1', usuario: cpf });
  });

  test.each([
    ['the last screen of the same user', cpf, '/documentosFiscais?situacao=PENDENTE'],
    ['the start screen after another user', '11144477735', '/home'],
  ])('opens %s when no address asked for the sign-in', async (_which, usuario, path) => {
    ultimaTela.set('/documentosFiscais?situacao=PENDENTE', { usuario, campanha: '2026/TREVO' });
    open({ [verificar]: answer({ existe: true }), [autenticar]: signedIn });
    await reachSenha();
    type(senha(), 'Trevo2026');
    press('Entrar');
    expect(await screen.findByText(`em ${path.split('?')[0]}`)).toBeTruthy();
    expect(window.location.pathname + window.location.search).toBe(path);
  });

  test('is shown with the number on the login address, without a lookup', async () => {
    const sent = open({ [autenticar]: signedIn }, { path: '/login' });
    type(numero(), cpf);
    type(senha(), 'Trevo2026');
    press('ENTRAR');
    expect(await screen.findByText('em /home')).toBeTruthy();
    expect(sent[0]).toEqual({ call: autenticar, body: { usuario: cpf, senha: 'Trevo2026' } });
  });
});

describe('parameters of the entry address', () => {
  test('opens the screen named by a password link after the confirmation', async () => {
    open({ [autenticar]: signedIn }, { path: `/?usuario=${cpf}&senha=Trevo2026&tela=cupons` });
    await waitFor(() => expect(dialogText()).toContain('Entrar como'));
    press('Sim, entrar');
    expect(await screen.findByText('em /cupons')).toBeTruthy();
  });

  test('shows a wrong password of a link at its field', async () => {
    open({ [autenticar]: refusal('login.senhaIncorreta') }, { path: `/?usuario=${cpf}&senha=Velha2026` });
    await waitFor(() => expect(dialogText()).toContain('Entrar como'));
    press('Sim, entrar');
    expect(await screen.findByText('Usuário ou senha incorretos.')).toBeTruthy();
    expect(senha().value).toBe('Velha2026');
  });

  test('discards the password of a link that belongs to another person', async () => {
    open({}, { path: `/login?usuario=${cpf}&senha=Trevo2026` });
    await waitFor(() => expect(dialogText()).toContain('Entrar como'));
    press('Não sou eu');
    await waitFor(() => expect(dialogText()).toBe(''));
    expect(senha().value).toBe('');
  });

  describe.each([
    ['token', { token: 'abc' }],
    ['senha', { senha: 'Trevo2026' }],
  ])('with a number and its %s', (_name, credential) => {
    const path = `/?${String(new URLSearchParams({ usuario: cpf, ...credential }))}`;
    const says = (words: string) => waitFor(() => expect(dialogText()).toContain(words));

    test('names the account and signs in on confirmation', async () => {
      const sent = open({ [autenticar]: signedIn }, { path });
      await says('Entrar como ***.982.247-**?');
      expect(window.location.search).toBe('');
      expect(sent).toEqual([]);
      press('Sim, entrar');
      expect(await screen.findByText('em /home')).toBeTruthy();
      expect(sent[0]?.body).toEqual({ usuario: cpf, ...credential });
    });

    test('stays at the entry when the user declines', async () => {
      const sent = open({}, { path });
      await says('Entrar como');
      press('Não sou eu');
      await waitFor(() => expect(dialogText()).toBe(''));
      expect(screen.getByRole('button', { name: 'Continuar' })).toBeTruthy();
      expect(sent).toEqual([]);
    });

    test('names the account that would be signed out and keeps it when the user declines', async () => {
      session.signIn({ token: 't0', usuario: '11144477735', tipo: 'consumidor' });
      const sent = open({}, { path });
      await says('Você já entrou como ***.444.777-**.');
      press('Ficar na minha conta');
      expect(await screen.findByText('em /home')).toBeTruthy();
      expect(session.get()?.token).toBe('t0');
      expect(sent).toEqual([]);
    });

    test('ends the previous session when the link of another account is confirmed', async () => {
      session.signIn({ token: 't0', usuario: '11144477735', tipo: 'consumidor' });
      const sent = open({ [autenticar]: signedIn, [sair]: answer({ encerrada: true }) }, { path });
      await says('Você já entrou como');
      press('Sim, entrar');
      expect(await screen.findByText('em /home')).toBeTruthy();
      expect(session.get()).toMatchObject({ token: 't1', usuario: cpf });
      expect(sent).toContainEqual({ call: sair, body: { token: 't0' } });
    });

    test('changes nothing for the account that is signed in already', async () => {
      session.signIn({ token: 't0', usuario: cpf, tipo: 'consumidor' });
      const sent = open({}, { path });
      expect(await screen.findByText('em /home')).toBeTruthy();
      expect(sent).toEqual([]);
    });
  });

  test.each(['529982247251', '052998224725'])(
    'keeps a number that is too long (%s) unchanged and refuses it',
    async (usuario) => {
      const sent = open({}, { path: `/?usuario=${usuario}` });
      expect(numero().value.replace(/\D/g, '')).toBe(usuario);
      press('Continuar');
      expect(await screen.findByText('CPF inválido')).toBeTruthy();
      expect(sent).toEqual([]);
    },
  );

  test('refuses a pasted number that is too long as soon as it is pasted', async () => {
    open({});
    fireEvent.paste(numero(), { clipboardData: { getData: () => '529982247251' } });
    expect(await screen.findByText('CPF inválido')).toBeTruthy();
  });

  test('fills in a number without sending it', async () => {
    const sent = open({}, { path: `/?usuario=${cpf}` });
    expect(numero().value).toBe('529.982.247-25');
    await act(async () => {});
    expect(sent).toEqual([]);
  });

  test('carries the registration answers over to the sign-up', async () => {
    open(
      { [verificar]: refusal('login.naoCadastrado') },
      { path: `/?usuario=${cpf}&cadastroNome=Ana&indicacao=a;b` },
    );
    press('Continuar');
    await screen.findByRole('heading', { name: 'Antes, um combinado' });
    expect(cadastroDraft.get()).toEqual({ usuario: cpf, nome: 'Ana', indicacao: 'a' });
  });

  test.each([
    `/?cadastroNome=Ana&cadastroEmail=ana@exemplo.com.br&cadastroCpf=529.982.247-25&cadastroPhone=(11)98765-4321`,
    `/?nome=Ana&email=ana@exemplo.com.br&usuario=${cpf}&cadastroPhone=11987654321`,
  ])('%s fills in the sign-up', async (path) => {
    open({ [verificar]: refusal('login.naoCadastrado') }, { path });
    expect(numero().value).toBe('529.982.247-25');
    press('Continuar');
    await screen.findByRole('heading', { name: 'Antes, um combinado' });
    expect(cadastroDraft.get()).toEqual({
      usuario: cpf,
      nome: 'Ana',
      email: 'ana@exemplo.com.br',
      telefoneContato: '11987654321',
    });
  });

  test("shows the server's text for a refused token, then opens the configured link", async () => {
    const replace = vi.spyOn(window.location, 'replace').mockImplementation(() => {});
    open(
      { [autenticar]: refusal('sessao.invalida', { mensagem: 'Este acesso já foi usado.' }) },
      {
        path: `/?usuario=${cpf}&token=abc`,
        configuracao: { ...byCpf, 'login.linkDeslogado': 'https://loja.example/' },
      },
    );
    await waitFor(() => expect(dialogText()).toContain('Entrar como'));
    press('Sim, entrar');
    await waitFor(() => expect(dialogText()).toContain('Este acesso já foi usado.'));
    expect(session.get()).toBeUndefined();
    expect(replace).not.toHaveBeenCalled();
    press('OK');
    await waitFor(() => expect(replace).toHaveBeenCalledWith('https://loja.example/'));
    replace.mockRestore();
  });

  describe('with a configured link for signed-out users', () => {
    const configuracao = { ...byCpf, 'login.linkDeslogado': 'https://loja.example/' };
    const path = `/?usuario=${cpf}`;
    async function signIn(refused: StubbedAnswer | undefined) {
      const replace = vi.spyOn(window.location, 'replace').mockImplementation(() => {});
      open(
        { [verificar]: answer({ existe: true }), ...(refused && { [autenticar]: refused }) },
        { path, configuracao },
      );
      press('Continuar');
      type(await screen.findByLabelText('Senha'), 'Trevo2026');
      press('Entrar');
      await waitFor(() => expect(dialogText()).toContain('Ops...'));
      expect(replace).not.toHaveBeenCalled();
      return replace;
    }

    test.each([
      ['a wrong password', refusal('login.senhaIncorreta')],
      ['an inactive login', refusal('login.inativo')],
    ])('%s shows its error and then opens the link', async (_which, refused) => {
      const replace = await signIn(refused);
      expect(dialogText()).toContain((refused.body as { mensagem: string }).mensagem);
      press('OK');
      await waitFor(() => expect(replace).toHaveBeenCalledWith('https://loja.example/'));
      replace.mockRestore();
    });

    test.each([
      ['a missing response', undefined],
      ['a server failure', refusal('servidor.falha')],
      ['the rate limit', refusal('requisicao.muitas')],
    ])('%s does not open the link', async (_which, refused) => {
      const replace = await signIn(refused);
      press('OK');
      expect(replace).not.toHaveBeenCalled();
      expect(senha().value).toBe('Trevo2026');
      replace.mockRestore();
    });
  });

  test('redirects a signed-in user at once', async () => {
    session.signIn({ token: 't0', usuario: cpf, tipo: 'consumidor' });
    open({});
    expect(await screen.findByText('em /home')).toBeTruthy();
  });
});

describe('registration deadline of the campaign', () => {
  const campanhas = 'GET /campanha/v1/campanhas/';
  const ended = answer([{ ...campanhaVigente, dataFinalCadastros: '2001-01-01' }]);

  test('blocks the sign-in too after the last day', async () => {
    const sent = open({ [campanhas]: ended, [verificar]: answer({ existe: true }) });
    await act(async () => {});
    type(numero(), cpf);
    press('Continuar');
    expect(dialogText()).toContain('estamos fora do período da promoção');
    expect(sent).toEqual([]);
  });

  test('blocks a new user before the form when the campaign loads after the lookup', async () => {
    let arrive!: () => void;
    const late = { ...ended, after: new Promise<void>((resolve) => (arrive = resolve)) };
    open({ [campanhas]: late, [verificar]: refusal('login.naoCadastrado') });
    await act(async () => {});
    type(numero(), cpf);
    press('Continuar');
    await act(async () => {});
    arrive();
    await waitFor(() => expect(dialogText()).toContain('estamos fora do período da promoção'));
    expect(screen.queryByText('Antes, um combinado')).toBeNull();
  });

  test('blocks a registered number before the password step when the campaign loads after the lookup', async () => {
    let arrive!: () => void;
    const late = { ...ended, after: new Promise<void>((resolve) => (arrive = resolve)) };
    open({ [campanhas]: late, [verificar]: answer({ existe: true }) });
    await act(async () => {});
    type(numero(), cpf);
    press('Continuar');
    await act(async () => {});
    arrive();
    await waitFor(() => expect(dialogText()).toContain('estamos fora do período da promoção'));
    expect(screen.queryByLabelText('Senha')).toBeNull();
  });

  test('lets registered users sign in when the campaign allows it', async () => {
    open(
      { [campanhas]: ended, [verificar]: answer({ existe: true }), [autenticar]: signedIn },
      { configuracao: { ...byCpf, 'campanha.bloquearLoginAposCadastros': false } },
    );
    await act(async () => {});
    await reachSenha();
    type(senha(), 'Trevo2026');
    press('Entrar');
    expect(await screen.findByText('em /home')).toBeTruthy();
  });

  test('sends the sign-in to the server after a press on "Já participo, quero entrar"', async () => {
    open({
      [campanhas]: ended,
      [verificar]: answer({ existe: true }),
      [autenticar]: refusal('campanha.cadastrosEncerrados', { fim: '2001-01-01' }),
    });
    await act(async () => {});
    type(numero(), cpf);
    press('Continuar');
    press('Já participo, quero entrar');
    type(await screen.findByLabelText('Senha'), 'Trevo2026');
    press('Entrar');
    await waitFor(() => expect(dialogText()).toContain('Os cadastros desta campanha foram encerrados'));
    expect(screen.queryByText('Já participo, quero entrar')).toBeNull();
  });

  test('applies to the login address', async () => {
    const sent = open({ [campanhas]: ended }, { path: '/login' });
    await act(async () => {});
    type(numero(), cpf);
    type(senha(), 'Trevo2026');
    press('ENTRAR');
    expect(dialogText()).toContain('estamos fora do período da promoção');
    expect(sent).toEqual([]);
  });

  test('sends number and password of the login address after a press on "Já participo, quero entrar"', async () => {
    open({ [campanhas]: ended, [autenticar]: signedIn }, { path: '/login' });
    await act(async () => {});
    type(numero(), cpf);
    type(senha(), 'Trevo2026');
    press('ENTRAR');
    press('Já participo, quero entrar');
    expect(await screen.findByText('em /home')).toBeTruthy();
  });

  test('shows an error when the campaigns do not load and loads them again on closing', async () => {
    open({ [campanhas]: refusal('servidor.falha') });
    await waitFor(() =>
      expect(dialogText()).toContain(
        'Ops.. ocorreu um erro na conexão com o servidor, tente novamente mais tarde!',
      ),
    );
    stubNetwork({});
    press('OK');
    await waitFor(() => expect(document.querySelector('dialog[open]')).toBeNull());
  });
});

describe('redirect of signed-out users', () => {
  const withLink = { ...byCpf, 'login.linkDeslogado': 'https://loja.example/' } as const;

  test('opens the configured link when the address has no parameters', () => {
    const replace = vi.spyOn(window.location, 'replace').mockImplementation(() => {});
    open({}, { configuracao: withLink });
    expect(replace).toHaveBeenCalledWith('https://loja.example/');
    expect(screen.queryByRole('textbox')).toBeNull();
    replace.mockRestore();
  });

  test.each(['/?utm_source=x', '/?usuario=52998224725'])('%s prevents the redirect', (path) => {
    const replace = vi.spyOn(window.location, 'replace').mockImplementation(() => {});
    open({}, { configuracao: withLink, path });
    expect(replace).not.toHaveBeenCalled();
    expect(numero()).toBeTruthy();
    replace.mockRestore();
  });
});

describe('submit button of the entry', () => {
  test.each([
    ['Continuar', '/'],
    ['ENTRAR', '/login'],
  ])('%s ignores a second press for one second', async (name, path) => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    open(
      { [verificar]: refusal('login.naoExiste'), [autenticar]: refusal('login.senhaIncorreta') },
      { path },
    );
    type(numero(), cpf);
    const button = screen.getByRole('button', { name });
    fireEvent.click(button);
    await act(() => vi.advanceTimersByTimeAsync(999));
    expect(button.getAttribute('aria-busy')).toBeNull();
    expect(button.getAttribute('aria-disabled')).toBe('true');
    await act(() => vi.advanceTimersByTimeAsync(1));
    expect(button.getAttribute('aria-disabled')).toBeNull();
  });
});

describe('signing in', () => {
  test("shows the campaign's offline text without network", async () => {
    open(
      { [verificar]: answer({ existe: true }) },
      { configuracao: { ...byCpf, 'textos.sessaoSalva': 'Entre de novo mais tarde.' } },
    );
    await reachSenha();
    type(senha(), 'Trevo2026');
    press('Entrar');
    await waitFor(() => expect(dialogText()).toContain('Entre de novo mais tarde.'));
  });

  test('asks to check the connection when the campaign has no offline text', async () => {
    open({ [verificar]: answer({ existe: true }) });
    await reachSenha();
    type(senha(), 'Trevo2026');
    press('Entrar');
    await waitFor(() =>
      expect(dialogText()).toContain(
        'Falha ao conectar, verifique sua conexão e tente mais tarde novamente.',
      ),
    );
  });

  test('fails when the response has no token', async () => {
    open({
      [verificar]: answer({ existe: true }),
      [autenticar]: answer({ token: '', usuario: cpf, tipo: 'consumidor' }),
    });
    await reachSenha();
    type(senha(), 'Trevo2026');
    press('Entrar');
    await waitFor(() =>
      expect(dialogText()).toContain(
        'Ocorreu um erro durante sua tentativa de login! Tente novamente mais tarde.',
      ),
    );
    expect(session.get()).toBeUndefined();
  });

  test.each([true, false])('reads from the login record whether the e-mail is verified: %s', async (is) => {
    open({
      [verificar]: answer({ existe: true }),
      [autenticar]: signedIn,
      [`GET /login/v1/logins/${cpf}`]: answer({ usuario: cpf, emailVerificado: is }),
    });
    await reachSenha();
    type(senha(), 'Trevo2026');
    press('Entrar');
    await screen.findByText('em /home');
    await waitFor(() => expect(session.get()?.emailVerificado).toBe(is));
  });

  test('writes the first-access e-mail to a profile without one and deletes it', async () => {
    primeiroAcesso.setEmail('ana@exemplo.com.br');
    const sent = open({
      [verificar]: answer({ existe: true }),
      [autenticar]: signedIn,
      [`GET /consumidor/v1/consumidores/${cpf}`]: answer({ email: `${cpf}@cadastro.invalid` }),
      'POST /consumidor/v1/consumidores': answer({}),
    });
    await reachSenha();
    type(senha(), 'Trevo2026');
    press('Entrar');
    await screen.findByText('em /home');
    await waitFor(() => expect(primeiroAcesso.getEmail()).toBeUndefined());
    expect(sent.at(-1)).toEqual({
      call: 'POST /consumidor/v1/consumidores',
      body: { email: 'ana@exemplo.com.br', senhaAtual: 'Trevo2026' },
    });
  });

  test('keeps the e-mail that the profile already has', async () => {
    primeiroAcesso.setEmail('ana@exemplo.com.br');
    const sent = open({
      [verificar]: answer({ existe: true }),
      [autenticar]: signedIn,
      [`GET /consumidor/v1/consumidores/${cpf}`]: answer({ email: 'outra@exemplo.com.br' }),
    });
    await reachSenha();
    type(senha(), 'Trevo2026');
    press('Entrar');
    await screen.findByText('em /home');
    await waitFor(() => expect(primeiroAcesso.getEmail()).toBeUndefined());
    expect(sent.map(({ call }) => call)).not.toContain('POST /consumidor/v1/consumidores');
  });

  test('reads the user from the token when the address has no number', async () => {
    const payload = btoa(JSON.stringify({ usuario: cpf }));
    const sent = open({ [autenticar]: signedIn }, { path: `/?token=x.${payload}.y` });
    await waitFor(() => expect(dialogText()).toContain('Entrar como ***.982.247-**?'));
    press('Sim, entrar');
    expect(await screen.findByText('em /home')).toBeTruthy();
    expect(sent[0]?.body).toEqual({ usuario: cpf, token: `x.${payload}.y` });
  });
});
