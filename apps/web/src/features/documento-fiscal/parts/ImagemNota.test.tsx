// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { setupApi } from '../../../shared/api/api-client.ts';
import { ImagemNota } from './ImagemNota.tsx';

afterEach(() => {
  cleanup();
  setupApi({ base: '', authorization: null });
});

const widthOf = () => screen.getByRole<HTMLImageElement>('img', { name: 'Imagem da nota' }).style.width;
const press = (name: string, times = 1) => {
  for (let i = 0; i < times; i++) fireEvent.click(screen.getByRole('button', { name }));
};
const isOff = (name: string) => screen.getByRole('button', { name }).getAttribute('aria-disabled') === 'true';

describe('The picture of a receipt', () => {
  test('grows by a tenth of its width with each press, to twice at most', () => {
    render(<ImagemNota uri="/nota.jpg" />);
    press('Ampliar imagem');
    expect(widthOf()).toBe('110%');
    press('Ampliar imagem', 2);
    expect(widthOf()).toBe('130%');
    press('Ampliar imagem', 20);
    expect([widthOf(), isOff('Ampliar imagem')]).toEqual(['200%', true]);
  });

  test('never gets smaller than the window', () => {
    render(<ImagemNota uri="/nota.jpg" />);
    expect(isOff('Reduzir imagem')).toBe(true);
    press('Reduzir imagem', 3);
    expect(widthOf()).toBe('100%');
  });

  test('is twice as large after a double click, and as before after another', () => {
    render(<ImagemNota uri="/nota.jpg" />);
    fireEvent.doubleClick(screen.getByRole('img'));
    expect(widthOf()).toBe('200%');
    fireEvent.doubleClick(screen.getByRole('img'));
    expect(widthOf()).toBe('100%');
  });

  test('that is a PDF is a link to a window of its own', () => {
    render(<ImagemNota uri="/nota.pdf?v=1" />);
    const link = screen.getByRole('link', { name: 'Abrir a nota em PDF' });
    expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual(['/nota.pdf?v=1', '_blank']);
  });

  test('comes from the API where that has an address of its own, as does the PDF', () => {
    setupApi({ base: 'https://api.exemplo/', authorization: null });
    const { unmount } = render(<ImagemNota uri="/upload/nota.jpg" />);
    expect(screen.getByRole('img').getAttribute('src')).toBe('https://api.exemplo/upload/nota.jpg');
    unmount();
    render(<ImagemNota uri="/upload/nota.pdf" />);
    expect(screen.getByRole('link').getAttribute('href')).toBe('https://api.exemplo/upload/nota.pdf');
  });

  test('that cannot be loaded says so, and can be tried again', () => {
    render(<ImagemNota uri="/nota.jpg" />);
    fireEvent.error(screen.getByRole('img'));
    expect(screen.getByText('Não conseguimos carregar a imagem da nota.')).toBeDefined();
    expect(screen.queryByRole('img')).toBeNull();
    press('Tentar novamente');
    expect(screen.getByRole('img', { name: 'Imagem da nota' })).toBeDefined();
  });
});
