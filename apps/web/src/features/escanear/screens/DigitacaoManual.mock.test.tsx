// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { buildChave } from '@trevo/fixtures/chave-builder';
import { toSaoPaulo } from '@trevo/rules/tempo/sao-paulo';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { buildDocumento } from '../../../../test/documento-sample.ts';
import {
  answer,
  closeScreen,
  openScreen,
  refusal,
  stubNetwork,
  type StubbedAnswer,
} from '../../../../test/screen-harness.tsx';
import { fila } from '../../documento-fiscal/public.ts';
import { session } from '../../../platform/session/session.ts';
import { toasts } from '../../../platform/toast/toasts.ts';
import { DigitacaoManualScreen } from './DigitacaoManualScreen.tsx';

// The code of the result does not arrive.
vi.mock('../resultado/Resultado.tsx', () => {
  throw new TypeError('Failed to fetch dynamically imported module');
});

const enviar = 'POST /documentoFiscal/v1/documentosFiscaisPendentes/2026/TREVO';
const chave = buildChave(5, { anoMes: toSaoPaulo(new Date()).anoMes, uf: 'SP' });
const field = () => document.querySelector<HTMLTextAreaElement>('textarea')!;

beforeEach(() => session.signIn({ token: 't1', usuario: '52998224725', tipo: 'consumidor' }));
afterEach(async () => {
  await fila.forget();
  for (const { id } of toasts.get()) toasts.dismiss(id);
  closeScreen();
});

test.each<[string, Record<string, StubbedAnswer>, RegExp, number]>([
  ['kept', {}, /guardada neste aparelho\. Ela é enviada sozinha assim que houver internet\.$/, 1],
  ['registered', { [enviar]: answer(buildDocumento(), 201) }, /registrada: 1 número da sorte$/, 0],
  ['refused', { [enviar]: refusal('documentoFiscal.chaveInvalida') }, /não foi aceita\. \S/, 0],
])('says that the receipt is %s and takes the next one without the screen of results', async (...row) => {
  const [, answers, words, queued] = row;
  stubNetwork(answers);
  openScreen('/digitacaoManual', { '/digitacaoManual': <DigitacaoManualScreen /> });
  fireEvent.input(field(), { target: { value: chave } });
  fireEvent.submit(field().form!);
  await waitFor(() => expect(toasts.get().map(({ text }) => text)).toEqual([expect.stringMatching(words)]));
  expect(field().value).toBe('');
  expect(screen.getByRole('button', { name: 'Cadastrar nota' }).getAttribute('aria-busy')).toBeNull();
  await waitFor(() => expect(fila.get()).toHaveLength(queued));
});
