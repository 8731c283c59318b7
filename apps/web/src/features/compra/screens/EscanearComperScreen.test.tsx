// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { buildApuracao, buildDocumento } from '../../../../test/documento-sample.ts';
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
} from '../../../../test/screen-harness.tsx';
import { session } from '../../../platform/session/session.ts';
import { toasts } from '../../../platform/toast/toasts.ts';
import { EscanearComperScreen } from './EscanearComperScreen.tsx';

const usuario = '52998224725';
const campanhas = 'GET /campanha/v1/campanhas/';
const perfil = `GET /consumidor/v1/consumidores/${usuario}`;
const pessoa = answer({
  nome: 'ANA LIMA',
  cpf: usuario,
  email: 'ana@exemplo.com.br',
  telefoneContato: '11987654321',
  endereco: {},
});
const call = (query: Record<string, string>) =>
  `POST /cupom/v2/integrarDocumentoFiscal?${new URLSearchParams(query).toString()}`;
const naLoja = call({
  ecommerce: 'N',
  nroDoc: '12345',
  dataCompra: '2026-11-20',
  cpfConsumidor: usuario,
  caixa: '7',
  loja: '31',
});
const noSite = call({
  ecommerce: 'S',
  nroDoc: '12345',
  dataCompra: '2026-11-20',
  cpfConsumidor: usuario,
});

function open(path: string, answers: Record<string, StubbedAnswer | null>, identificacao = 'COMPER') {
  const sent = stubNetwork({
    [campanhas]: answer([{ ...campanhaVigente, identificacao }]),
    [perfil]: pessoa,
    ...answers,
  });
  const screenAt = path.split('?')[0]!;
  openScreen(path, { [screenAt]: <EscanearComperScreen /> });
  return sent;
}

const type = (label: string, value: string) => {
  const input = screen.getByRole<HTMLInputElement>('textbox', { name: new RegExp(`^${label}`) });
  if (label === 'Caixa' || label === 'Loja') fireEvent.input(input, { target: { value } });
  else fireEvent.change(input, { target: { value } });
};
const setDia = (value: string) =>
  fireEvent.change(screen.getByLabelText(/^Data da compra/), { target: { value } });

async function fill(isLoja = true) {
  await screen.findByLabelText(/^Data da compra/);
  type(isLoja ? 'Número do documento' : 'Número da nota ou do pedido', '12345');
  setDia('2026-11-20');
  if (!isLoja) return;
  type('Caixa', '7');
  type('Loja', '31');
}

beforeEach(() => session.signIn({ token: 't1', usuario, tipo: 'consumidor' }));
afterEach(() => {
  vi.restoreAllMocks();
  closeScreen();
});

const isSending = ({ call: made }: { call: string }) => made.startsWith('POST /cupom');

describe('EscanearComperScreen', () => {
  test("sends till, shop and the consumidor's own document and shows what the receipt earned", async () => {
    open('/escanearComper?ecommerce=N', { [naLoja]: answer(buildDocumento()) });
    await fill();
    press('Cadastrar cupom');
    expect(await screen.findByRole('heading', { name: 'Você ganhou 1 número da sorte!' })).toBeDefined();
    expect(toasts.get().map(({ text }) => text)).toContain(
      'Cupom escaneado com sucesso, vamos atualizar o seu número de cupons',
    );
  });

  test('asks for neither till nor shop for an on-line purchase', async () => {
    const sent = open('/digitacaoManual?ecommerce=S', { [noSite]: answer(buildDocumento()) });
    await fill(false);
    expect(screen.queryByLabelText(/^Caixa/)).toBeNull();
    press('Cadastrar cupom');
    expect(await screen.findByRole('heading', { name: 'Você ganhou 1 número da sorte!' })).toBeDefined();
    expect(sent.filter(isSending)).toHaveLength(1);
  });

  test('shows the timeline of a pending receipt', async () => {
    const apuracao = buildApuracao('PENDENTE', 'documentoFiscal.aguardandoValor', 'Confirmando o valor.');
    open('/escanearComper', { [naLoja]: answer(buildDocumento({ apuracao })) });
    await fill();
    press('Cadastrar cupom');
    expect(await screen.findByRole('heading', { name: 'Recebemos seu cupom!' })).toBeDefined();
  });

  test('shows why a registered receipt does not count, without a success message', async () => {
    const mensagem = 'Esta compra foi feita antes do início da campanha.';
    const apuracao = buildApuracao('INVALIDO', 'documentoFiscal.anteriorACampanha', mensagem);
    const { body } = answer(buildDocumento({ apuracao, numeros: [] }));
    const said = vi.spyOn(toasts, 'show');
    open('/escanearComper', {
      [naLoja]: { status: 200, body: { ...(body as object), statusCode: 422, mensagem } },
    });
    await fill();
    press('Cadastrar cupom');
    expect((await screen.findAllByText(mensagem)).length).toBeGreaterThan(0);
    expect(screen.queryByLabelText(/^Caixa/)).toBeNull();
    expect(said).not.toHaveBeenCalled();
  });

  test.each([
    ['caixa', 'Digite o número do caixa.'],
    ['loja', 'Digite o número da loja.'],
    ['dia', 'Diga o dia da compra.'],
    ['nroDoc', 'Digite o número do documento, como está na nota.'],
  ])('does not send without its %s', async (missing, words) => {
    const sent = open('/escanearComper', {});
    await fill();
    if (missing === 'caixa') type('Caixa', '');
    if (missing === 'loja') type('Loja', '');
    if (missing === 'dia') setDia('');
    if (missing === 'nroDoc') type('Número do documento', '');
    press('Cadastrar cupom');
    expect(await screen.findByText(words)).toBeDefined();
    expect(sent.filter(isSending)).toEqual([]);
  });

  test.each([
    [
      'a server failure',
      refusal('servidor.falha', { mensagem: 'Erro interno 42.' }),
      'Parece que tivemos um problema no nosso servidor, tente novamente em alguns minutos',
    ],
    [
      'a server failure without an error code',
      { status: 500, body: { mensagem: 'Erro interno 42.' } },
      'Parece que tivemos um problema no nosso servidor, tente novamente em alguns minutos',
    ],
    [
      'a failure status that is only in the body',
      { status: 200, body: { statusCode: 503 } },
      'Parece que tivemos um problema no nosso servidor, tente novamente em alguns minutos',
    ],
    ['a refusal', refusal('documentoFiscal.jaCadastradoPorVoce'), 'Você já cadastrou esta nota fiscal.'],
    [
      'a refusal status that is only in the body',
      { status: 200, body: { statusCode: 422, mensagem: 'Cupom não localizado.' } },
      'Cupom não localizado.',
    ],
  ])('shows %s and keeps the typed values', async (_name, reply, words) => {
    open('/escanearComper', { [naLoja]: reply });
    await fill();
    press('Cadastrar cupom');
    await waitFor(() => expect(dialogText()).toContain(words));
    expect(screen.getByLabelText<HTMLInputElement>(/^Caixa/).value).toBe('7');
  });
});

describe('EscanearComperScreen without a response', () => {
  test('keeps the form and retries with the same idempotency key', async () => {
    open('/escanearComper', {});
    await fill();
    const keys: (string | null)[] = [];
    const { fetch: unreachable } = globalThis;
    vi.stubGlobal('fetch', (url: string, init: RequestInit) => {
      if (isSending({ call: `${init.method} ${url}` }))
        keys.push(new Headers(init.headers).get('idempotency-key'));
      return unreachable(url, init);
    });
    press('Cadastrar cupom');
    await waitFor(() => expect(dialogText()).toContain('Seu cupom ainda não foi enviado'));
    fireEvent.click(await screen.findByRole('button', { name: 'Tentar de novo' }));
    await waitFor(() => expect(keys).toHaveLength(2));
    expect(new Set(keys).size).toBe(1);
    expect(await screen.findByRole('button', { name: 'Agora não' })).toBeDefined();
    cleanup();
    open('/escanearComper', { [naLoja]: answer(buildDocumento()) });
    await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>(/^Caixa/).value).toBe('7'));
    press('Cadastrar cupom');
    expect(await screen.findByRole('heading', { name: 'Você ganhou 1 número da sorte!' })).toBeDefined();
    press('Cadastrar outro cupom');
    expect((await screen.findByLabelText<HTMLInputElement>(/^Caixa/)).value).toBe('');
  });

  test("does not show a shop's draft in the site's form nor to another user", async () => {
    open('/escanearComper?ecommerce=N', {});
    await fill();
    cleanup();
    open('/escanearComper?ecommerce=S', {});
    await screen.findByLabelText(/^Data da compra/);
    expect(screen.getByLabelText<HTMLInputElement>(/^Número da nota/).value).toBe('');
    cleanup();
    session.signIn({ token: 't2', usuario: '11144477735', tipo: 'consumidor' });
    open('/escanearComper?ecommerce=N', {});
    expect((await screen.findByLabelText<HTMLInputElement>(/^Caixa/)).value).toBe('');
  });

  test('shows the result as a toast when the screen was left before the response', async () => {
    let come!: () => void;
    const after = new Promise<void>((resolve) => (come = resolve));
    const sent = open('/escanearComper', { [naLoja]: { ...answer(buildDocumento()), after } });
    await fill();
    press('Cadastrar cupom');
    await waitFor(() => expect(sent.filter(isSending)).toHaveLength(1));
    cleanup();
    come();
    await waitFor(() =>
      expect(toasts.get().map(({ text }) => text)).toContain('Você ganhou 1 número da sorte!'),
    );
  });
});

test("links to the scanner in a campaign that is not Comper's", async () => {
  open('/escanearComper', {}, 'TREVO');
  expect(await screen.findByRole('link', { name: 'Escanear nota' })).toBeDefined();
});
