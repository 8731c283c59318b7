// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { answer, closeScreen, openScreen, refusal, stubNetwork } from '../../../test/screen-harness.tsx';
import { session } from '../../platform/session/session.ts';
import { FidelidadeScreen } from './screens/FidelidadeScreen.tsx';

afterEach(closeScreen);

const usuario = '52998224725';
const listar = 'GET /fidelidade/v1/vouchers/10/1';
const provedores = 'GET /fidelidade/v1/provedoresDeVoucher/100/1';
const pedidos = 'GET /fidelidade/v1/pedidosVoucher/10/1';
const saldos = `GET /contacorrente/v1/saldos/2026/TREVO/${usuario}`;
const pedir = 'POST /fidelidade/v1/pedidosVoucher/cinema/ingresso';

const ingresso = {
  id: 'ingresso',
  nome: 'Ingresso',
  descricao: 'Uma entrada.',
  comoUsar: 'Mostre o código na bilheteria.',
  regras: 'De segunda a quinta.',
  imagem: null,
  provedor: 'cinema',
  moeda: 'pontos',
  valor: 300,
  validade: 60,
  semEstoque: false,
  maximoPorPessoa: null,
};
const pagina = (...itens: object[]) => answer({ retorno: itens, total: itens.length, paginas: 1 });
const saldo = (agora: number, aLiberar = 0) =>
  answer({
    saldo: agora,
    saldoDisponivel: agora,
    saldoALiberar: aLiberar,
    saldoTotal: agora + aLiberar,
    liberaEm: aLiberar ? '2999-11-30T03:00:00.000Z' : null,
    aExpirar: 0,
    expiraEm: null,
    devido: 0,
    liberacoes: [],
    vencimentos: [],
  });
const meu = {
  id: 'v1',
  voucherId: 'ingresso',
  nome: 'Ingresso',
  provedor: 'cinema',
  provedorNome: 'Cine Vésper',
  descricao: 'Uma entrada.',
  comoUsar: 'Mostre o código na bilheteria.',
  regras: 'De segunda a quinta.',
  leitura: 'barras',
  moeda: 'pontos',
  valor: 300,
  data: '2026-11-21T12:00:00.000Z',
  situacao: 'APROVADO',
  codigo: 'CINE-0001',
  usarAte: '2999-01-21T02:59:59.000Z',
};

function open(answers: Parameters<typeof stubNetwork>[0] = {}, address = '/fidelidade') {
  session.signIn({ token: 't1', usuario, tipo: 'consumidor' });
  const sent = stubNetwork({
    [listar]: pagina(ingresso),
    [provedores]: pagina({ id: 'cinema', nome: 'Cine Vésper', imagem: null }),
    [pedidos]: pagina(),
    [saldos]: saldo(500),
    ...answers,
  });
  openScreen(address, { '/fidelidade': <FidelidadeScreen /> });
  return sent;
}
const findTrocar = async () => {
  // The button appears only after the balance has loaded.
  await screen.findByText(/^Você tem \d+ pontos$/);
  return screen.findByRole('button', { name: 'Trocar por 300 pontos' });
};

test('shows provider, description and price of a voucher beside the balance', async () => {
  open();
  await findTrocar();
  expect(await screen.findByText('Você tem 500 pontos')).toBeTruthy();
  for (const words of [
    'Ingresso',
    'Cine Vésper',
    'Uma entrada.',
    'De segunda a quinta.',
    /Use em até 60 dias/,
  ])
    expect(screen.getByText(words)).toBeTruthy();
});

test('asks for a confirmation, pays once and shows the voucher with its code', async () => {
  const sent = open({ [pedir]: answer(meu, 201), [pedidos]: pagina(meu) });
  await screen.findByText('Você tem 500 pontos');
  fireEvent.click(await findTrocar());
  expect(screen.getByText('Saem 300 pontos do seu saldo. Ficam 200 pontos.')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Trocar agora' }));
  expect(await screen.findByText('CINE-0001')).toBeTruthy();
  expect(screen.getByText('Pronto para usar')).toBeTruthy();
  expect(sent.filter(({ call }) => call === pedir)).toHaveLength(1);
});

test('retries with the same idempotency key after a missing response', async () => {
  const keys: (string | null)[] = [];
  open();
  const { fetch } = globalThis;
  globalThis.fetch = (url, init) => {
    if ((url as string).includes('pedidosVoucher/cinema'))
      keys.push(new Headers(init?.headers).get('idempotency-key'));
    return fetch(url, init);
  };
  for (const round of [1, 2]) {
    fireEvent.click(await findTrocar());
    fireEvent.click(await screen.findByRole('button', { name: 'Trocar agora' }));
    await waitFor(() => expect(keys).toHaveLength(round));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  }
  expect(new Set(keys).size).toBe(1);
});

test('shows the reason of a refusal and that nothing was deducted', async () => {
  open({ [pedir]: refusal('voucher.esgotado') });
  fireEvent.click(await findTrocar());
  fireEvent.click(await screen.findByRole('button', { name: 'Trocar agora' }));
  expect(await screen.findByText('Este voucher acabou. Nada foi descontado do seu saldo.')).toBeTruthy();
});

test.each([
  [saldo(250), 'Faltam 50 pontos'],
  [saldo(0), 'Faltam 300 pontos'],
])('shows how much is missing when the balance is too low', async (balance, words) => {
  open({ [saldos]: balance });
  const button = await screen.findByRole('button', { name: words });
  expect(button.getAttribute('aria-disabled')).toBe('true');
});

test('shows from which day the pending balance suffices', async () => {
  open({ [saldos]: saldo(100, 250) });
  await screen.findByText('Você tem 100 pontos');
  fireEvent.click(await findTrocar());
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('disables the button of a sold-out voucher', async () => {
  open({ [listar]: pagina({ ...ingresso, semEstoque: true }) });
  const button = await screen.findByRole('button', { name: 'Esgotado' });
  expect(button.getAttribute('aria-disabled')).toBe('true');
});

test('shows the empty states of the vouchers and of the own vouchers', async () => {
  open({ [listar]: pagina() });
  expect(await screen.findByText('Nenhum voucher por enquanto')).toBeTruthy();
  fireEvent.click(screen.getByRole('radio', { name: 'Meus vouchers' }));
  expect(await screen.findByText('Você ainda não trocou nenhum voucher')).toBeTruthy();
});

test('offers a retry when loading fails', async () => {
  open({ [listar]: refusal('servidor.ocupado') });
  expect(await screen.findByRole('button', { name: 'Tentar novamente' })).toBeTruthy();
});

test.each([
  ['PENDENTE', 'Aguardando o código'],
  ['REPROVADO', 'Não saiu; o saldo voltou'],
  ['EXPIRADO', 'Prazo encerrado'],
])('shows the status of an own voucher that is %s and no code', async (situacao, words) => {
  open({ [pedidos]: pagina({ ...meu, situacao, codigo: null }) });
  fireEvent.click(await screen.findByRole('radio', { name: 'Meus vouchers' }));
  expect(await screen.findByText(words)).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Mostrar o código/ })).toBeNull();
});

test('shows partner, use and conditions of an own voucher, and its code on the whole screen', async () => {
  open({ [pedidos]: pagina(meu) }, '/fidelidade?aba=meus');
  expect(await screen.findByText('Cine Vésper')).toBeTruthy();
  for (const words of ['Como usar', 'Mostre o código na bilheteria.', 'Regras', 'De segunda a quinta.'])
    expect(screen.getByText(words)).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Mostrar o código CINE-0001 em tela cheia' }));
  const dialog = screen.getByRole('dialog', { name: 'Ingresso · Cine Vésper' });
  expect(within(dialog).getByRole('img', { name: 'Código de barras do código CINE-0001' })).toBeTruthy();
  fireEvent.click(within(dialog).getByRole('button', { name: 'Fechar' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('keeps the screen on only while the code is on the whole screen', async () => {
  const release = vi.fn(async () => {});
  const request = vi.fn(async () => ({ release }));
  vi.stubGlobal('navigator', { ...navigator, wakeLock: { request } });
  open({ [pedidos]: pagina(meu) }, '/fidelidade?aba=meus');
  const show = await screen.findByRole('button', { name: /^Mostrar o código/ });
  expect(request).not.toHaveBeenCalled();
  fireEvent.click(show);
  expect(request).toHaveBeenCalledWith('screen');
  fireEvent.click(screen.getByRole('button', { name: 'Fechar' }));
  await waitFor(() => expect(release).toHaveBeenCalledOnce());
});
