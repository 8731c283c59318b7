// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import { act, cleanup, createEvent, fireEvent, screen, waitFor } from '@testing-library/react';
import { buildChave } from '@trevo/fixtures/chave-builder';
import { toSaoPaulo } from '@trevo/rules/tempo/sao-paulo';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
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

beforeEach(() => {
  session.signIn({ token: 't1', usuario: '52998224725', tipo: 'consumidor' });
  // There is no canvas here to celebrate on.
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

test('in a Comper campaign the shop is asked for first: its receipts have other data', async () => {
  open({
    'GET /campanha/v1/campanhas/': answer([{ ...campanhaVigente, identificacao: 'COMPER' }]),
    'GET /consumidor/v1/consumidores/52998224725': answer({ cpf: '52998224725', endereco: {} }),
  });
  expect(await screen.findByRole('heading', { name: 'Onde você fez a compra?' })).toBeDefined();
  expect(screen.queryByRole('textbox')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: /^Pelo site ou aplicativo/ }));
  await waitFor(() => expect(window.location.search).toBe('?ecommerce=S'));
});

describe('A typed key', () => {
  test('that is right says which receipt it is before it is sent', () => {
    open({});
    fireEvent.input(field(), { target: { value: chave } });
    expect(screen.getByText('Chave conferida')).toBeDefined();
  });

  test('is there again for the same person after the screen was left, until it is sent', async () => {
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
    await screen.findByRole('heading', { name: 'Nota guardada neste celular' });
    cleanup();
    open({});
    expect(field().value).toBe('');
  });

  test('that was refused and is corrected is kept again', async () => {
    open({ [enviar]: refusal('documentoFiscal.chaveInvalida') });
    send();
    fireEvent.click(await screen.findByRole('button', { name: 'Corrigir a chave' }));
    const shown = field().value;
    cleanup();
    open({});
    expect(field().value).toBe(shown);
  });

  test('that is unfinished is not sent: the field says how much is missing and takes the focus', () => {
    const sent = open({});
    fireEvent.input(field(), { target: { value: chave.slice(0, 40) } });
    submit();
    expect(screen.getByText('Faltam 4 caracteres.')).toBeDefined();
    expect(document.activeElement).toBe(field());
    expect(sent).toEqual([]);
  });

  test('pasted as the whole text of a code becomes its key', () => {
    open({});
    const text = `https://www.nfce.exemplo/qrcode?p=${chave}|2|1|1|0123456789ABCDEF`;
    fireEvent.paste(field(), { clipboardData: { getData: () => text } });
    expect(field().value.replaceAll(' ', '')).toBe(chave);
  });

  test.each([
    ['a Pix code', '00020126360014br.gov.bcb.pix0114+55619999999995204000053039865802BR', /código Pix/],
    ['a bank slip', '00190.50095 40144.816069 06809.350314 3 37370000000100', /código de um boleto/],
    ['a product', '7891000315507', /código de barras de um produto/],
  ])('pasted over by %s stays as it was and the field names what was pasted', (_name, text, words) => {
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
  ])('that a hand scanner types from a %s is read as the whole code', (_name, text, key, words) => {
    const sent = open({});
    fireEvent.input(field(), { target: { value: text } });
    [...text, 'Enter'].forEach((key, i) => {
      // The pace is the scanner's, however busy this machine is.
      const event = createEvent.keyDown(field(), { key });
      Object.defineProperty(event, 'timeStamp', { value: 1000 + i * 8 });
      fireEvent(field(), event);
    });
    expect(field().value.replaceAll(' ', '')).toBe(key);
    expect(screen.getByText(words)).toBeDefined();
    expect(sent).toEqual([]);
  });

  test('is sent as the key alone and its numbers appear, heading first', async () => {
    const sent = open({ [enviar]: answer(buildDocumento(), 201) });
    send();
    const heading = await screen.findByRole('heading', { level: 1, name: 'Você ganhou 1 número da sorte!' });
    await waitFor(() => expect(document.activeElement).toBe(heading));
    expect(screen.getByText('Série 0 3, número 5 7 6 9 8')).toBeDefined();
    const instante = expect.any(String) as string;
    const aparelho = expect.stringMatching(/^[0-9a-f]{32}$/) as string;
    expect(sent).toEqual([
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

  test('that waits shows where it stands', async () => {
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

  test('that the campaign refused says why and what to do', async () => {
    const apuracao = buildApuracao('INVALIDO', 'documentoFiscal.ufNaoParticipante', 'Outro estado.');
    open({ [enviar]: answer(buildDocumento({ apuracao }), 201) });
    send();
    expect(await screen.findByText('Outro estado.')).toBeDefined();
    expect(screen.getByText('Faça outra coisa.')).toBeDefined();
    expect(screen.getByRole('button', { name: 'Cadastrar outra nota' })).toBeDefined();
  });

  test('that was sent before leads to the list of receipts', async () => {
    open({ [enviar]: refusal('documentoFiscal.jaCadastradoPorVoce') });
    send();
    const link = await screen.findByRole('link', { name: 'Ver minhas notas' });
    expect(link.getAttribute('href')).toBe('/documentosFiscais');
  });

  test.each(['documentoFiscal.chaveInvalida', 'requisicao.idempotenciaReusada'] as const)(
    'that is to be corrected after %s is still in the field',
    async (codigo) => {
      open({ [enviar]: refusal(codigo) });
      send();
      fireEvent.click(await screen.findByRole('button', { name: 'Corrigir a chave' }));
      expect(field().value.replaceAll(' ', '')).toBe(chave);
    },
  );

  test('of a test receipt makes room for another', async () => {
    open({ [enviar]: refusal('documentoFiscal.notaDeTeste') });
    send();
    fireEvent.click(await screen.findByRole('button', { name: 'Cadastrar outra nota' }));
    expect(field().value).toBe('');
  });

  test('at which the server fails is kept, says so in the words for that, and is sent again', async () => {
    open({ [enviar]: refusal('servidor.falha') });
    send();
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Nota guardada neste celular' }),
    ).toBeDefined();
    expect(screen.getByText(/^Ocorreu um erro desconhecido durante a sua requisição\. /)).toBeDefined();
    expect(fila.get()).toHaveLength(1);
    stubNetwork({ [enviar]: answer(buildDocumento(), 201) });
    void sendFila('23:59:00');
    expect(await screen.findByText('Você ganhou 1 número da sorte!')).toBeDefined();
  });

  test('without network is kept, with a protocol and when it was read, and turns into its answer by itself', async () => {
    const sent = open({});
    send();
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Nota guardada neste celular' }),
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
    ['says that the browser may delete it where persistent storage is denied', 'negado', 1],
    ['says nothing of deleting where persistent storage is granted', 'concedido', 0],
  ] as const)('without network %s', async (_, pedido, times) => {
    stubPersist(pedido);
    open({});
    send();
    await screen.findByRole('heading', { level: 1, name: 'Nota guardada neste celular' });
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
    const heading = { level: 1, name: 'Nota guardada neste celular' };
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

  test('behind another one that got no answer waits for that one, and says so', async () => {
    const sent = open({});
    const other = buildChave(6, { anoMes: toSaoPaulo(new Date()).anoMes, uf: 'SP' });
    await fila.add('52998224725', { chaveAcesso: other }, null, new Date(Date.now() - 60_000));
    send();
    expect(await screen.findByText(/^Outra nota sua está na frente dela/)).toBeDefined();
    expect(sent.map(({ body }) => body)).toMatchObject([{ chaveAcesso: other }]);
  });

  test('that is kept can be tried at once, as one that waited', async () => {
    const sent = open({});
    send();
    fireEvent.click(await screen.findByRole('button', { name: 'Tentar agora' }));
    await waitFor(() => expect(sent).toHaveLength(2));
    const { relogioEm: _first, ...same } = sent[0]!.body as Record<string, unknown>;
    expect(sent[1]?.body).toMatchObject({ ...same, origem: 'fila' });
    expect(screen.getByRole('button', { name: 'Cadastrar outra nota' })).toBeDefined();
  });

  test('whose login is not valid any more waits for the next sign-in', async () => {
    session.signIn({ token: 'vencido', usuario: '52998224725', tipo: 'consumidor' });
    open({ [enviar]: refusal('sessao.invalida') });
    send();
    expect(await screen.findByText('Ela é enviada assim que você entrar de novo.')).toBeDefined();
    expect(screen.getByRole('button', { name: 'Entrar de novo' })).toBeDefined();
  });
});

test('After the purchases are over the field is not there, and the message is', async () => {
  open({ 'GET /campanha/v1/campanhas/': answer([{ ...campanhaVigente, dataFinalCompras: '2020-01-01' }]) });
  expect(await screen.findByText('Fora do período de compras')).toBeDefined();
  expect(screen.queryByRole('textbox')).toBeNull();
});

describe('An unfinished registration', () => {
  const perfil = 'GET /consumidor/v1/consumidores/52998224725';
  const pessoa = { cadastroInicial: true, nome: 'ANA LIMA', cpf: '52998224725', email: null };

  test('has no field: its panel opens, and can be opened again', async () => {
    open({ [perfil]: answer(pessoa) });
    expect(await screen.findByText('Falta completar seu cadastro')).toBeDefined();
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(paineis.get()).toBe('perfil');
    paineis.close();
    fireEvent.click(screen.getByRole('button', { name: 'Completar meu cadastro' }));
    expect(paineis.get()).toBe('perfil');
    paineis.close();
  });

  test('that turns out to be finished does not stand in the way', async () => {
    open({ [perfil]: answer({ ...pessoa, email: 'ana@exemplo.com.br', telefoneContato: '11987654321' }) });
    await waitFor(() => expect(screen.getByRole('textbox')).toBeDefined());
    expect(paineis.get()).toBeNull();
  });
});
