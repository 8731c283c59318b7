// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  buildPremio,
  buildPremioDaTabela,
  buildRaspada,
  buildRaspadinha,
} from '../../../../test/raspadinha-sample.ts';
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
import { pendingPath } from '../../../platform/navigation/paths/pending-path.ts';
import { session } from '../../../platform/session/session.ts';
import { toasts } from '../../../platform/toast/toasts.ts';
import { RevelarScreen } from './RevelarScreen.tsx';

const list = 'GET /raspadinha/v1/raspadinhas/consumidor';
const [first, second] = [buildRaspadinha(1), buildRaspadinha(2)];
const reveal = `POST /raspadinhaAlternativa/v1/raspadinhas/raspar/${first.id}`;
const campanhas = 'GET /campanha/v1/campanhas/';
const table = 'GET /raspadinhaAlternativa/v1/tabelaPremio/2026/TREVO';
const page = (...cards: object[]) => answer({ retorno: cards, total: cards.length, paginas: 1 });

beforeEach(() => {
  session.signIn({ token: 't1', usuario: '52998224725', tipo: 'consumidor' });
  // Simulates reduced motion: the wheel stops at once, and there is no canvas for confetti.
  vi.spyOn(window, 'matchMedia').mockImplementation(
    (media) => Object.assign(new EventTarget(), { matches: true, media }) as MediaQueryList,
  );
});
afterEach(() => {
  closeScreen();
  vi.restoreAllMocks();
});

function open(
  answers: Record<string, StubbedAnswer | null>,
  address = `/raspar?id=${first.id}`,
  configuracao = {},
) {
  const sent = stubNetwork(answers);
  openScreen(
    address,
    { '/raspar': <RevelarScreen />, '/pintar': <RevelarScreen />, '/girosDaSorte': <RevelarScreen /> },
    configuracao,
  );
  return sent;
}
const title = () => screen.getByRole('heading', { level: 1 });
const looks = [
  ['scratching', `/raspar?id=${first.id}`, 'Revelar resultado'],
  ['the nine panes', `/raspar?id=${first.id}&jeito=alternativo`, 'Revelar resultado'],
  ['painting', `/pintar?id=${first.id}`, 'Revelar resultado'],
  ['the wheel', '/girosDaSorte', 'Girar'],
] as const;

describe.each(looks)('RevelarScreen by %s', (_name, address, button) => {
  const answers = { [list]: page(first, second), [table]: answer([buildPremioDaTabela()]) };

  test('shows the prize, explains how to receive it, and focuses the result', async () => {
    open({ ...answers, [reveal]: answer(buildRaspada(1, { premio: buildPremio() })) }, address);
    fireEvent.click(await screen.findByRole('button', { name: button }));
    await waitFor(() => expect(title().textContent).toBe('Você ganhou!'));
    // Announcement and focus follow the render.
    await waitFor(() =>
      expect(screen.getByRole('status').textContent).toBe(
        'Raspadinha raspada com sucesso. Você ganhou! Panela elétrica.',
      ),
    );
    expect(screen.getByText('Retire na loja até dezembro.')).toBeDefined();
    await waitFor(() => expect(document.activeElement).toBe(title()));
  });

  test('shows a consolation text without a prize and offers the next card', async () => {
    open({ ...answers, [reveal]: answer(buildRaspada(1)) }, address);
    fireEvent.click(await screen.findByRole('button', { name: button }));
    await waitFor(() => expect(title().textContent).toBe('Não foi desta vez'));
    expect(screen.getByRole('button', { name: /a próxima|de novo/ })).toBeDefined();
    expect(screen.queryByText('Você ganhou!')).toBeNull();
    expect(document.querySelectorAll('[data-variant="primary"]')).toHaveLength(1);
  });

  test('folds the check of the opening into how the result is decided', async () => {
    const lacre = { ...campanhaVigente, compromissoPremios: 'cd'.repeat(32) };
    const lost = answer(buildRaspada(1, { ordem: 9 }));
    open({ ...answers, [campanhas]: answer([lacre]), [reveal]: lost }, address);
    fireEvent.click(await screen.findByRole('button', { name: button }));
    const fold = await screen.findByText('Como o resultado é decidido');
    expect(screen.queryByText('Conferir no registro')).toBeNull();
    const details = fold.closest('details')!;
    details.open = true;
    fireEvent(details, new Event('toggle'));
    expect(await screen.findByRole('button', { name: 'Conferir no registro' })).toBeDefined();
  });

  test('keeps the card closed after a missing response and offers a retry', async () => {
    const sent = open(answers, address);
    fireEvent.click(await screen.findByRole('button', { name: button }));
    expect((await screen.findByRole('alert')).textContent).toMatch('Seu resultado está guardado');
    press('Tentar novamente');
    await waitFor(() => expect(sent.filter(({ call }) => call === reveal)).toHaveLength(2));
    await screen.findByRole('button', { name: 'Tentar novamente' });
    expect(title().textContent).not.toBe('Você ganhou!');
  });

  test('sends one request when the button is pressed repeatedly', async () => {
    const sent = open({ ...answers, [reveal]: null }, address);
    const [control] = [await screen.findByRole('button', { name: button })];
    for (let i = 0; i < 3; i += 1) fireEvent.click(control);
    expect(sent.filter(({ call }) => call === reveal)).toHaveLength(1);
  });
});

describe('RevelarScreen', () => {
  test('shows the result of an opened card without a request', async () => {
    const sent = open({ [list]: page(buildRaspada(1, { premio: buildPremio() })) });
    await waitFor(() => expect(title().textContent).toBe('Você ganhou!'));
    expect(sent.map(({ call }) => call)).toEqual([list]);
  });

  test("shows with the API's text why the card of a refused receipt does not count", async () => {
    open({ [list]: page(first), [reveal]: refusal('raspadinha.cancelada') });
    fireEvent.click(await screen.findByRole('button', { name: 'Revelar resultado' }));
    expect((await screen.findByRole('alert')).textContent).toMatch('Esta raspadinha foi cancelada');
  });

  test.each(['raspadinha.cancelada', 'campanha.encerrada'] as const)(
    'offers the list instead of a retry after the refusal %s',
    async (codigo) => {
      open({ [list]: page(first), [reveal]: refusal(codigo) });
      fireEvent.click(await screen.findByRole('button', { name: 'Revelar resultado' }));
      const link = await screen.findByRole('link', { name: 'Ver todas as minhas' });
      expect(link.getAttribute('href')).toBe('/raspadinhasAlternativas');
      expect(screen.queryByRole('button', { name: 'Tentar novamente' })).toBeNull();
    },
  );

  test('redirects to the sign-in and back when the session was rejected', async () => {
    open({ [list]: page(first), [reveal]: refusal('sessao.invalida') });
    fireEvent.click(await screen.findByRole('button', { name: 'Revelar resultado' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Entrar de novo' }));
    expect(await screen.findByText('em /autenticacao')).toBeDefined();
    expect(pendingPath.take()).toBe(`/raspar?id=${first.id}`);
  });

  test('shows a card of another consumidor as not found', async () => {
    open({ [list]: page(first) }, '/raspar?id=0b0e7f0a-1111-4222-8333-000000000000');
    expect(await screen.findByText('Não encontramos esta raspadinha.')).toBeDefined();
    expect(screen.getByRole('link', { name: 'Ver todas as minhas' })).toBeDefined();
  });

  test('shows a skeleton while loading', async () => {
    open({ [list]: null });
    expect((await screen.findByRole('status')).textContent).toBe('Carregando…');
  });

  test('offers a retry when loading fails', async () => {
    const sent = open({});
    fireEvent.click(await screen.findByRole('button', { name: 'Tentar novamente' }));
    await waitFor(() => expect(sent.filter(({ call }) => call === list)).toHaveLength(2));
  });

  test('shows the empty state with the specified text without cards', async () => {
    open({ [list]: refusal('raspadinha.nenhuma') });
    expect(await screen.findByRole('heading', { name: 'Nada para revelar agora' })).toBeDefined();
    expect(screen.getByText('Não há raspadinhas para esse consumidor.')).toBeDefined();
  });

  test('opens the next card unrevealed', async () => {
    open({ [list]: page(first, second), [reveal]: answer(buildRaspada(1)) });
    fireEvent.click(await screen.findByRole('button', { name: 'Revelar resultado' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Raspar a próxima' }));
    expect(await screen.findByRole('button', { name: 'Revelar resultado' })).toBeDefined();
    expect(window.location.search).toBe(`?id=${second.id}`);
  });
});

describe('PremioVoucher in RevelarScreen', () => {
  const won = buildRaspada(1, { premio: buildPremio() });
  const perfil = 'GET /consumidor/v1/consumidores/52998224725';
  const voucher = () => screen.findByRole('article', { name: 'Panela elétrica' });

  test('shows owner, date and the code for handing it over', async () => {
    open({ [list]: page(won), [perfil]: answer({ nome: 'Ana Maria de Souza' }) });
    const paper = await voucher();
    await waitFor(() => expect(paper.textContent).toContain('Ganho por Ana Maria de Souza'));
    expect(paper.textContent).toMatch(/Em 13 de novembro.*Código do prêmio4444 5555 6661/);
    expect(await screen.findByRole('img', { name: 'QR Code do prêmio 4444 5555 6661' })).toBeDefined();
  });

  test.each([
    ['to be received until a day', { retiradaAte: '2999-12-14' }, {}, 'Retire até14 de dezembro de 2999'],
    ['that is overdue', { retiradaAte: '2020-12-14' }, {}, 'O prazo terminou em14 de dezembro de 2020'],
    [
      'that was handed over',
      { retiradaAte: '2020-12-14' },
      { status: 'ENTREGUE', dataHoraEntregue: '2020-12-01T15:00:00.000Z' } as const,
      'Entregue em1º de dezembro de 2020',
    ],
  ])('shows the deadline or handover of a prize %s', async (_name, premio, card, words) => {
    open({ [list]: page({ ...won, ...card, premio: buildPremio(premio) }) });
    expect((await voucher()).textContent).toContain(words);
  });

  test('is saved before the next card is offered', async () => {
    open({ [list]: page(won, second) });
    await voucher();
    const order = screen.getAllByRole('button').map(({ textContent }) => textContent);
    expect(order.slice(-2)).toEqual(['Guardar voucher', 'Próxima raspadinha']);
    press('Próxima raspadinha');
    expect(await screen.findByRole('button', { name: 'Revelar resultado' })).toBeDefined();
  });

  test('shows an error when its picture cannot be drawn', async () => {
    open({ [list]: page(won) });
    await voucher();
    press('Guardar voucher');
    await waitFor(() =>
      expect(toasts.get().map((one) => one.text)).toContain('Não deu para criar a imagem. Tente de novo.'),
    );
  });

  test('of a prize that was handed over has neither code nor save button', async () => {
    open({ [list]: page({ ...won, status: 'ENTREGUE' }) });
    await voucher();
    expect(screen.queryByRole('img', { name: /^QR Code/ })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Guardar voucher' })).toBeNull();
  });
});

describe('PicPay prize', () => {
  const won = buildRaspada(1, {
    premio: buildPremio({ entrega: 'picpay', instrucoes: null }),
    podeEntregar: true,
  });
  const pay = `POST /raspadinhaAlternativa/v1/picPay/${first.id}`;
  const on = { 'picpay.entregaPremioAtiva': true };

  test('is paid out with one button', async () => {
    const paid = { ...won, status: 'ENTREGUE', podeEntregar: false };
    open({ [list]: page(won), [pay]: answer(paid) }, undefined, on);
    fireEvent.click(await screen.findByRole('button', { name: 'Receber no PicPay' }));
    expect(await screen.findByText('Prêmio entregue com sucesso!')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Receber no PicPay' })).toBeNull();
  });

  test('links to the profile when it has no PicPay name', async () => {
    open({ [list]: page(won), [pay]: refusal('raspadinha.semPicPay') }, undefined, on);
    fireEvent.click(await screen.findByRole('button', { name: 'Receber no PicPay' }));
    // A live region must exist before its text changes.
    await waitFor(() =>
      expect(screen.getByRole('alert').textContent).toMatch('Informe o seu usuário do PicPay'),
    );
    expect(screen.getByRole('button', { name: 'Abrir meus dados' })).toBeDefined();
  });

  test('has no button when the campaign does not pay through PicPay', async () => {
    open({ [list]: page(won) });
    await waitFor(() => expect(title().textContent).toBe('Você ganhou!'));
    expect(screen.queryByRole('button', { name: 'Receber no PicPay' })).toBeNull();
  });
});
