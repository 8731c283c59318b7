import type { CampanhaApp } from './campanha-app.ts';
import { drawCentred, drawOnGround, flatten, openPicture } from './brand-pictures.ts';

const ladoIcone = 1024;
const ladoAbertura = 220;
const ladoSimbolo = 160;
const scales = [1, 2, 3] as const;

const author = { author: 'xcode', version: 1 };
const json = (content: object) => Buffer.from(`${JSON.stringify(content, null, 2)}\n`);

/** Draws the asset catalogue, by path below `Assets.xcassets/`. */
export async function drawIos({ imagens, corFundo }: CampanhaApp): Promise<Map<string, Buffer>> {
  const icone = await openPicture(imagens.icone, 'icone');
  const simbolo = imagens.simbolo && (await openPicture(imagens.simbolo, 'simbolo'));
  const files = new Map<string, Buffer>();
  files.set(
    'AppIcon.appiconset/icone-1024.png',
    await flatten(
      await drawOnGround({ lado: ladoIcone, desenho: icone, ladoDesenho: ladoIcone, fundo: corFundo }),
      corFundo,
    ),
  );
  const icon = { filename: 'icone-1024.png', idiom: 'universal', platform: 'ios', size: '1024x1024' };
  files.set('AppIcon.appiconset/Contents.json', json({ images: [icon], info: author }));
  for (const scale of scales) {
    const picture = await drawCentred({
      lado: ladoAbertura * scale,
      desenho: simbolo ?? icone,
      ladoDesenho: ladoSimbolo * scale,
    });
    files.set(`Splash.imageset/abertura-${scale}x.png`, picture);
  }
  const images = scales.map((scale) => ({
    idiom: 'universal',
    filename: `abertura-${scale}x.png`,
    scale: `${scale}x`,
  }));
  files.set('Splash.imageset/Contents.json', json({ images, info: author }));
  files.set('Contents.json', json({ info: author }));
  return files;
}
