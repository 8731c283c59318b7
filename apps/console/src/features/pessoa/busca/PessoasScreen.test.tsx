// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import { Route, Routes, useLocation } from 'react-router';
import { afterEach, beforeEach, expect, test } from 'vitest';
import {
  enter,
  answer,
  close,
  open,
  press,
  refusal,
  stubNetwork,
  type,
} from '../../../../test/console-harness.tsx';
import { PessoasScreen } from './PessoasScreen.tsx';

const call = 'POST /operador/v1/pessoas/procurar';
const campanhas = [{ ano: 2026, identificacao: 'TREVO', descricao: 'Trevo da Sorte' }];
const ana = {
  consumidorID: 'p1',
  pseudonimo: 'E1F7-A310',
  nome: 'Ana M.',
  cpf: '***.992.674-**',
  excluidaEm: null,
  campanhas,
};
const bia = { ...ana, consumidorID: 'p2', nome: null, cpf: null, pseudonimo: 'AAAA-BBBB' };

function Endereco() {
  const { pathname, search } = useLocation();
  return <p data-testid="endereco">{pathname + search}</p>;
}
const openScreen = () =>
  open(
    <>
      <Endereco />
      <Routes>
        <Route path="/pessoas" element={<PessoasScreen />} />
        <Route path="/pessoas/:consumidorID" element={<p>ficha</p>} />
      </Routes>
    </>,
    '/pessoas',
  );

beforeEach(() => enter());
afterEach(close);

test('recognizes a CPF, sends it in the body alone, and opens the only match', async () => {
  const sent = stubNetwork({ [call]: answer([ana]) });
  openScreen();
  expect(screen.getByText('Procure uma pessoa')).toBeTruthy();
  type('Dado informado', '605.992.674-61');
  press('Procurar');
  expect(await screen.findByText('ficha')).toBeTruthy();
  expect(sent[0]).toMatchObject({ call, body: { cpf: '605.992.674-61' } });
  expect(screen.getByTestId('endereco').textContent).toBe('/pessoas/p1?campanha=2026/TREVO');
});

test('asks for a whole value instead of searching by name', () => {
  const sent = stubNetwork({});
  openScreen();
  type('Dado informado', 'Ana Maria');
  press('Procurar');
  expect(screen.getByText(/Digite um dado por inteiro/)).toBeTruthy();
  expect(sent).toEqual([]);
});

test('sends a text as the chosen kind', async () => {
  const sent = stubNetwork({ [call]: answer([ana]) });
  openScreen();
  const kind = screen.getByLabelText('Procurar por');
  (kind as HTMLSelectElement).value = 'telefone';
  kind.dispatchEvent(new Event('change', { bubbles: true }));
  type('Dado informado', '60599267461');
  press('Procurar');
  await waitFor(() => expect(sent[0]?.body).toEqual({ telefone: '60599267461' }));
});

test('lists several matches, a pseudonym for one without a name', async () => {
  stubNetwork({ [call]: answer([ana, bia]) });
  openScreen();
  type('Dado informado', 'ana@exemplo.com');
  press('Procurar');
  expect(await screen.findByRole('link', { name: 'Abrir a ficha de Ana M.' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Abrir a ficha de Pessoa AAAA-BBBB' })).toBeTruthy();
});

test('shows the refusal with its cure for an unknown person, and keeps the form', async () => {
  stubNetwork({ [call]: refusal('atendimento.nenhumaPessoa') });
  openScreen();
  type('Dado informado', '3F9A-22C1');
  press('Procurar');
  expect((await screen.findByRole('alert')).textContent).toContain('Não encontramos essa pessoa');
  expect((screen.getByLabelText('Dado informado') as HTMLInputElement).value).toBe('3F9A-22C1');
});

test('offers an operator of receipts no search by the person', async () => {
  enter('operador');
  const sent = stubNetwork({});
  openScreen();
  const kinds = [...screen.getByLabelText('Procurar por').querySelectorAll('option')].map(
    ({ textContent }) => textContent,
  );
  expect(kinds).toEqual([
    'Qualquer um destes',
    'Número da sorte',
    'Chave da nota',
    'Protocolo da nota',
    'Código do voucher',
  ]);
  type('Dado informado', '605.992.674-61');
  press('Procurar');
  expect(
    await screen.findByText(
      /Digite um dado por inteiro: Chave da nota, Protocolo da nota, Código do voucher/,
    ),
  ).toBeTruthy();
  expect(sent).toEqual([]);
});
