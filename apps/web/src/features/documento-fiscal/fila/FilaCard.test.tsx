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
import { pendingPath } from '../../../platform/navigation/pending-path.ts';
import { session } from '../../../platform/session/session.ts';
import { persistencia } from '../../../platform/storage/persistencia.ts';
import { filaContagem } from './fila-contagem.ts';
import { fila } from './fila.ts';
import { sayAnswer } from './fila.text.ts';
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

describe('The queue on the phone', () => {
  test('is not there while nothing waits', () => {
    stubNetwork({});
    openScreen('/', { '/': <FilaCard /> });
    expect(screen.queryByText('Na fila deste celular')).toBeNull();
  });

  test('names each receipt, says since when and that it goes by itself, and is counted', async () => {
    stubNetwork({});
    const nota = await keep();
    openScreen('/', { '/': <FilaCard /> });
    const row = within(await screen.findByRole('listitem'));
    expect(row.getByText(`Protocolo ${toProtocolo(nota)}`)).toBeDefined();
    expect(row.getByText(/^Lida: Hoje, /)).toBeDefined();
    expect(row.getByText('Esperando internet')).toBeDefined();
    expect(screen.getByText(/Enviamos sozinhos/)).toBeDefined();
    expect(screen.getByRole('status').textContent).toBe('1 nota na fila deste celular.');
    expect(filaContagem.get()).toBe(1);
  });

  test('says of a receipt behind another one that it waits for that one, until it is tried itself', async () => {
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

  test('is sent at a press, and says what a receipt earned until that was seen', async () => {
    stubNetwork({ [enviar]: answer(buildDocumento(), 201) });
    const nota = await keep();
    openScreen('/', { '/': <FilaCard /> });
    await screen.findByRole('listitem');
    press('Enviar agora');
    const protocolo = toProtocolo(nota);
    expect(await screen.findByText(`Nota ${protocolo} registrada: 1 número da sorte`)).toBeDefined();
    expect(screen.queryByText(/Enviamos sozinhos/)).toBeNull();
    press(`Entendi: tirar a nota ${protocolo} da lista`);
    await waitFor(() => expect(screen.queryByText('Na fila deste celular')).toBeNull());
  });

  test('whose login is not taken any more offers to sign in again, and comes back here', async () => {
    session.signIn({ token: 'recusado', usuario, tipo: 'consumidor' });
    stubNetwork({ [enviar]: refusal('sessao.invalida') });
    await keep();
    openScreen('/?de=fila', { '/': <FilaCard /> });
    await screen.findByRole('listitem');
    press('Enviar agora');
    fireEvent.click(await screen.findByRole('button', { name: 'Entrar de novo' }));
    expect(await screen.findByText('em /autenticacao')).toBeDefined();
    expect(session.get()).toBeUndefined();
    expect(pendingPath.take()).toBe('/?de=fila');
  });

  test('keeps the words of a refusal and what to do about it', async () => {
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

describe('What the browser may do with the queue', () => {
  const podeApagar = /nos próximos dias, ou o navegador pode apagar/;
  const openCard = () => openScreen('/', { '/': <FilaCard /> });

  test.each(['negado', 'falha', 'ausente'] as const)(
    'is said where persistent storage is: %s',
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

  test('is not said where persistent storage is granted, nor in the installed app', async () => {
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

  test('is known on a later visit without asking again', async () => {
    const persist = stubPersist('negado');
    stubNetwork({});
    await keep();
    openCard();
    expect(await screen.findByText(podeApagar)).toBeDefined();
    expect(persist).not.toHaveBeenCalled();
  });

  test('names seven days and the separate home-screen app on an iPhone', async () => {
    stubPersist('negado', iphone);
    stubNetwork({});
    await keep();
    openCard();
    expect(await screen.findByText(/em até sete dias, ou o navegador pode apagar/)).toBeDefined();
    expect(screen.getByText(/O aplicativo da tela de início guarda à parte/)).toBeDefined();
  });

  test('does not speak of a separate app in the home-screen app of an iPhone itself', async () => {
    stubPersist('negado', iphone);
    vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener() {}, removeEventListener() {} }));
    stubNetwork({});
    await keep();
    openCard();
    expect(await screen.findByText(podeApagar)).toBeDefined();
    expect(screen.queryByText(/tela de início/)).toBeNull();
  });
});

describe('What an answer is in one sentence', () => {
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
  ])('%#', (documento, words) => {
    expect(sayAnswer({ ...base, documento })).toBe(words);
  });
});
