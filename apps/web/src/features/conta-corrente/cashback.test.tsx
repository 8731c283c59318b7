// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { buildLancamento } from '../../../test/conta-sample.ts';
import {
  answer,
  closeScreen,
  openScreen,
  press,
  refusal,
  stubNetwork,
  type StubbedAnswer,
} from '../../../test/screen-harness.tsx';
import { session } from '../../platform/session/session.ts';
import { ExtratoCashbackScreen } from './screens/ExtratoCashbackScreen.tsx';
import { SaldoCashbackScreen } from './screens/SaldoCashbackScreen.tsx';

const saldo = 'GET /cashback/v1/saldo/52998224725';
const extrato = 'GET /cashback/v1/extrato/52998224725/9/1';
const simplificados = (filtro: object, page = 1) =>
  `GET /cashback/v1/extratos/simplificados/9/${page}?${new URLSearchParams({ filtro: JSON.stringify(filtro) }).toString()}`;
const buildSaldo = (changes: object = {}) => ({
  valorDisponivel: 3850,
  valorDisponibilizar: 1200,
  disponibilizaEm: '2999-11-30T12:00:00Z',
  valorExpirar: 500,
  expiraEm: '2999-12-31T12:00:00Z',
  valorALiberar: 1200,
  devido: 0,
  disponibilizacoes: [{ em: '2999-11-30T12:00:00Z', valor: 1200 }],
  vencimentos: [{ em: '2999-12-31T12:00:00Z', valor: 500 }],
  ...changes,
});
const line = buildLancamento({ id: 'cashback-1', valor: 370 });
const list = answer({ retorno: [line], total: 1, paginas: 1 });
const none = answer({ retorno: [], total: 0, paginas: 0 });

beforeEach(() => session.signIn({ token: 't1', usuario: '52998224725', tipo: 'consumidor' }));
afterEach(closeScreen);

function open(answers: Record<string, StubbedAnswer | null>, path = '/saldoCashback') {
  const sent = stubNetwork(answers);
  openScreen(path, {
    '/saldoCashback': <SaldoCashbackScreen />,
    '/extratoCashback': <ExtratoCashbackScreen />,
  });
  return sent;
}

test('ExtratoCashbackScreen puts its month headings one level below its title', async () => {
  open({ [extrato]: list }, '/extratoCashback');
  const mes = await screen.findByRole('heading', { level: 2, name: /\d{4}$/ });
  expect(mes).toBeDefined();
  expect(screen.queryAllByRole('heading', { level: 3 })).toEqual([]);
});

describe('SaldoCashbackScreen', () => {
  test('shows available, pending and expiring amounts with their dates', async () => {
    open({ [saldo]: answer(buildSaldo()) });
    expect(await screen.findByText(/^R\$\s38,50$/)).toBeDefined();
    expect(screen.getByText(/^R\$\s12,00 a liberar em 30 nov\. 2999$/)).toBeDefined();
    expect(screen.getByText(/^R\$\s5,00 vencem em 31 dez\. 2999$/)).toBeDefined();
    expect(screen.getByRole('link', { name: /^Extrato/ }).getAttribute('href')).toBe('/extratoCashback');
    expect(screen.getByRole('link', { name: /^Metas/ }).getAttribute('href')).toBe('/metasCashback');
  });

  test('shows separately the cashback spent from a receipt that was refused later', async () => {
    open({ [saldo]: answer(buildSaldo({ devido: 400 })) });
    expect(
      await screen.findByText(
        /^Serão descontados R\$\s4,00 dos próximos créditos: uma nota foi recusada depois de você usar o cashback\.$/,
      ),
    ).toBeDefined();
  });

  test("shows the empty state with the API's text and the next step when the consumidor never had cashback", async () => {
    open({ [saldo]: refusal('cashback.semSaldo') });
    expect(await screen.findByText('Não há saldo cashback para esse consumidor.')).toBeDefined();
    expect(screen.getByRole('link', { name: 'Escanear nota' })).toBeDefined();
    expect(screen.queryByText('Não deu para carregar seu saldo.')).toBeNull();
  });

  test('shows a skeleton while loading', async () => {
    open({ [saldo]: null });
    expect(await screen.findByText('Carregando…')).toBeDefined();
  });

  test('offers a retry when loading fails', async () => {
    const sent = open({ [saldo]: refusal('servidor.falha') });
    await screen.findByText('Não deu para carregar seu saldo.');
    press('Tentar novamente');
    await waitFor(() => expect(sent).toHaveLength(2));
  });
});

describe('ExtratoCashbackScreen', () => {
  test('lists nine lines per page and keeps the page in the address', async () => {
    open(
      {
        [extrato]: answer({ retorno: [line], total: 10, paginas: 2 }),
        [extrato.replace(/1$/, '2')]: answer({
          retorno: [buildLancamento({ descricao: 'Quiz' })],
          total: 10,
          paginas: 2,
        }),
      },
      '/extratoCashback',
    );
    expect((await screen.findByRole('link', { name: /Nota fiscal/ })).textContent).toMatch(/\+R\$\s3,70/);
    expect(screen.getByText('10 lançamentos')).toBeDefined();
    fireEvent.click(screen.getByRole('button', { name: 'Página 2' }));
    expect(await screen.findByText('Quiz')).toBeDefined();
    expect(window.location.search).toBe('?page=2');
  });

  test('filters by kind and by days', async () => {
    const entradas = simplificados({ tipo: 'CREDITO' });
    const deNovembro = simplificados({ tipo: 'CREDITO', inicial: '2026-11-01' });
    const sent = open({ [extrato]: list, [entradas]: list, [deNovembro]: none }, '/extratoCashback');
    fireEvent.click(await screen.findByRole('radio', { name: 'Entradas' }));
    await waitFor(() => expect(sent.at(-1)?.call).toBe(entradas));
    fireEvent.change(screen.getByLabelText('De'), { target: { value: '2026-11-01' } });
    expect(await screen.findByText('Nenhum lançamento nesta busca')).toBeDefined();
    expect(sent.at(-1)?.call).toBe(deNovembro);
    press('Limpar busca');
    expect(await screen.findByText('Nota fiscal')).toBeDefined();
  });

  test('sends no request when the end day is before the start day', async () => {
    const aPartir = simplificados({ inicial: '2026-11-20' });
    const sent = open({ [extrato]: list, [aPartir]: list }, '/extratoCashback');
    fireEvent.change(await screen.findByLabelText('De'), { target: { value: '2026-11-20' } });
    await waitFor(() => expect(sent.at(-1)?.call).toBe(aPartir));
    fireEvent.change(screen.getByLabelText('Até'), { target: { value: '2026-11-01' } });
    expect(await screen.findByText('Este dia vem antes do primeiro.')).toBeDefined();
    expect(sent.at(-1)?.call).toBe(aPartir);
  });

  test('shows the empty state with the first step and no filter when there are no lines', async () => {
    open({ [extrato]: none }, '/extratoCashback');
    expect(await screen.findByText('Nenhum lançamento ainda')).toBeDefined();
    expect(screen.queryByRole('radiogroup')).toBeNull();
  });

  test('offers a retry when loading fails', async () => {
    const sent = open({ [extrato]: refusal('servidor.falha') }, '/extratoCashback');
    await screen.findByText('Não deu para carregar');
    press('Tentar novamente');
    await waitFor(() => expect(sent).toHaveLength(2));
  });
});
