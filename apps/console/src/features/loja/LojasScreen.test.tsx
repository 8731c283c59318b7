// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import {
  enter,
  answer,
  campanhas,
  close,
  open,
  press,
  stubNetwork,
  type,
} from '../../../test/console-harness.tsx';
import { LojasScreen } from './LojasScreen.tsx';

const lista = 'GET /operador/v1/lojas/2026/TREVO';
const loja = (n: number, change: object = {}) => ({
  nome: `Loja ${n}`,
  cnpj: String(n).padStart(14, '0'),
  grupo: null,
  cidade: 'São Paulo',
  uf: 'SP',
  ativa: true,
  ate: null,
  credenciada: true,
  acesso: 'nenhum',
  ...change,
});

beforeEach(() => enter());
afterEach(close);

const rowOf = (name: RegExp) => screen.getByRole('row', { name }).textContent;

test('says until when each shop takes part, and whether the company can sign in', async () => {
  const lojas = [
    loja(1, { ate: '2999-03-31', acesso: 'pronto' }),
    loja(2, { ativa: false, ate: '2026-01-31', acesso: 'semSenha' }),
    loja(3, { ativa: false }),
    loja(4, { credenciada: false }),
  ];
  stubNetwork({ ...campanhas, [lista]: answer(lojas) });
  open(<LojasScreen />, '/lojas');
  await screen.findByRole('table');
  expect(screen.getByText('2 de 4 lojas participam hoje')).toBeDefined();
  expect(rowOf(/^Loja 1/)).toMatch(/participa até 31 mar\. 2999.*pronta$/);
  expect(rowOf(/^Loja 2/)).toMatch(/participou até 31 jan\..*falta criar a senha$/);
  expect(rowOf(/^Loja 3/)).toContain('fora da campanha');
  expect(rowOf(/^Loja 4/)).toContain('compras não valem');
});

test('filters by name, city or CNPJ and keeps the words in the address', async () => {
  stubNetwork({ ...campanhas, [lista]: answer([loja(11, { cidade: 'Niterói' }), loja(22)]) });
  open(<LojasScreen />, '/lojas?loja=NITEROI');
  const rows = async () =>
    within(await screen.findByRole('table'))
      .getAllByRole('row')
      .slice(1)
      .map((row) => row.textContent?.slice(0, 7));
  expect(await rows()).toEqual(['Loja 11']);
  type('Procurar por nome, cidade ou CNPJ', '00.000.000/0000-22');
  expect(await rows()).toEqual(['Loja 22']);
  type('Procurar por nome, cidade ou CNPJ', 'nenhuma');
  expect(screen.getByText('Nenhuma loja com essas palavras')).toBeDefined();
});

test('renders a hundred shops at a time', async () => {
  stubNetwork({ ...campanhas, [lista]: answer(Array.from({ length: 150 }, (_, n) => loja(n + 1))) });
  open(<LojasScreen />, '/lojas');
  const count = () => within(screen.getByRole('table')).getAllByRole('row').length - 1;
  await screen.findByRole('table');
  expect(count()).toBe(100);
  press('Ver mais lojas');
  expect(count()).toBe(150);
});
