// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { readProva } from '@trevo/rules/sorte/numeros/leitura-prova';
import { verifyProva } from '@trevo/rules/sorte/numeros/prova-numeros';
import { sha256 } from '@trevo/fixtures/manifesto-builder';
import { buildProva } from '@trevo/fixtures/prova-builder';
import { afterEach, describe, expect, test, vi } from 'vitest';
import {
  answer,
  campanhaVigente,
  closeScreen,
  openScreen,
  refusal,
  stubNetwork,
} from '../../../../test/screen-harness.tsx';
import { toasts } from '../../../platform/toast/toasts.ts';
import { BaixarProva } from './BaixarProva.tsx';

afterEach(() => {
  vi.restoreAllMocks();
  closeScreen();
});

const sorteio = {
  data: '2026-12-19',
  nome: '1º sorteio',
  premio: 'Uma moto',
  numerosAte: '2026-12-17',
  apurado: false,
  manifestoHash: 'a'.repeat(64),
  meusPremios: [],
};
const call = 'GET /cupom/v2/sorteios/2026/TREVO/2026-12-19/prova';
const baixar = { name: 'Baixar minha prova' };
const open = (more = {}) =>
  openScreen('/', {
    '/': <BaixarProva campanha={campanhaVigente as never} sorteio={{ ...sorteio, ...more }} />,
  });

describe('BaixarProva', () => {
  test('saves all parts of the proof as one file, which verifies', async () => {
    const saved: Blob[] = [];
    // happy-dom follows the link, and the page of the following files would be blank.
    const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
    vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
      saved.push(blob as Blob);
      return 'blob:x';
    });
    const { prova, manifestoHash, cpf } = await buildProva();
    const [first, second] = prova.numeros;
    const sent = stubNetwork({
      [call]: answer({ ...prova, numeros: [first], proximo: second!.lugar }),
      [`${call}?desde=${second!.lugar}`]: answer({ ...prova, numeros: [second], proximo: null }),
    });
    open();
    fireEvent.click(await screen.findByRole('button', baixar));
    await waitFor(() => expect(click).toHaveBeenCalledOnce());
    expect(sent.filter((one) => one.call.startsWith(call))).toHaveLength(2);
    const file = readProva(await saved[0]!.text())!;
    expect(file.numeros).toEqual(prova.numeros);
    expect(await verifyProva(file, { manifestoHash, documento: cpf }, sha256)).toEqual([]);
  });

  test('says why the proof cannot be saved', async () => {
    stubNetwork({ [call]: refusal('sorteio.semManifesto') });
    open();
    fireEvent.click(await screen.findByRole('button', baixar));
    await waitFor(() =>
      expect(toasts.get().at(-1)?.text).toBe('Os números deste sorteio ainda não foram congelados.'),
    );
  });

  test.each([
    ['before the freeze', { manifestoHash: undefined }],
    ['to a visitor without a session', { meusPremios: undefined }],
  ])('is not offered %s', async (_, more) => {
    stubNetwork({});
    openScreen('/', {
      '/': (
        <>
          <p>Tela</p>
          <BaixarProva campanha={campanhaVigente as never} sorteio={{ ...sorteio, ...more } as never} />
        </>
      ),
    });
    await screen.findByText('Tela');
    expect(screen.queryByRole('button', baixar)).toBeNull();
  });
});
