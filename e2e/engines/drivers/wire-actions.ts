import type { Key, Point } from './engine.ts';

/** Builds input actions in the format shared by WebDriver and WebDriver BiDi. */
export function toDrag([first, ...others]: readonly Point[]): object {
  const toMove = ({ x, y }: Point, duration: number) => ({
    type: 'pointerMove',
    x: Math.round(x),
    y: Math.round(y),
    duration,
  });
  return {
    type: 'pointer',
    id: 'finger',
    parameters: { pointerType: 'mouse' },
    actions: [
      toMove(first!, 0),
      { type: 'pointerDown', button: 0 },
      ...others.map((point) => toMove(point, 24)),
      { type: 'pointerUp', button: 0 },
    ],
  };
}

export const toTyping = (text: string): object => ({
  type: 'key',
  id: 'keyboard',
  actions: [...text].flatMap((value) => [
    { type: 'keyDown', value },
    { type: 'keyUp', value },
  ]),
});

/** WebDriver key codes of non-printable keys. */
export const wireKeys: Readonly<Record<Key, string>> = { Enter: '\uE007', Escape: '\uE00C' };
