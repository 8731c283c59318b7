// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { buildDocumento } from '../../../../test/documento-sample.ts';
import { answer, closeScreen, openScreen, press, stubNetwork } from '../../../../test/screen-harness.tsx';
import { session } from '../../../platform/session/session.ts';
import { fila } from '../fila/fila.ts';
import { useSendDocumento } from './use-send-documento.ts';

const [first, second] = ['1', '2'].map((digit) => digit.repeat(44)) as [string, string];

/** Simulates a camera that reads two receipts before the next render. */
function TwoFrames() {
  const { send, desfecho } = useSendDocumento();
  const read = () => {
    for (const chaveAcesso of [first, second]) send({ chaveAcesso, origem: 'camera' });
  };
  return (
    <>
      <button onClick={read}>read</button>
      <p>{desfecho?.situacao}</p>
    </>
  );
}

beforeEach(() => session.signIn({ token: 't1', usuario: '52998224725', tipo: 'consumidor' }));
afterEach(async () => {
  await fila.forget();
  closeScreen();
});

test('ignores the receipt of a second camera frame while the first one is being sent', async () => {
  const sent = stubNetwork({
    'POST /documentoFiscal/v1/documentosFiscaisPendentes/2026/TREVO': answer(buildDocumento(), 201),
  });
  openScreen('/', { '/': <TwoFrames /> });
  press('read');
  expect(await screen.findByText('registrada')).toBeDefined();
  expect(sent.map(({ body }) => body)).toMatchObject([{ chaveAcesso: first }]);
  expect(fila.get().filter(({ envio }) => envio.chaveAcesso === second)).toEqual([]);
});
