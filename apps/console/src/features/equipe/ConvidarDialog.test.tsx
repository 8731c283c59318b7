// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { papeis } from '@trevo/contract/operador/papeis';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { answer, close, enter, open, press, stubNetwork, type } from '../../../test/console-harness.tsx';
import { papeisText } from '../../platform/palavras/papeis.text.ts';
import { EquipeScreen } from './EquipeScreen.tsx';

beforeEach(() => enter());
afterEach(close);

test.each(papeis)('invites a person with the role %s and lists the invitation', async (papel) => {
  const convite = { conviteID: 'c1', nome: 'Clara Reis', email: 'clara@x.example', papel };
  const aberto = answer({ operadores: [], convites: [{ ...convite, ate: '2030-01-02T15:00:00.000Z' }] });
  const sent = stubNetwork({
    'GET /operador/v1/equipe': [answer({ operadores: [], convites: [] }), aberto],
    'POST /operador/v1/equipe/convites': aberto,
  });
  open(<EquipeScreen />);
  await screen.findByText('Nenhum convite espera resposta.');
  press('Convidar');
  type('Nome', 'Clara Reis');
  type('E-mail', 'clara@x.example');
  screen.getByRole('radio', { name: new RegExp(`^${papeisText[papel].nome}`) }).click();
  press('Enviar convite');
  const table = await screen.findByRole('table', { name: 'Convites em aberto' });
  expect(table.textContent).toContain('clara@x.example');
  expect(sent.find(({ call }) => call.startsWith('POST'))?.body).toEqual({
    nome: 'Clara Reis',
    email: 'clara@x.example',
    papel,
  });
});
