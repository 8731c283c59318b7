// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { answer, stubNetwork } from '../../../../test/screen-harness.tsx';
import { setupApi } from '../../../platform/api/api-client.ts';
import { ImagemNota } from './ImagemNota.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  setupApi({ base: '', authorization: null });
});

const id = '018f0000-0000-7000-8000-000000000001';
const compra = `GET /produto/v1/compras/${id}`;
const toNew = (uriImagem: string | null) => answer({ uriImagem });

const widthOf = () => screen.getByRole<HTMLImageElement>('img', { name: 'Imagem da nota' }).style.width;
const press = (name: string, times = 1) => {
  for (let i = 0; i < times; i++) fireEvent.click(screen.getByRole('button', { name }));
};
const isOff = (name: string) => screen.getByRole('button', { name }).getAttribute('aria-disabled') === 'true';

describe('ImagemNota', () => {
  test('zooms by a tenth of the width per press, up to twice', () => {
    render(<ImagemNota documentoFiscalID={id} uri="/nota.jpg" />);
    press('Ampliar imagem');
    expect(widthOf()).toBe('110%');
    press('Ampliar imagem', 2);
    expect(widthOf()).toBe('130%');
    press('Ampliar imagem', 20);
    expect([widthOf(), isOff('Ampliar imagem')]).toEqual(['200%', true]);
  });

  test('never gets smaller than the window', () => {
    render(<ImagemNota documentoFiscalID={id} uri="/nota.jpg" />);
    expect(isOff('Reduzir imagem')).toBe(true);
    press('Reduzir imagem', 3);
    expect(widthOf()).toBe('100%');
  });

  test('toggles between normal and double size on a double click', () => {
    render(<ImagemNota documentoFiscalID={id} uri="/nota.jpg" />);
    fireEvent.doubleClick(screen.getByRole('img'));
    expect(widthOf()).toBe('200%');
    fireEvent.doubleClick(screen.getByRole('img'));
    expect(widthOf()).toBe('100%');
  });

  const pdf = (validade: number) => `/upload/v1/imagemDocumento/nota.pdf?validade=${validade}`;

  test('opens a PDF in a new tab with a freshly requested URL', async () => {
    const tab = { opener: window, location: { replace: vi.fn() }, close: vi.fn() };
    const open = vi.spyOn(window, 'open').mockReturnValue(tab as unknown as Window);
    stubNetwork({ [compra]: toNew(pdf(2)) });
    render(<ImagemNota documentoFiscalID={id} uri={pdf(1)} />);
    const link = screen.getByRole('link', { name: 'Abrir a nota em PDF' });
    expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual([
      '/leitorPdf/nota.pdf?validade=1',
      '_blank',
    ]);
    fireEvent.click(link);
    // Popup blockers only allow window.open during the user gesture.
    expect(open).toHaveBeenCalledExactlyOnceWith('', '_blank');
    await waitFor(() => expect(tab.location.replace).toHaveBeenCalledWith('/leitorPdf/nota.pdf?validade=2'));
    expect(tab.opener).toBeNull();
  });

  test('closes the new tab and shows an error when no URL is returned', async () => {
    const tab = { opener: window, location: { replace: vi.fn() }, close: vi.fn() };
    vi.spyOn(window, 'open').mockReturnValue(tab as unknown as Window);
    stubNetwork({});
    render(<ImagemNota documentoFiscalID={id} uri={pdf(1)} />);
    fireEvent.click(screen.getByRole('link', { name: 'Abrir a nota em PDF' }));
    expect(await screen.findByText('Não conseguimos carregar a imagem da nota.')).toBeDefined();
    expect(tab.close).toHaveBeenCalledOnce();
    expect(tab.location.replace).not.toHaveBeenCalled();
  });

  test('saves a PDF', async () => {
    const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => undefined);
    stubNetwork({ [compra]: toNew(pdf(2)) });
    render(<ImagemNota documentoFiscalID={id} uri={pdf(1)} />);
    fireEvent.click(screen.getByRole('link', { name: 'Baixar PDF' }));
    await waitFor(() => expect(assign.mock.calls).toEqual([[pdf(2)]]));
  });

  test("loads the picture and the PDF from the API's own host when it has one", () => {
    setupApi({ base: 'https://api.exemplo/', authorization: null });
    const { unmount } = render(<ImagemNota documentoFiscalID={id} uri="/upload/nota.jpg" />);
    expect(screen.getByRole('img').getAttribute('src')).toBe('https://api.exemplo/upload/nota.jpg');
    unmount();
    render(<ImagemNota documentoFiscalID={id} uri={pdf(1)} />);
    const hrefs = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(hrefs).toEqual([
      'https://api.exemplo/leitorPdf/nota.pdf?validade=1',
      `https://api.exemplo${pdf(1)}`,
    ]);
  });

  test('requests a new URL when the current one has expired', async () => {
    const sent = stubNetwork({ [compra]: toNew('/nota.jpg?validade=2') });
    render(<ImagemNota documentoFiscalID={id} uri="/nota.jpg?validade=1" />);
    fireEvent.error(screen.getByRole('img'));
    const shown = await screen.findByRole('img', { name: 'Imagem da nota' });
    expect(shown.getAttribute('src')).toBe('/nota.jpg?validade=2');
    expect(sent.filter(({ call }) => call === compra)).toHaveLength(1);
  });

  test('offers a retry when the picture cannot be loaded from the new URL either', async () => {
    const sent = stubNetwork({ [compra]: toNew('/nota.jpg?validade=2') });
    render(<ImagemNota documentoFiscalID={id} uri="/nota.jpg?validade=1" />);
    fireEvent.error(screen.getByRole('img'));
    fireEvent.error(await screen.findByRole('img'));
    expect(screen.getByText('Não conseguimos carregar a imagem da nota.')).toBeDefined();
    expect(screen.queryByRole('img')).toBeNull();
    press('Tentar novamente');
    expect(await screen.findByRole('img', { name: 'Imagem da nota' })).toBeDefined();
    expect(sent.filter(({ call }) => call === compra)).toHaveLength(2);
  });

  test('shows an error when requesting a new URL fails', async () => {
    stubNetwork({});
    render(<ImagemNota documentoFiscalID={id} uri="/nota.jpg?validade=1" />);
    fireEvent.error(screen.getByRole('img'));
    expect(await screen.findByText('Não conseguimos carregar a imagem da nota.')).toBeDefined();
  });
});
