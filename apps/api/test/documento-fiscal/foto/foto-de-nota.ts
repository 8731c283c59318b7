import sharp, { type Sharp } from 'sharp';

/** Deterministic random numbers in [0, 1) per seed. */
function createRandom(seed: number): () => number {
  let state = seed * 7_919 + 13;
  const next = () => (state = (state * 1_103_515_245 + 12_345) % 2 ** 31) / 2 ** 31;
  for (let i = 0; i < 10; i++) next();
  return next;
}

const width = 1_200;
const height = 1_600;

const rect = (x: number, y: number, w: number, h: number, fill: string) =>
  `<rect x="${x.toFixed()}" y="${y.toFixed()}" width="${w.toFixed()}" height="${h.toFixed()}" fill="${fill}"/>`;

/**
 * Generates a JPEG of a receipt: lines of words on paper. `foto` is askew on a table; `pagina` is a screen of
 * one shop, with receipts that share heading, position and number of lines.
 */
export function buildFotoDeNota(kind: 'foto' | 'pagina', seed: number): Promise<Buffer> {
  const random = createRandom(seed);
  const isPagina = kind === 'pagina';
  const lines = isPagina ? 12 : 5 + Math.floor(random() * 15);
  const x = isPagina ? 60 : 200 + random() * 200;
  const y = isPagina ? 80 : 60 + random() * 200;
  const paper = isPagina ? 1_080 : 500 + random() * 250;
  const grey = () => Math.floor(random() * 140);
  const words = Array.from({ length: lines }, (_, line) => {
    const at = y + 110 + line * 60;
    let from = x + 20;
    const drawn: string[] = [];
    while (from < x + paper - 240) {
      const word = 20 + random() * 130;
      drawn.push(rect(from, at, word, 22, '#222'));
      from += word + 14 + random() * 60;
    }
    return [...drawn, rect(x + paper - 60 - random() * 90, at, 50, 22, '#222')].join('');
  });
  const blobs = Array.from(
    { length: isPagina ? 0 : 8 },
    () =>
      `<ellipse cx="${random() * width}" cy="${random() * height}" rx="${100 + random() * 300}" ry="${80 + random() * 200}" fill="rgb(${grey()},${grey()},${grey()})" opacity="0.4"/>`,
  );
  const table = isPagina ? '#fff' : `rgb(${grey()},${grey()},${grey()})`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    ${rect(0, 0, width, height, table)}${blobs.join('')}
    <g transform="rotate(${isPagina ? 0 : random() * 16 - 8} 600 800)">${rect(x, y, paper, 200 + lines * 60, '#f6f4ee')}
    ${rect(x + 40, y + 30, 420, 34, '#222')}${words.join('')}</g></svg>`;
  return toJpeg(sharp(Buffer.from(svg)));
}

const toJpeg = (image: Sharp, quality = 80) => image.jpeg({ quality }).toBuffer();
const cut = (foto: Buffer, edge: number) =>
  toJpeg(sharp(foto).extract({ left: edge, top: edge, width: width - 2 * edge, height: height - 2 * edge }));

/** Modifications that make a picture a different file. */
export const disfarces: Readonly<Record<string, (foto: Buffer) => Promise<Buffer>>> = {
  'compressed anew': (foto) => toJpeg(sharp(foto), 30),
  'made half as large': (foto) => toJpeg(sharp(foto).resize(width / 2)),
  'made small': (foto) => toJpeg(sharp(foto).resize(300)),
  'made brighter': (foto) => toJpeg(sharp(foto).modulate({ brightness: 1.25 })),
  'made darker': (foto) => toJpeg(sharp(foto).modulate({ brightness: 0.7 })),
  'with more contrast': (foto) => toJpeg(sharp(foto).linear(1.2, -20)),
  'without its colours': (foto) => toJpeg(sharp(foto).greyscale()),
  'cut by 4 pixels': (foto) => cut(foto, 4),
  'cut by 10 pixels': (foto) => cut(foto, 10),
  'taken from a screen': async (foto) =>
    toJpeg(sharp(await sharp(foto).resize(877).png().toBuffer()).resize(1_080), 60),
  'cut, made small and compressed': async (foto) => toJpeg(sharp(await cut(foto, 6)).resize(700), 40),
};
