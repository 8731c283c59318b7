// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { answer, close, open, stubNetwork } from '../../../test/console-harness.tsx';
import { PropostasEspera } from './PropostasEspera.tsx';

const list = 'GET /operador/v1/propostas/lista/1?situacao=aberta';
const build = (esperam: number) => answer({ retorno: [], esperam, depois: null });

afterEach(close);

test.each([
  [1, '1 proposta espera a sua decisão'],
  [3, '3 propostas esperam a sua decisão'],
])('%i waiting: "%s" with a link to them', async (esperam, expected) => {
  stubNetwork({ [list]: build(esperam) });
  open(<PropostasEspera />);
  expect(await screen.findByText(expected)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Ver propostas' }).getAttribute('href')).toBe('/propostas');
});

test('shows nothing when no proposal waits for the operator', async () => {
  stubNetwork({ [list]: build(0) });
  open(<PropostasEspera />);
  await waitFor(() => expect(document.querySelector('[aria-busy=true]')).toBeNull());
  expect(screen.queryByText('Propostas')).toBeNull();
});
