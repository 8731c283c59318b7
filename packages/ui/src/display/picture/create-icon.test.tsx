// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react';
import { X } from 'lucide-react';
import { afterEach, expect, test } from 'vitest';
import { createIcon } from './create-icon.tsx';

afterEach(cleanup);

const Own = createIcon({
  node: [
    ['path', { d: 'M18 6 6 18', key: '1bl5f8' }],
    ['path', { d: 'm6 6 12 12', key: 'd8bk6v' }],
  ],
});

test.each([
  {},
  { 'aria-hidden': 'true' },
  { 'aria-label': 'Fechar', role: 'img' },
  { width: 16, className: 'a' },
] as const)('createIcon draws an icon as the library does, except for the class of its name: %j', (props) => {
  const draw = (Icon: typeof Own) => {
    const svg = render(<Icon {...props} />).container.querySelector('svg')!;
    // The library adds a class for each icon.
    svg.classList.remove('lucide-x');
    const attributes = [...svg.attributes].map(({ name, value }) => `${name}=${value}`).sort();
    return [attributes, svg.innerHTML];
  };
  expect(draw(Own)).toEqual(draw(X as typeof Own));
});
