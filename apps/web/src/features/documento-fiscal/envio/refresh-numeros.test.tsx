// @vitest-environment happy-dom
import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { buildDocumento } from '../../../../test/documento-sample.ts';
import { answer, closeScreen, openScreen, press, stubNetwork } from '../../../../test/screen-harness.tsx';
import { session } from '../../../platform/session/session.ts';
import { DocumentosFiscaisScreen } from '../screens/DocumentosFiscaisScreen.tsx';
import { useRefreshNumeros } from './use-refresh-numeros.ts';

const listar =
  'GET /documentoFiscal/v1/documentos/10/1?usuario=52998224725&anoCampanha=2026&identificacaoCampanha=TREVO';
const listOf = (...ids: string[]) => ({
  ...answer({
    retorno: ids.map((documentoFiscalID) => buildDocumento({ documentoFiscalID })),
    total: ids.length,
    paginas: 1,
  }),
});

beforeEach(() => session.signIn({ token: 't1', usuario: '52998224725', tipo: 'consumidor' }));
afterEach(closeScreen);

function RegisterButton() {
  const refresh = useRefreshNumeros();
  return <button onClick={refresh}>Registrei</button>;
}

test('a list requested before a receipt was registered is not shown after it', async () => {
  let arrive!: () => void;
  const after = new Promise<void>((resolve) => (arrive = resolve));
  const sent = stubNetwork({ [listar]: { ...listOf('d1'), after } });
  openScreen('/documentosFiscais', {
    '/documentosFiscais': (
      <>
        <RegisterButton />
        <DocumentosFiscaisScreen />
      </>
    ),
  });
  await waitFor(() => expect(sent.map(({ call }) => call)).toContain(listar));
  stubNetwork({ [listar]: listOf('d2', 'd1') });
  press('Registrei');
  await act(async () => arrive());
  expect(await screen.findByText('Você cadastrou 2 notas.')).toBeDefined();
});
