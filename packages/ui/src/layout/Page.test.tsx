// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { BottomBar } from './BottomBar.tsx';
import { Page } from './Page.tsx';
import { PageHeader } from './PageHeader.tsx';

afterEach(cleanup);

test('puts title, content and bar of a screen into its main landmark', () => {
  render(
    <Page header={<PageHeader title="Notas" />} footer={<BottomBar>Escanear</BottomBar>}>
      conteúdo
    </Page>,
  );
  const main = screen.getByRole('main');
  expect(main.contains(screen.getByRole('heading', { name: 'Notas' }))).toBe(true);
  expect(main.textContent).toBe('NotasconteúdoEscanear');
});
