// @vitest-environment happy-dom
import { act, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import {
  answer,
  closeScreen,
  openScreen,
  press,
  refusal,
  stubNetwork,
} from '../../../../test/screen-harness.tsx';
import { session } from '../../../platform/session/session.ts';
import { ObterCodigoTemporarioScreen } from './ObterCodigoTemporarioScreen.tsx';

afterEach(closeScreen);

const gerar = 'POST /login/v1/autenticacaoTemporaria/gerarCodigo';

function open(answers: Parameters<typeof stubNetwork>[0]) {
  session.signIn({ token: 't1', usuario: '52998224725', tipo: 'consumidor' });
  stubNetwork(answers);
  openScreen('/obterCodigoTemporario', { '/obterCodigoTemporario': <ObterCodigoTemporarioScreen /> });
}
const settle = (milliseconds: number) =>
  act(async () => void (await vi.advanceTimersByTimeAsync(milliseconds)));

test('creates a code on request and shows its ten-minute validity', async () => {
  vi.useFakeTimers();
  open({ [gerar]: answer('482913') });
  expect(screen.queryByText('482913')).toBeNull();
  press('Gerar código');
  await settle(0);
  expect(screen.getByText('482913')).toBeTruthy();
  expect(screen.getByText('Vale por mais 10:00')).toBeTruthy();
  await settle(60_000);
  expect(screen.getByText('Vale por mais 9:00')).toBeTruthy();
  await settle(9 * 60_000);
  expect(screen.getByText('Este código venceu. Gere outro quando precisar.')).toBeTruthy();
});

test('shows a refusal and keeps the button', async () => {
  open({ [gerar]: refusal('requisicao.muitas') });
  press('Gerar código');
  expect(await screen.findByRole('alert')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Gerar código' })).toBeTruthy();
});
