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

describe('CuponsScreen', () => {
  test('shows the total, and series, digits and receipt day of each number', async () => {
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
  ])('labels a number with the origin %j', async (more, words) => {
    open({ [page(1)]: answer({ retorno: [cupom(698, more)], total: 1, paginas: 1 }) });
    expect(await screen.findByText(words)).toBeDefined();
  });

  test("shows the empty state with the API's text and the next step", async () => {
    open({ [page(1)]: refusal('cupom.nenhum') });
    expect(await screen.findByText('Nenhum cupom encontrado para esse usuário.')).toBeDefined();
    expect(screen.getByRole('heading', { level: 2 }).textContent).toMatch(/a uma nota de distância/);
    expect(screen.getByRole('link', { name: 'Escanear nota' })).toBeDefined();
  });

  test('shows the empty state without an invitation when the campaign takes no more receipts', async () => {
    const closed = { ...campanhaVigente, dataFinalCompras: '2020-01-01' };
    open({ [page(1)]: refusal('cupom.nenhum'), 'GET /campanha/v1/campanhas/': answer([closed]) });
    expect(await screen.findByText('Nenhum cupom encontrado para esse usuário.')).toBeDefined();
    expect(screen.queryByRole('link', { name: 'Escanear nota' })).toBeNull();
    expect(screen.queryByText(/a uma nota de distância/)).toBeNull();
  });

  test('offers a retry when loading fails', async () => {
    const sent = open({});
    fireEvent.click(await screen.findByRole('button', { name: 'Tentar novamente' }));
    await screen.findByRole('button', { name: 'Tentar novamente' });
    expect(sent.filter(({ call }) => call === page(1))).toHaveLength(2);
  });

  test('shows a skeleton while loading', async () => {
    open({ [page(1)]: null });
    expect((await screen.findByRole('status')).textContent).toBe('Carregando…');
  });

  test('shows ten numbers per page and keeps the page in the address', async () => {
    open({
      [page(1)]: answer({ retorno: cupons(1, 10), total: 12, paginas: 2 }),
      [page(2)]: answer({ retorno: cupons(11, 12), total: 12, paginas: 2 }),
    });
    fireEvent.click(await screen.findByRole('button', { name: 'Página 2' }));
    expect(await screen.findByText(/número 5 7 0 1 2/)).toBeDefined();
    expect(window.location.search).toBe('?pagina=2');
  });

  test('searches all pages for a number', async () => {
    open({
      [page(1)]: answer({ retorno: cupons(1, 10), total: 12, paginas: 2 }),
      [all]: answer({ retorno: cupons(1, 12), total: 12, paginas: 1 }),
    });
    fireEvent.input(await screen.findByLabelText('Buscar um número ou CPF'), { target: { value: '7012' } });
    expect(await screen.findByText('1 número encontrado')).toBeDefined();
    expect(screen.getAllByRole('listitem')).toHaveLength(1);
  });

  test('looks up a typed CPF as a CPF and shows when it is not found', async () => {
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

  test('loads the full list again for each search', async () => {
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

  test('offers a retry instead of an empty result when the search fails', async () => {
    const pages = { [page(1)]: answer({ retorno: cupons(1, 10), total: 12, paginas: 2 }) };
    open(pages);
    fireEvent.input(await screen.findByLabelText('Buscar um número ou CPF'), { target: { value: '7012' } });
    const again = await screen.findByRole('button', { name: 'Tentar novamente' });
    expect(screen.queryByText(/^Nenhum dos seus números/)).toBeNull();
    stubNetwork({ ...pages, [all]: answer({ retorno: cupons(1, 12), total: 12, paginas: 1 }) });
    fireEvent.click(again);
    expect(await screen.findByText('1 número encontrado')).toBeDefined();
  });

  test('labels a cancelled number with text', async () => {
    open({ [page(1)]: answer({ retorno: [cupom(1, { situacao: 'CANCELADO' })], total: 1, paginas: 1 }) });
    expect(await screen.findByText(/\. Cancelado/)).toBeDefined();
  });
});

describe('CuponsScreen with periods, sorteios and sharing', () => {
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

  test('requests the days of the period and shows when it is empty', async () => {
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

  test('clears the search when a period is chosen', async () => {
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
    ['upcoming', [toCome], /Série 0 3.*Concorre: 2º sorteio\./],
    ['upcoming, without the past ones', [past, toCome], /Série 0 3.*Concorre: 2º sorteio\./],
    ['past, when none is upcoming', [past], /Série 0 3.*Concorreu em 14 mar\. 2020\./],
  ])('shows for each number the sorteios %s', async (_, its, words) => {
    open({ [page(1)]: answer({ retorno: [cupom(698, { sorteios: its })], total: 1, paginas: 1 }) });
    expect(await screen.findByText(words)).toBeDefined();
  });

  test('treats a sorteio with published winners as past on any date', async () => {
    open({
      [page(1)]: answer({ retorno: [cupom(698, { sorteios: [toCome] })], total: 1, paginas: 1 }),
      [sorteios]: answer([sorteio({ ...toCome, apurado: true })]),
    });
    expect(await screen.findByText(/Série 0 3.*Concorreu em 19 dez\. 2999\./)).toBeDefined();
  });

  const meu = { serie: '03', numero: '57698', premio: 'Uma moto' };
  const retirada = { como: 'A gente liga para você.', ate: '2999-05-13' };
  test('lists a winning number above all others and opens its prize details', async () => {
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
    // The unfiltered list omits numbers shown above; the filtered list keeps them.
    expect(screen.getByText(/número 5 7 0 0 1/)).toBeDefined();
    fireEvent.click(screen.getByRole('radio', { name: 'Hoje' }));
    await waitFor(() => expect(screen.getAllByRole('button', { name })).toHaveLength(2));
    fireEvent.click(screen.getAllByRole('button', { name })[1]!);
    expect(dialogText()).toContain('A gente liga para você.');
  });

  test('draws a winning number of the list in gold while the sorteios are unknown', async () => {
    const premios = [{ data: '2020-03-14', nome: '1º sorteio', premio: 'Uma moto' }];
    open({ [page(1)]: answer({ retorno: [cupom(698, { premios })], total: 1, paginas: 1 }) });
    fireEvent.click(await screen.findByRole('button', { name: /^Uma moto\. Série 0 3/ }));
    expect(dialogText()).toContain('A organização fala com você');
  });

  test('links a winner to the profile when the campaign does not say how to receive the prize', async () => {
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

  test("marks the consumidor's own number among the winners", async () => {
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

  test('lists the dates of the sorteios and opens the winners of past ones', async () => {
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

  describe('Minhas chances', () => {
    const chances = 'GET /cupom/v2/sorteios/2026/TREVO/chances';
    const porVir = sorteio({ data: '2999-12-19', numerosAte: '2999-12-17' });
    const contadoEm = '2026-11-20T18:04:00.000Z';

    test.each([
      [3, 12_480, 'Você tem 3 de 12.480 números até agora.'],
      [1, 1, 'Você tem 1 de 1 número até agora.'],
      [3, null, 'Você tem 3 números neste sorteio.'],
    ])('says %s of %s numbers without a percentage', async (meus, total, words) => {
      open({
        [page(1)]: answer({ retorno: [cupom(1)], total: 1, paginas: 1 }),
        [sorteios]: answer([porVir]),
        [chances]: answer([{ data: porVir.data, meus, total, contadoEm }]),
      });
      const region = await screen.findByRole('region', { name: 'Minhas chances' });
      expect(region.textContent).toContain(words);
      expect(region.textContent).toContain('Cada número tem a mesma chance. O total muda até o sorteio.');
      expect(region.textContent).toMatch(/Contagem: .*15h04/);
      expect(region.textContent).not.toContain('%');
      fireEvent.click(screen.getByRole('button', { name: /^1º sorteio: Uma moto/ }));
      await waitFor(() => expect(dialogText()).toContain(words));
      expect(dialogText()).toContain('Participam os números de notas cadastradas até 17 dez. 2999.');
    });

    test('says of a frozen draw that its total no longer changes', async () => {
      const fechado = { ...porVir, manifestoHash: 'a'.repeat(64) };
      open({
        [page(1)]: answer({ retorno: [cupom(1)], total: 1, paginas: 1 }),
        [sorteios]: answer([fechado]),
        [chances]: answer([{ data: fechado.data, meus: 1, total: 2, contadoEm }]),
      });
      const region = await screen.findByRole('region', { name: 'Minhas chances' });
      for (const read of [() => region.textContent, dialogText]) {
        await waitFor(() => expect(read()).toContain('Você tem 1 de 2 números neste sorteio.'));
        expect(read()).toContain('Cada número tem a mesma chance. A lista está fechada.');
        fireEvent.click(screen.getByRole('button', { name: /^1º sorteio: Uma moto/ }));
      }
    });

    test('says the same counts of several draws once', async () => {
      const counts = (dia: string, meus = 3) => ({ data: dia, meus, total: 40, contadoEm });
      open({
        [page(1)]: answer({ retorno: [cupom(1)], total: 1, paginas: 1 }),
        [sorteios]: answer([
          porVir,
          sorteio({ data: '2999-12-26', nome: '2º sorteio' }),
          sorteio({ data: '2999-12-31', nome: '3º sorteio' }),
        ]),
        [chances]: answer([counts('2999-12-19', 2), counts('2999-12-26'), counts('2999-12-31')]),
      });
      const region = await screen.findByRole('region', { name: 'Minhas chances' });
      expect([...region.querySelectorAll('p')].map(({ textContent }) => textContent).slice(0, -1)).toEqual([
        '1º sorteioVocê tem 2 de 40 números até agora.',
        '2º sorteio, 3º sorteioVocê tem 3 de 40 números até agora.',
      ]);
    });

    test('is left out without own numbers, and the draw says that there are none', async () => {
      open({
        [page(1)]: refusal('cupom.nenhum'),
        [sorteios]: answer([porVir]),
        [chances]: answer([{ data: porVir.data, meus: 0, total: 12, contadoEm }]),
      });
      fireEvent.click(await screen.findByRole('button', { name: /^1º sorteio: Uma moto/ }));
      await waitFor(() => expect(dialogText()).toContain('Você não tem números neste sorteio.'));
      expect(screen.queryByRole('region', { name: 'Minhas chances' })).toBeNull();
    });

    test('is not requested where the campaign does not show the counts', async () => {
      const sent = stubNetwork({
        [contagem]: answer({ diario: 0, semanal: 0, mensal: 0, total: 1 }),
        [page(1)]: refusal('cupom.nenhum'),
        [sorteios]: answer([porVir]),
      });
      openScreen('/cupons', { '/cupons': <CuponsScreen /> }, { 'cupom.chancesAtivo': false });
      expect(await screen.findByText('1º sorteio: Uma moto')).toBeDefined();
      expect(sent.some(({ call }) => call === chances)).toBe(false);
    });
  });

  const share = 'Compartilhar meus números';
  test('shares the numbers on a second try after loading failed', async () => {
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

  test('does not share a cancelled number and hides the button when none is active', async () => {
    const list = { retorno: [cupom(698, { situacao: 'CANCELADO' })], total: 1, paginas: 1 };
    open({ [page(1)]: answer(list), [all]: answer(list) });
    await screen.findByText(/número 5 7 6 9 8/);
    expect(screen.queryByRole('button', { name: 'Compartilhar meus números' })).toBeNull();
  });
});

// Kiosk mode cannot be turned off in a window, so this test must be the last.
test('shows a QR code to continue on the phone in a kiosk', async () => {
  totem.start();
  open({ [page(1)]: answer({ retorno: [cupom(698)], total: 1, paginas: 1 }) });
  expect(await screen.findByRole('img', { name: 'QR Code com o endereço desta tela' })).toBeDefined();
  expect(screen.getByText(/Leve tudo com você/)).toBeDefined();
  sessionStorage.clear();
});
