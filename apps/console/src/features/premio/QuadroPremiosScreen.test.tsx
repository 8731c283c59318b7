// @vitest-environment happy-dom
import type { RetornoOf } from '@trevo/contract/call';
import type { Calls } from '@trevo/contract/calls';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  enter,
  answer,
  close,
  open,
  press,
  refusal,
  stubNetwork,
  type,
} from '../../../test/console-harness.tsx';
import { QuadroPremiosScreen } from './QuadroPremiosScreen.tsx';

type Premio = RetornoOf<Calls['operador.premio']>;

const premio: Premio = {
  premioID: 'r1',
  consumidorID: 'c1',
  origem: 'instantaneo',
  nome: 'Cesta Quatro Folhas',
  entrega: 'promotora',
  premiado: 'ANA M.',
  cpf: '***.982.247-**',
  ganhoEm: '2026-11-20T12:00:00.000Z',
  sorteio: null,
  numero: null,
  situacao: 'GANHO',
  entregarAte: '2026-12-20',
  caducaEm: '2027-06-29',
  avisadoEm: null,
  documentosEm: null,
  notaRecusadaEm: null,
  pausa: null,
  entregueEm: null,
  entreguePor: null,
  codigo: '4444 5555 6661',
  instrucoes: 'A gente liga para você.',
  arquivos: [],
  arquivosAte: null,
  historico: [],
};
const campanha = {
  ano: 2026,
  identificacao: 'TREVO',
  descricao: 'Trevo da Sorte',
  dataInicial: '2026-09-01',
  dataFinal: '2026-12-31',
  hosts: ['sorte.example'],
  ativa: true,
};
const list = 'GET /operador/v1/premios/2026/TREVO/lista/50';
const base = {
  'GET /operador/v1/campanhas': answer([campanha]),
  'GET /operador/v1/premios/2026/TREVO/lista/1': answer({
    retorno: [],
    premios: [{ id: 'cesta', nome: 'Cesta Quatro Folhas' }],
    depois: null,
  }),
};
const one = 'GET /operador/v1/premios/2026/TREVO/c1/r1';
const path = '/premios?campanha=2026%2FTREVO&aberto=c1%2Fr1';
const page = (...premios: Premio[]) => answer({ retorno: premios, premios: [], depois: null });

beforeEach(() => enter());
afterEach(() => {
  vi.useRealTimers();
  close();
});

test('lists prizes with the masked winner and the term, and opens one', async () => {
  stubNetwork({ ...base, [list]: page(premio), [one]: answer(premio) });
  open(<QuadroPremiosScreen />, '/premios');
  expect(await screen.findByText('ANA M.')).toBeTruthy();
  expect(screen.getByText('***.982.247-**')).toBeTruthy();
  screen.getByRole('link', { name: 'Ver Cesta Quatro Folhas de ANA M.' }).click();
  expect(await screen.findByText('A gente liga para você.')).toBeTruthy();
});

test('keeps the filters in the request, and says what to do without prizes', async () => {
  const sent = stubNetwork({
    ...base,
    [list]: [refusal('servidor.ocupado'), page()],
    [`${list}?situacao=RETIDO`]: page(),
  });
  open(<QuadroPremiosScreen />, '/premios');
  await screen.findByText('Não deu para carregar');
  press('Tentar novamente');
  expect(await screen.findByText('Nenhum prêmio aqui')).toBeTruthy();
  fireEvent.change(screen.getByLabelText('Situação'), { target: { value: 'RETIDO' } });
  await waitFor(() => expect(sent.map(({ call }) => call)).toContain(`${list}?situacao=RETIDO`));
});

test('reveals the contact only with a reason', async () => {
  const contato = { nome: 'Ana Maria', telefone: '11987654321', email: 'ana@exemplo.com.br' };
  const sent = stubNetwork({
    [one]: answer(premio),
    'POST /operador/v1/premios/2026/TREVO/c1/r1/contato': answer(contato),
  });
  open(<QuadroPremiosScreen />, path);
  await screen.findByText('A gente liga para você.');
  press('Ver contato');
  type('Por que você precisa do contato?', 'Ligar para combinar a entrega.');
  screen.getAllByRole('button', { name: 'Ver contato' }).at(-1)!.click();
  expect(await screen.findByText('(11)98765-4321')).toBeTruthy();
  expect(sent.find(({ call }) => call.endsWith('/contato'))?.body).toEqual({
    motivo: 'Ligar para combinar a entrega.',
  });
  press('Esconder agora');
  expect(screen.queryByText('(11)98765-4321')).toBeNull();
});

test('offers no hand-over of a prize whose receipt was refused, and says why', async () => {
  stubNetwork({
    [one]: answer({ ...premio, situacao: 'RETIDO', notaRecusadaEm: '2026-11-21T12:00:00.000Z' }),
  });
  open(<QuadroPremiosScreen />, path);
  expect(await screen.findByText('Não entregue: a nota foi recusada')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Entregar' })).toBeNull();
});

test('asks who hands it over, and sends it once', async () => {
  const sent = stubNetwork({
    [one]: [answer(premio), answer({ ...premio, situacao: 'ENTREGUE', entreguePor: 'Loja Sé' })],
    'POST /operador/v1/premios/2026/TREVO/c1/r1/entregar': answer({}),
  });
  open(<QuadroPremiosScreen />, path);
  await screen.findByText('A gente liga para você.');
  press('Entregar');
  screen.getAllByRole('button', { name: 'Entregar' }).at(-1)!.click();
  expect(await screen.findByText('Diga quem entrega.')).toBeTruthy();
  type('Quem entrega', 'Loja Sé');
  screen.getAllByRole('button', { name: 'Entregar' }).at(-1)!.click();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent.filter(({ call }) => call.endsWith('/entregar')).map(({ body }) => body)).toEqual([
    { entreguePor: 'Loja Sé' },
  ]);
});

test('opens the prize of a typed voucher code', async () => {
  stubNetwork({
    ...base,
    [list]: page(),
    'GET /operador/v1/premios/procurar?codigo=4444+5555+6661': answer([
      { campanha, consumidorID: 'c1', raspadinhaID: 'r1' },
    ]),
    [one]: answer(premio),
  });
  open(<QuadroPremiosScreen />, '/premios');
  await screen.findByText('Nenhum prêmio aqui');
  type('Código do voucher', '4444 5555 6661');
  press('Procurar');
  expect(await screen.findByRole('heading', { name: 'Cesta Quatro Folhas' })).toBeTruthy();
});

test('an auditor sees the prize without acts and without the contact', async () => {
  enter('auditor');
  stubNetwork({ [one]: answer(premio) });
  open(<QuadroPremiosScreen />, path);
  await screen.findByText('A gente liga para você.');
  for (const name of ['Entregar', 'Ver contato', 'Anexar arquivo', 'Pausar a entrega'])
    expect(screen.queryByRole('button', { name })).toBeNull();
});
