// @vitest-environment happy-dom
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import {
  answer,
  campanhaVigente,
  closeScreen,
  openScreen,
  refusal,
  stubNetwork,
} from '../../../test/screen-harness.tsx';
import { startRetries } from '@trevo/client/request/retries.ts';
import { network } from '@trevo/client/request/network-state.ts';
import { session } from '../../platform/session/session.ts';
import { campanhaStore } from '../campanha/public.ts';
import { ConviteAviso } from './public.ts';
import { IndicacaoScreen } from './screens/IndicacaoScreen.tsx';

afterEach(() => {
  closeScreen();
  vi.unstubAllGlobals();
});

const usuario = '52998224725';
const perfil = `GET /consumidor/v1/consumidores/${usuario}`;
const listar = 'GET /consumidor/v1/consumidores/indicacoes/10/1';
const amigo = { nome: 'Bia S.', dataHora: '2026-11-20T12:00:00.000Z', cadastroCompleto: true };

function open(answers: Parameters<typeof stubNetwork>[0] = {}, site?: string) {
  session.signIn({ token: 't1', usuario, tipo: 'consumidor' });
  stubNetwork({
    [perfil]: answer({ usuario, codigoIndicacao: 'A1B2C3D4E5' }),
    [listar]: answer({ retorno: [], total: 0, paginas: 0 }),
    ...answers,
  });
  openScreen('/indicacao', { '/indicacao': <IndicacaoScreen /> }, {}, 'teste', site);
}

test.each([
  ['the browser', false, undefined, location.origin],
  ['the native app', true, 'https://campanha.example', 'https://campanha.example'],
])('in %s the invitation links to the registration with the own code', async (...given) => {
  const [, isNative, site, origin] = given;
  const copied: string[] = [];
  vi.stubGlobal('Capacitor', { isNativePlatform: () => isNative });
  vi.stubGlobal('navigator', {
    ...navigator,
    clipboard: { writeText: async (words: string) => void copied.push(words) },
  });
  open({}, site);
  expect(await screen.findByText('A1B2C3D4E5')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Copiar o link' }));
  await vi.waitFor(() => expect(copied).toEqual([`${origin}/cadastro?indicacao=A1B2C3D4E5`]));
});

test('shows the empty state with the next step without friends', async () => {
  open();
  expect(await screen.findByText('Ninguém se cadastrou pelo seu convite ainda')).toBeTruthy();
});

test('lists friends by first name, day and progress', async () => {
  open({
    [listar]: answer({
      retorno: [amigo, { ...amigo, nome: 'Caio M.', cadastroCompleto: false }],
      total: 2,
      paginas: 1,
    }),
  });
  expect(await screen.findByText('Bia S.')).toBeTruthy();
  expect(screen.getByText('2 amigos')).toBeTruthy();
  expect(screen.getByText('Cadastro em 20 nov.')).toBeTruthy();
  expect(screen.getByText(/· falta completar/)).toBeTruthy();
});

test('shows the specified error text beside the invitation when the list does not load', async () => {
  open({ [listar]: refusal('servidor.ocupado') });
  expect(
    await screen.findByText(
      'Falha ao listar os usuários indicados, verifique sua conexão e tente novamente.',
    ),
  ).toBeTruthy();
  expect(screen.getByText('A1B2C3D4E5')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Tentar novamente' })).toBeTruthy();
});

describe('IndicacaoScreen with rewards', () => {
  const indicacao = {
    premio: { moeda: 'pontos', valor: 200 },
    premioIndicado: { moeda: 'pontos', valor: 100 },
    liberaEmDias: 7,
    maximoPorMes: 10,
  };
  const campanhas = (regra: object = indicacao) => ({
    'GET /campanha/v1/campanhas/': answer([{ ...campanhaVigente, indicacao: regra }]),
  });
  const espera = { ...amigo, situacao: 'AGUARDANDO', motivo: null, premio: null, liberaEm: null };
  const amigos = (retorno: object[], premiadasNoMes = 0) => ({
    [listar]: answer({ retorno, total: retorno.length, paginas: 1, premiadasNoMes }),
  });

  test("states the promise with the campaign's own amounts", async () => {
    open(campanhas());
    expect(
      await screen.findByText(
        'Quando a primeira nota de quem veio pelo seu convite é aceita, você ganha 200 pontos e essa pessoa ganha 100 pontos. Dá para usar 7 dias depois.',
      ),
    ).toBeTruthy();
  });

  test('omits the side that gets no reward', async () => {
    open(campanhas({ ...indicacao, premio: null, liberaEmDias: 0 }));
    expect(
      await screen.findByText(/é aceita, essa pessoa ganha 100 pontos. Dá para usar na hora.$/),
    ).toBeTruthy();
  });

  test('shows status and reward of each friend', async () => {
    const pago = { situacao: 'PREMIADA', premio: { moeda: 'pontos', valor: 200 } };
    open({
      ...campanhas(),
      ...amigos(
        [
          espera,
          { ...espera, nome: 'Caio', situacao: 'EM_ANALISE' },
          { ...espera, ...pago, nome: 'Davi', liberaEm: '2999-11-28T03:00:00.000Z' },
          { ...espera, ...pago, nome: 'Eva', liberaEm: '2020-11-28T03:00:00.000Z' },
          { ...espera, nome: 'Fabi', situacao: 'PREMIADA', motivo: 'LIMITE_MES' },
          { ...espera, nome: 'Gil', situacao: 'RECUSADA', motivo: 'NAO_CONFIRMADA' },
        ],
        10,
      ),
    });
    const rowOf = async (nome: string) => (await screen.findByText(nome)).closest('li')!.textContent;
    expect(await rowOf('Bia S.')).toContain('Falta a primeira nota');
    expect(await rowOf('Caio')).toContain('Conferindo');
    expect(await rowOf('Davi')).toMatch(/Para usar a partir de .*\+200 pontos/);
    expect(await rowOf('Eva')).toContain('Já está na sua conta');
    expect(await rowOf('Fabi')).toContain('Passou do limite do mês');
    expect(await rowOf('Gil')).toContain('O suporte da campanha pode ajudar');
    expect(screen.getByText('10 de 10')).toBeTruthy();
    expect(screen.getByText(/só quem vier pelo seu convite ganha/)).toBeTruthy();
  });

  describe('ConviteAviso', () => {
    const conferir = 'GET /consumidor/v1/indicacoes/A1B2C3D4E5';
    const promessa = 'Quando a sua primeira nota for aceita, você ganha 100 pontos.';
    const desconhecido = 'Não encontramos este convite';
    const openAviso = (
      answers: Parameters<typeof stubNetwork>[0],
      codigo: string | undefined = 'A1B2C3D4E5',
    ) => {
      const sent = stubNetwork(answers);
      openScreen('/', { '/': <ConviteAviso codigo={codigo} /> });
      return sent;
    };

    test('promises the reward when the code exists', async () => {
      openAviso({ ...campanhas(), [conferir]: answer({ existe: true }) });
      expect(await screen.findByText(promessa)).toBeTruthy();
      expect(screen.queryByText(desconhecido)).toBeNull();
    });

    test.each([
      ['the API does not know the code', answer({ existe: false })],
      ['the code is malformed', refusal('requisicao.invalida')],
    ])('shows that the invitation was not found when %s', async (_, conferida) => {
      openAviso({ ...campanhas(), [conferir]: conferida });
      expect(await screen.findByText(desconhecido)).toBeTruthy();
      expect(screen.getByText(/Você pode continuar sem ele/)).toBeTruthy();
      expect(screen.queryByText(promessa)).toBeNull();
    });

    test.each([
      ['the network is missing', undefined],
      ['the rate limit refuses', refusal('requisicao.muitas')],
      ['the server fails', refusal('servidor.falha')],
    ])('shows nothing when %s', async (_, conferida) => {
      const sent = openAviso({ ...campanhas(), ...(conferida && { [conferir]: conferida }) });
      await waitFor(() => expect(sent.map(({ call }) => call)).toContain(conferir));
      await act(async () => {});
      expect(screen.queryByText(promessa)).toBeNull();
      expect(screen.queryByText(desconhecido)).toBeNull();
    });

    test('promises the reward when the network returns', async () => {
      const stop = startRetries();
      openAviso(campanhas());
      await waitFor(() => expect(network.isOnline()).toBe(false));
      stubNetwork({ ...campanhas(), [conferir]: answer({ existe: true }) });
      act(() => network.reportResponse());
      expect(await screen.findByText(promessa)).toBeTruthy();
      stop();
    });

    test('sends no request without a code or without a reward', async () => {
      const sent = openAviso({
        ...campanhas({ ...indicacao, premioIndicado: null }),
        [conferir]: answer({ existe: true }),
      });
      await waitFor(() => expect(campanhaStore.get().campanhas).toBeDefined());
      await act(async () => {});
      closeScreen();
      const other = openAviso({ ...campanhas(), [conferir]: answer({ existe: true }) }, '');
      await act(async () => {});
      expect([...sent, ...other]).toEqual([]);
      expect(screen.queryByText('Você veio por um convite')).toBeNull();
    });
  });
});
