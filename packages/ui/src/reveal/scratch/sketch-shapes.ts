/** A shape of the picture to paint: its outline and its tone. */
export interface SketchShape {
  readonly d: string;
  /** A tone of the campaign, or `#rrggbb` for an object with a fixed colour, such as the sun. */
  readonly tone: string;
  /** Opacity of the tone; 1 by default. */
  readonly strength?: number;
  /** An open line, such as a rope. */
  readonly open?: true;
}

/** The view box of the picture. */
export const sketchBox = { width: 320, height: 340 } as const;
/** Position of the result in the picture: on the balloon. */
export const sketchMedal = { x: 160, y: 134, radius: 60 } as const;

const sun = '#f7bd3b';
const grass = '#4fae6b';
const cloud = '#ffffff';

const flag = (x: number, y: number, tone: string): SketchShape => ({
  d: `M${x - 11} ${y}h22v26l-11-8-11 8Z`,
  tone,
});
const flower = (x: number, y: number, tone: string): SketchShape[] => [
  { d: `M${x} ${y}v26`, tone: grass, open: true },
  {
    d: `M${x} ${y - 11}a6 6 0 0 1 9 7a6 6 0 0 1-2 11a6 6 0 0 1-11 2a6 6 0 0 1-9-6a6 6 0 0 1 2-11a6 6 0 0 1 11-3Z`,
    tone,
  },
  { d: `M${x + 3} ${y}a3.6 3.6 0 1 1-7.2 0a3.6 3.6 0 0 1 7.2 0Z`, tone: sun },
];

/**
 * A balloon over hills on the day of a small feast: own drawing, from back to front. The balloon's centre is
 * left free for the result.
 */
export const sketchShapes: readonly SketchShape[] = [
  { d: 'M290 74a30 30 0 1 1-60 0a30 30 0 0 1 60 0Z', tone: sun },
  {
    d: 'M260 34v-10M260 124v-10M220 74h-10M310 74h-10M231 45l-7-7M296 110l-7-7M296 38l-7 7',
    tone: sun,
    open: true,
  },
  {
    d: 'M18 128a17 17 0 0 1 16-23a21 21 0 0 1 39-3a15 15 0 0 1 6 26Z',
    tone: cloud,
    strength: 0.85,
  },
  {
    d: 'M246 196a14 14 0 0 1 13-19a18 18 0 0 1 34-3a13 13 0 0 1 4 22Z',
    tone: cloud,
    strength: 0.85,
  },
  { d: 'M-6 282C40 236 96 240 140 264S250 286 326 238V346H-6Z', tone: grass, strength: 0.45 },
  { d: 'M-6 312C60 274 120 300 178 304S282 298 326 284V346H-6Z', tone: grass, strength: 0.8 },
  {
    d: 'M160 34C102 34 66 78 66 132C66 186 116 214 134 246H186C204 214 254 186 254 132C254 78 218 34 160 34Z',
    tone: 'primaria',
  },
  {
    d: 'M160 34C132 34 112 78 112 132C112 186 138 214 146 246H174C182 214 208 186 208 132C208 78 188 34 160 34Z',
    tone: 'secundaria',
  },
  { d: 'M138 246L144 272M182 246L176 272M160 246V272', tone: 'texto', open: true },
  { d: 'M138 272H182V288Q182 296 174 296H146Q138 296 138 288Z', tone: 'secundaria', strength: 0.75 },
  { d: 'M138 281H182', tone: 'texto', open: true },
  { d: 'M-6 6C60 30 110 26 160 14S270 2 326 22', tone: 'texto', open: true },
  flag(24, 16, 'secundaria'),
  flag(66, 23, 'primaria'),
  flag(108, 23, sun),
  flag(212, 8, 'secundaria'),
  flag(254, 8, 'primaria'),
  flag(296, 14, sun),
  ...flower(38, 298, 'secundaria'),
  ...flower(82, 312, 'primaria'),
  ...flower(226, 314, 'secundaria'),
  ...flower(276, 302, 'primaria'),
];
