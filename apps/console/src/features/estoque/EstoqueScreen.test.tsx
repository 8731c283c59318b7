// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import {
  enter,
  answer,
  campanhas,
  close,
  open,
  press,
  refusal,
  stubNetwork,
  type,
} from '../../../test/console-harness.tsx';
import { EstoqueScreen } from './EstoqueScreen.tsx';

const estoque = {
  codigos: [{ lote: 'A1', total: 5000, usados: 318, bloqueio: null }],
  vouchers: [{ voucherID: 'ingresso', nome: 'Ingresso', total: 200, usados: 12, bloqueio: null }],
  produtos: [{ codigo: 'garrafa', nome: 'Garrafa', carregado: 300, disponivel: 291 }],
};
const read = 'GET /operador/v1/estoque/2026/TREVO';

beforeEach(() => enter());
afterEach(close);

test('shows the remaining codes, vouchers and products after a retry', async () => {
  stubNetwork({ ...campanhas, [read]: [refusal('servidor.ocupado'), answer(estoque)] });
  open(<EstoqueScreen />, '/estoque');
  await screen.findByText('Não deu para carregar');
  press('Tentar novamente');
  expect(await screen.findByText('4.682')).toBeTruthy();
  expect(screen.getByText('188')).toBeTruthy();
  expect(screen.getByText('291')).toBeTruthy();
});

test('uploads the codes of a file in parts, and names the lines that do not serve', async () => {
  const sent = stubNetwork({
    ...campanhas,
    [read]: answer(estoque),
    'POST /operador/v1/codigos/2026/TREVO': [answer({ total: 5000 }), answer({ total: 1 })],
  });
  open(<EstoqueScreen />, '/estoque');
  await screen.findByText('A1');
  type('Nome do novo lote', 'B2');
  const codes = Array.from({ length: 5001 }, (_, at) => `COD${10_000 + at}`);
  const file = new File([`${codes.join('\n')}\nx\n`], 'codigos.txt');
  fireEvent.change(screen.getByLabelText('Arquivo com códigos impressos'), { target: { files: [file] } });
  expect(await screen.findByText('1 linha não serve: 5002.')).toBeTruthy();
  await waitFor(() =>
    expect(
      sent
        .filter(({ call }) => call.startsWith('POST'))
        .map(({ body }) => (body as { codigos: string[]; lote: string }).codigos.length),
    ).toEqual([5000, 1]),
  );
});

test('blocks a batch with a reason after its effect was shown', async () => {
  const sent = stubNetwork({
    ...campanhas,
    [read]: answer(estoque),
    'POST /operador/v1/estoque/2026/TREVO/bloqueio': answer(estoque),
  });
  open(<EstoqueScreen />, '/estoque');
  await screen.findByText('A1');
  press('Bloquear A1');
  expect(await screen.findByText(/^4.682 códigos sem uso deixam de valer/)).toBeTruthy();
  type('Por que bloquear?', 'A gráfica imprimiu duas vezes.');
  press('Bloquear');
  await waitFor(() =>
    expect(sent.find(({ call }) => call.endsWith('/bloqueio'))?.body).toEqual({
      tipo: 'codigo',
      lote: 'A1',
      bloqueado: true,
      motivo: 'A gráfica imprimiu duas vezes.',
    }),
  );
});

test('adjusts the stock of a product with one id per dialog', async () => {
  const ajustes = 'POST /operador/v1/estoque/2026/TREVO/ajustes';
  const sent = stubNetwork({
    ...campanhas,
    [read]: answer(estoque),
    [ajustes]: [refusal('estoque.faltam'), answer(estoque)],
  });
  open(<EstoqueScreen />, '/estoque');
  await screen.findByText('Garrafa');
  press('Ajustar o estoque de Garrafa');
  type('Por que ajustar?', 'Três quebraram no depósito.');
  press('Ajustar');
  expect(await screen.findByText('Use um número inteiro diferente de zero.')).toBeTruthy();
  type('Quantas unidades entram ou saem', '-3');
  press('Ajustar');
  await screen.findByText(/Não restam tantas unidades/);
  press('Ajustar');
  await waitFor(() => expect(sent.filter(({ call }) => call === ajustes)).toHaveLength(2));
  const bodies = sent.filter(({ call }) => call === ajustes).map(({ body }) => body as { ajusteID: string });
  expect(bodies[0]).toMatchObject({ produto: 'garrafa', unidades: -3 });
  expect(bodies[1]!.ajusteID).toBe(bodies[0]!.ajusteID);
});
