import sharp from 'sharp';
import { beforeAll, describe, expect, it, test } from 'vitest';
import { drawAndroid, drawPlayStore } from '../src/android-pictures.ts';
import { openPicture } from '../src/brand-pictures.ts';
import type { CampanhaApp } from '../src/campanha-app.ts';
import { drawIos } from '../src/ios-pictures.ts';
import { readReady } from './made-apps.ts';

const top = '#ffd60a';
const bottom = '#ffffff';
const wedge = '#00aa00';

/** A rounded square with a background in two colours, one above the other. */
const rounded = Buffer.from(
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512" width="512" height="512"><clipPath id="a"><rect width="512" height="512" rx="140"/></clipPath><g clip-path="url(#a)"><rect width="512" height="256" fill="${top}"/><rect y="256" width="512" height="256" fill="${bottom}"/><circle cx="256" cy="256" r="100" fill="#e4572e"/></g></svg>`,
);

async function readColours(png: Buffer) {
  const { data: dots, info } = await sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const { width: lado } = info;
  const at = (x: number, y: number) =>
    `#${dots.subarray((y * lado + x) * 4, (y * lado + x) * 4 + 3).toString('hex')}`;
  const seen = new Set<string>();
  for (let y = 0; y < lado; y += 1) for (let x = 0; x < lado; x += 1) seen.add(at(x, y));
  const last = lado - 1;
  return { corners: [at(0, 0), at(last, 0), at(0, last), at(last, last)], seen };
}

describe('rounded icon with a two-coloured background', () => {
  let app: CampanhaApp;
  beforeAll(() => {
    app = { ...readReady('sol'), corFundo: wedge, imagens: { icone: rounded, simbolo: undefined } };
  });

  it('extends its own colours to the corners, and hides the colour behind it', async () => {
    const ios = await drawIos(app);
    const android = await drawAndroid(app);
    const pictures = {
      apple: ios.get('AppIcon.appiconset/icone-1024.png')!,
      play: await drawPlayStore(app),
      adaptive: android.get('mipmap-xxxhdpi/ic_launcher_foreground.png')!,
      adaptiveSmall: android.get('mipmap-mdpi/ic_launcher_foreground.png')!,
    };
    for (const [name, picture] of Object.entries(pictures)) {
      const { corners, seen } = await readColours(picture);
      expect(corners, name).toEqual([top, top, bottom, bottom]);
      expect(seen.has(wedge), name).toBe(false);
      expect(seen.has('#000000'), name).toBe(false);
    }
    const { seen } = await readColours(android.get('mipmap-xxxhdpi/ic_launcher_round.png')!);
    expect(seen.has(wedge)).toBe(false);
  });

  it('keeps a symbol on the campaign’s colour, also a round one', async () => {
    const disc = Buffer.from(
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9" width="512" height="512"><circle cx="4.5" cy="4.5" r="4.5" fill="#e4572e"/></svg>',
    );
    const files = await drawAndroid({ ...app, imagens: { icone: rounded, simbolo: disc } });
    const { hasAlpha } = await sharp(files.get('mipmap-mdpi/ic_launcher_foreground.png')).metadata();
    expect(hasAlpha).toBe(true);
    const { isOpaque } = await sharp(files.get('mipmap-mdpi/ic_launcher_monochrome.png')).stats();
    expect(isOpaque).toBe(false);
    const { seen } = await readColours(files.get('mipmap-xxxhdpi/ic_launcher_round.png')!);
    expect(seen.has(wedge)).toBe(true);
  });
});

const draw = (shape: string) =>
  openPicture(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100" width="512" height="512">${shape}</svg>`,
    ),
    'icone',
  );

test.each([
  ['a full square', '<rect width="100" height="100"/>', true],
  ['a square with round corners', '<rect width="100" height="100" rx="30"/>', true],
  ['a square with a margin', '<rect x="6" y="6" width="88" height="88" rx="20"/>', true],
  ['a circle', '<circle cx="50" cy="50" r="50"/>', true],
  ['a diamond', '<path d="M50 0L100 50L50 100L0 50z"/>', false],
  ['a bar', '<rect y="40" width="100" height="20"/>', false],
  ['a ring', '<circle cx="50" cy="50" r="40" fill="none" stroke="#000" stroke-width="20"/>', false],
  ['nothing', '', false],
])('hasGround detects whether %s has its own background', async (_name, shape, expected) => {
  expect((await draw(shape)).hasGround).toBe(expected);
});
