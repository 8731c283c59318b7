// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { answer, closeScreen, openScreen, refusal, stubNetwork } from '../../../test/screen-harness.tsx';
import { paineis } from '../../platform/navigation/painel-store.ts';
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

test('shows the empty state without notifications', async () => {
  open();
  expect(await screen.findByText('Você ainda não tem nenhuma notificação')).toBeTruthy();
});

const listar = `GET /notificacao/v1/notificacoes/2026/TREVO/${usuario}/-1/1?enviado=true&metodosEnvio=PUSH`;
const nota = {
  id: 'n1',
  titulo: 'Nota aprovada',
  mensagem: 'Veja o que ela rendeu.',
  urlImagem: null,
  tipo: 'DOCUMENTO_VALIDO',
  origemId: 'd1',
  destino: '/documentosFiscais',
  dataHora: '2026-11-21T12:00:00.000Z',
  vista: false,
  dataHoraEnvio: '2026-11-21T12:00:00.000Z',
};

test('shows a skeleton of seven rows while loading', async () => {
  open({ [listar]: null });
  await findSwitch();
  const loading = screen.getByText('Carregando as notificações').closest('[role=status]')!;
  expect(loading.querySelectorAll('[aria-hidden=true]')).toHaveLength(7);
});

test('marks an opened notification as seen and opens its target', async () => {
  const vistas = 'POST /notificacao/v1/notificacoes/vistas';
  const sent = open({ [listar]: answer([nota]), [vistas]: answer({ total: 1 }) });
  paineis.open('notificacoes');
  const item = await screen.findByRole('button', { name: /Nota aprovada · Nova.*Veja o que ela rendeu/ });
  fireEvent.click(item);
  // An open panel keeps its history entry, and the next screen would wait for it.
  expect(paineis.get()).toBeNull();
  expect(await screen.findByText('em /documentosFiscais')).toBeTruthy();
  expect(sent).toContainEqual({ call: vistas, body: { ids: ['n1'] } });
});

test('marks all as seen at once and keeps them seen', async () => {
  const vistas = 'POST /notificacao/v1/notificacoes/vistas';
  const sent = open({
    [listar]: answer([
      nota,
      { ...nota, id: 'n2', vista: true },
      { ...nota, id: 'n3', tipo: 'CAMPANHA', destino: null },
    ]),
    [vistas]: answer({ total: 2 }),
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Marcar todas como vistas' }));
  await waitFor(() => expect(screen.queryByText('· Nova')).toBeNull());
  expect(sent).toContainEqual({ call: vistas, body: { ids: ['n1', 'n3'] } });
  expect(screen.queryByRole('button', { name: 'Marcar todas como vistas' })).toBeNull();
});

test('shows its own error text and offers a retry when the list does not load', async () => {
  open({ [listar]: refusal('servidor.ocupado') });
  expect(await screen.findByText('Não foi possível obter as notificações, tente novamente')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Tentar novamente' })).toBeTruthy();
});

test('saves the switch immediately and confirms it', async () => {
  const sent = open({ [alterar]: answer({ aceitaNotificacao: true }) });
  fireEvent.click(await findSwitch());
  expect(await screen.findByText('Autorização de notificação foi atualizada com sucesso!')).toBeTruthy();
  expect(sent).toContainEqual({ call: alterar, body: { telefone: usuario, aceitaNotificacao: true } });
});

test('rolls the switch back when saving is refused and shows why', async () => {
  open({ [alterar]: refusal('sessao.outraPessoa') });
  const control = await findSwitch();
  fireEvent.click(control);
  expect(await screen.findByText('Usuário não autorizado.')).toBeTruthy();
  await waitFor(() => expect(control.checked).toBe(false));
});

test('offers a retry when the setting does not load', async () => {
  open({ [`GET /consumidor/v1/consumidores/${usuario}`]: refusal('consumidor.naoEncontrado') });
  expect(await screen.findByRole('button', { name: 'Tentar novamente' })).toBeTruthy();
});
