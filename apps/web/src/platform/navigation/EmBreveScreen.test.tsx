// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { closeScreen, openScreen, stubNetwork } from '../../../test/screen-harness.tsx';
import { EmBreveScreen } from './EmBreveScreen.tsx';

afterEach(closeScreen);

test('a screen to come has one title, and it says what will be there', () => {
  stubNetwork({});
  openScreen('/ofertas', { '/ofertas': <EmBreveScreen /> });
  expect(screen.getAllByRole('heading', { level: 1 }).map(({ textContent }) => textContent)).toEqual([
    'Ofertas',
  ]);
});
