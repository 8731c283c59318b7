// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import {
  enter,
  answer,
  buildSessao,
  close,
  open,
  press,
  refusal,
  stubNetwork,
} from '../../../test/console-harness.tsx';
import { sessaoStore } from '../../platform/session/sessao-store.ts';
import { buildNota } from '../../../test/nota-de-teste.ts';
import { FilaScreen } from './FilaScreen.tsx';
import { NotasScreen } from './NotasScreen.tsx';

const valida = buildNota(1, {
  apuracao: {
    status: 'VALIDO',
    motivo: null,
    historico: [
      {
        status: 'VALIDO',
        dataHora: '2026-11-21T12:00:00.000Z',
        observacao: null,
        motivo: null,
        ator: { tipo: 'operador', id: null, nome: 'Bruno Alves' },
      },
    ],
  },
});
const { consumidorID, documentoFiscalID } = valida;
const ofNota = `${consumidorID}/${documentoFiscalID}`;
const lista = 'GET /operador/v1/documentosFiscais/lista/2026/VERAO/50';
const lida = { ...valida, efeito: null, posse: null, proposta: null, desfazivel: true };
const common = {
  'GET /operador/v1/campanhas': answer([
    { ano: 2026, identificacao: 'VERAO', descricao: 'Verão que Volta', situacao: 'vigente' },
  ]),
  [`GET /operador/v1/fila/2026/VERAO/${ofNota}`]: answer(lida),
  [`GET /operador/v1/documentosFiscais/2026/VERAO/${ofNota}/previsao?status=PENDENTE`]: answer({
    ...valida.efeito,
    numeros: -5,
    pontos: -292,
    raspadas: 1,
    dividaPontos: 60,
  }),
};
const auditor = { papeis: [{ promotora: 'quatrofolhas', nome: 'Quatro Folhas', papel: 'auditor' as const }] };

beforeEach(() => enter());
afterEach(close);

test('returns a decided receipt to the queue with a reason, after showing what its owner loses and owes', async () => {
  const desfazer = `POST /operador/v1/documentosFiscais/2026/VERAO/${ofNota}/desfazer`;
  const sent = stubNetwork({
    ...common,
    [lista]: answer({ retorno: [valida], depois: null }),
    [desfazer]: answer({}),
  });
  open(<NotasScreen />, '/notas');
  fireEvent.click(await screen.findByRole('button', { name: 'Abrir a nota de Loja 1' }));
  expect(await screen.findByText(/por Bruno Alves/)).toBeTruthy();
  press('Devolver à fila');
  expect(await screen.findByText(/A pessoa perde 5 números · 292 pontos/)).toBeTruthy();
  expect(screen.getByText('60 pontos já gastos viram dívida')).toBeTruthy();
  expect(screen.getByText(/1 raspadinha já raspada fica com a pessoa/)).toBeTruthy();
  fireEvent.input(screen.getByLabelText('Por que desfazer'), { target: { value: 'A foto é de outra.' } });
  fireEvent.submit(document.querySelector('form')!);
  await waitFor(() =>
    expect(sent.find(({ call }) => call === desfazer)?.body).toEqual({
      statusVisto: 'VALIDO',
      motivo: 'A foto é de outra.',
    }),
  );
});

test('says that the list is empty, and shows an error with a retry', async () => {
  stubNetwork({ ...common, [lista]: [refusal('servidor.ocupado'), answer({ retorno: [], depois: null })] });
  open(<NotasScreen />, '/notas');
  await screen.findByText('Não deu para carregar');
  press('Tentar novamente');
  expect(await screen.findByText('Nenhuma nota aqui')).toBeTruthy();
});

test('shows an auditor the queue for reading: a card under a pseudonym with its proposal, and no act', async () => {
  sessaoStore.set(buildSessao(auditor));
  const esperando = buildNota(1);
  const card = { ...esperando, posse: null, desfazivel: false };
  const proposta = { propostaID: documentoFiscalID, nome: 'Caio Reis' };
  const sent = stubNetwork({
    ...common,
    'GET /operador/v1/fila/2026/VERAO': answer({
      total: 1,
      maisAntiga: null,
      prazoHoras: 48,
      centavosPorOperador: 1,
      motivos: [],
      comProposta: 1,
      posses: [],
    }),
    'GET /operador/v1/documentosFiscais/pendentes/2026/VERAO/50?espera=pessoa': answer({
      retorno: [esperando],
      total: 1,
      depois: null,
    }),
    [`GET /operador/v1/fila/2026/VERAO/${ofNota}`]: answer({
      ...card,
      proposta,
      pessoa: { ...card.pessoa, nome: null },
    }),
  });
  open(<FilaScreen />, '/fila');
  expect(await screen.findByText('1 nota espera por uma proposta')).toBeTruthy();
  fireEvent.click(await screen.findByRole('button', { name: 'Abrir a nota de Loja 1' }));
  expect(await screen.findByText('Caio Reis propôs uma decisão sobre esta nota.')).toBeTruthy();
  expect(screen.getByText('Pessoa 000001')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /Aprovar|Devolver/ })).toBeNull();
  expect(sent.every(({ call }) => call.startsWith('GET'))).toBe(true);
});

test('lists why a receipt earned and its products from each source, with GTIN and code', async () => {
  const fonte = {
    situacao: 'achada' as const,
    emitente: null,
    emitidoEm: null,
    valorCentavos: 29_209,
    quantidade: 12,
    cancelada: false,
    tarde: false,
    divergente: true,
    conferir: false,
  };
  const itens = Array.from({ length: 12 }, (_, at) => ({
    nome: `PRODUTO ${at}`,
    gtin: at === 0 ? '02000000000015' : null,
    codigo: String(at),
    quantidade: 1.5,
    unidade: 'KG',
    centavos: 100,
  }));
  const fontes = [
    { ...fonte, fonte: 'vendas' as const, itens },
    { ...fonte, fonte: 'pagina' as const, itens: itens.slice(0, 1) },
  ];
  stubNetwork({
    ...common,
    [lista]: answer({ retorno: [valida], depois: null }),
    [`GET /operador/v1/fila/2026/VERAO/${ofNota}`]: answer({
      ...lida,
      fontes,
      porQueRendeu: ['Cafés participantes, 2 vezes: 2 números da sorte'],
    }),
  });
  open(<NotasScreen />, '/notas');
  fireEvent.click(await screen.findByRole('button', { name: 'Abrir a nota de Loja 1' }));
  const vendas = await screen.findByRole('list', { name: '12 itens, de vendas da loja' });
  expect(screen.getByText('Cafés participantes, 2 vezes: 2 números da sorte')).toBeTruthy();
  expect(within(vendas).getAllByRole('listitem')).toHaveLength(8);
  expect(vendas.textContent).toContain('1,5 kg · GTIN 2000000000015 · código 0');
  press('Ver todos os 12 itens');
  expect(within(vendas).getAllByRole('listitem')).toHaveLength(12);
  const pagina = screen.getByRole('list', { name: '1 item, de página do estado' });
  expect(within(pagina).getAllByRole('listitem')).toHaveLength(1);
});
