// @vitest-environment happy-dom
import { cleanup, fireEvent, render } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { Avatar } from './Avatar.tsx';

afterEach(cleanup);
const draw = (props: Parameters<typeof Avatar>[0]) => render(<Avatar {...props} />).container;

describe('Avatar', () => {
  test('shows the first letter of the name without a photo, or when the photo fails to load', () => {
    const container = draw({ name: 'ana lima', src: '/foto.jpg' });
    expect(container.textContent).toBe('');
    fireEvent.error(container.querySelector('img')!);
    expect(container.textContent).toBe('A');
  });

  test('shows a generic figure without name and photo', () => {
    expect(draw({ name: '' }).querySelector('svg')).not.toBeNull();
  });
});
