// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
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
import { AssociadosScreen } from './screens/AssociadosScreen.tsx';
import { LojasCredenciadasScreen } from './screens/LojasCredenciadasScreen.tsx';

afterEach(closeScreen);

const loja = {
  nome: 'Mercado da Sé',
  cnpjCpf: '11222333000181',
  grupo: null,
  credenciada: true,
  endereco: 'Praça da Sé, 120',
  cidade: 'São Paulo',
  uf: 'SP',
  cep: '01001000',
  telefone: '1130000001',
  latitude: -23.5503,
  longitude: -46.6339,
};

function open(path: string, answers: Record<string, StubbedAnswer | null>) {
  session.signIn({ token: 't1', usuario: '52998224725', tipo: 'consumidor' });
  const sent = stubNetwork(answers);
  openScreen(path, {
    '/lojasCredenciadas': <LojasCredenciadasScreen />,
    '/associados': <AssociadosScreen />,
  });
  return sent;
}

const toListar = (nome: string, pagina = 1) =>
  `GET /associado/v1/associados/listarAssociados/10/${pagina}?filtroNome=${nome}&filtroAtivo=true&filtroCredenciada=true`;
const pagina = (retorno: object[], total = retorno.length) =>
  answer({ retorno, total, paginas: Math.ceil(total / 10) });

describe('LojasCredenciadasScreen', () => {
  test('shows the addresses of the shops with links to map and phone', async () => {
    open('/lojasCredenciadas', { [toListar('')]: pagina([loja]) });
    expect(await screen.findByRole('heading', { name: 'Mercado da Sé' })).toBeTruthy();
    expect(screen.getByText('Praça da Sé, 120 · São Paulo, SP · 01001-000')).toBeTruthy();
    const links = ['Ver Mercado da Sé no mapa', 'Ligar para Mercado da Sé'].map((name) =>
      screen.getByRole('link', { name }).getAttribute('href'),
    );
    expect(links).toEqual([expect.stringContaining('-23.5503%2C-46.6339'), 'tel:+551130000001']);
  });

  test('draws two pages until the first response, then the real count', async () => {
    let arrive = () => {};
    const after = new Promise<void>((resolve) => (arrive = resolve));
    open('/lojasCredenciadas', { [toListar('')]: { ...pagina([loja], 31), after } });
    expect(screen.getByText('Carregando as lojas')).toBeTruthy();
    expect(screen.getAllByRole('button', { name: /^Página \d+$/ })).toHaveLength(2);
    arrive();
    await screen.findByRole('heading', { name: 'Mercado da Sé' });
    expect(screen.getAllByRole('button', { name: /^Página \d+$/ })).toHaveLength(3);
  });

  test('searches in upper case from the first page and shows the empty result', async () => {
    const sent = open('/lojasCredenciadas', {
      [toListar('')]: pagina([loja], 31),
      [toListar('', 2)]: pagina([{ ...loja, nome: 'Outra' }], 31),
      [toListar('S%C3%89')]: pagina([]),
    });
    await screen.findByRole('heading', { name: 'Mercado da Sé' });
    press('Página 2');
    await screen.findByRole('heading', { name: 'Outra' });
    fireEvent.input(screen.getByLabelText('Buscar loja ou cidade'), { target: { value: ' sé ' } });
    expect(await screen.findByText('Nenhuma loja com esse nome')).toBeTruthy();
    expect(sent.at(-1)?.call).toBe(toListar('S%C3%89'));
  });

  test('links to the rules when the campaign has no shops', async () => {
    open('/lojasCredenciadas', { [toListar('')]: pagina([]) });
    expect(await screen.findByText('Nenhuma loja cadastrada ainda')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Ler o regulamento' })).toBeTruthy();
  });

  test('offers a retry when loading fails', async () => {
    open('/lojasCredenciadas', { [toListar('')]: refusal('servidor.falha') });
    expect(await screen.findByRole('button', { name: 'Tentar novamente' })).toBeTruthy();
  });
});

describe('AssociadosScreen', () => {
  const toProximos = (latitude: number, longitude: number) =>
    `GET /associado/v1/associados/listarAssociadosMaisProximos?latitude=${latitude}&longitude=${longitude}`;
  /** Stubs a geolocation that returns a position or fails with a code. */
  const stubPosicao = (outcome: { latitude: number; longitude: number } | number) =>
    vi.stubGlobal('navigator', {
      ...navigator,
      geolocation: {
        getCurrentPosition: (found: (at: object) => void, failed: (error: object) => void) =>
          typeof outcome === 'number' ? failed({ code: outcome }) : found({ coords: outcome }),
      },
    });

  test('requests the position only on a press and sends it rounded', async () => {
    stubPosicao({ latitude: -23.55031234, longitude: -46.63391234 });
    const sent = open('/associados', {
      [toProximos(-23.55, -46.634)]: answer([{ ...loja, distancia: 1.2 }]),
    });
    expect(sent).toEqual([]);
    press('Usar minha posição');
    expect(await screen.findByText('1,2 km')).toBeTruthy();
    expect(sent.map(({ call }) => call)).toEqual([toProximos(-23.55, -46.634)]);
    expect(document.activeElement?.textContent).toBe('Lojas perto de você');
    expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toContain('23.55');
  });

  test.each([
    [1, 'Sem a posição também dá'],
    [2, 'Não deu para achar sua posição'],
    [3, 'Não deu para achar sua posição'],
  ])('shows the alternatives without a position (%i)', (code, words) => {
    stubPosicao(code);
    open('/associados', {});
    press('Usar minha posição');
    expect(screen.getByRole('alert').textContent).toContain(words);
    expect(screen.getByLabelText('CEP ou cidade')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Ver a lista de lojas' })).toBeTruthy();
  });

  const search = (typed: string) => {
    fireEvent.input(screen.getByLabelText('CEP ou cidade'), { target: { value: typed } });
    press('Procurar');
  };
  const lugar = (endereco: string) =>
    `GET /externo/v1/geocodificacao?${new URLSearchParams({ endereco }).toString()}`;

  test('searches by CEP and then by another place', async () => {
    open('/associados', {
      'GET /externo/v1/cep/01001000': answer({
        logradouro: 'Praça da Sé',
        bairro: 'Sé',
        uf: 'SP',
        localidade: 'São Paulo',
        ibge: '3550308',
        erro: false,
      }),
      [lugar('Praça da Sé, São Paulo, SP, Brasil')]: answer({
        latitude: -23.55051,
        longitude: -46.63331,
        precisao: 'lugar',
      }),
      [toProximos(-23.551, -46.633)]: answer([]),
    });
    search('01001-000');
    expect(await screen.findByText('Da mais próxima de 01001-000 para a mais distante.')).toBeTruthy();
    expect(await screen.findByText('Nenhuma loja com endereço no mapa')).toBeTruthy();
    press('Procurar em outro lugar');
    expect(screen.getByLabelText('CEP ou cidade')).toBeTruthy();
  });

  test('omits the distance when only the state of the place was found', async () => {
    open('/associados', {
      [lugar('Vila Nova, SP, Brasil')]: answer({ latitude: -22.19, longitude: -48.79, precisao: 'estado' }),
      [toProximos(-22.19, -48.79)]: answer([{ ...loja, distancia: 263.4 }]),
    });
    search('Vila Nova, SP');
    expect(await screen.findByText(/^Achamos só o estado deste lugar/)).toBeTruthy();
    expect(await screen.findByText(loja.nome)).toBeTruthy();
    expect(screen.queryByText(/ km$/)).toBeNull();
  });

  test.each<[string, Record<string, StubbedAnswer>, string]>([
    ['', {}, 'Digite um CEP ou o nome de uma cidade.'],
    [
      '99999-999',
      {
        'GET /externo/v1/cep/99999999': answer({
          logradouro: '',
          bairro: '',
          uf: '',
          localidade: '',
          ibge: '',
          erro: true,
        }),
      },
      'Não encontramos este CEP.',
    ],
    [
      'Atlântida',
      { [lugar('Atlântida, Brasil')]: refusal('externo.enderecoNaoEncontrado') },
      'Não encontramos este lugar.',
    ],
    ['Recife', { [lugar('Recife, Brasil')]: refusal('externo.indisponivel') }, 'O serviço de consulta'],
  ])('shows an error at the field for %j', async (typed, answers, words) => {
    open('/associados', answers);
    search(typed);
    await waitFor(() => expect(screen.getByRole('alert').textContent).toContain(words));
    // Focus moves in an effect after the alert has rendered.
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('CEP ou cidade')));
  });
});
