import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { iconesPng, toIconePng } from '../../src/modules/pagina/icone-png.ts';
import { startProvider, type Provider } from '../provider.ts';

describe('vector picture of a brand', () => {
  let provider: Provider;
  let folder: string;
  beforeAll(async () => {
    provider = await startProvider();
    folder = await mkdtemp(join(tmpdir(), 'svg-'));
    const red = { width: 8, height: 8, channels: 3, background: '#ff0000' } as const;
    await writeFile(join(folder, 'vermelho.png'), await sharp({ create: red }).png().toBuffer());
  });
  afterAll(async () => {
    await provider.close();
    await rm(folder, { recursive: true });
  });

  const draw = (content: string, before = '') =>
    toIconePng(
      Buffer.from(
        `${before}<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 8 8">${content}</svg>`,
      ),
      iconesPng['192']!,
      '#ffffff',
    );
  const image = (href: string) => `<image href="${href}" xlink:href="${href}" width="8" height="8"/>`;

  it('reads no file of the server and requests no address', async () => {
    const file = join(folder, 'vermelho.png');
    for (const href of [`file://${file}`, file, `${provider.url}/a.png`]) {
      const pixels = await sharp(await draw(image(href)))
        .ensureAlpha()
        .raw()
        .toBuffer();
      expect(
        pixels.every((byte) => byte === 0),
        href,
      ).toBe(true);
    }
    expect(provider.requests).toEqual([]);
    // The same reference to data within the picture is drawn.
    const endereco = `data:image/png;base64,${(await sharp(file).png().toBuffer()).toString('base64')}`;
    const drawn = await sharp(await draw(image(endereco)))
      .raw()
      .toBuffer();
    expect([...drawn.subarray(0, 3)]).toEqual([255, 0, 0]);
  });

  it('a vector picture with an external entity is no picture', async () => {
    const doctype = `<!DOCTYPE svg [<!ENTITY x SYSTEM "file://${folder}/vermelho.png">]>`;
    await expect(draw('<text y="4">&x;</text>', doctype)).rejects.toThrow(/corrupt header/);
  });
});
