// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { answer, close, enter, open, press, stubNetwork } from '../../../test/console-harness.tsx';
import { buildNota, consumidorID, toId } from '../../../test/nota-de-teste.ts';
import type { Nota } from './fila-estado.ts';
import { ValorDialog } from './ValorDialog.tsx';

const campanha = { ano: 2026, identificacao: 'VERAO', descricao: 'Verão', situacao: 'vigente' } as const;
const previsao = `GET /operador/v1/documentosFiscais/2026/VERAO/${consumidorID}/${toId(1)}/previsao?status=VALIDO&valorCentavos=29209`;
const comCafes = `${previsao}&produtos=cafes%3A2`;
const listasProdutos = [
  { id: 'cafes', nome: 'Cafés participantes' },
  { id: 'leites', nome: 'Leites' },
];
const item = { nome: 'CAFE', gtin: null, codigo: null, quantidade: 2, unidade: 'UN', centavos: 100 };
const fonte = {
  fonte: 'vendas',
  situacao: 'achada',
  emitente: null,
  emitidoEm: null,
  valorCentavos: 100,
  quantidade: 2,
  itens: [item],
  cancelada: false,
  tarde: false,
  divergente: false,
  conferir: false,
} satisfies Nota['fontes'][number];

beforeEach(() => enter());
afterEach(close);

function show(change: Parameters<typeof buildNota>[1]) {
  const onApprove = vi.fn();
  const nota = buildNota(1, { listasProdutos, ...change });
  stubNetwork({
    [previsao]: answer(nota.efeito),
    [comCafes]: answer({ ...nota.efeito, numeros: 7 }),
  });
  open(
    <ValorDialog campanha={campanha as never} nota={nota} onClose={() => undefined} onApprove={onApprove} />,
    '/fila',
  );
  return onApprove;
}

test('approves with the units that the operator counted', async () => {
  const onApprove = show({});
  press('Acrescentar uma unidade de Cafés participantes');
  press('Acrescentar uma unidade de Cafés participantes');
  await screen.findByText('7 números · 292 pontos');
  press('Aprovar com estes dados');
  await waitFor(() =>
    expect(onApprove).toHaveBeenCalledWith(
      { valorCentavos: 29_209, produtos: [{ lista: 'cafes', unidades: 2 }] },
      false,
    ),
  );
});

test('keeps the items of a source while the units are untouched', async () => {
  const onApprove = show({ fontes: [fonte] });
  await screen.findByText('5 números · 292 pontos');
  expect(screen.getByText(/valem os produtos que já estão na nota/)).toBeTruthy();
  press('Aprovar com estes dados');
  await waitFor(() => expect(onApprove).toHaveBeenCalledWith({ valorCentavos: 29_209 }, false));
});

test('begins with the amount of a source where the receipt has none', async () => {
  const onApprove = show({
    valorCentavos: null,
    fontes: [{ ...fonte, fonte: 'foto', valorCentavos: 29_209 }],
  });
  await screen.findByText('5 números · 292 pontos');
  press('Aprovar com estes dados');
  await waitFor(() => expect(onApprove).toHaveBeenCalledWith({ valorCentavos: 29_209 }, false));
});
