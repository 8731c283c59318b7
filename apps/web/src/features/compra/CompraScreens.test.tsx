// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { buildApuracao, buildDocumento } from '../../../test/documento-sample.ts';
import {
  answer,
  closeScreen,
  dialogText,
  openScreen,
  press,
  refusal,
  stubNetwork,
  type SentCall,
  type StubbedAnswer,
} from '../../../test/screen-harness.tsx';
import { fotoStore } from '../../shared/compra/foto-store.ts';
import { session } from '../../shared/session/session.ts';
import type { ConfiguracaoCompra } from './compra-form.ts';
import { CadastroCompraScreen } from './screens/CadastroCompraScreen.tsx';
import { LancamentoManualScreen } from './screens/LancamentoManualScreen.tsx';

// Neither a picture can be decoded nor an upload watched here: what is around them is under test.
vi.mock('./foto/compress-foto.ts', () => ({
  PdfGrande: class extends Error {},
  compressFoto: (file: Blob) =>
    file.type === 'image/heic' ? Promise.reject(new Error('unreadable')) : Promise.resolve(file),
}));
vi.mock('../../shared/api/upload-transport.ts', () => ({
  createUploadTransport: (onProgress: (share: number) => void) => (url: string, init: RequestInit) => {
    onProgress(0.4);
    return fetch(url, init);
  },
}));

const usuario = '52998224725';
const configuracao = 'GET /cupom/v2/cupons/configuracaoCompra/2026/TREVO';
const enviar = 'POST /documentoFiscal/v1/documentos/inserirNaoFiscal';
const upload = 'POST /upload/v1/imagemDocumento';
const uploaded = answer({ nomeArquivo: 'nota.jpg', uriImagem: '/upload/v1/imagemDocumento/nota.jpg' }, 201);
const regras: ConfiguracaoCompra = {
  porQuantidade: true,
  quantidadePorNumero: 2,
  quantidadeMaxima: 20,
  produtos: [],
  formasPagamento: [],
  fotoObrigatoria: false,
  limiteNaoFiscal: -1,
};
const pendente = answer(
  buildDocumento({
    tipo: 'NaoFiscal',
    protocolo: 'a1b2c3',
    apuracao: buildApuracao('PENDENTE', 'documentoFiscal.emAnalise', 'Sua nota foi recebida.'),
  }),
  201,
);

type Answers = Record<string, StubbedAnswer | null>;

function open(
  tela: 'cadastroCompra' | 'lancamentoManual',
  change: Partial<typeof regras>,
  answers: Answers = {},
) {
  const sent = stubNetwork({ [configuracao]: answer({ ...regras, ...change }), ...answers });
  openScreen(`/${tela}`, {
    '/cadastroCompra': <CadastroCompraScreen />,
    '/lancamentoManual': <LancamentoManualScreen />,
  });
  return sent;
}

async function fillLoja() {
  await screen.findByLabelText(/^Estado da loja/);
  fireEvent.change(screen.getByLabelText(/^Estado da loja/), { target: { value: 'SP' } });
  fireEvent.input(screen.getByLabelText(/^CNPJ da loja/), { target: { value: '12abc34501de35' } });
  fireEvent.change(screen.getByLabelText(/^Data da compra/), { target: { value: '2026-11-20' } });
}

async function fillManual() {
  await fillLoja();
  fireEvent.change(screen.getByLabelText(/^Número do documento/), { target: { value: '123' } });
  fireEvent.input(screen.getByLabelText(/^Valor total/), { target: { value: '4590' } });
}

const chooseFoto = (type = 'image/jpeg') => {
  const [, gallery] = document.querySelectorAll('input[type=file]');
  fireEvent.change(gallery!, { target: { files: [new File(['x'], 'nota', { type })] } });
};
const sentTo = (sent: readonly SentCall[], call: string) => sent.filter((made) => made.call === call);

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-21T15:00:00Z'), toFake: ['Date'] });
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:x', revokeObjectURL: () => {} }));
  session.signIn({ token: 't1', usuario, tipo: 'consumidor' });
});
afterEach(closeScreen);

describe('a purchase by quantity', () => {
  test('says what it is worth while it is counted', async () => {
    open('cadastroCompra', {});
    expect(await screen.findByText('A cada 2 produtos você ganha 1 número da sorte')).toBeDefined();
    press('Pôr mais um: produto');
    expect(screen.getByText('Isso vale 1 número da sorte')).toBeDefined();
    for (let n = 0; n < 4; n += 1) press('Pôr mais um: produto');
    expect(screen.getByText('Isso vale 3 números da sorte')).toBeDefined();
  });

  test('counts each product and sends those that were bought', async () => {
    const sent = open('cadastroCompra', { produtos: ['Café', 'Leite'] }, { [enviar]: pendente });
    await fillLoja();
    press('Pôr mais um: Leite');
    press('Pôr mais um: Leite');
    press('Cadastrar compra');
    expect(await screen.findByRole('heading', { name: 'Recebemos sua compra!' })).toBeDefined();
    expect(screen.getByRole('heading', { name: 'Andamento' })).toBeDefined();
    expect(screen.getByText('Protocolo a1b2c3')).toBeDefined();
    expect(sentTo(sent, enviar)[0]?.body).toMatchObject({
      uf: 'SP',
      tipo: 'NaoFiscal',
      dadosNaoFiscal: {
        cnpjLoja: '12ABC34501DE35',
        quantidade: 2,
        produtos: [{ nome: 'Leite', quantidade: 2 }],
      },
    });
  });

  test('of nothing is not sent, and the count takes the focus', async () => {
    const sent = open('cadastroCompra', { produtos: ['Café'] });
    await fillLoja();
    press('Cadastrar compra');
    expect(await screen.findByText('Diga quantos produtos você comprou.')).toBeDefined();
    expect(document.activeElement).toBe(screen.getByLabelText('Café'));
    expect(sentTo(sent, enviar)).toEqual([]);
  });

  test('where the campaign does not count products leads to the manual entry', async () => {
    open('cadastroCompra', { porQuantidade: false, quantidadePorNumero: null });
    expect(await screen.findByRole('link', { name: 'Lançar a compra' })).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Cadastrar compra' })).toBeNull();
  });
});

describe('a manual entry', () => {
  const porValor = { porQuantidade: false, quantidadePorNumero: null };

  test('is said to be impossible before anything is typed', async () => {
    open('lancamentoManual', { ...porValor, limiteNaoFiscal: 0 });
    expect(await screen.findByText('Não liberado para cadastrar uma compra!')).toBeDefined();
    expect(screen.queryByRole('textbox')).toBeNull();
  });

  test('sends document, amount in cents and payment', async () => {
    const sent = open(
      'lancamentoManual',
      { ...porValor, formasPagamento: ['Pix', 'Dinheiro'] },
      { [enviar]: pendente },
    );
    await fillManual();
    fireEvent.change(screen.getByLabelText(/^Forma de pagamento/), { target: { value: 'Pix' } });
    press('Cadastrar compra');
    await screen.findByRole('heading', { name: 'Recebemos sua compra!' });
    expect(sentTo(sent, enviar)[0]?.body).toMatchObject({
      dadosNaoFiscal: { numeroDocumento: '123', valor: 4590, formaPagamento: 'Pix' },
    });
  });

  test('says every mistake at its field, and the first takes the focus', async () => {
    open('lancamentoManual', { ...porValor, fotoObrigatoria: true });
    await screen.findByLabelText(/^Estado da loja/);
    press('Cadastrar compra');
    for (const words of [
      'Escolha o estado da loja.',
      'Digite o CNPJ da loja.',
      'Digite o número do documento.',
      'Diga o dia da compra.',
      'Digite o valor da compra.',
      'Tire uma foto do comprovante, ou escolha uma.',
    ])
      expect(screen.getByText(words)).toBeDefined();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Tirar foto' }));
  });

  test('begins with the state where the person lives', async () => {
    open('lancamentoManual', porValor, {
      [`GET /consumidor/v1/consumidores/${usuario}`]: answer({
        nome: 'ANA LIMA',
        cpf: usuario,
        email: 'ana@exemplo.com.br',
        telefoneContato: '11987654321',
        endereco: { estado: 'BA' },
      }),
    });
    await waitFor(() => expect(screen.getByLabelText<HTMLSelectElement>(/^Estado da loja/).value).toBe('BA'));
  });

  test('is still there after the page was loaded again, until it is begun anew', async () => {
    open('lancamentoManual', porValor);
    await fillManual();
    const kept = { ...localStorage };
    closeScreen();
    for (const [key, value] of Object.entries(kept)) localStorage.setItem(key, value as string);
    session.signIn({ token: 't1', usuario, tipo: 'consumidor' });
    open('lancamentoManual', porValor);
    const number = await screen.findByLabelText<HTMLInputElement>(/^Número do documento/);
    expect(number.value).toBe('123');
    press('Começar de novo');
    expect(screen.getByLabelText<HTMLInputElement>(/^Número do documento/).value).toBe('');
  });

  test('of one person is not shown to the next', async () => {
    open('lancamentoManual', porValor);
    await fillManual();
    const kept = { ...localStorage };
    closeScreen();
    for (const [key, value] of Object.entries(kept)) localStorage.setItem(key, value as string);
    session.signIn({ token: 't2', usuario: '11144477735', tipo: 'consumidor' });
    open('lancamentoManual', porValor);
    const number = await screen.findByLabelText<HTMLInputElement>(/^Número do documento/);
    expect(number.value).toBe('');
  });

  test('sent by two presses arrives once', async () => {
    const sent = open('lancamentoManual', porValor, { [enviar]: null });
    await fillManual();
    press('Cadastrar compra');
    fireEvent.submit(document.querySelector('form')!);
    await waitFor(() => expect(sentTo(sent, enviar)).toHaveLength(1));
    await new Promise((settled) => setTimeout(settled, 30));
    expect(sentTo(sent, enviar)).toHaveLength(1);
  });

  test('without network keeps everything, and a second try carries the same key', async () => {
    const keys: string[] = [];
    open('lancamentoManual', porValor);
    const stubbed = fetch;
    vi.stubGlobal('fetch', (url: string, init: RequestInit) => {
      const key = (init.headers as Record<string, string>)['idempotency-key'];
      if (key) keys.push(key);
      return stubbed(url, init);
    });
    await fillManual();
    press('Cadastrar compra');
    await waitFor(() => expect(dialogText()).toContain('Sua compra ainda não foi enviada'));
    expect(screen.getByLabelText<HTMLInputElement>(/^Número do documento/).value).toBe('123');
    fireEvent.click(within(document.querySelector('dialog[open]')!).getByText('Tentar de novo'));
    await waitFor(() => expect(keys).toHaveLength(2));
    expect(keys[1]).toBe(keys[0]);
  });

  test.each([
    ['servidor.falha', 'Ocorreu um erro desconhecido durante a sua requisição'],
    ['documentoFiscal.naoLiberado', 'Não liberado para cadastrar uma compra!'],
    ['documentoFiscal.duplicado', 'Esta compra já foi cadastrada.'],
  ] as const)('refused with %s says so', async (codigo, words) => {
    open('lancamentoManual', porValor, { [enviar]: refusal(codigo) });
    await fillManual();
    press('Cadastrar compra');
    await waitFor(() => expect(dialogText()).toContain(words));
  });

  test('with a field that the server refuses says it there', async () => {
    const detalhes = [{ campo: 'dadosNaoFiscal.cnpjLoja', mensagem: 'Esta loja não participa.' }];
    open('lancamentoManual', porValor, { [enviar]: refusal('requisicao.invalida', { detalhes }) });
    await fillManual();
    press('Cadastrar compra');
    expect(await screen.findByText('Esta loja não participa.')).toBeDefined();
    expect(dialogText()).toBe('');
  });
});

describe('the photo of a purchase', () => {
  const comFoto = { porQuantidade: false, quantidadePorNumero: null, fotoObrigatoria: true };

  test('is sent at once, and its name goes with the purchase', async () => {
    const sent = open('lancamentoManual', comFoto, { [upload]: uploaded, [enviar]: pendente });
    await fillManual();
    chooseFoto();
    expect((await screen.findAllByText('Pronta para o envio')).length).toBeGreaterThan(0);
    expect(sentTo(sent, upload)[0]?.body).toMatchObject({
      imagemBase64: expect.stringMatching(/^data:image\/jpeg;base64,/) as string,
    });
    press('Cadastrar compra');
    await screen.findByRole('heading', { name: 'Recebemos sua compra!' });
    expect(sentTo(sent, enviar)[0]?.body).toMatchObject({ uriImagem: 'nota.jpg' });
  });

  test('is forgotten before the answer is shown: the next purchase begins without it', async () => {
    let forget!: () => void;
    const clear = vi
      .spyOn(fotoStore, 'clear')
      .mockReturnValueOnce(new Promise<void>((resolve) => (forget = resolve)));
    open('lancamentoManual', comFoto, { [upload]: uploaded, [enviar]: pendente });
    await fillManual();
    chooseFoto();
    await screen.findAllByText('Pronta para o envio');
    press('Cadastrar compra');
    await waitFor(() => expect(clear).toHaveBeenCalledWith('manual'));
    expect(screen.queryByRole('heading', { name: 'Recebemos sua compra!' })).toBeNull();
    forget();
    expect(await screen.findByRole('heading', { name: 'Recebemos sua compra!' })).toBeDefined();
  });

  test('shows how much of it has left', async () => {
    open('lancamentoManual', comFoto, { [upload]: null });
    await fillManual();
    chooseFoto();
    expect(await screen.findByText('Enviando · 40%')).toBeDefined();
    expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('40');
  });

  test('that cannot be read says what to do', async () => {
    open('lancamentoManual', comFoto);
    await fillManual();
    chooseFoto('image/heic');
    expect((await screen.findAllByText(/^Não conseguimos abrir esta imagem\./)).length).toBeGreaterThan(0);
    expect(screen.getByRole('button', { name: 'Tirar foto' })).toBeDefined();
  });

  test('is tried again by itself when the network fails, and says so', async () => {
    const sent = open('lancamentoManual', comFoto);
    await fillManual();
    chooseFoto();
    expect((await screen.findAllByText('A rede falhou. Tentando de novo…')).length).toBeGreaterThan(0);
    await waitFor(() => expect(sentTo(sent, upload).length).toBeGreaterThan(1));
  });

  test('that the server refuses says why and is not tried again', async () => {
    const sent = open('lancamentoManual', comFoto, { [upload]: refusal('upload.imagemInvalida') });
    await fillManual();
    chooseFoto();
    expect((await screen.findAllByText(/^Não conseguimos ler esta imagem\./)).length).toBeGreaterThan(0);
    expect(screen.queryByRole('button', { name: 'Enviar a foto de novo' })).toBeNull();
    expect(sentTo(sent, upload)).toHaveLength(1);
  });

  test('can be taken away again', async () => {
    open('lancamentoManual', comFoto, { [upload]: uploaded });
    await fillManual();
    chooseFoto();
    fireEvent.click(await screen.findByRole('button', { name: 'Remover' }));
    expect(screen.getByRole('button', { name: 'Tirar foto' })).toBeDefined();
  });
});

test('what the campaign asks is shown as coming, and can be asked again when it failed', async () => {
  open('lancamentoManual', {}, { [configuracao]: refusal('servidor.ocupado') });
  expect(await screen.findByRole('button', { name: 'Tentar novamente' })).toBeDefined();
  closeScreen();
  session.signIn({ token: 't1', usuario, tipo: 'consumidor' });
  open('lancamentoManual', {}, { [configuracao]: null });
  expect(await screen.findByText('Carregando…')).toBeDefined();
});
