// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { StrictMode } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { buildApuracao, buildDocumento } from '../../../test/documento-sample.ts';
import {
  answer,
  campanhaVigente,
  closeScreen,
  dialogText,
  openScreen,
  press,
  refusal,
  stubNetwork,
  type StubbedAnswer,
} from '../../../test/screen-harness.tsx';
import { pendingPath } from '../../platform/navigation/paths/pending-path.ts';
import { paineis } from '../../platform/navigation/painel-store.ts';
import { session } from '../../platform/session/session.ts';
import { toasts } from '../../platform/toast/toasts.ts';
import { CadastrarCupomScreen } from './screens/CadastrarCupomScreen.tsx';
import { CupomEscaneadoScreen } from './screens/CupomEscaneadoScreen.tsx';

const agora = '2026-11-21T15:00:00.000Z';
const escanear = (codigo: string, campanha = '2026/TREVO') =>
  `GET /cupom/v2/cupons/escanear/${campanha}/${codigo}?${new URLSearchParams({ data: agora }).toString()}`;
const granted = answer(buildDocumento({ tipo: 'CodigoCupom' }));

beforeEach(() => {
  vi.useFakeTimers({ now: new Date(agora), toFake: ['Date'] });
  session.signIn({ token: 't1', usuario: '52998224725', tipo: 'consumidor' });
});
afterEach(() => {
  vi.restoreAllMocks();
  closeScreen();
});

const empty: StubbedAnswer = { status: 500, body: {} };
/** The app requests the limits again when the network is back; without a response it would go offline again. */
const limites = Object.fromEntries(
  [
    '/cupom/v2/cupons/configuracao/2026/TREVO',
    '/cupom/v2/cupons/escaneadosPorPeriodo/2026/TREVO/52998224725',
    '/raspadinhaAlternativa/v1/configuracoes/2026/TREVO',
    '/raspadinhaAlternativa/v1/consumidor/raspadinhasPorPeriodo/2026/TREVO/52998224725',
  ].map((path) => [`GET ${path}`, empty]),
);

const isEscanear = ({ call }: { call: string }) => call.includes('/escanear/');

async function open(answers: Record<string, StubbedAnswer | null>, text: string) {
  const sent = stubNetwork(answers);
  openScreen('/cadastrarCupom', { '/cadastrarCupom': <CadastrarCupomScreen /> });
  const field = await screen.findByRole<HTMLInputElement>('textbox', { name: /Código do cupom/ });
  // The screen requests the campaign when it mounts.
  await waitFor(() => expect(sent.length).toBeGreaterThan(0));
  fireEvent.change(field, { target: { value: text } });
  press('Cadastrar código');
  return { sent, field };
}

describe('CadastrarCupomScreen', () => {
  test.each([
    ['a code in lower case', '8f3k2'],
    ['a pasted link', 'https://trevo.exemplo/2026-TREVO-8f3k2'],
  ])('registers %s with its timestamp and shows what it earned', async (_name, text) => {
    await open({ [escanear('8F3K2')]: granted }, text);
    expect(await screen.findByRole('heading', { name: 'Você ganhou 1 número da sorte!' })).toBeDefined();
    press('Cadastrar outro código');
    expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('');
  });

  test('offers the next screen that the campaign configures for this moment', async () => {
    stubNetwork({ [escanear('8F3K2')]: granted });
    openScreen(
      '/2026-TREVO-8F3K2',
      { '/2026-TREVO-8F3K2': <CupomEscaneadoScreen /> },
      { 'cupom.telaAposEscanear': 'documentosFiscais' },
    );
    const link = await screen.findByRole('link', { name: 'Continuar' });
    expect(link.getAttribute('href')).toBe('/documentosFiscais');
  });

  test('sends a code that was submitted before the campaign loaded as soon as it loads', async () => {
    let arrive!: () => void;
    const after = new Promise<void>((resolve) => (arrive = resolve));
    const sent = stubNetwork({
      'GET /campanha/v1/campanhas/': { ...answer([campanhaVigente]), after },
      [escanear('8F3K2')]: granted,
    });
    openScreen('/cadastrarCupom', { '/cadastrarCupom': <CadastrarCupomScreen /> });
    fireEvent.change(screen.getByRole('textbox', { name: /Código do cupom/ }), {
      target: { value: '8f3k2' },
    });
    press('Cadastrar código');
    expect(sent.filter(isEscanear)).toEqual([]);
    arrive();
    expect(await screen.findByRole('heading', { name: 'Você ganhou 1 número da sorte!' })).toBeDefined();
    expect(sent.filter(isEscanear)).toHaveLength(1);
  });

  test('reduces a pasted link to its code as soon as the campaign loads', async () => {
    let arrive!: () => void;
    const after = new Promise<void>((resolve) => (arrive = resolve));
    stubNetwork({ 'GET /campanha/v1/campanhas/': { ...answer([campanhaVigente]), after } });
    openScreen('/cadastrarCupom', { '/cadastrarCupom': <CadastrarCupomScreen /> });
    const field = screen.getByRole<HTMLInputElement>('textbox', { name: /Código do cupom/ });
    fireEvent.change(field, { target: { value: 'https://trevo.exemplo/2026-TREVO-8f3k2' } });
    arrive();
    await waitFor(() => expect(field.value).toBe('8F3K2'));
  });

  test('registers a coupon of another campaign in that campaign', async () => {
    await open({ [escanear('8F3K2', '2025/OUTRA')]: granted }, '2025-OUTRA-8F3K2');
    expect(await screen.findByRole('heading', { name: 'Você ganhou 1 número da sorte!' })).toBeDefined();
  });

  test('shows an unknown code at the field, with advice', async () => {
    const { field } = await open({ [escanear('8F3K2')]: refusal('cupom.codigoInexistente') }, '8f3k2');
    expect(await screen.findByText(/^Este código de cupom não existe\./)).toBeDefined();
    expect(field.getAttribute('aria-invalid')).toBe('true');
    await waitFor(() => expect(document.activeElement).toBe(field));
    // The focus is already on the field after submitting with Enter, so the error must also be announced.
    expect(screen.getByRole('alert').textContent).toMatch(/^Este código de cupom não existe\./);
    expect(screen.getByRole('alert').id).toBe(field.getAttribute('aria-describedby'));
    fireEvent.change(field, { target: { value: '8F3K3' } });
    expect(field.hasAttribute('aria-invalid')).toBe(false);
  });

  test.each([
    ['cupom.codigoUsado', 'Este cupom já foi cadastrado por outra pessoa.'],
    ['cupom.limiteAmbos', 'Limite de cupons e giros/raspadinhas atingido!'],
    ['servidor.falha', 'Ocorreu um erro desconhecido durante sua requisição.'],
  ] as const)('shows the refusal %s in the Ops dialog', async (codigo, words) => {
    await open({ [escanear('8F3K2')]: refusal(codigo) }, '8F3K2');
    await waitFor(() => expect(dialogText()).toContain(words));
    expect(dialogText()).toContain('Ops...');
  });

  test.each([
    ['a missing response', 'Você esta sem conexão, verifique sua rede', {}],
    ['an empty response', 'Erro de rede', { [escanear('8F3K2')]: empty, ...limites }],
  ])('shows for %s the text: %s', async (_which, words, answers) => {
    const { field } = await open(answers, '8F3K2');
    await waitFor(() => expect(dialogText()).toContain(words));
    expect(field.value).toBe('8F3K2');
  });

  test.each([
    ['', 'Digite o código do cupom.'],
    ['8F!K2', 'Use só letras sem acento e números.'],
    ['8F', 'O código é mais comprido. Confira com o cupom.'],
  ])('does not send "%s"', async (text, words) => {
    const { sent, field } = await open({}, text);
    expect(await screen.findByText(words)).toBeDefined();
    expect(document.activeElement).toBe(field);
    expect(sent.filter(isEscanear)).toEqual([]);
  });

  test('redirects to the sign-in and back when the session was rejected', async () => {
    await open({ [escanear('8F3K2')]: refusal('sessao.invalida') }, '8f3k2');
    await waitFor(() => expect(dialogText()).toMatch(/Entre de novo para continuar/));
    press('Entrar de novo');
    expect(await screen.findByText('em /autenticacao')).toBeDefined();
    expect(pendingPath.take()).toBe('/cadastrarCupom');
  });

  test.each([
    ['earnings', granted, 'Você ganhou 1 número da sorte!'],
    ['a refusal', refusal('cupom.codigoUsado'), 'Este cupom já foi cadastrado por outra pessoa.'],
  ] as const)('shows the result after the user left the screen: %s', async (_name, reply, words) => {
    let come!: () => void;
    const after = new Promise<void>((resolve) => (come = resolve));
    const { sent } = await open({ [escanear('8F3K2')]: { ...reply, after } }, '8f3k2');
    await waitFor(() => expect(sent.filter(isEscanear)).toHaveLength(1));
    cleanup();
    come();
    const told = () => toasts.get().map(({ text }) => text);
    await waitFor(() => expect(told().some((text) => text.startsWith(words))).toBe(true));
    for (const { id } of toasts.get()) toasts.dismiss(id);
  });

  test('shows the result when the user reopens the screen before the response', async () => {
    let come!: () => void;
    const after = new Promise<void>((resolve) => (come = resolve));
    const { sent } = await open({ [escanear('8F3K2')]: { ...granted, after } }, '8f3k2');
    await waitFor(() => expect(sent.filter(isEscanear)).toHaveLength(1));
    cleanup();
    openScreen('/cadastrarCupom', { '/cadastrarCupom': <CadastrarCupomScreen /> });
    await screen.findByRole('textbox', { name: /Código do cupom/ });
    come();
    expect(await screen.findByRole('heading', { name: 'Você ganhou 1 número da sorte!' })).toBeDefined();
    expect(toasts.get()).toEqual([]);
  });

  test('sends the code once when the button is pressed twice', async () => {
    const { sent } = await open({ [escanear('8F3K2')]: null }, '8F3K2');
    fireEvent.submit(document.querySelector('form')!);
    await waitFor(() => expect(sent.some(isEscanear)).toBe(true));
    expect(sent.filter(isEscanear)).toHaveLength(1);
  });
});

describe('CupomEscaneadoScreen', () => {
  function openLink(path: string, answers: Record<string, StubbedAnswer | null>) {
    const sent = stubNetwork(answers);
    openScreen(path, {
      [path]: (
        <StrictMode>
          <CupomEscaneadoScreen />
        </StrictMode>
      ),
    });
    return sent;
  }

  test('registers the coupon once, as soon as the screen opens', async () => {
    const sent = openLink('/2026-TREVO-8f3k2', { [escanear('8F3K2')]: granted });
    expect(await screen.findByRole('heading', { name: 'Você ganhou 1 número da sorte!' })).toBeDefined();
    expect(sent.filter(isEscanear)).toHaveLength(1);
  });

  test('completes the registration of the consumidor first and remembers the address', async () => {
    const perfil = 'GET /consumidor/v1/consumidores/52998224725';
    const pessoa = { cadastroInicial: true, nome: 'ANA LIMA', cpf: '52998224725', email: null };
    const sent = openLink('/2026-TREVO-8F3K2', { [perfil]: answer(pessoa) });
    expect(await screen.findByText('Falta completar seu cadastro')).toBeDefined();
    expect(paineis.get()).toBe('perfil');
    expect(sent.filter(isEscanear)).toEqual([]);
    paineis.close();
    expect(pendingPath.take()).toBe('/2026-TREVO-8F3K2');
  });

  test('shows that the request is in flight', () => {
    openLink('/2026-TREVO-8F3K2', { [escanear('8F3K2')]: null });
    expect(screen.getByRole('heading', { name: 'Cadastrando seu código…' })).toBeDefined();
  });

  test('offers a retry when the request gets no response', async () => {
    const sent = openLink('/2026-TREVO-8F3K2', {});
    expect(await screen.findByText('Você esta sem conexão, verifique sua rede')).toBeDefined();
    press('Tentar novamente');
    await waitFor(() => expect(sent.filter(isEscanear)).toHaveLength(2));
  });

  test('redirects to the sign-in and back when the session was rejected', async () => {
    openLink('/2026-TREVO-8F3K2', { [escanear('8F3K2')]: refusal('sessao.invalida') });
    fireEvent.click(await screen.findByRole('button', { name: 'Entrar de novo' }));
    expect(await screen.findByText('em /autenticacao')).toBeDefined();
    expect(pendingPath.take()).toBe('/2026-TREVO-8F3K2');
  });

  test('shows that the coupon belongs to another consumidor and offers to type another code', async () => {
    openLink('/2026-TREVO-8F3K2', { [escanear('8F3K2')]: refusal('cupom.codigoUsado') });
    expect(await screen.findByText('Este cupom já foi cadastrado por outra pessoa.')).toBeDefined();
    expect(screen.getByRole('link', { name: 'Digitar o código' }).getAttribute('href')).toBe(
      '/cadastrarCupom',
    );
    expect(screen.queryByRole('button', { name: 'Tentar novamente' })).toBeNull();
  });

  test('shows an error for an address that only looks like a coupon', async () => {
    openLink('/foo-bar-baz', {
      [escanear('BAZ', 'NaN/bar')]: refusal('requisicao.invalida'),
    });
    expect(await screen.findByRole('heading', { name: 'Este link não é de um cupom' })).toBeDefined();
  });

  test('shows the timeline while the coupon waits for a verdict', async () => {
    const apuracao = buildApuracao('PENDENTE', 'documentoFiscal.emAnalise', 'Em análise.');
    openLink('/2026-TREVO-8F3K2', { [escanear('8F3K2')]: answer(buildDocumento({ apuracao })) });
    expect(await screen.findByRole('heading', { name: 'Recebemos seu código!' })).toBeDefined();
    expect(screen.getByRole('heading', { name: 'Andamento' })).toBeDefined();
  });
});
