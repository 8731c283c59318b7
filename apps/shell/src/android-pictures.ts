import type { CampanhaApp } from './campanha-app.ts';
import { cutRound, drawCentred, drawOnGround, openPicture, toSilhouette } from './brand-pictures.ts';

/** Pixels per dp, by name of the density folder. */
const densities = { mdpi: 1, hdpi: 1.5, xhdpi: 2, xxhdpi: 3, xxxhdpi: 4 } as const;

/** Adaptive icons are 108 dp; a launcher may crop them to a centred circle of 66 dp. */
const camada = 108;
const ladoSimbolo = 58;
/** A whole icon has its own background, which may reach the edge of that circle. */
const ladoIcone = 64;
const ladoAntigo = 48;
/** Android 12 shows a centred circle of 192 of 288 dp as splash screen. */
const abertura = 288;
const ladoAbertura = 132;
const aviso = 24;
const ladoAviso = 20;

/** Draws the image files below `res/`, by path. */
export async function drawAndroid({ imagens, corFundo }: CampanhaApp): Promise<Map<string, Buffer>> {
  const icone = await openPicture(imagens.icone, 'icone');
  const simbolo = imagens.simbolo && (await openPicture(imagens.simbolo, 'simbolo'));
  const desenho = simbolo ?? icone;
  const files = new Map<string, Buffer>();
  for (const [density, times] of Object.entries(densities)) {
    const lado = Math.round(ladoAntigo * times);
    const mipmap = (nome: string, bytes: Buffer) => files.set(`mipmap-${density}/${nome}.png`, bytes);
    const drawable = (nome: string, bytes: Buffer) => files.set(`drawable-${density}/${nome}.png`, bytes);
    const lugar = {
      lado: Math.round(camada * times),
      desenho,
      ladoDesenho: (simbolo ? ladoSimbolo : ladoIcone) * times,
    };
    // A symbol keeps the background layer; a whole icon's background is extended below any launcher mask.
    const frente = await (simbolo ? drawCentred(lugar) : drawOnGround({ ...lugar, fundo: corFundo }));
    mipmap('ic_launcher_foreground', frente);
    mipmap('ic_launcher', await icone.draw(lado));
    const redondo = { lado, desenho, ladoDesenho: lado * 0.62, fundo: corFundo };
    const whole = await (simbolo ? drawCentred(redondo) : drawOnGround(redondo));
    mipmap('ic_launcher_round', await cutRound(whole, lado));
    drawable(
      'abertura',
      await drawCentred({
        lado: Math.round(abertura * times),
        desenho,
        ladoDesenho: ladoAbertura * times,
      }),
    );
    if (!simbolo) continue;
    mipmap('ic_launcher_monochrome', await toSilhouette(frente));
    const small = await drawCentred({
      lado: Math.round(aviso * times),
      desenho,
      ladoDesenho: ladoAviso * times,
    });
    drawable('ic_aviso', await toSilhouette(small));
  }
  return files;
}

/** Draws the icon for Google Play. */
export const drawPlayStore = async ({ imagens, corFundo }: CampanhaApp): Promise<Buffer> =>
  drawOnGround({
    lado: 512,
    desenho: await openPicture(imagens.icone, 'icone'),
    ladoDesenho: 512,
    fundo: corFundo,
  });
