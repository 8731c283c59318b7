// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { Configuracao } from '@trevo/config/configuracao/configuracao-keys';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { buildLancamento, buildSaldoPontos } from '../../../test/conta-sample.ts';
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
import { totem } from '../../platform/storage/totem.ts';
import { ContaCorrenteScreen } from './screens/ContaCorrenteScreen.tsx';
import { DetalhamentoExtratoScreen } from './screens/DetalhamentoExtratoScreen.tsx';

const saldos = 'GET /contacorrente/v1/saldos/2026/TREVO/52998224725';
const lancamentos = 'GET /contacorrente/v1/lancamentos/2026/TREVO/52998224725/10/1';
const list = (...retorno: ReturnType<typeof buildLancamento>[]) =>
  answer({ retorno, total: retorno.length, paginas: 1 });
const none = answer({ retorno: [], total: 0, paginas: 0 });

beforeEach(() => session.signIn({ token: 't1', usuario: '52998224725', tipo: 'consumidor' }));
afterEach(closeScreen);

function open(
  answers: Record<string, StubbedAnswer | null>,
  configuracao: Partial<Configuracao> = {},
  path = '/contaCorrente',
) {
  const sent = stubNetwork(answers);
  openScreen(
    path,
    {
      '/contaCorrente': <ContaCorrenteScreen />,
      '/detalhamentoExtrato': <DetalhamentoExtratoScreen />,
      '/detalhamentoExtratoDebito': <DetalhamentoExtratoScreen />,
    },
    configuracao,
  );
  return sent;
}

describe('ContaCorrenteScreen', () => {
  test('shows available, pending and expiring points with their dates', async () => {
    const liberacoes = [
      { em: '2999-11-30T12:00:00Z', valor: 20 },
      { em: '2999-12-05T12:00:00Z', valor: 100 },
    ];
    const vencimentos = [{ em: '2999-12-31T12:00:00Z', valor: 1 }];
    open({
      [saldos]: answer(buildSaldoPontos({ saldoALiberar: 120, liberacoes, vencimentos })),
      [lancamentos]: list(buildLancamento()),
    });
    expect(await screen.findByText('1.240')).toBeDefined();
    expect(screen.getByText('120 pontos a liberar até 5 dez. 2999')).toBeDefined();
    expect(screen.getByText('1 ponto vence em 31 dez. 2999')).toBeDefined();
    expect(screen.getByText('Ver todas as datas')).toBeDefined();
    expect(screen.queryByText(/descontad/)).toBeNull();
  });

  test('shows a debt apart from the balance', async () => {
    const saldo = buildSaldoPontos({ saldo: 0, saldoDisponivel: 0, saldoTotal: 0, devido: 40 });
    open({ [saldos]: answer(saldo), [lancamentos]: list(buildLancamento()) });
    expect(
      await screen.findByText(
        'Serão descontados 40 pontos dos próximos créditos: uma nota foi recusada depois de você usar os pontos.',
      ),
    ).toBeDefined();
    expect(screen.getByText('0')).toBeDefined();
  });

  test('lists credits and debits by month, with sign, accessible text and status badge', async () => {
    open({
      [saldos]: answer(buildSaldoPontos()),
      [lancamentos]: list(
        buildLancamento({ id: 'pontos-4', situacao: 'A_LIBERAR', liberaEm: '2026-12-01T12:00:00Z' }),
        buildLancamento({
          id: 'pontos-3',
          tipo: 'DEBITO',
          movimento: 'RESGATE',
          origem: 'pedido',
          situacao: null,
          descricao: 'Troca na vitrine',
          valor: 900,
        }),
        buildLancamento({ id: 'pontos-2', situacao: 'EXPIRADO', data: '2026-10-31T12:00:00Z' }),
        buildLancamento({ id: 'pontos-1', situacao: 'ESTORNADO', data: '2026-10-30T12:00:00Z' }),
      ),
    });
    const novembro = within(await screen.findByRole('region', { name: 'novembro de 2026' }));
    const [credito, debito] = novembro.getAllByRole('link');
    expect(credito!.textContent).toMatch(/A liberar em 1º dez\.( 2026)?.*\+25entrou 25 pontos/);
    expect(debito!.textContent).toMatch(/−900saiu 900 pontos/);
    expect(credito!.getAttribute('href')).toBe('/detalhamentoExtrato?id=pontos-4');
    expect(debito!.getAttribute('href')).toBe('/detalhamentoExtratoDebito?id=pontos-3');
    const outubro = within(screen.getByRole('region', { name: 'outubro de 2026' }));
    expect(outubro.getByText('Expirado')).toBeDefined();
    expect(outubro.getByText('Estornado')).toBeDefined();
  });

  test('keeps the old page while the next one loads', async () => {
    const segunda = lancamentos.replace(/1$/, '2');
    open({
      [saldos]: answer(buildSaldoPontos()),
      [lancamentos]: answer({ retorno: [buildLancamento()], total: 11, paginas: 2 }),
      [segunda]: null,
    });
    fireEvent.click(await screen.findByRole('button', { name: 'Próxima página' }));
    await waitFor(() => expect(window.location.search).toBe('?pagina=2'));
    expect(screen.getByText('Nota fiscal')).toBeDefined();
  });

  test('shows the empty state with the first step when there are no lines', async () => {
    open({
      [saldos]: answer(buildSaldoPontos({ saldo: 0, saldoDisponivel: 0, saldoTotal: 0 })),
      [lancamentos]: none,
    });
    expect(await screen.findByText('Nenhum ponto ainda')).toBeDefined();
    expect(screen.getByRole('link', { name: 'Escanear nota' })).toBeDefined();
  });

  test('shows a skeleton while loading', async () => {
    open({ [saldos]: null, [lancamentos]: null });
    expect((await screen.findAllByText('Carregando…')).length).toBeGreaterThan(0);
  });

  test('links to the showcase when the campaign has one', async () => {
    const answers = { [saldos]: answer(buildSaldoPontos()), [lancamentos]: none };
    open(answers, { 'fidelidade.vitrineAtiva': true });
    expect(await screen.findByRole('link', { name: /^Vitrine/ })).toBeDefined();
    closeScreen();
    session.signIn({ token: 't1', usuario: '52998224725', tipo: 'consumidor' });
    open(answers);
    expect(await screen.findByRole('link', { name: /^Metas/ })).toBeDefined();
    expect(screen.queryByRole('link', { name: /^Vitrine/ })).toBeNull();
  });
});

describe('ContaCorrenteScreen after a failure', () => {
  const failing = { [saldos]: refusal('servidor.falha'), [lancamentos]: refusal('servidor.falha') };

  test('shows the error and offers a retry', async () => {
    const sent = open(failing);
    expect(await screen.findByText('Não deu para carregar seu saldo.')).toBeDefined();
    const [saldo] = screen.getAllByRole('button', { name: 'Tentar novamente' });
    fireEvent.click(saldo!);
    await waitFor(() => expect(sent.filter(({ call }) => call === saldos)).toHaveLength(2));
  });

  test('shows the last known balance and its age', async () => {
    open({ [saldos]: answer(buildSaldoPontos()), [lancamentos]: none });
    await screen.findByText('1.240');
    reopen(failing);
    expect(
      await screen.findByText(/^Saldo de hoje, \d+h\d\d\. Não deu para atualizar agora\.$/),
    ).toBeDefined();
    expect(screen.getByText('1.240')).toBeDefined();
  });

  test('shows no cached balance to another user and stores none in a kiosk', async () => {
    open({ [saldos]: answer(buildSaldoPontos()), [lancamentos]: none });
    await screen.findByText('1.240');
    reopen({ [saldos.replace('52998224725', '11144477735')]: refusal('servidor.falha') }, '11144477735');
    expect(await screen.findByText('Não deu para carregar seu saldo.')).toBeDefined();
    totem.start();
    localStorage.removeItem('trevo.saldo.pontos');
    reopen({ [saldos]: answer(buildSaldoPontos()), [lancamentos]: none });
    await screen.findByText('1.240');
    expect(localStorage.getItem('trevo.saldo.pontos')).toBeNull();
  });

  /** Reopens the screen as after a restart of the app: the stored balance is kept. */
  function reopen(answers: Record<string, StubbedAnswer | null>, usuario = '52998224725') {
    const kept = localStorage.getItem('trevo.saldo.pontos');
    const isTotem = totem.isOn();
    closeScreen();
    if (kept) localStorage.setItem('trevo.saldo.pontos', kept);
    if (isTotem) totem.start();
    session.signIn({ token: 't1', usuario, tipo: 'consumidor' });
    open(answers);
  }
});

describe('DetalhamentoExtratoScreen', () => {
  const credito = 'GET /contaCorrente/v1/lancamentos/2026/TREVO/pontos-4';
  const debito = 'GET /contaCorrente/v1/lancamentos/2026/TREVO/pontos-3';

  test('shows reason and expiry of a credit and links to its receipt', async () => {
    const lancamento = buildLancamento({ id: 'pontos-4', expiraEm: '2999-12-31T12:00:00Z' });
    open(
      { [credito]: answer({ ...lancamento, moeda: 'pontos', lotes: [] }) },
      {},
      '/detalhamentoExtrato?id=pontos-4',
    );
    expect(await screen.findByText('Sua nota foi aprovada e rendeu pontos.')).toBeDefined();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Detalhes do crédito');
    expect(screen.getByText('31 dez. 2999')).toBeDefined();
    expect(screen.getByText('Liberado para usar')).toBeDefined();
    expect(screen.getByRole('link', { name: /Ver a nota/ }).getAttribute('href')).toBe(
      '/detalhesCompra?id=018f0000-0000-7000-8000-000000000001',
    );
  });

  test('shows the lots that a debit used, each with its own link', async () => {
    const lancamento = buildLancamento({
      id: 'pontos-3',
      tipo: 'DEBITO',
      movimento: 'RESGATE',
      origem: 'pedido',
      situacao: null,
      documentoFiscalID: null,
      pedidoID: 'p1',
    });
    const lote = {
      id: 'pontos-1',
      descricao: 'Nota fiscal',
      valor: 25,
      concedidoEm: '2026-09-21T12:00:00Z',
      expiraEm: null,
      documentoFiscalID: null,
    };
    open(
      { [debito]: answer({ ...lancamento, moeda: 'pontos', lotes: [lote] }) },
      {},
      '/detalhamentoExtratoDebito?id=pontos-3',
    );
    const lotes = within(await screen.findByRole('region', { name: 'De onde saiu' }));
    expect(lotes.getByRole('link').getAttribute('href')).toBe('/detalhamentoExtrato?id=pontos-1');
    expect(screen.getByRole('link', { name: /Ver meus pedidos/ })).toBeDefined();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Detalhes do débito');
  });

  test.each(['/detalhamentoExtrato', '/detalhamentoExtrato?id=pontos-4'])(
    'shows a missing line as not found, with a link to the statement: %s',
    async (path) => {
      open({ [credito]: refusal('contaCorrente.nenhumLancamento') }, {}, path);
      expect(await screen.findByText('Não encontramos este lançamento')).toBeDefined();
      expect(screen.getByRole('link', { name: 'Ver o extrato' }).getAttribute('href')).toBe('/contaCorrente');
    },
  );

  test('offers a retry when loading fails', async () => {
    const sent = open({ [credito]: refusal('servidor.falha') }, {}, '/detalhamentoExtrato?id=pontos-4');
    await screen.findByText('Não deu para carregar');
    press('Tentar novamente');
    await waitFor(() => expect(sent).toHaveLength(2));
  });

  test('shows the line as not found when there is no campaign', async () => {
    open(
      { 'GET /campanha/v1/campanhas/': refusal('campanha.nenhuma') },
      {},
      '/detalhamentoExtrato?id=pontos-4',
    );
    expect(await screen.findByText('Não encontramos este lançamento')).toBeDefined();
  });
});
