import { keys, type Key, type Point } from './engine.ts';

/** How fast a finger goes from point to point. */
const milliseconds = 24;

/** A finger's way in the words that both WebDriver protocols take. */
export function toDrag([first, ...others]: readonly Point[]): object[] {
  const toMove = ({ x, y }: Point, duration: number) => ({
    type: 'pointerMove',
    x: Math.round(x),
    y: Math.round(y),
    duration,
  });
  return [
    {
      type: 'pointer',
      id: 'finger',
      parameters: { pointerType: 'mouse' },
      actions: [
        toMove(first!, 0),
        { type: 'pointerDown', button: 0 },
        ...others.map((point) => toMove(point, milliseconds)),
        { type: 'pointerUp', button: 0 },
      ],
    },
  ];
}

export const toTyping = (text: string): object[] => [
  {
    type: 'key',
    id: 'keyboard',
    actions: [...text].flatMap((value) => [
      { type: 'keyDown', value },
      { type: 'keyUp', value },
    ]),
  },
];

export const toKeyPress = (key: Key): object[] => toTyping(keys[key]);
