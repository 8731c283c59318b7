// @vitest-environment happy-dom
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { Papel } from '@trevo/contract/operador/papeis';
import { Route, Routes } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  enter,
  answer,
  close,
  open,
  press,
  refusal,
  type StubbedAnswer,
  stubNetwork,
  type,
} from '../../../test/console-harness.tsx';
import { promotoraStore } from '../../platform/session/promotora-store.ts';
import type { Ficha } from './pessoa.wire.ts';
import { PessoaScreen } from './PessoaScreen.tsx';

const base = '/operador/v1/pessoas/2026/TREVO/p1';
const campanha = { ano: 2026, identificacao: 'TREVO', descricao: 'Trevo da Sorte' };
const em = '2026-11-21T15:00:00.000Z';
const ficha: Ficha = {
  consumidorID: 'p1',
  pseudonimo: 'E1F7-A310',
  campanha,
  campanhas: [campanha],
  nome: 'Ana M.',
  cpf: '***.992.674-**',
  telefone: '(21) *****-4322',
  email: 'a***@exemplo.com',
  emailConfirmado: true,
  aceitaNotificacao: true,
  cadastradaEm: em,
  ultimoAcessoEm: em,
  cadastroIncompleto: false,
  bloqueada: false,
  bloqueios: [],
  excluidaEm: null,
  guardadaAte: null,
  notas: [
    {
      documentoFiscalID: 'd1',
      protocolo: '3F9A-22C1',
      loja: 'Quatro Folhas Centro',
      emitidoEm: '2026-11-20',
      valorCentavos: 4050,
      registradoEm: em,
      status: 'VALIDO',
      numeros: 0,
    },
  ],
  numeros: { validos: 0, cancelados: 0, ultimos: [], sorteios: [] },
  contas: [],
  raspadinhas: { fechadas: 0, abertas: 1 },
  premios: [
    {
      tipo: 'instantaneo',
      nome: 'Garrafa térmica',
      ganhoEm: em,
      situacao: 'A_RECEBER',
      retiradaAte: '2027-01-31',
      entregueEm: null,
      entreguePor: null,
      comoRecebe: 'Retire no balcão.',
    },
  ],
  pedidos: [],
};
const evento = {
  id: 'e1',
  em,
  area: 'notas',
  titulo: 'Nota não aprovada',
  detalhe: 'Não conseguimos ler a sua nota.',
  cura: 'Envie outra foto.',
  quem: { tipo: 'operador', nome: 'Rita Lima' },
  documentoFiscalID: 'd1',
};
const historico = `GET ${base}/historico/30`;

function openScreen(
  answers: Record<string, StubbedAnswer | StubbedAnswer[]> = {},
  papel: Papel = 'atendimento',
) {
  enter(papel);
  const sent = stubNetwork({
    [`GET ${base}`]: answer(ficha),
    [historico]: answer({ retorno: [evento], depois: null }),
    ...answers,
  });
  open(
    <Routes>
      <Route path="/pessoas/:consumidorID" element={<PessoaScreen />} />
    </Routes>,
    '/pessoas/p1?campanha=2026/TREVO',
  );
  return sent;
}

beforeEach(() => promotoraStore.set('quatrofolhas'));
afterEach(() => {
  vi.useRealTimers();
  close();
});

test('shows the masked contact, holdings and the history with words, cure and cause', async () => {
  openScreen();
  expect(await screen.findByRole('heading', { name: 'Ana M.', level: 1 })).toBeTruthy();
  expect(screen.getByText('a***@exemplo.com')).toBeTruthy();
  expect(screen.getByText('Garrafa térmica')).toBeTruthy();
  expect(screen.getByText('Retirar até 31/01/2027.')).toBeTruthy();
  const linha = (await screen.findByText('Nota não aprovada')).closest('li')!;
  expect(linha.textContent).toContain('Envie outra foto.');
  expect(linha.textContent).toContain('Rita Lima');
});

test('reveals one field after a reason and hides it after a minute, without reading the card again', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const sent = openScreen({
    [`POST ${base}/campos/email`]: answer({ campo: 'email', valor: 'ana@exemplo.com' }),
  });
  await screen.findByText('a***@exemplo.com');
  press('Ver por inteiro: E-mail');
  press('Ver o dado');
  expect(screen.getByText(/ao menos 10 caracteres/)).toBeTruthy();
  type('Por que você precisa deste dado?', 'A pessoa pediu no telefone.');
  press('Ver o dado');
  expect(await screen.findByText('ana@exemplo.com')).toBeTruthy();
  expect(sent.find(({ call }) => call.startsWith('POST'))?.body).toEqual({
    motivo: 'A pessoa pediu no telefone.',
  });
  // The countdown runs: the timers of the shown value are set.
  await screen.findByText('Some em 59 s');
  act(() => void vi.advanceTimersByTime(59_000));
  expect(screen.queryByText('ana@exemplo.com')).toBeNull();
  expect(sent.filter(({ call }) => call === `GET ${base}`)).toHaveLength(1);
});

test('offers no reveal to an auditor, who sees the pseudonym', async () => {
  openScreen(
    { [`GET ${base}`]: answer({ ...ficha, nome: null, cpf: null, telefone: null, email: null }) },
    'auditor',
  );
  expect(await screen.findByRole('heading', { name: 'Pessoa E1F7-A310' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Ver por inteiro/ })).toBeNull();
});

test('explains a chosen receipt in one sentence with the cure, and leaves a note for the judge', async () => {
  const sent = openScreen({
    [`POST ${base}/explicar`]: answer({
      situacao: 'recusada',
      frase: 'A nota não foi aprovada: Não conseguimos ler a sua nota.',
      cura: 'Envie outra foto.',
      acao: 'anotar',
      documentoFiscalID: 'd1',
      numeros: [],
    }),
    'POST /operador/v1/documentosFiscais/2026/TREVO/p1/d1/anotacoes': answer({}),
  });
  await screen.findByRole('heading', { name: 'Por que não ganhei meu número?' });
  press('Explicar');
  expect(screen.getByText(/Escolha uma nota ou digite/)).toBeTruthy();
  fireEvent.change(screen.getByLabelText('Nota da pessoa'), { target: { value: 'd1' } });
  press('Explicar');
  expect(await screen.findByText(/A nota não foi aprovada/)).toBeTruthy();
  expect(screen.getByText('O que dizer à pessoa: Envie outra foto.')).toBeTruthy();
  press('Deixar recado para a conferência');
  type('Recado', 'A pessoa mandou a nota por e-mail.');
  within(screen.getByRole('dialog')).getByRole('button', { name: 'Deixar recado' }).click();
  await waitFor(() =>
    expect(sent.find(({ call }) => call.endsWith('/anotacoes'))?.body).toEqual({
      texto: 'A pessoa mandou a nota por e-mail.',
    }),
  );
});

test('filters the history by area and says when there is nothing', async () => {
  const sent = openScreen({ [`${historico}?area=pedidos`]: answer({ retorno: [], depois: null }) });
  await screen.findByText('Nota não aprovada');
  fireEvent.change(screen.getByLabelText('Mostrar'), { target: { value: 'pedidos' } });
  expect(await screen.findByText('Nada por aqui')).toBeTruthy();
  expect(sent.map(({ call }) => call)).toContain(`${historico}?area=pedidos`);
});

test('shows a deleted account with the end of the legal hold and reveals nothing', async () => {
  openScreen({
    [`GET ${base}`]: answer({ ...ficha, nome: null, cpf: null, excluidaEm: em, guardadaAte: '2032-07-31' }),
  });
  expect(await screen.findByText('Conta excluída')).toBeTruthy();
  expect(screen.getByText(/até 31\/07\/2032/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Ver por inteiro/ })).toBeNull();
});

test('leads back to the search for an unknown person, and offers a retry after a failure', async () => {
  openScreen({ [`GET ${base}`]: refusal('atendimento.nenhumaPessoa') });
  expect(await screen.findByRole('link', { name: 'Procurar outra pessoa' })).toBeTruthy();
  close();
  promotoraStore.set('quatrofolhas');
  openScreen({ [`GET ${base}`]: [refusal('servidor.ocupado'), answer(ficha)] });
  await screen.findByText('Não deu para carregar');
  press('Tentar novamente');
  expect(await screen.findByRole('heading', { name: 'Ana M.' })).toBeTruthy();
});
