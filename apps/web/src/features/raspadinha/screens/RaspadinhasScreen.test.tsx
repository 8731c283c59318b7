// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
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
  refusal,
  stubNetwork,
  type StubbedAnswer,
} from '../../../../test/screen-harness.tsx';
import { session } from '../../../platform/session/session.ts';
import { PremiacaoInstantaneaScreen } from './PremiacaoInstantaneaScreen.tsx';
import { RaspadinhasScreen } from './RaspadinhasScreen.tsx';

const list = (status: string, pagina = 1) =>
  `GET /raspadinhaAlternativa/v1/raspadinhas/2026/TREVO/10/${pagina}?${new URLSearchParams({
    usuario: '52998224725',
    filtro: JSON.stringify({ status }),
  }).toString()}`;
const open_ = list('DISPONIVEL');
const table = 'GET /raspadinhaAlternativa/v1/tabelaPremio/2026/TREVO';
const settings = 'GET /raspadinhaAlternativa/v1/configuracoes/2026/TREVO';
const page = (cards: object[], total = cards.length) =>
  answer({ retorno: cards, total, paginas: Math.ceil(total / 10) });

beforeEach(() => session.signIn({ token: 't1', usuario: '52998224725', tipo: 'consumidor' }));
afterEach(closeScreen);

function open(
  answers: Record<string, StubbedAnswer | null>,
  address = '/raspadinhasAlternativas',
  configuracao = {},
) {
  const sent = stubNetwork(answers);
  openScreen(
    address,
    {
      '/raspadinhasAlternativas': <RaspadinhasScreen />,
      '/pinturasAlternativas': <RaspadinhasScreen />,
      '/premiacaoInstantanea': <PremiacaoInstantaneaScreen />,
    },
    configuracao,
  );
  return sent;
}

describe('RaspadinhasScreen', () => {
  test('lists the unopened cards, each with a link to its screen', async () => {
    open({ [open_]: page([buildRaspadinha(1), buildRaspadinha(2)]) }, undefined, {
      'raspadinha.alternativaAtiva': true,
    });
    expect(await screen.findByText('Você tem 2 raspadinhas para raspar.')).toBeDefined();
    const links = screen.getAllByRole('link', { name: /Raspar/ });
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      `/raspar?id=${buildRaspadinha(1).id}&jeito=alternativo`,
      `/raspar?id=${buildRaspadinha(2).id}&jeito=alternativo`,
    ]);
  });

  test.each([
    ['a server failure', refusal('servidor.falha')],
    ['an unavailable database', refusal('servidor.ocupado')],
    ['a response without cards', refusal('raspadinha.nenhuma')],
  ])('shows an empty list after %s', async (_which, answered) => {
    open({ [open_]: answered });
    expect(await screen.findByText('Não há raspadinhas para esse consumidor.')).toBeDefined();
    expect(screen.queryByText(/Não deu para carregar/)).toBeNull();
  });

  test.each([
    ['a missing response', undefined],
    ['a rejected session', refusal('sessao.invalida')],
  ])('shows %s as an error, not as an empty list', async (_which, answered) => {
    open(answered ? { [open_]: answered } : {});
    expect(await screen.findByRole('button', { name: /Tentar novamente|Entrar de novo/ })).toBeDefined();
    expect(screen.queryByText('Não há raspadinhas para esse consumidor.')).toBeNull();
  });

  test('links paintings to the painting screen', async () => {
    open({ [open_]: page([buildRaspadinha(1)]) }, '/pinturasAlternativas');
    const link = await screen.findByRole('link', { name: /Pintar/ });
    expect(link.getAttribute('href')).toBe(`/pintar?id=${buildRaspadinha(1).id}`);
  });

  test('shows the results of opened cards and no rows of another filter while loading', async () => {
    open({
      [open_]: page([buildRaspadinha(1)]),
      [list('RASPADA')]: page([buildRaspada(2, { premio: buildPremio() }), buildRaspada(3)]),
      [list('PREMIADA')]: null,
    });
    fireEvent.click(await screen.findByLabelText('Raspadas'));
    expect(await screen.findByText('Panela elétrica')).toBeDefined();
    expect(screen.getByText('Não foi desta vez')).toBeDefined();
    expect(screen.getByText('A receber')).toBeDefined();
    fireEvent.click(screen.getByLabelText('Premiadas'));
    await waitFor(() => expect(screen.getByRole('status').textContent).toBe('Carregando…'));
    expect(screen.queryByText('Panela elétrica')).toBeNull();
  });

  test.each([
    ['Retire até 14 dez. 2999', 'A receber', { premio: buildPremio({ retiradaAte: '2999-12-14' }) }],
    [
      'O prazo terminou em 14 dez. 2020',
      'Prazo encerrado',
      { premio: buildPremio({ retiradaAte: '2020-12-14' }) },
    ],
    [
      'Entregue em 1º dez. 2020',
      'Entregue',
      { premio: buildPremio(), status: 'ENTREGUE', dataHoraEntregue: '2020-12-01T15:00:00.000Z' } as const,
    ],
  ])('shows for a prize: %s', async (words, badge, won) => {
    open({
      [open_]: page([buildRaspadinha(1)]),
      [list('PREMIADA')]: page([buildRaspada(2, won)]),
    });
    fireEvent.click(await screen.findByLabelText('Premiadas'));
    expect(await screen.findByText(words)).toBeDefined();
    expect(screen.getByText(badge)).toBeDefined();
  });

  test('shows the empty state with the specified text and the next step', async () => {
    open({ [open_]: refusal('raspadinha.nenhuma') });
    expect(await screen.findByText('Não há raspadinhas para esse consumidor.')).toBeDefined();
    expect(screen.getByRole('link', { name: 'Escanear nota' })).toBeDefined();
  });

  test('shows a skeleton while loading', async () => {
    open({ [open_]: null });
    await waitFor(() => expect(screen.getByRole('status').textContent).toBe('Carregando…'));
  });

  test('offers a retry when loading fails', async () => {
    const sent = open({});
    fireEvent.click(await screen.findByRole('button', { name: 'Tentar novamente' }));
    await waitFor(() => expect(sent.length).toBeGreaterThan(1));
    expect(new Set(sent.map(({ call }) => call))).toEqual(new Set([open_]));
  });

  test('shows ten cards per page', async () => {
    open({
      [open_]: page([buildRaspadinha(1)], 11),
      [list('DISPONIVEL', 2)]: page([buildRaspadinha(9)], 11),
    });
    fireEvent.click(await screen.findByRole('button', { name: 'Página 2' }));
    await waitFor(() =>
      expect(screen.getByRole('link', { name: /Raspar/ }).getAttribute('href')).toMatch(/69$/),
    );
  });
});

describe('PremiacaoInstantaneaScreen', () => {
  const settingsWith = (compromissoPremios: string | null) =>
    answer({
      limitePorUsuario: 0,
      limitesPorUsuario: {},
      tempoLimite: 0,
      modo: 'raspadinha',
      agenda: 'contador',
      abremAte: '2999-12-31',
      compromissoPremios,
    });
  const premiada = list('PREMIADA');

  test('shows own prizes, the prize list and the commitment', async () => {
    open(
      {
        [open_]: page([buildRaspadinha(1)]),
        [premiada]: page([
          buildRaspada(2, { premio: buildPremio({ nome: 'Vale-compra' }), status: 'ENTREGUE' }),
        ]),
        [table]: answer([
          buildPremioDaTabela(),
          buildPremioDaTabela({ id: 'b', nome: 'Fone', usados: 5, quantidade: 5, disponiveis: 0 }),
        ]),
        [settings]: settingsWith('9f86d081'),
      },
      '/premiacaoInstantanea',
      { 'raspadinha.ativo': true },
    );
    expect(await screen.findByText('Vale-compra')).toBeDefined();
    expect(screen.getByText('Entregue')).toBeDefined();
    expect(await screen.findByText('Restam 7 · 13 de 20 já saíram')).toBeDefined();
    expect(screen.getByText('Já saíram todos · 5 de 5 já saíram')).toBeDefined();
    expect(await screen.findByText('9f86d081')).toBeDefined();
    expect(screen.getByText(/^Depois de 31 dez\. 2999 a lista abre/)).toBeDefined();
    expect(await screen.findByText('Você tem 1 raspadinha para raspar')).toBeDefined();
  });

  test('shows prizes of sorteios instead of the empty state', async () => {
    stubNetwork({ [premiada]: refusal('raspadinha.nenhuma'), [settings]: settingsWith(null) });
    openScreen('/premiacaoInstantanea', {
      '/premiacaoInstantanea': <PremiacaoInstantaneaScreen doSorteio={[<p key="moto">Uma moto</p>]} />,
    });
    expect(await screen.findByText('Uma moto')).toBeDefined();
    expect(await screen.findByText(/código do lacre aparece aqui/)).toBeDefined();
    expect(screen.queryByText('Nenhum prêmio ainda')).toBeNull();
  });

  test('shows the prize list without own prizes and retries it after a failure', async () => {
    open(
      { [premiada]: refusal('raspadinha.nenhuma'), [settings]: settingsWith(null) },
      '/premiacaoInstantanea',
    );
    expect(await screen.findByText('Nenhum prêmio ainda')).toBeDefined();
    expect(await screen.findByRole('button', { name: 'Tentar novamente' })).toBeDefined();
    expect(await screen.findByText(/código do lacre aparece aqui/)).toBeDefined();
  });
});
