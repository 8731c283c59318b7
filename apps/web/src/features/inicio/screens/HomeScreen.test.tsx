// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import type { Configuracao } from '@trevo/config/configuracao/configuracao-keys';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { buildApuracao, buildDocumento } from '../../../../test/documento-sample.ts';
import { buildRaspadinha } from '../../../../test/raspadinha-sample.ts';
import {
  answer,
  campanhaVigente,
  closeScreen,
  openScreen,
  press,
  refusal,
  stubNetwork,
  type StubbedAnswer,
} from '../../../../test/screen-harness.tsx';
import { paineis } from '../../../platform/navigation/painel-store.ts';
import { session } from '../../../platform/session/session.ts';
import { HomeScreen } from './HomeScreen.tsx';

const campanhas = 'GET /campanha/v1/campanhas/';
const contagem = 'GET /cupom/v2/cupons/escaneadosPorPeriodo/2026/TREVO/52998224725';
const documentos =
  'GET /documentoFiscal/v1/documentos/3/1?usuario=52998224725&anoCampanha=2026&identificacaoCampanha=TREVO';
const cards = `GET /raspadinhaAlternativa/v1/raspadinhas/2026/TREVO/10/1?${new URLSearchParams({
  usuario: '52998224725',
  filtro: JSON.stringify({ status: 'DISPONIVEL' }),
})}`;
const nothing = {
  [contagem]: answer({ diario: 0, semanal: 0, mensal: 0, total: 0 }),
  [documentos]: refusal('documentoFiscal.nenhum'),
};
const some = {
  [contagem]: answer({ diario: 1, semanal: 2, mensal: 3, total: 1234 }),
  [documentos]: answer({ retorno: [buildDocumento()], total: 1, paginas: 1 }),
};

beforeEach(() => session.signIn({ token: 't1', usuario: '52998224725', tipo: 'consumidor' }));
afterEach(closeScreen);

function open(answers: Record<string, StubbedAnswer | null>, configuracao: Partial<Configuracao> = {}) {
  const sent = stubNetwork(answers);
  openScreen('/home', { '/home': <HomeScreen /> }, configuracao);
  return sent;
}
/** Rule with a limit of three numbers, for a consumidor at the limit. */
const limited = {
  ...some,
  [contagem]: answer({ diario: 0, semanal: 0, mensal: 0, total: 3 }),
  'GET /cupom/v2/cupons/configuracao/2026/TREVO': answer({
    limitePorUsuario: 3,
    limitesPorUsuario: { total: 3 },
    tempoLimite: 0,
  }),
};

/** Returns the primary buttons of the page. */
const filled = () => [...document.querySelectorAll('main [data-variant="primary"]')];

describe('HomeScreen', () => {
  test('has exactly one primary button, also with other pending actions', async () => {
    open(
      {
        ...some,
        [cards]: answer({ retorno: [buildRaspadinha(1), buildRaspadinha(2)], total: 2, paginas: 1 }),
      },
      { 'raspadinha.ativo': true },
    );
    expect(await screen.findByRole('link', { name: 'Raspar agora' })).toBeDefined();
    expect(filled().map(({ textContent }) => textContent)).toEqual(['Escanear nota']);
  });

  test('leaves the primary button to the menu when the menu has a large one', async () => {
    open(some, { 'menu.novoMenu': true });
    expect(await screen.findByRole('link', { name: 'Escanear nota' })).toBeDefined();
    expect(await screen.findByText('VÁLIDO')).toBeDefined();
    expect(filled()).toEqual([]);
  });

  test('shows cached data with its age without network', async () => {
    open(some);
    expect(await screen.findByText('1.234')).toBeDefined();
    expect(await screen.findByText('VÁLIDO')).toBeDefined();
    cleanup();
    open({});
    expect(await screen.findByText('1.234')).toBeDefined();
    expect(await screen.findByText('VÁLIDO')).toBeDefined();
    expect(screen.getByText(/^Você está vendo a lista de hoje, /)).toBeDefined();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('shows numbers, action and status of the receipts', async () => {
    open(some);
    expect(await screen.findByText('1.234')).toBeDefined();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Trevo da Sorte');
    expect(screen.getByRole('link', { name: 'Escanear nota' }).getAttribute('href')).toBe('/escanear');
    expect(screen.getByRole('link', { name: 'Digitar a chave da nota' })).toBeDefined();
    expect(await screen.findByText('VÁLIDO')).toBeDefined();
  });

  test('explains how taking part works before the first receipt', async () => {
    open(nothing);
    expect(await screen.findByText('Como funciona')).toBeDefined();
    expect(screen.getByText('0')).toBeDefined();
  });

  test.each([
    ['at once', undefined, 'Eles aparecem na hora, e é com eles que você concorre.'],
    [
      'in hours',
      { esperaHoras: 26 },
      'Confirmamos cada compra, o que pode levar até 26 horas, e avisamos você.',
    ],
    [
      'after a manual review',
      { esperaHoras: null },
      'A gente confere cada nota, e avisa você quando eles chegarem.',
    ],
  ])('shows before the first receipt that numbers come %s', async (_when, comprovacao, words) => {
    const campanha = { ...campanhaVigente, ...(comprovacao && { comprovacao }) };
    open({ ...nothing, [campanhas]: answer([campanha]) });
    expect(await screen.findByText(words)).toBeDefined();
  });

  test('omits the numbers when the campaign gives none', async () => {
    open(some, { 'cupom.ativo': false });
    expect(await screen.findByText('VÁLIDO')).toBeDefined();
    expect(screen.queryByText(/números? da sorte/i)).toBeNull();
  });

  test('promises a number to a consumidor without receipts', async () => {
    open(nothing);
    expect(await screen.findByText('Sua primeira nota já vale número da sorte.')).toBeDefined();
  });

  test.each([
    [true, 'Registre uma nota com produtos participantes para ganhar números da sorte.'],
    [false, 'Sua primeira nota já vale número da sorte.'],
  ])(
    'names the products to a consumidor without receipts only where they are required (%s)',
    async (exigidos, words) => {
      const produtosParticipantes = { frase: 'Com Sucos, os números dobram.', aceleradores: [], exigidos };
      open({ ...nothing, [campanhas]: answer([{ ...campanhaVigente, produtosParticipantes }]) });
      expect(await screen.findByText(words)).toBeDefined();
    },
  );

  test('shows that numbers may still come while a receipt is pending', async () => {
    const waiting = buildDocumento({ apuracao: buildApuracao('PENDENTE', 'documentoFiscal.emAnalise') });
    open({ ...nothing, [documentos]: answer({ retorno: [waiting], total: 1, paginas: 1 }) });
    expect(await screen.findByText(/Sua nota está em análise/)).toBeDefined();
    expect(screen.queryByText('Sua primeira nota já vale número da sorte.')).toBeNull();
  });

  test.each([
    ['the scanner', { 'menu.escanearQr': false }, ['Digitar a chave da nota']],
    ['the typed key', { 'menu.registrarDocumento': false }, ['Escanear nota']],
    ['both of them', { 'menu.escanearQr': false, 'menu.registrarDocumento': false }, ['Digitar código']],
  ] as const)('offers only the remaining ways in a campaign without %s', async (_what, off, names) => {
    open(some, off);
    expect(await screen.findByText('1.234')).toBeDefined();
    const ways = ['Escanear nota', 'Digitar a chave da nota', 'Digitar código'];
    expect(ways.filter((name) => screen.queryByRole('link', { name }))).toEqual(names);
  });

  test('explains the first steps by the ways and rewards that the campaign offers', async () => {
    open(nothing, { 'menu.escanearQr': false, 'cupom.ativo': false });
    expect(await screen.findByText('Como funciona')).toBeDefined();
    expect(screen.queryByText(/QR Code/)).toBeNull();
    expect(screen.queryByText(/números/i)).toBeNull();
  });

  test('shows the newest unread notification with the count of the others and opens the notifications', async () => {
    const avisos =
      'GET /notificacao/v1/notificacoes/2026/TREVO/52998224725/-1/1?enviado=true&metodosEnvio=PUSH';
    const notice = (id: string, vista: boolean, titulo: string) => ({
      id,
      titulo,
      mensagem: 'Veja.',
      urlImagem: null,
      tipo: 'PEDIDO',
      origemId: null,
      vista,
      destino: '/acompanharPedidos',
      dataHora: '2026-11-21T12:00:00.000Z',
      dataHoraEnvio: '2026-11-21T12:00:00.000Z',
    });
    const listed = answer([
      notice('n1', true, 'Pedido feito'),
      notice('n2', false, 'Pedido enviado'),
      notice('n3', false, 'Nota aprovada'),
      notice('n4', false, 'Saldo liberado'),
    ]);
    open({ ...some, [avisos]: listed });
    fireEvent.click(await screen.findByRole('button', { name: /Pedido enviado.*E mais 2 avisos novos/ }));
    expect(paineis.get()).toBe('notificacoes');
    act(() => paineis.close());
    closeScreen();
    session.signIn({ token: 't1', usuario: '52998224725', tipo: 'consumidor' });
    open({ ...some, [avisos]: listed }, { 'notificacao.ativo': false });
    expect(await screen.findByText('VÁLIDO')).toBeDefined();
    expect(screen.queryByText('Pedido enviado')).toBeNull();
  });

  test('has shortcuts only to the areas that the campaign offers', async () => {
    const listAtalhos = async (configuracao: Partial<Configuracao>) => {
      open(some, configuracao);
      const atalhos = within(await screen.findByRole('navigation', { name: 'Atalhos' }));
      return atalhos.getAllByRole('link').map((link) => link.getAttribute('href'));
    };
    const all = {
      'cashback.ativo': true,
      'raspadinha.ativo': true,
      'fidelidade.vitrineAtiva': true,
      'fidelidade.vouchersAtivo': true,
      'quiz.ativo': true,
    } as const;
    expect(await listAtalhos(all)).toEqual([
      '/contaCorrente',
      '/saldoCashback',
      '/raspadinhasAlternativas',
      '/produtos',
      '/fidelidade',
      '/quiz',
      '/lojasCredenciadas',
    ]);
    closeScreen();
    session.signIn({ token: 't1', usuario: '52998224725', tipo: 'consumidor' });
    expect(await listAtalhos({ 'contaCorrente.ativo': false })).toEqual(['/lojasCredenciadas']);
  });

  test('links to the invitation by a card while registering is open', async () => {
    open(some);
    const link = await screen.findByRole('link', { name: /^Convidar amigos/ });
    expect(link.getAttribute('href')).toBe('/indicacao');
  });

  test('has no shortcut list in a campaign without these areas', async () => {
    open(some, { 'contaCorrente.ativo': false, 'indicacao.ativo': false, 'lojas.ativo': false });
    expect(await screen.findByText('VÁLIDO')).toBeDefined();
    expect(screen.queryByRole('navigation', { name: 'Atalhos' })).toBeNull();
  });

  test('keeps the registration available and offers a retry when the lists do not load', async () => {
    open({});
    expect(await screen.findByText('Não deu para carregar')).toBeDefined();
    expect(screen.getByRole('link', { name: 'Escanear nota' })).toBeDefined();
    // Requests that failed together share one alert and one retry.
    expect(screen.getAllByRole('alert')).toHaveLength(1);
    stubNetwork(some);
    press('Tentar novamente');
    expect(await screen.findByText('1.234')).toBeDefined();
    expect(await screen.findByText('VÁLIDO')).toBeDefined();
  });

  test('shows the reason instead of the action outside the purchase window', async () => {
    open({ ...some, [campanhas]: answer([{ ...campanhaVigente, dataFinalCompras: '2020-01-01' }]) });
    expect(await screen.findByText('Fora do período de compras')).toBeDefined();
    expect(screen.queryByRole('link', { name: 'Escanear nota' })).toBeNull();
  });

  test('promises nothing for a first receipt while registering is closed', async () => {
    open({ ...nothing, [campanhas]: answer([{ ...campanhaVigente, dataFinalCompras: '2020-01-01' }]) });
    expect(await screen.findByText('0')).toBeDefined();
    expect(screen.queryByText('Sua primeira nota já vale número da sorte.')).toBeNull();
    expect(screen.queryByText('Como funciona')).toBeNull();
  });

  test('keeps the numbers and receipts of a campaign that is over', async () => {
    open({
      ...some,
      [campanhas]: answer([{ ...campanhaVigente, dataFinal: '2020-01-01', dataFinalCompras: '2020-01-01' }]),
    });
    expect(await screen.findByText('Campanha encerrada')).toBeDefined();
    expect(await screen.findByText('1.234')).toBeDefined();
  });

  test('shows the remaining limit beside the action', async () => {
    open(limited);
    expect(await screen.findByText('Limite total de 3 cupons atingido!')).toBeDefined();
    expect(screen.getByRole('link', { name: 'Escanear nota' })).toBeDefined();
  });

  test('omits the limit when the consumidor cannot register anything now', async () => {
    open({ ...limited, [campanhas]: answer([{ ...campanhaVigente, dataFinalCompras: '2020-01-01' }]) });
    expect(await screen.findByText('Fora do período de compras')).toBeDefined();
    expect(await screen.findByText('3')).toBeDefined();
    expect(screen.queryByText(/^Limite/)).toBeNull();
  });

  test('invites a consumidor without a PicPay name when the campaign multiplies by PicPay', async () => {
    open(
      { ...some, 'GET /cupom/v2/consumidor/52998224725': refusal('cupom.consumidorNaoEncontrado') },
      { 'picpay.ativo': true },
    );
    expect(
      await screen.findByRole('button', { name: 'Informe seu PicPay e ganhe 2X números' }),
    ).toBeDefined();
  });

  test('asks for the shop before a receipt in a Comper campaign', async () => {
    open({ ...some, [campanhas]: answer([{ ...campanhaVigente, identificacao: 'COMPER' }]) });
    for (const name of ['Escanear nota', 'Digitar a chave da nota']) {
      fireEvent.click(await screen.findByRole('button', { name }));
      expect(await screen.findByRole('button', { name: /^Na loja física/ })).toBeDefined();
      fireEvent.click(screen.getByRole('button', { name: 'Fechar' }));
    }
  });

  test('shows the empty state without any campaign', async () => {
    open({ [campanhas]: refusal('campanha.nenhuma') });
    expect(await screen.findByText('Não há campanhas promocionais disponíveis no momento!')).toBeDefined();
  });

  test('opens a receipt in the list of receipts', async () => {
    open(some);
    fireEvent.click(await screen.findByRole('button', { name: /^Loja não identificada/ }));
    expect(await screen.findByText('em /documentosFiscais')).toBeDefined();
    expect(window.history.state).toMatchObject({ usr: { documentoFiscalID: 'd1' } });
  });

  test('shows published winners, and leaves the next sorteio to the prize above', async () => {
    const sorteio = { nome: '1º sorteio', premio: 'Uma moto', numerosAte: '2026-11-01' };
    open({
      ...some,
      'GET /cupom/v2/sorteios/2026/TREVO': answer([
        { ...sorteio, data: '2026-11-01', apurado: true },
        { ...sorteio, data: '2999-12-18', nome: '2º sorteio', apurado: false },
      ]),
    });
    expect((await screen.findByRole('button', { name: /1º sorteio/ })).textContent).toContain(
      'Ganhadores divulgados',
    );
    expect(screen.queryByRole('button', { name: /2º sorteio/ })).toBeNull();
  });
});
