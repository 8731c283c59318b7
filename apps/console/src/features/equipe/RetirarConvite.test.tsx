// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import {
  enter,
  answer,
  close,
  open,
  press,
  refusal,
  type StubbedAnswer,
  stubNetwork,
} from '../../../test/console-harness.tsx';
import { avisos } from '../../platform/screen/avisos-store.ts';
import { EquipeScreen } from './EquipeScreen.tsx';

afterEach(close);

const convite = {
  conviteID: 'c1',
  nome: 'Noemi Reis',
  email: 'noemi@x.example',
  papel: 'auditor',
  ate: '2030-01-02T15:00:00.000Z',
};
const retirarCall = 'DELETE /operador/v1/equipe/convites/c1';

async function openEquipe(retirada: StubbedAnswer, papel: 'administrador' | 'operador' = 'administrador') {
  const sent = stubNetwork({
    'GET /operador/v1/equipe': [
      answer({ operadores: [], convites: [convite] }),
      answer({ operadores: [], convites: [] }),
    ],
    [retirarCall]: retirada,
  });
  enter(papel);
  open(<EquipeScreen />);
  await screen.findByRole('table', { name: 'Convites em aberto' });
  return sent;
}
const confirm = async () => {
  press('Retirar o convite de Noemi Reis');
  const dialog = await screen.findByRole('dialog', { name: 'Retirar o convite de Noemi Reis?' });
  within(dialog).getByRole('button', { name: 'Retirar convite' }).click();
};

describe('open invitations', () => {
  test('withdraws one after a question, and reads the list again', async () => {
    const sent = await openEquipe(answer({ operadores: [], convites: [] }));
    await confirm();
    expect(await screen.findByText('Nenhum convite espera resposta.')).toBeTruthy();
    expect(avisos.get()).toMatchObject([{ text: 'O convite para noemi@x.example foi retirado.' }]);
    expect(sent.filter(({ call }) => call === retirarCall)).toHaveLength(1);
  });

  test('says that it was accepted meanwhile', async () => {
    await openEquipe(refusal('operador.conviteNaoAberto'));
    await confirm();
    expect(await screen.findByText('Este convite não está mais em aberto.')).toBeTruthy();
  });

  test('are read-only for a role that may not withdraw them', async () => {
    await openEquipe(answer(null), 'operador');
    expect(screen.queryByRole('button', { name: 'Retirar o convite de Noemi Reis' })).toBeNull();
  });
});
