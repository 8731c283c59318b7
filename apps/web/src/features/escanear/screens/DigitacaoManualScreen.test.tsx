// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import { act, cleanup, createEvent, fireEvent, screen, waitFor } from '@testing-library/react';
import { buildChave } from '@trevo/fixtures/chave-builder';
import { toSaoPaulo } from '@trevo/rules/tempo/sao-paulo';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { buildApuracao, buildDocumento } from '../../../../test/documento-sample.ts';
import { stubPersist } from '../../../../test/persist-double.ts';
import {
  answer,
  campanhaVigente,
  closeScreen,
  openScreen,
  refusal,
  stubNetwork,
  type StubbedAnswer,
} from '../../../../test/screen-harness.tsx';
import { fila, sendFila, toProtocolo } from '../../documento-fiscal/public.ts';
import { paineis } from '../../../platform/navigation/painel-store.ts';
import { session } from '../../../platform/session/session.ts';
import { persistencia } from '../../../platform/storage/persistencia.ts';
import { DigitacaoManualScreen } from './DigitacaoManualScreen.tsx';

const enviar = 'POST /documentoFiscal/v1/documentosFiscaisPendentes/2026/TREVO';
const chave = buildChave(5, { anoMes: toSaoPaulo(new Date()).anoMes, uf: 'SP' });

// The screen gives the result's code eight seconds to load, which compiling it can exceed on a loaded machine.
beforeAll(() => import('../resultado/Resultado.tsx'));
beforeEach(() => {
  session.signIn({ token: 't1', usuario: '52998224725', tipo: 'consumidor' });
  // happy-dom has no canvas for the celebration, so reduced motion is simulated.
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener() {}, removeEventListener() {} }));
});
afterEach(async () => {
  await fila.forget();
  closeScreen();
});

function open(answers: Record<string, StubbedAnswer>) {
  const sent = stubNetwork(answers);
  openScreen('/digitacaoManual', { '/digitacaoManual': <DigitacaoManualScreen /> });
  return sent;
}

const field = () => screen.getByRole<HTMLTextAreaElement>('textbox');
const submit = () => fireEvent.submit(field().form!);
function send() {
  fireEvent.input(field(), { target: { value: chave } });
  submit();
}

test('asks for the shop first in a Comper campaign, whose receipts have other data', async () => {
  open({
    'GET /campanha/v1/campanhas/': answer([{ ...campanhaVigente, identificacao: 'COMPER' }]),
    'GET /consumidor/v1/consumidores/52998224725': answer({ cpf: '52998224725', endereco: {} }),
  });
  expect(await screen.findByRole('heading', { name: 'Onde você fez a compra?' })).toBeDefined();
  expect(screen.queryByRole('textbox')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: /^Pelo site ou aplicativo/ }));
  await waitFor(() => expect(window.location.search).toBe('?ecommerce=S'));
});

describe('DigitacaoManualScreen', () => {
  test('shows which receipt a valid key belongs to before sending it', () => {
    open({});
    fireEvent.input(field(), { target: { value: chave } });
    expect(screen.getByText('Chave conferida')).toBeDefined();
  });

  test('restores the typed key for the same user until it is sent', async () => {
    open({});
    fireEvent.input(field(), { target: { value: chave.slice(0, 40) } });
    const shown = field().value;
    cleanup();
    open({});
    expect(field().value).toBe(shown);
    cleanup();
    session.signIn({ token: 't2', usuario: '11144477735', tipo: 'consumidor' });
    open({});
    expect(field().value).toBe('');
    cleanup();
    session.signIn({ token: 't1', usuario: '52998224725', tipo: 'consumidor' });
    open({});
    send();
    await screen.findByRole('heading', { name: 'Nota guardada neste aparelho' });
    cleanup();
    open({});
    expect(field().value).toBe('');
  });

  test('stores a key that is corrected after a refusal', async () => {
    open({ [enviar]: refusal('documentoFiscal.chaveInvalida') });
    send();
    fireEvent.click(await screen.findByRole('button', { name: 'Corrigir a chave' }));
    const shown = field().value;
    cleanup();
    open({});
    expect(field().value).toBe(shown);
  });

  test('does not send an incomplete key, shows how much is missing and focuses the field', () => {
    const sent = open({});
    fireEvent.input(field(), { target: { value: chave.slice(0, 40) } });
    submit();
    expect(screen.getByText('Faltam 4 caracteres.')).toBeDefined();
    expect(document.activeElement).toBe(field());
    expect(sent).toEqual([]);
  });

  test('extracts the key when the full text of a code is pasted', () => {
    open({});
    const text = `https://www.nfce.exemplo/qrcode?p=${chave}|2|1|1|0123456789ABCDEF`;
    fireEvent.paste(field(), { clipboardData: { getData: () => text } });
    expect(field().value.replaceAll(' ', '')).toBe(chave);
  });

  test.each([
    ['a Pix code', '00020126360014br.gov.bcb.pix0114+55619999999995204000053039865802BR', /código Pix/],
    ['a bank slip', '00190.50095 40144.816069 06809.350314 3 37370000000100', /código de um boleto/],
    ['a product', '7891000315507', /código de barras de um produto/],
  ])('keeps the key and names the pasted text when %s is pasted over it', (_name, text, words) => {
    open({});
    fireEvent.input(field(), { target: { value: chave.slice(0, 8) } });
    fireEvent.paste(field(), { clipboardData: { getData: () => text } });
    expect(field().value.replaceAll(' ', '')).toBe(chave.slice(0, 8));
    expect(screen.getByText(words)).toBeDefined();
    fireEvent.input(field(), { target: { value: chave } });
    expect(screen.queryByText(words)).toBeNull();
  });

  test.each([
    [
      'receipt',
      `https://www.nfce.exemplo/qrcode?p=${chave}|2|1|1|0123456789ABCDEF`,
      chave,
      /Chave conferida/,
    ],
    ['bank slip', '00193373700000001000500940144816060680935031', '', /código de um boleto/],
  ])('reads the full code that a hand scanner types from a %s', (_name, text, key, words) => {
    const sent = open({});
    fireEvent.input(field(), { target: { value: text } });
    [...text, 'Enter'].forEach((key, i) => {
      // Uses the scanner's timing, independent of the speed of the test machine.
      const event = createEvent.keyDown(field(), { key });
      Object.defineProperty(event, 'timeStamp', { value: 1000 + i * 8 });
      fireEvent(field(), event);
    });
    expect(field().value.replaceAll(' ', '')).toBe(key);
    expect(screen.getByText(words)).toBeDefined();
    expect(sent).toEqual([]);
  });

  test('sends only the key and shows its numbers with focus on the heading', async () => {
    const sent = open({ [enviar]: answer(buildDocumento(), 201) });
    send();
    const heading = await screen.findByRole('heading', { level: 1, name: 'Você ganhou 1 número da sorte!' });
    await waitFor(() => expect(document.activeElement).toBe(heading));
    expect(screen.getByText('Série 0 3, número 5 7 6 9 8')).toBeDefined();
    const instante = expect.any(String) as string;
    const aparelho = expect.stringMatching(/^[0-9a-f]{32}$/) as string;
    expect(sent.filter(({ call }) => !call.startsWith('GET '))).toEqual([
      {
        call: enviar,
        body: {
          chaveAcesso: chave,
          origem: 'digitacao',
          capturadoEm: instante,
          relogioEm: instante,
          aparelho,
        },
      },
    ]);
    await waitFor(() => expect(fila.get()).toEqual([]));
  });

  test('shows the status of a pending receipt', async () => {
    open({
      [enviar]: answer(
        buildDocumento({ apuracao: buildApuracao('PENDENTE', 'documentoFiscal.emAnalise') }),
        201,
      ),
    });
    send();
    expect(await screen.findByRole('heading', { level: 1, name: 'Recebemos sua nota!' })).toBeDefined();
    expect(document.querySelector('[aria-current=step]')?.textContent).toContain('Porque sim.');
  });

  test('shows reason and advice of a refused receipt', async () => {
    const apuracao = buildApuracao('INVALIDO', 'documentoFiscal.ufNaoParticipante', 'Outro estado.');
    open({ [enviar]: answer(buildDocumento({ apuracao }), 201) });
    send();
    expect(await screen.findByText('Outro estado.')).toBeDefined();
    expect(screen.getByText('Faça outra coisa.')).toBeDefined();
    expect(screen.getByRole('button', { name: 'Cadastrar outra nota' })).toBeDefined();
  });

  test('links a duplicate to the list of receipts', async () => {
    open({ [enviar]: refusal('documentoFiscal.jaCadastradoPorVoce') });
    send();
    const link = await screen.findByRole('link', { name: 'Ver minhas notas' });
    expect(link.getAttribute('href')).toBe('/documentosFiscais');
  });

  test.each(['documentoFiscal.chaveInvalida', 'requisicao.idempotenciaReusada'] as const)(
    'keeps the key in the field for a correction after %s',
    async (codigo) => {
      open({ [enviar]: refusal(codigo) });
      send();
      fireEvent.click(await screen.findByRole('button', { name: 'Corrigir a chave' }));
      expect(field().value.replaceAll(' ', '')).toBe(chave);
    },
  );

  test('clears the field after a receipt of the test environment', async () => {
    open({ [enviar]: refusal('documentoFiscal.notaDeTeste') });
    send();
    fireEvent.click(await screen.findByRole('button', { name: 'Cadastrar outra nota' }));
    expect(field().value).toBe('');
  });

  test('keeps a receipt with a server failure, shows that text, and sends it again', async () => {
    open({ [enviar]: refusal('servidor.falha') });
    send();
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Nota guardada neste aparelho' }),
    ).toBeDefined();
    expect(screen.getByText(/^Ocorreu um erro desconhecido durante a sua requisição\. /)).toBeDefined();
    expect(fila.get()).toHaveLength(1);
    stubNetwork({ [enviar]: answer(buildDocumento(), 201) });
    void sendFila('23:59:00');
    expect(await screen.findByText('Você ganhou 1 número da sorte!')).toBeDefined();
  });

  test('keeps the receipt offline with protocol and time, and shows its result once it arrives', async () => {
    const sent = open({});
    send();
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Nota guardada neste aparelho' }),
    ).toBeDefined();
    const [nota] = fila.get();
    expect(screen.getByText(toProtocolo(nota!))).toBeDefined();
    expect(screen.getByText(/^Hoje, /)).toBeDefined();
    expect(screen.getByText(/enviada sozinha assim que houver internet/)).toBeDefined();
    stubNetwork({ [enviar]: answer(buildDocumento(), 201) });
    void sendFila('23:59:00');
    expect(await screen.findByText('Você ganhou 1 número da sorte!')).toBeDefined();
    await waitFor(() => expect(fila.get()).toEqual([]));
    expect(sent).toHaveLength(1);
  });

  test.each([
    ['shows the eviction warning when persistent storage is denied', 'negado', 1],
    ['hides the eviction warning when persistent storage is granted', 'concedido', 0],
  ] as const)('offline %s', async (_, pedido, times) => {
    stubPersist(pedido);
    open({});
    send();
    await screen.findByRole('heading', { level: 1, name: 'Nota guardada neste aparelho' });
    await waitFor(() => expect(persistencia.get()).toBe(pedido === 'concedido'));
    expect(screen.queryAllByText(/nos próximos dias, ou o navegador pode apagar/)).toHaveLength(times);
  });

  test('shows that the receipt is kept after eight seconds without an answer', async () => {
    vi.useFakeTimers({
      shouldAdvanceTime: true,
      toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'Date'],
    });
    let respond = () => {};
    const after = new Promise<void>((resolve) => (respond = resolve));
    const sent = open({ [enviar]: { ...answer(buildDocumento(), 201), after } });
    send();
    await waitFor(() => expect(sent).toHaveLength(1));
    const begin = Date.now();
    const heading = { level: 1, name: 'Nota guardada neste aparelho' };
    // Not inside waitFor: act() within it leaves React's act environment switched off for the next test.
    for (let elapsed = 0; elapsed < 14_000 && !screen.queryByRole('heading', heading); elapsed += 250)
      await act(() => vi.advanceTimersByTimeAsync(250));
    expect(screen.getByRole('heading', heading)).toBeDefined();
    expect(Date.now() - begin).toBeGreaterThanOrEqual(7_500);
    // The request itself would time out after 15 seconds.
    expect(Date.now() - begin).toBeLessThan(15_000);
    respond();
    expect(await screen.findByText('Você ganhou 1 número da sorte!')).toBeDefined();
    vi.useRealTimers();
  });

  test('shows that the receipt waits for an earlier one without a response', async () => {
    const sent = open({});
    const other = buildChave(6, { anoMes: toSaoPaulo(new Date()).anoMes, uf: 'SP' });
    await fila.add('52998224725', { chaveAcesso: other }, null, new Date(Date.now() - 60_000));
    send();
    expect(await screen.findByText(/^Outra nota sua está na frente dela/)).toBeDefined();
    expect(sent.map(({ body }) => body)).toMatchObject([{ chaveAcesso: other }]);
  });

  test('retries a pending receipt at once, with the origin of the queue', async () => {
    const sent = open({});
    send();
    fireEvent.click(await screen.findByRole('button', { name: 'Tentar agora' }));
    await waitFor(() => expect(sent).toHaveLength(2));
    const { relogioEm: _first, ...same } = sent[0]!.body as Record<string, unknown>;
    expect(sent[1]?.body).toMatchObject({ ...same, origem: 'fila' });
    expect(screen.getByRole('button', { name: 'Cadastrar outra nota' })).toBeDefined();
  });

  test('waits for the next sign-in when the session was rejected', async () => {
    session.signIn({ token: 'vencido', usuario: '52998224725', tipo: 'consumidor' });
    open({ [enviar]: refusal('sessao.invalida') });
    send();
    expect(await screen.findByText('Ela é enviada assim que você entrar de novo.')).toBeDefined();
    expect(screen.getByRole('button', { name: 'Entrar de novo' })).toBeDefined();
  });
});

test("hides the field and shows the campaign's message after the purchase window", async () => {
  open({ 'GET /campanha/v1/campanhas/': answer([{ ...campanhaVigente, dataFinalCompras: '2020-01-01' }]) });
  expect(await screen.findByText('Fora do período de compras')).toBeDefined();
  expect(screen.queryByRole('textbox')).toBeNull();
});

describe('DigitacaoManualScreen with an unfinished registration', () => {
  const perfil = 'GET /consumidor/v1/consumidores/52998224725';
  const pessoa = { cadastroInicial: true, nome: 'ANA LIMA', cpf: '52998224725', email: null };

  test('opens the profile panel instead of the field, again on request', async () => {
    open({ [perfil]: answer(pessoa) });
    expect(await screen.findByText('Falta completar seu cadastro')).toBeDefined();
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(paineis.get()).toBe('perfil');
    paineis.close();
    fireEvent.click(screen.getByRole('button', { name: 'Completar meu cadastro' }));
    expect(paineis.get()).toBe('perfil');
    paineis.close();
  });

  test('shows the field when the registration turns out to be finished', async () => {
    open({ [perfil]: answer({ ...pessoa, email: 'ana@exemplo.com.br', telefoneContato: '11987654321' }) });
    await waitFor(() => expect(screen.getByRole('textbox')).toBeDefined());
    expect(paineis.get()).toBeNull();
  });
});
