import type { CampanhaApp } from './campanha-app.ts';
import { cutRound, drawCentred, drawOnGround, openPicture, toSilhouette } from './brand-pictures.ts';

/** How many points of a screen are one of the design's, by the name of the folder. */
const densities = { mdpi: 1, hdpi: 1.5, xhdpi: 2, xxhdpi: 3, xxxhdpi: 4 } as const;

/** A phone may cut an icon of 108 down to a circle of 66 in its middle. */
const camada = 108;
const ladoSimbolo = 58;
/** A whole icon has a ground of its own, which may reach the rim of that circle. */
const ladoIcone = 64;
const ladoAntigo = 48;
/** Android 12 shows a circle of 192 in the middle of 288 while an app starts. */
const abertura = 288;
const ladoAbertura = 132;
const aviso = 24;
const ladoAviso = 20;

/** Files of pictures below `res/`, by their path. */
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
    // A symbol keeps the layer behind it; a whole icon's ground goes on below any shape that a phone cuts.
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

/** What Google's shop shows. */
export const drawPlayStore = async ({ imagens, corFundo }: CampanhaApp): Promise<Buffer> =>
  drawOnGround({
    lado: 512,
    desenho: await openPicture(imagens.icone, 'icone'),
    ladoDesenho: 512,
    fundo: corFundo,
  });
