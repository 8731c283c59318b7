// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { answer, closeScreen, openScreen, refusal, stubNetwork } from '../../../test/screen-harness.tsx';
import { session } from '../../platform/session/session.ts';
import { NotificacoesPainel } from './NotificacoesPainel.tsx';

afterEach(closeScreen);

const usuario = '52998224725';
const alterar = 'POST /consumidor/v1/alterarNotificacao';

function open(answers: Parameters<typeof stubNetwork>[0] = {}) {
  session.signIn({ token: 't1', usuario, tipo: 'consumidor' });
  const sent = stubNetwork({
    [`GET /consumidor/v1/consumidores/${usuario}`]: answer({ usuario, aceitaNotificacao: false }),
    ...answers,
  });
  openScreen('/home', { '/home': <NotificacoesPainel onClose={() => {}} /> });
  return sent;
}
const findSwitch = () => screen.findByRole<HTMLInputElement>('switch', { name: /Quero receber avisos/ });

test('without any notification it says so', async () => {
  open();
  expect(await screen.findByText('Você ainda não tem nenhuma notificação')).toBeTruthy();
});

test('the switch saves at once and says so', async () => {
  const sent = open({ [alterar]: answer({ aceitaNotificacao: true }) });
  fireEvent.click(await findSwitch());
  expect(await screen.findByText('Autorização de notificação foi atualizada com sucesso!')).toBeTruthy();
  expect(sent).toContainEqual({ call: alterar, body: { telefone: usuario, aceitaNotificacao: true } });
});

test('a refused change goes back and says why', async () => {
  open({ [alterar]: refusal('sessao.outraPessoa') });
  const control = await findSwitch();
  fireEvent.click(control);
  expect(await screen.findByText('Usuário não autorizado.')).toBeTruthy();
  await waitFor(() => expect(control.checked).toBe(false));
});

test('what does not load can be asked again', async () => {
  open({ [`GET /consumidor/v1/consumidores/${usuario}`]: refusal('consumidor.naoEncontrado') });
  expect(await screen.findByRole('button', { name: 'Tentar novamente' })).toBeTruthy();
});
