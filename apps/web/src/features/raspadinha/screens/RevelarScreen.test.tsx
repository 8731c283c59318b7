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
  closeScreen,
  openScreen,
  press,
  refusal,
  stubNetwork,
  type StubbedAnswer,
} from '../../../../test/screen-harness.tsx';
import { pendingPath } from '../../../platform/navigation/pending-path.ts';
import { session } from '../../../platform/session/session.ts';
import { toasts } from '../../../platform/toast/toasts.ts';
import { RevelarScreen } from './RevelarScreen.tsx';

const list = 'GET /raspadinha/v1/raspadinhas/consumidor';
const [first, second] = [buildRaspadinha(1), buildRaspadinha(2)];
const reveal = `POST /raspadinhaAlternativa/v1/raspadinhas/raspar/${first.id}`;
const table = 'GET /raspadinhaAlternativa/v1/tabelaPremio/2026/TREVO';
const page = (...cards: object[]) => answer({ retorno: cards, total: cards.length, paginas: 1 });

beforeEach(() => {
  session.signIn({ token: 't1', usuario: '52998224725', tipo: 'consumidor' });
  // Nothing moves: the wheel stops at once, and there is no canvas to throw confetti on.
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

describe.each(looks)('A card, by %s,', (_name, address, button) => {
  const answers = { [list]: page(first, second), [table]: answer([buildPremioDaTabela()]) };

  test('that won says so, names the prize, tells how to get it, and takes the focus', async () => {
    open({ ...answers, [reveal]: answer(buildRaspada(1, { premio: buildPremio() })) }, address);
    fireEvent.click(await screen.findByRole('button', { name: button }));
    await waitFor(() => expect(title().textContent).toBe('Você ganhou!'));
    // What is spoken and where the focus goes follow what is drawn.
    await waitFor(() =>
      expect(screen.getByRole('status').textContent).toBe(
        'Raspadinha raspada com sucesso. Você ganhou! Panela elétrica.',
      ),
    );
    expect(screen.getByText('Retire na loja até dezembro.')).toBeDefined();
    await waitFor(() => expect(document.activeElement).toBe(title()));
  });

  test('without luck says so kindly and leads to the next card', async () => {
    open({ ...answers, [reveal]: answer(buildRaspada(1)) }, address);
    fireEvent.click(await screen.findByRole('button', { name: button }));
    await waitFor(() => expect(title().textContent).toBe('Não foi desta vez'));
    expect(screen.getByRole('button', { name: /a próxima|de novo/ })).toBeDefined();
    expect(screen.queryByText('Você ganhou!')).toBeNull();
  });

  test('whose answer does not come stays closed, and can be tried again', async () => {
    const sent = open(answers, address);
    fireEvent.click(await screen.findByRole('button', { name: button }));
    expect((await screen.findByRole('alert')).textContent).toMatch('Seu resultado está guardado');
    press('Tentar novamente');
    await waitFor(() => expect(sent.filter(({ call }) => call === reveal)).toHaveLength(2));
    await screen.findByRole('button', { name: 'Tentar novamente' });
    expect(title().textContent).not.toBe('Você ganhou!');
  });

  test('is asked for once, however often the button is pressed', async () => {
    const sent = open({ ...answers, [reveal]: null }, address);
    const [control] = [await screen.findByRole('button', { name: button })];
    for (let i = 0; i < 3; i += 1) fireEvent.click(control);
    expect(sent.filter(({ call }) => call === reveal)).toHaveLength(1);
  });
});

describe('One card', () => {
  test('that was revealed before shows its result at once and asks for nothing', async () => {
    const sent = open({ [list]: page(buildRaspada(1, { premio: buildPremio() })) });
    await waitFor(() => expect(title().textContent).toBe('Você ganhou!'));
    expect(sent.map(({ call }) => call)).toEqual([list]);
  });

  test('of a note that did not count says why in the words of the API', async () => {
    open({ [list]: page(first), [reveal]: refusal('raspadinha.cancelada') });
    fireEvent.click(await screen.findByRole('button', { name: 'Revelar resultado' }));
    expect((await screen.findByRole('alert')).textContent).toMatch('Esta raspadinha foi cancelada');
  });

  test.each(['raspadinha.cancelada', 'campanha.encerrada'] as const)(
    'refused with %s is not tried again: the button leads to the list',
    async (codigo) => {
      open({ [list]: page(first), [reveal]: refusal(codigo) });
      fireEvent.click(await screen.findByRole('button', { name: 'Revelar resultado' }));
      const link = await screen.findByRole('link', { name: 'Ver todas as minhas' });
      expect(link.getAttribute('href')).toBe('/raspadinhasAlternativas');
      expect(screen.queryByRole('button', { name: 'Tentar novamente' })).toBeNull();
    },
  );

  test('whose login is not taken any more leads to the sign-in and from there back', async () => {
    open({ [list]: page(first), [reveal]: refusal('sessao.invalida') });
    fireEvent.click(await screen.findByRole('button', { name: 'Revelar resultado' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Entrar de novo' }));
    expect(await screen.findByText('em /autenticacao')).toBeDefined();
    expect(pendingPath.take()).toBe(`/raspar?id=${first.id}`);
  });

  test('of somebody else is not found', async () => {
    open({ [list]: page(first) }, '/raspar?id=0b0e7f0a-1111-4222-8333-000000000000');
    expect(await screen.findByText('Não encontramos esta raspadinha.')).toBeDefined();
    expect(screen.getByRole('link', { name: 'Ver todas as minhas' })).toBeDefined();
  });

  test('is a skeleton while it loads', async () => {
    open({ [list]: null });
    expect((await screen.findByRole('status')).textContent).toBe('Carregando…');
  });

  test('that did not load can be tried again', async () => {
    const sent = open({});
    fireEvent.click(await screen.findByRole('button', { name: 'Tentar novamente' }));
    await waitFor(() => expect(sent.filter(({ call }) => call === list)).toHaveLength(2));
  });

  test('of a person without cards is told kindly, and in the words of the specification', async () => {
    open({ [list]: refusal('raspadinha.nenhuma') });
    expect(await screen.findByRole('heading', { name: 'Nada para revelar agora' })).toBeDefined();
    expect(screen.getByText('Não há raspadinhas para esse consumidor.')).toBeDefined();
  });

  test('leads to the next one, which begins closed', async () => {
    open({ [list]: page(first, second), [reveal]: answer(buildRaspada(1)) });
    fireEvent.click(await screen.findByRole('button', { name: 'Revelar resultado' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Raspar a próxima' }));
    expect(await screen.findByRole('button', { name: 'Revelar resultado' })).toBeDefined();
    expect(window.location.search).toBe(`?id=${second.id}`);
  });
});

describe('The voucher of a prize', () => {
  const won = buildRaspada(1, { premio: buildPremio() });
  const perfil = 'GET /consumidor/v1/consumidores/52998224725';
  const voucher = () => screen.findByRole('article', { name: 'Panela elétrica' });

  test('says whose it is, since when, and by which code it is handed over', async () => {
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
  ])('of a prize %s says so', async (_name, premio, card, words) => {
    open({ [list]: page({ ...won, ...card, premio: buildPremio(premio) }) });
    expect((await voucher()).textContent).toContain(words);
  });

  test('is kept first; the next card comes second', async () => {
    open({ [list]: page(won, second) });
    await voucher();
    const order = screen.getAllByRole('button').map(({ textContent }) => textContent);
    expect(order.slice(-2)).toEqual(['Guardar voucher', 'Próxima raspadinha']);
    press('Próxima raspadinha');
    expect(await screen.findByRole('button', { name: 'Revelar resultado' })).toBeDefined();
  });

  test('whose picture cannot be drawn says so', async () => {
    open({ [list]: page(won) });
    await voucher();
    press('Guardar voucher');
    await waitFor(() =>
      expect(toasts.get().map((one) => one.text)).toContain('Não deu para criar a imagem. Tente de novo.'),
    );
  });

  test('of a prize that was handed over has no code to read any more, nor is it kept', async () => {
    open({ [list]: page({ ...won, status: 'ENTREGUE' }) });
    await voucher();
    expect(screen.queryByRole('img', { name: /^QR Code/ })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Guardar voucher' })).toBeNull();
  });
});

describe('A prize that PicPay pays out', () => {
  const won = buildRaspada(1, {
    premio: buildPremio({ entrega: 'picpay', instrucoes: null }),
    podeEntregar: true,
  });
  const pay = `POST /raspadinhaAlternativa/v1/picPay/${first.id}`;
  const on = { 'picpay.entregaPremioAtiva': true };

  test('is paid with one button', async () => {
    const paid = { ...won, status: 'ENTREGUE', podeEntregar: false };
    open({ [list]: page(won), [pay]: answer(paid) }, undefined, on);
    fireEvent.click(await screen.findByRole('button', { name: 'Receber no PicPay' }));
    expect(await screen.findByText('Prêmio entregue com sucesso!')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Receber no PicPay' })).toBeNull();
  });

  test('leads to the profile when PicPay is not in it', async () => {
    open({ [list]: page(won), [pay]: refusal('raspadinha.semPicPay') }, undefined, on);
    fireEvent.click(await screen.findByRole('button', { name: 'Receber no PicPay' }));
    // The live region stands there before it says anything.
    await waitFor(() =>
      expect(screen.getByRole('alert').textContent).toMatch('Informe o seu usuário do PicPay'),
    );
    expect(screen.getByRole('button', { name: 'Abrir meus dados' })).toBeDefined();
  });

  test('is not offered where the campaign does not pay through PicPay', async () => {
    open({ [list]: page(won) });
    await waitFor(() => expect(title().textContent).toBe('Você ganhou!'));
    expect(screen.queryByRole('button', { name: 'Receber no PicPay' })).toBeNull();
  });
});
