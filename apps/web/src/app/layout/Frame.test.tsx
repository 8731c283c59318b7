// @vitest-environment happy-dom
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import type { Configuracao } from '@trevo/config/configuracao/configuracao-keys';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import {
  answer,
  campanhaVigente,
  closeScreen,
  openScreen,
  refusal,
  stubNetwork,
  type StubbedAnswer,
} from '../../../test/screen-harness.tsx';
import { falhas } from '../falhas/falha-store.ts';
import { pendingPath } from '../../platform/navigation/paths/pending-path.ts';
import { paineis } from '../../platform/navigation/painel-store.ts';
import { session } from '../../platform/session/session.ts';
import type { RouteFlags } from '../route-flags.ts';
import { routes } from '../routes.tsx';
import { Frame } from './Frame.tsx';
import { Paineis } from './Paineis.tsx';
import { pickTextColor } from './faixas/AmbienteFaixa.tsx';

beforeAll(() => {
  // happy-dom has no layout.
  Element.prototype.scrollIntoView ??= () => {};
});
afterEach(() => {
  paineis.close();
  falhas.clear();
  closeScreen();
});

const usuario = '52998224725';
const flagsOf = (path: string) => routes.find((route) => route.path === path)!.flags;

interface Opening {
  path?: string;
  flags?: RouteFlags;
  configuracao?: Partial<Configuracao>;
  answers?: Record<string, StubbedAnswer>;
  ambiente?: 'producao' | 'teste';
}

function open({
  path = '/home',
  flags = flagsOf('/home'),
  configuracao = {},
  answers = {},
  ambiente,
}: Opening = {}) {
  stubNetwork({
    [`GET /consumidor/v1/consumidores/${usuario}`]: answer({ nome: 'ANA MARIA LIMA' }),
    ...answers,
  });
  const frame = (
    <>
      <Frame flags={flags}>conteúdo de {path}</Frame>
      <Paineis />
    </>
  );
  openScreen(path, { [path]: frame }, configuracao, ambiente);
}
const signIn = () => session.signIn({ token: 't1', usuario, tipo: 'consumidor' });
const dialog = () => document.querySelector('dialog[open]');
const findMenu = () => screen.findByRole('navigation', { name: 'Menu' });
const button = (name: string | RegExp) => screen.findByRole('button', { name });
const rowsOf = (element: Element | null) =>
  [...(element?.querySelectorAll('button, a') ?? [])]
    .map((row) => row.textContent.trim())
    .filter((title) => title.length > 1);

describe('Frame', () => {
  test('shows the strip before the content in the test environment', () => {
    open({ flags: flagsOf('/') });
    const strip = screen.getByText('Você está em um ambiente de testes e homologação.');
    expect(strip.compareDocumentPosition(screen.getByText(/conteúdo/))).toBe(
      Node.DOCUMENT_POSITION_FOLLOWING,
    );
  });

  test.each([
    ['/home', '/home.svg'],
    ['/', '/entrada.svg'],
    ['/cupons', '/todas.svg'],
  ])('%s has its own background picture, or that of all screens', (path, picture) => {
    const fundos = { login: '/entrada.svg', home: '/home.svg', padrao: '/todas.svg' };
    signIn();
    open({ path, flags: flagsOf(path), configuracao: { 'tema.fundos': fundos } });
    expect(document.documentElement.style.getPropertyValue('--imagem-fundo')).toBe(`url("${picture}")`);
  });

  test('shows no background picture when there is none', () => {
    open();
    expect(document.documentElement.style.getPropertyValue('--imagem-fundo')).toBe('');
  });

  test('omits the numbers from the menu when the campaign has none', async () => {
    signIn();
    open({ configuracao: { 'cupom.ativo': false } });
    const menu = await findMenu();
    expect(menu.querySelector('[href="/cupons"]')).toBeNull();
    expect(menu.querySelector('[href="/home"]')).not.toBeNull();
  });

  test('draws the strip in red unless the campaign sets another colour', () => {
    open({ flags: flagsOf('/') });
    const strip = screen.getByText('Você está em um ambiente de testes e homologação.');
    expect(strip.style.background).toBe('#d32f2f');
  });

  test('shows no strip in production', () => {
    open({ flags: flagsOf('/'), ambiente: 'producao' });
    expect(screen.getByText(/conteúdo/)).toBeTruthy();
    expect(screen.queryByText('Você está em um ambiente de testes e homologação.')).toBeNull();
  });

  test('shows no menu around the entry', () => {
    open({ flags: flagsOf('/') });
    expect(screen.queryByRole('navigation')).toBeNull();
  });

  test('greets a signed-in user by first name', async () => {
    signIn();
    open();
    expect(await screen.findByText('Olá, Ana')).toBeTruthy();
  });

  test.each([
    [true, 'true'],
    [false, undefined],
  ])('uses the new user bar when the campaign enables it: %s', async (isNova, mark) => {
    signIn();
    open({ configuracao: { 'menu.novaUserbar': isNova } });
    const greeting = await screen.findByText('Olá, Ana');
    expect(greeting.closest('header')?.dataset['nova']).toBe(mark);
  });

  test('opens the notifications with the bell, unless the campaign has none', async () => {
    signIn();
    open({ configuracao: { 'notificacao.ativo': true } });
    fireEvent.click(await button('Notificações'));
    expect(paineis.get()).toBe('notificacoes');
  });

  test('shows no bell without notifications', async () => {
    signIn();
    open({ configuracao: { 'notificacao.ativo': false } });
    await screen.findByText('Olá, Ana');
    expect(screen.queryByRole('button', { name: 'Notificações' })).toBeNull();
  });

  test('links the menu to the main screens', async () => {
    signIn();
    open();
    const links = [...(await findMenu()).querySelectorAll('a')].map((link) => [
      link.textContent,
      link.getAttribute('href'),
    ]);
    expect(links).toEqual([
      ['Início', '/home'],
      ['Números', '/cupons'],
      ['Notas', '/documentosFiscais'],
    ]);
  });
});

describe('ways of taking part in the menu', () => {
  const none: Partial<Configuracao> = {
    'menu.escanearQr': false,
    'menu.digitarCupom': false,
    'menu.registrarDocumento': false,
    'menu.lancamentoManual': false,
  };

  test('are those of the campaign, each with a link to its screen', async () => {
    signIn();
    open({ configuracao: { ...none, 'menu.escanearQr': true, 'menu.lancamentoManual': true } });
    await findMenu();
    fireEvent.click(await button('Participar'));
    const acoes = [...dialog()!.querySelectorAll('button')].map((row) => row.textContent);
    expect(acoes.filter(Boolean)).toEqual([
      'Escanear notaAponte a câmera para o QR Code',
      'Preencher os dados da notaPara a nota sem QR Code e sem chave',
    ]);
    fireEvent.click(screen.getByText('Preencher os dados da nota'));
    expect(await screen.findByText('em /lancamentoManual')).toBeTruthy();
  });

  test.each([
    ['menu.escanearQr', '/escanear'],
    ['menu.registrarDocumento', '/digitacaoManual'],
    ['menu.digitarCupom', '/cadastrarCupom'],
    ['menu.lancamentoManual', '/lancamentoManual'],
  ])('with only %s: one press opens %s', async (key, path) => {
    signIn();
    open({ configuracao: { ...none, [key]: true } });
    fireEvent.click(await button('Participar'));
    expect(await screen.findByText(`em ${path}`)).toBeTruthy();
  });

  test('are missing from the menu when the campaign offers none', async () => {
    signIn();
    open({ configuracao: none });
    await findMenu();
    expect(screen.queryByRole('button', { name: 'Participar' })).toBeNull();
  });

  test('are called CADASTRAR CUPOM in the new menu', async () => {
    signIn();
    open({ configuracao: { 'menu.novoMenu': true } });
    fireEvent.click(await button('CADASTRAR CUPOM'));
    expect(dialog()?.textContent).toContain('Escanear nota');
    expect(screen.queryByRole('button', { name: 'Participar' })).toBeNull();
  });

  test.each([
    ['after the last day for purchases', { dataFinalCompras: '2001-01-01' }, 'Fora, ainda não.'],
    ['after the end', { dataFinal: '2001-01-01', dataFinalCompras: '2001-01-01' }, 'Acabou, obrigado.'],
  ])('%s: a press shows why nothing opens', async (_when, dates, words) => {
    signIn();
    open({
      configuracao: {
        'textos.foraDoPeriodo': 'Fora, ainda não.',
        'textos.campanhaEncerrada': 'Acabou, obrigado.',
      },
      answers: { 'GET /campanha/v1/campanhas/': answer([{ ...campanhaVigente, ...dates }]) },
    });
    const participar = await button('Participar');
    await waitFor(() => {
      fireEvent.click(participar);
      expect(dialog()?.textContent).toBe(`Ops...${words}OK`);
    });
  });
});

describe('settings', () => {
  const openConta = async () => fireEvent.click(await button('Conta'));

  test('offer what the campaign allows', async () => {
    signIn();
    open({
      configuracao: {
        'menu.documentosPendentes': false,
        'menu.codigoTemporario': true,
        'menu.alterarSenha': false,
        'perfil.excluirContaAtivo': true,
        'contaCorrente.ativo': false,
        'notificacao.ativo': true,
      },
    });
    await openConta();
    await waitFor(() =>
      expect(rowsOf(dialog())).toEqual([
        'Meus dados',
        'Convidar amigos',
        'Código temporário',
        'Notificações',
        'Meus aceites',
        'Baixar meus dados',
        'Política de privacidade',
        'Excluir conta',
        'Campanha',
        'Onde comprar',
        'Ajuda',
        'Regulamento',
        'Sobre o aplicativo',
        'Sair',
      ]),
    );
    expect(dialog()?.textContent).toContain('Versão 0.27.90');
  });

  test.each([
    ['menu.documentosPendentes', 'Notas pendentes'],
    ['menu.meusDados', 'Meus dados'],
    ['notificacao.ativo', 'Notificações'],
    ['menu.alterarSenha', 'Alterar senha'],
    ['menu.regulamento', 'Regulamento'],
    ['menu.sobre', 'Sobre o aplicativo'],
    ['menu.codigoTemporario', 'Código temporário'],
    ['contaCorrente.ativo', 'Meus pontos'],
    ['cashback.ativo', 'Meu cashback'],
    ['perfil.excluirContaAtivo', 'Excluir conta'],
  ])('without %s have no %s', async (key, titulo) => {
    signIn();
    open({ configuracao: { [key]: false } });
    await openConta();
    await waitFor(() => expect(dialog()).not.toBeNull());
    expect(rowsOf(dialog())).not.toContain(titulo);
  });

  test('show the user and link to photo and profile', async () => {
    signIn();
    open();
    await openConta();
    fireEvent.click(await button('Trocar foto'));
    expect(paineis.get()).toBe('foto');
    await waitFor(() => expect(dialog()).toBeNull());
    act(() => paineis.open('conta'));
    await waitFor(() => expect(dialog()?.textContent).toContain('Ana Maria Lima'));
    fireEvent.click(await button('Meus dados'));
    expect(paineis.get()).toBe('perfil');
  });

  test('link to neither profile nor photo when the campaign hides the profile', async () => {
    signIn();
    open({ configuracao: { 'perfil.ocultar': true } });
    await openConta();
    await waitFor(() => expect(dialog()?.textContent).toContain('Ana Maria Lima'));
    expect(rowsOf(dialog())).not.toEqual(expect.arrayContaining(['Meus dados']));
    expect(rowsOf(dialog())).not.toEqual(expect.arrayContaining(['Meus dados']));
    expect(screen.queryByRole('button', { name: 'Trocar foto' })).toBeNull();
  });

  test('link to points and cashback when the campaign has them', async () => {
    signIn();
    open({ configuracao: { 'cashback.ativo': true } });
    await openConta();
    await waitFor(() => expect(dialog()).not.toBeNull());
    expect(rowsOf(dialog())).toEqual(expect.arrayContaining(['Meus pontos', 'Meu cashback']));
    fireEvent.click(screen.getByText('Meu cashback'));
    expect(await screen.findByText('em /saldoCashback')).toBeTruthy();
  });

  test('close before they open a screen', async () => {
    signIn();
    open();
    await openConta();
    await waitFor(() => expect(dialog()).not.toBeNull());
    fireEvent.click(screen.getByText('Notas pendentes'));
    expect(paineis.get()).toBeNull();
    expect(await screen.findByText('em /documentosFiscais')).toBeTruthy();
  });

  test("open the user's panel after the first one has closed", async () => {
    signIn();
    open();
    await openConta();
    await waitFor(() => expect(dialog()).not.toBeNull());
    fireEvent.click(screen.getByText('Meus dados'));
    expect(paineis.get()).toBe('perfil');
    await waitFor(() => expect(dialog()).toBeNull());
  });
});

describe('signing out', () => {
  test('asks for a confirmation and ends the session 300 ms after the modal has closed', async () => {
    signIn();
    open();
    fireEvent.click(await button('Conta'));
    await waitFor(() => expect(dialog()).not.toBeNull());
    fireEvent.click(screen.getByText('Sair'));
    await waitFor(() => expect(dialog()?.textContent).toContain('Tem certeza?'));
    const confirm = [...dialog()!.querySelectorAll('button')].find(
      ({ textContent }) => textContent === 'Sair',
    )!;
    vi.useFakeTimers();
    fireEvent.click(confirm);
    expect(dialog()).toBeNull();
    act(() => void vi.advanceTimersByTime(299));
    expect(session.get()).toBeDefined();
    act(() => void vi.advanceTimersByTime(1));
    expect(session.get()).toBeUndefined();
  });

  test('clears the remembered address, including one from before the sign-in', async () => {
    pendingPath.set('/2026-TREVO-8F3K2');
    signIn();
    pendingPath.set('/cupons?pagina=2');
    open();
    await findMenu();
    act(() => paineis.open('sair'));
    await waitFor(() => expect(dialog()?.textContent).toContain('Tem certeza?'));
    const confirm = [...dialog()!.querySelectorAll('button')].find(
      ({ textContent }) => textContent === 'Sair',
    )!;
    fireEvent.click(confirm);
    await waitFor(() => expect(session.get()).toBeUndefined());
    expect([pendingPath.take(), pendingPath.take()]).toEqual([undefined, undefined]);
  });

  test("is cancelled by 'Voltar'", async () => {
    signIn();
    open();
    await findMenu();
    act(() => paineis.open('sair'));
    await waitFor(() => expect(dialog()?.textContent).toContain('Tem certeza?'));
    fireEvent.click(await button('Voltar'));
    await waitFor(() => expect(dialog()).toBeNull());
    expect(session.get()).toBeDefined();
  });

  test('can be hidden by the campaign', async () => {
    signIn();
    open({ configuracao: { 'menu.ocultarSair': true } });
    fireEvent.click(await button('Conta'));
    await waitFor(() => expect(dialog()).not.toBeNull());
    expect(rowsOf(dialog())).not.toContain('Sair');
  });
});

describe('account drawer', () => {
  const swipe = (element: Element, from: number, to: number) => {
    const at = (clientX: number) => ({
      clientX,
      clientY: 300,
      isPrimary: true,
      pointerId: 1,
      pointerType: 'touch',
    });
    fireEvent.pointerDown(element, at(from));
    fireEvent.pointerUp(element, at(to));
  };
  const content = () => screen.getByText(/conteúdo/);

  test("opens by the greeting too, with the rows of the bottom menu's account", async () => {
    signIn();
    open({ configuracao: { 'notificacao.ativo': true } });
    fireEvent.click((await screen.findByText('Olá, Ana')).closest('button')!);
    await waitFor(() =>
      expect(rowsOf(dialog())).toEqual(
        expect.arrayContaining(['Meus dados', 'Notificações', 'Alterar senha', 'Ajuda', 'Sair']),
      ),
    );
    expect(screen.getByRole('heading', { name: 'Sua conta' })).toBeTruthy();
  });

  test.each([
    [24, 'conta'],
    [25, null],
  ])('after a swipe starting %i px from the edge: opens %s', async (from, painel) => {
    signIn();
    open();
    await findMenu();
    swipe(content(), from, from + 130);
    expect(paineis.get()).toBe(painel);
  });

  test('closes with the opposite swipe', async () => {
    signIn();
    open();
    await findMenu();
    act(() => paineis.open('conta'));
    await waitFor(() => expect(dialog()).not.toBeNull());
    swipe(dialog()!, 200, 60);
    expect(paineis.get()).toBeNull();
  });

  test('closes with Esc', async () => {
    signIn();
    open();
    await findMenu();
    act(() => paineis.open('conta'));
    await waitFor(() => expect(dialog()).not.toBeNull());
    fireEvent(dialog()!, new Event('cancel', { cancelable: true }));
    expect(paineis.get()).toBeNull();
  });

  const telas: Partial<Configuracao> = {
    'navegacao.telasConfiguraveis': ['contaCorrente', 'cupons', 'quiz'],
    'quiz.ativo': true,
  };

  test.each([
    ['left', 300, 100, 'em /quiz'],
    ['right', 100, 300, 'em /contaCorrente'],
  ])(
    'is not opened by a swipe to the %s in the middle of a main screen, which opens the neighbouring screen',
    async (_to, from, to, place) => {
      signIn();
      open({ path: '/cupons', flags: flagsOf('/cupons'), configuracao: telas });
      await findMenu();
      swipe(content(), from, to);
      expect(await screen.findByText(place)).toBeTruthy();
    },
  );

  test('main screens are links side by side and arrow keys move between them', async () => {
    signIn();
    open({ path: '/cupons', flags: flagsOf('/cupons'), configuracao: telas });
    const bar = await screen.findByRole('navigation', { name: 'Telas da campanha' });
    expect(rowsOf(bar)).toEqual(['Pontos', 'Números', 'Quiz']);
    fireEvent.keyDown(bar, { key: 'ArrowRight' });
    expect(await screen.findByText('em /quiz')).toBeTruthy();
  });
});

describe('profile that cannot be loaded', () => {
  test('ends the session when the server refuses it', async () => {
    signIn();
    open({
      answers: { [`GET /consumidor/v1/consumidores/${usuario}`]: refusal('consumidor.naoEncontrado') },
    });
    await waitFor(() => expect(session.get()).toBeUndefined());
  });
});

describe('pickTextColor', () => {
  test.each([
    ['#d32f2f', '#fff'],
    ['#ffd60a', '#000'],
    ['#000000', '#fff'],
    ['#ffffff', '#000'],
  ])('on %s returns %s', (background, text) => {
    expect(pickTextColor(background)).toBe(text);
  });
});
