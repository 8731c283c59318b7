// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { buildApuracao, buildDocumento } from '../../../../test/documento-sample.ts';
import { iphone, stubPersist } from '../../../../test/persist-double.ts';
import {
  answer,
  closeScreen,
  openScreen,
  press,
  refusal,
  stubNetwork,
} from '../../../../test/screen-harness.tsx';
import { pendingPath } from '../../../platform/navigation/paths/pending-path.ts';
import { session } from '../../../platform/session/session.ts';
import { persistencia } from '../../../platform/storage/persistencia.ts';
import { filaContagem } from './fila-contagem.ts';
import { fila } from './fila.ts';
import { describeNota } from './fila.text.ts';
import { FilaCard } from './FilaCard.tsx';
import { type NotaNaFila, toProtocolo } from './nota-na-fila.ts';

const usuario = '52998224725';
const enviar = 'POST /documentoFiscal/v1/documentosFiscaisPendentes/2026/TREVO';
const campanha = { ano: 2026, identificacao: 'TREVO' };
const keep = (chaveAcesso = '35261162744661000189655452231425211744665372') =>
  fila.add(usuario, { chaveAcesso }, campanha, new Date());

beforeEach(() => session.signIn({ token: 't1', usuario, tipo: 'consumidor' }));
afterEach(async () => {
  await fila.forget();
  closeScreen();
});

describe('FilaCard', () => {
  test('renders nothing while the queue is empty', () => {
    stubNetwork({});
    openScreen('/', { '/': <FilaCard /> });
    expect(screen.queryByText('Na fila deste aparelho')).toBeNull();
  });

  test('lists each receipt with its time and count and says that it is sent automatically', async () => {
    stubNetwork({});
    const nota = await keep();
    openScreen('/', { '/': <FilaCard /> });
    const row = within(await screen.findByRole('listitem'));
    expect(row.getByText(`Protocolo ${toProtocolo(nota)}`)).toBeDefined();
    expect(row.getByText(/^Lida: Hoje, /)).toBeDefined();
    expect(row.getByText('Esperando internet')).toBeDefined();
    expect(screen.getByText(/Enviamos sozinhos/)).toBeDefined();
    expect(screen.getByRole('status').textContent).toBe('1 nota na fila deste aparelho.');
    expect(filaContagem.get()).toBe(1);
  });

  test('shows that a receipt waits for an earlier one until it is sent itself', async () => {
    stubNetwork({});
    await keep();
    const behind = await keep('35261162744661000189655452231425211744665373');
    openScreen('/', { '/': <FilaCard /> });
    const [, second] = await screen.findAllByRole('listitem');
    expect(within(second!).getByText('Esperando o envio da nota anterior')).toBeDefined();
    expect(screen.getAllByText('Esperando internet')).toHaveLength(1);
    await act(() => fila.change(behind, { tentativas: 1, falha: 'servidor.falha' }));
    expect(within(second!).getByText('Esperando a nossa vez de atender')).toBeDefined();
  });

  test('sends on a press and shows the earnings until the user has seen them', async () => {
    stubNetwork({ [enviar]: answer(buildDocumento(), 201) });
    const nota = await keep();
    openScreen('/', { '/': <FilaCard /> });
    await screen.findByRole('listitem');
    press('Enviar agora');
    const protocolo = toProtocolo(nota);
    expect(await screen.findByText(`Nota ${protocolo} registrada: 1 número da sorte`)).toBeDefined();
    expect(screen.queryByText(/Enviamos sozinhos/)).toBeNull();
    press(`Entendi: tirar a nota ${protocolo} da lista`);
    await waitFor(() => expect(screen.queryByText('Na fila deste aparelho')).toBeNull());
  });

  test('offers a new sign-in and returns here when the session was rejected', async () => {
    session.signIn({ token: 'recusado', usuario, tipo: 'consumidor' });
    stubNetwork({ [enviar]: refusal('sessao.invalida') });
    await keep();
    openScreen('/documentosFiscais?de=fila', { '/documentosFiscais': <FilaCard /> });
    await screen.findByRole('listitem');
    press('Enviar agora');
    fireEvent.click(await screen.findByRole('button', { name: 'Entrar de novo' }));
    expect(await screen.findByText('em /autenticacao')).toBeDefined();
    expect(session.get()).toBeUndefined();
    expect(pendingPath.take()).toBe('/documentosFiscais?de=fila');
  });

  test('keeps the text and the advice of a refusal', async () => {
    stubNetwork({ [enviar]: refusal('documentoFiscal.jaCadastrado', { cura: 'Use outra nota.' }) });
    const nota = await keep();
    openScreen('/', { '/': <FilaCard /> });
    await screen.findByRole('listitem');
    press('Enviar agora');
    expect(
      await screen.findByText(new RegExp(`^Nota ${toProtocolo(nota)} não foi aceita\\. `)),
    ).toBeDefined();
    expect(screen.getByText('Use outra nota.')).toBeDefined();
  });
});

describe('FilaCard warning about browser storage eviction', () => {
  const podeApagar = /nos próximos dias, ou o navegador pode apagar/;
  const openCard = () => openScreen('/', { '/': <FilaCard /> });

  test.each(['negado', 'falha', 'ausente'] as const)(
    'is shown where persistent storage is: %s',
    async (pedido) => {
      stubPersist(pedido);
      await persistencia.ask();
      stubNetwork({});
      await keep();
      openCard();
      expect(await screen.findByText(podeApagar)).toBeDefined();
      expect(screen.getByText(/Enviamos sozinhos/)).toBeDefined();
      expect(screen.queryByText(/tela de início/)).toBeNull();
    },
  );

  test('is hidden when persistent storage is granted and in the native app', async () => {
    stubPersist('concedido');
    await persistencia.ask();
    stubNetwork({});
    await keep();
    openCard();
    expect(await screen.findByText(/Enviamos sozinhos/)).toBeDefined();
    await act(async () => {});
    expect(screen.queryByText(podeApagar)).toBeNull();
    cleanup();
    persistencia.forget();
    stubPersist('negado');
    vi.stubGlobal('Capacitor', { isNativePlatform: () => true });
    openCard();
    expect(await screen.findByText(/Enviamos sozinhos/)).toBeDefined();
    await act(async () => {});
    expect(screen.queryByText(podeApagar)).toBeNull();
  });

  test('is restored on a later visit without asking for persistence again', async () => {
    const persist = stubPersist('negado');
    stubNetwork({});
    await keep();
    openCard();
    expect(await screen.findByText(podeApagar)).toBeDefined();
    expect(persist).not.toHaveBeenCalled();
  });

  test('mentions seven days and the separate home-screen app on an iPhone', async () => {
    stubPersist('negado', iphone);
    stubNetwork({});
    await keep();
    openCard();
    expect(await screen.findByText(/em até sete dias, ou o navegador pode apagar/)).toBeDefined();
    expect(screen.getByText(/O aplicativo da tela de início guarda à parte/)).toBeDefined();
  });

  test("omits the separate app inside the iPhone's home-screen app", async () => {
    stubPersist('negado', iphone);
    vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener() {}, removeEventListener() {} }));
    stubNetwork({});
    await keep();
    openCard();
    expect(await screen.findByText(podeApagar)).toBeDefined();
    expect(screen.queryByText(/tela de início/)).toBeNull();
  });
});

describe('describeNota', () => {
  const base = { idempotencia: '3fa29c01'.repeat(4) } as NotaNaFila;
  test.each([
    [buildDocumento({ numeros: [] }), 'Nota 3FA2-9C01 registrada.'],
    [
      buildDocumento({ apuracao: buildApuracao('PENDENTE') }),
      'Nota 3FA2-9C01 recebida: está em conferência.',
    ],
    [
      buildDocumento({
        apuracao: buildApuracao('PENDENTE', 'documentoFiscal.guardadaParaDepois', 'Conta amanhã.'),
      }),
      'Nota 3FA2-9C01: Conta amanhã.',
    ],
    [
      buildDocumento({ apuracao: buildApuracao('INVALIDO', 'x', 'Outro estado.') }),
      'Nota 3FA2-9C01 não vale desta vez. Outro estado.',
    ],
  ])('summarises the result in one sentence (case %#)', (documento, words) => {
    expect(describeNota({ ...base, documento })).toBe(words);
  });
});
