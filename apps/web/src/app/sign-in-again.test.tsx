// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import { fireEvent, screen } from '@testing-library/react';
import { buildChave } from '@trevo/fixtures/chave-builder';
import { toSaoPaulo } from '@trevo/rules/tempo/sao-paulo';
import { afterEach, expect, test } from 'vitest';
import { closeScreen, openScreen, press, refusal, stubNetwork } from '../../test/screen-harness.tsx';
import { EntradaScreen } from '../features/entrada/screens/EntradaScreen.tsx';
import { DigitacaoManualScreen } from '../features/escanear/screens/DigitacaoManualScreen.tsx';
import { fila } from '../features/documento-fiscal/fila/fila.ts';
import { pendingPath } from '../platform/navigation/paths/pending-path.ts';
import { session } from '../platform/session/session.ts';
import { RequireAuth } from './guards/RequireAuth.tsx';

const usuario = '52998224725';
const chave = buildChave(5, { anoMes: toSaoPaulo(new Date()).anoMes, uf: 'SP' });

afterEach(async () => {
  await fila.forget();
  closeScreen();
});

test('keeps a receipt in the queue when its session was rejected, and redirects to the sign-in and back', async () => {
  session.signIn({ token: 'vencido', usuario, tipo: 'consumidor' });
  stubNetwork({
    'POST /documentoFiscal/v1/documentosFiscaisPendentes/2026/TREVO': refusal('sessao.invalida'),
  });
  const guarded = (
    <RequireAuth required>
      <DigitacaoManualScreen />
    </RequireAuth>
  );
  openScreen('/digitacaoManual?origem=menu', {
    '/digitacaoManual': guarded,
    '/autenticacao': <EntradaScreen />,
  });
  const field = screen.getByRole<HTMLTextAreaElement>('textbox');
  fireEvent.input(field, { target: { value: chave } });
  fireEvent.submit(field.form!);
  await screen.findByText('Ela é enviada assim que você entrar de novo.');
  press('Entrar de novo');
  expect(await screen.findByLabelText(/CPF|celular|e-mail/i)).toBeDefined();
  expect(session.get()).toBeUndefined();
  expect(pendingPath.take()).toBe('/digitacaoManual?origem=menu');
  session.signIn({ token: 't2', usuario, tipo: 'consumidor' });
  expect(fila.get().map(({ envio }) => envio.chaveAcesso)).toEqual([chave]);
});
