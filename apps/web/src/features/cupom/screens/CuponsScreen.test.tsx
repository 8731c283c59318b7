// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
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
import { paineis } from '../../../platform/navigation/painel-store.ts';
import { session } from '../../../platform/session/session.ts';
import { totem } from '../../../platform/storage/totem.ts';
import { toasts } from '../../../platform/toast/toasts.ts';
import { CuponsScreen } from './CuponsScreen.tsx';

const all = 'GET /cupom/v2/cupons/consumidor/2026/TREVO/52998224725';
const contagem = 'GET /cupom/v2/cupons/escaneadosPorPeriodo/2026/TREVO/52998224725';
const page = (n: number) => `${all}/10/${n}`;

const cupom = (i: number, more = {}) => ({
  id: `c${i}`,
  serie: '03',
  numero: String(57_000 + i),
  dataHora: '2026-11-12T17:32:00.000Z',
  situacao: 'ATIVO',
  documentoFiscalID: 'd1',
  chaveAcesso: '35261162744661000189655452231425211744665372',
  tipoDocumento: 'Fiscal',
  loja: null,
  emitidoEm: null,
  sorteios: [],
  premios: [],
  ...more,
});
const cupons = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, i) => cupom(from + i));

beforeEach(() => session.signIn({ token: 't1', usuario: '52998224725', tipo: 'consumidor' }));
afterEach(closeScreen);

function open(answers: Record<string, StubbedAnswer | null>) {
  const sent = stubNetwork({
    [contagem]: answer({ diario: 0, semanal: 0, mensal: 0, total: 1 }),
    ...answers,
  });
  openScreen('/cupons', { '/cupons': <CuponsScreen /> });
  return sent;
}

describe('The list of numbers', () => {
  test('tells the total, and of each number its series, figures and the day of its receipt', async () => {
    open({ [page(1)]: answer({ retorno: [cupom(698)], total: 1, paginas: 1 }) });
    expect(await screen.findByText('Você tem 1 número da sorte.')).toBeDefined();
    expect(screen.getByText(/Série 0 3, número 5 7 6 9 8.*Nota de 12 nov\./)).toBeDefined();
    expect(screen.getByRole('listitem').textContent).toContain('03 57698');
    expect(screen.queryByText(/3526/)).toBeNull();
  });

  test.each([
    [{ loja: 'Quatro Folhas Sé', emitidoEm: '2026-11-10' }, /\. Quatro Folhas Sé · 10 nov\./],
    [{ emitidoEm: '2026-11-10' }, /\. Nota de 10 nov\./],
    [{ tipoDocumento: 'NaoFiscal' }, /\. Compra de 12 nov\./],
    [{ tipoDocumento: 'Cupom', chaveAcesso: null }, /\. Cupom de 12 nov\./],
  ])('says of %j what earned it', async (more, words) => {
    open({ [page(1)]: answer({ retorno: [cupom(698, more)], total: 1, paginas: 1 }) });
    expect(await screen.findByText(words)).toBeDefined();
  });

  test('without numbers says so in the words of the API and offers the next step', async () => {
    open({ [page(1)]: refusal('cupom.nenhum') });
    expect(await screen.findByText('Nenhum cupom encontrado para esse usuário.')).toBeDefined();
    expect(screen.getByRole('heading', { level: 2 }).textContent).toMatch(/a uma nota de distância/);
    expect(screen.getByRole('link', { name: 'Escanear nota' })).toBeDefined();
  });

  test('without numbers in a campaign that takes no receipts any more invites to nothing', async () => {
    const closed = { ...campanhaVigente, dataFinalCompras: '2020-01-01' };
    open({ [page(1)]: refusal('cupom.nenhum'), 'GET /campanha/v1/campanhas/': answer([closed]) });
    expect(await screen.findByText('Nenhum cupom encontrado para esse usuário.')).toBeDefined();
    expect(screen.queryByRole('link', { name: 'Escanear nota' })).toBeNull();
    expect(screen.queryByText(/a uma nota de distância/)).toBeNull();
  });

  test('that did not load can be tried again', async () => {
    const sent = open({});
    fireEvent.click(await screen.findByRole('button', { name: 'Tentar novamente' }));
    await screen.findByRole('button', { name: 'Tentar novamente' });
    expect(sent.filter(({ call }) => call === page(1))).toHaveLength(2);
  });

  test('is a skeleton while it loads', async () => {
    open({ [page(1)]: null });
    expect((await screen.findByRole('status')).textContent).toBe('Carregando…');
  });

  test('has ten a page, and the address remembers the page', async () => {
    open({
      [page(1)]: answer({ retorno: cupons(1, 10), total: 12, paginas: 2 }),
      [page(2)]: answer({ retorno: cupons(11, 12), total: 12, paginas: 2 }),
    });
    fireEvent.click(await screen.findByRole('button', { name: 'Página 2' }));
    expect(await screen.findByText(/número 5 7 0 1 2/)).toBeDefined();
    expect(window.location.search).toBe('?pagina=2');
  });

  test('finds a number among all pages', async () => {
    open({
      [page(1)]: answer({ retorno: cupons(1, 10), total: 12, paginas: 2 }),
      [all]: answer({ retorno: cupons(1, 12), total: 12, paginas: 1 }),
    });
    fireEvent.input(await screen.findByLabelText('Buscar um número ou CPF'), { target: { value: '7012' } });
    expect(await screen.findByText('1 número encontrado')).toBeDefined();
    expect(screen.getAllByRole('listitem')).toHaveLength(1);
  });

  test('a typed CPF is asked for as one, and told of when nobody has it', async () => {
    const ofCpf = (cpf: string) => `GET /cupom/v2/cupons/consumidor/2026/TREVO/cpf/${cpf}/50/1`;
    open({
      [page(1)]: answer({ retorno: cupons(1, 10), total: 12, paginas: 2 }),
      [ofCpf('52998224725')]: answer({ retorno: cupons(1, 12), total: 12, paginas: 1 }),
      [ofCpf('52998224724')]: refusal('cupom.cpfNaoCadastrado'),
    });
    const field = await screen.findByLabelText('Buscar um número ou CPF');
    fireEvent.input(field, { target: { value: '529.982.247-24' } });
    expect(
      await screen.findByText('Nenhum usuário cadastrado com este CPF. Por favor revise os dados digitados.'),
    ).toBeDefined();
    fireEvent.input(field, { target: { value: '529.982.247-25' } });
    expect(await screen.findByText('12 números encontrados')).toBeDefined();
    expect(screen.getAllByRole('listitem')).toHaveLength(12);
  });

  test('is asked for anew by each search', async () => {
    const first = answer({ retorno: cupons(1, 10), total: 12, paginas: 2 });
    const search = async () =>
      fireEvent.input(await screen.findByLabelText('Buscar um número ou CPF'), { target: { value: '7013' } });
    open({ [page(1)]: first, [all]: answer({ retorno: cupons(1, 12), total: 12, paginas: 1 }) });
    await search();
    expect(await screen.findAllByText(/^Nenhum dos seus números/)).toBeDefined();
    cleanup();
    open({ [page(1)]: first, [all]: answer({ retorno: cupons(1, 13), total: 13, paginas: 1 }) });
    await search();
    expect(await screen.findByText('1 número encontrado')).toBeDefined();
  });

  test('that cannot be searched does not say that the number is not there, and can be tried again', async () => {
    const pages = { [page(1)]: answer({ retorno: cupons(1, 10), total: 12, paginas: 2 }) };
    open(pages);
    fireEvent.input(await screen.findByLabelText('Buscar um número ou CPF'), { target: { value: '7012' } });
    const again = await screen.findByRole('button', { name: 'Tentar novamente' });
    expect(screen.queryByText(/^Nenhum dos seus números/)).toBeNull();
    stubNetwork({ ...pages, [all]: answer({ retorno: cupons(1, 12), total: 12, paginas: 1 }) });
    fireEvent.click(again);
    expect(await screen.findByText('1 número encontrado')).toBeDefined();
  });

  test('marks a cancelled number in words', async () => {
    open({ [page(1)]: answer({ retorno: [cupom(1, { situacao: 'CANCELADO' })], total: 1, paginas: 1 }) });
    expect(await screen.findByText(/\. Cancelado/)).toBeDefined();
  });
});

describe('Days, draws and sharing', () => {
  const doPeriodo = 'POST /cupom/v2/cupons/2026/TREVO/listarPorCampanha';
  const sorteios = 'GET /cupom/v2/sorteios/2026/TREVO';
  const sorteio = (more = {}) => ({
    data: '2026-12-19',
    nome: '1º sorteio',
    premio: 'Uma moto',
    numerosAte: '2026-12-17',
    apurado: false,
    ...more,
  });

  test('a period asks for its days and says when it is empty', async () => {
    const sent = open({
      [page(1)]: answer({ retorno: [cupom(698)], total: 1, paginas: 1 }),
      [doPeriodo]: refusal('cupom.nenhum'),
    });
    fireEvent.click(await screen.findByRole('radio', { name: 'Hoje' }));
    expect(await screen.findByText('Nenhum número neste período')).toBeDefined();
    const { body } = sent.find(({ call }) => call === doPeriodo)!;
    const { filtro } = body as {
      filtro: { consumidor: string; periodo: { inicial: string; final: string } };
    };
    expect(filtro.consumidor).toBe('52998224725');
    expect(filtro.periodo.inicial).toMatch(/^\d{4}-\d\d-\d\d$/);
    expect(filtro.periodo.final).toBe(filtro.periodo.inicial);
    fireEvent.click(screen.getByRole('radio', { name: 'Tudo' }));
    expect(await screen.findByText(/número 5 7 6 9 8/)).toBeDefined();
  });

  test('a period is not searched: what was looked for among all is forgotten', async () => {
    open({
      [page(1)]: answer({ retorno: cupons(1, 10), total: 12, paginas: 2 }),
      [all]: answer({ retorno: cupons(1, 12), total: 12, paginas: 1 }),
      [doPeriodo]: answer({ retorno: [cupom(698)], total: 1, paginas: 1 }),
    });
    const field = await screen.findByLabelText<HTMLInputElement>('Buscar um número ou CPF');
    fireEvent.input(field, { target: { value: '7012' } });
    fireEvent.click(screen.getByRole('radio', { name: 'Hoje' }));
    expect(await screen.findByText(/número 5 7 6 9 8/)).toBeDefined();
    fireEvent.click(screen.getByRole('radio', { name: 'Tudo' }));
    expect((await screen.findByLabelText<HTMLInputElement>('Buscar um número ou CPF')).value).toBe('');
  });

  const past = { data: '2020-03-14', nome: '1º sorteio' };
  const toCome = { data: '2999-12-19', nome: '2º sorteio' };
  test.each([
    ['to come', [toCome], /Série 0 3.*Concorre: 2º sorteio\./],
    ['to come, and no others', [past, toCome], /Série 0 3.*Concorre: 2º sorteio\./],
    ['that were, with none left', [past], /Série 0 3.*Concorreu em 14 mar\. 2020\./],
  ])('each number tells the draws %s', async (_, its, words) => {
    open({ [page(1)]: answer({ retorno: [cupom(698, { sorteios: its })], total: 1, paginas: 1 }) });
    expect(await screen.findByText(words)).toBeDefined();
  });

  test('a draw whose winners are known is over, whatever its day', async () => {
    open({
      [page(1)]: answer({ retorno: [cupom(698, { sorteios: [toCome] })], total: 1, paginas: 1 }),
      [sorteios]: answer([sorteio({ ...toCome, apurado: true })]),
    });
    expect(await screen.findByText(/Série 0 3.*Concorreu em 19 dez\. 2999\./)).toBeDefined();
  });

  const meu = { serie: '03', numero: '57698', premio: 'Uma moto' };
  const retirada = { como: 'A gente liga para você.', ate: '2999-05-13' };
  test('a number that won stands above all others, and opens how its prize is received', async () => {
    const premios = [{ data: '2020-03-14', nome: '1º sorteio', premio: 'Uma moto' }];
    open({
      [page(1)]: answer({ retorno: [cupom(1), cupom(698, { premios })], total: 2, paginas: 1 }),
      [doPeriodo]: answer({ retorno: [cupom(698, { premios })], total: 1, paginas: 1 }),
      [sorteios]: answer([sorteio({ ...past, apurado: true, retirada, meusPremios: [meu] })]),
    });
    expect(await screen.findByRole('heading', { name: 'Seu número premiado' })).toBeDefined();
    const name = /^Uma moto\. Série 0 3, número 5 7 6 9 8\. 1º sorteio · 14 mar\. 2020\. Ver como receber/;
    fireEvent.click(screen.getByRole('button', { name }));
    expect(dialogText()).toMatch(/Como receber.*A gente liga para você\..*Até 13 mai\. 2999\. Faltam/);
    fireEvent.click(screen.getByRole('button', { name: 'Fechar' }));
    // The list of all days does not say it twice; that of today has it where it belongs.
    expect(screen.getByText(/número 5 7 0 0 1/)).toBeDefined();
    fireEvent.click(screen.getByRole('radio', { name: 'Hoje' }));
    await waitFor(() => expect(screen.getAllByRole('button', { name })).toHaveLength(2));
    fireEvent.click(screen.getAllByRole('button', { name })[1]!);
    expect(dialogText()).toContain('A gente liga para você.');
  });

  test('a number that won is of gold in the list, too, while the draws are not known', async () => {
    const premios = [{ data: '2020-03-14', nome: '1º sorteio', premio: 'Uma moto' }];
    open({ [page(1)]: answer({ retorno: [cupom(698, { premios })], total: 1, paginas: 1 }) });
    fireEvent.click(await screen.findByRole('button', { name: /^Uma moto\. Série 0 3/ }));
    expect(dialogText()).toContain('A organização fala com você');
  });

  test('where the campaign does not say how, who won is asked to look at their own data', async () => {
    open({
      [page(1)]: answer({ retorno: [cupom(698)], total: 1, paginas: 1 }),
      [sorteios]: answer([sorteio({ ...past, apurado: true, meusPremios: [meu] })]),
    });
    fireEvent.click(await screen.findByRole('button', { name: /^Uma moto/ }));
    expect(dialogText()).toContain('A organização fala com você pelo celular e e-mail do seu cadastro.');
    expect(dialogText()).not.toContain('Prazo');
    press('Conferir meus dados');
    await waitFor(() => expect(paineis.get()).toBe('perfil'));
    paineis.close();
  });

  test('among the winners of a draw the own one is called so', async () => {
    const other = { serie: '01', numero: '00002', premio: 'Uma moto', nome: 'BIA', cidade: null, uf: null };
    open({
      [page(1)]: refusal('cupom.nenhum'),
      [sorteios]: answer([sorteio({ ...past, apurado: true })]),
      'GET /cupom/v2/cupons/premiados/2026/TREVO/2020-03-14': answer([
        { ...other, meu: false },
        { ...other, ...meu, nome: 'ANA', meu: true },
      ]),
    });
    fireEvent.click(await screen.findByRole('button', { name: /Ver ganhadores/ }));
    expect(await screen.findByText(/^É você!\. Série 0 3/)).toBeDefined();
    expect(screen.getByText(/^Série 0 1/)).toBeDefined();
  });

  test('draws say when they are, and those that are over show who won', async () => {
    open({
      [page(1)]: refusal('cupom.nenhum'),
      [sorteios]: answer([sorteio({ data: '2026-11-01', apurado: true }), sorteio({ nome: '2º sorteio' })]),
      'GET /cupom/v2/cupons/premiados/2026/TREVO/2026-11-01': answer([
        { serie: '03', numero: '57698', premio: 'Uma moto', nome: 'ANA M. S.', cidade: 'Recife', uf: 'PE' },
      ]),
    });
    expect(await screen.findByText('2º sorteio: Uma moto')).toBeDefined();
    fireEvent.click(screen.getByRole('button', { name: /1º sorteio: Uma moto/ }));
    expect(await screen.findByText('Ganhadores do 1º sorteio')).toBeDefined();
    expect(await screen.findByText(/Série 0 3.*ANA M\. S\. · Recife\/PE\. Uma moto/)).toBeDefined();
  });

  const share = 'Compartilhar meus números';
  test('numbers that could not be fetched can be shared once they come', async () => {
    const list = answer({ retorno: [cupom(698)], total: 1, paginas: 1 });
    const pages = { [page(1)]: list };
    open({ ...pages, [all]: refusal('servidor.falha') });
    await screen.findByRole('button', { name: share });
    press(share);
    await waitFor(() => expect(toasts.get().at(-1)?.text).toMatch(/problema no nosso servidor/));
    const sent = stubNetwork({ ...pages, [all]: list });
    press(share);
    await waitFor(() => expect(toasts.get().at(-1)?.text).toMatch(/criar a imagem/));
    expect(sent.map(({ call }) => call)).toContain(all);
  });

  test('a cancelled number is not shared, and with none left nothing is offered', async () => {
    const list = { retorno: [cupom(698, { situacao: 'CANCELADO' })], total: 1, paginas: 1 };
    open({ [page(1)]: answer(list), [all]: answer(list) });
    await screen.findByText(/número 5 7 6 9 8/);
    expect(screen.queryByRole('button', { name: 'Compartilhar meus números' })).toBeNull();
  });
});

// A window that is a kiosk's stays one, so this comes last.
test('in a kiosk the numbers are taken along on the phone', async () => {
  totem.start();
  open({ [page(1)]: answer({ retorno: [cupom(698)], total: 1, paginas: 1 }) });
  expect(await screen.findByRole('img', { name: 'QR Code com o endereço desta tela' })).toBeDefined();
  expect(screen.getByText(/Leve tudo com você/)).toBeDefined();
  sessionStorage.clear();
});
