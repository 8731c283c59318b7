import { createDraw } from '@trevo/fixtures/seeded-random';
import sharp from 'sharp';
import type { Papel } from './papel.ts';

/** How a picture was taken. */
export interface Tomada {
  /** Degrees, clockwise. */
  readonly angulo: number;
  /** Displacement of the corners, as a part of the width. */
  readonly perspectiva: number;
  /** Bow of the lines at the middle of the paper, pixels of the paper. */
  readonly curva: number;
  /** Brightness, 0 to 1. */
  readonly luz: number;
  /** Darkness of a shadow's edge across the paper, 0 to 1. */
  readonly sombra: number;
  readonly dobra: boolean;
  /** Standard deviation in pixels of the picture. */
  readonly desfoque: number;
  /** Standard deviation of grey values. */
  readonly ruido: number;
  /** Part of the picture that the paper fills, at most. */
  readonly ocupa: number;
  /** JPEG quality. */
  readonly qualidade: number;
}

const angulos = [0, 2, 4, 6, 8, 10, 12, 15];

/** Draws how a picture of a seed is taken; the angles are spread evenly over the seeds. */
export function drawTomada(seed: number): Tomada {
  const draw = createDraw(seed * 101 + 77);
  const fraction = (max: number) => (draw.integer(0, 1000) / 1000) * max;
  const jitter = fraction(1) - 0.5;
  const base = angulos[seed % angulos.length] ?? 0;
  return {
    angulo: Math.min(15, Math.max(0, base + jitter)) * (draw.integer(0, 1) ? 1 : -1),
    perspectiva: fraction(0.09),
    curva: draw.integer(0, 2) ? fraction(22) : 0,
    luz: draw.integer(0, 3) ? 0.7 + fraction(0.3) : 0.25 + fraction(0.4),
    sombra: draw.integer(0, 1) ? fraction(0.45) : 0,
    dobra: draw.integer(0, 3) === 0,
    // Most pictures are sharp; some moved.
    desfoque: 0.3 + fraction(1) * fraction(2),
    ruido: fraction(13),
    ocupa: 0.78 + fraction(0.2),
    qualidade: draw.integer(40, 90),
  };
}

const foto = { largura: 1500, altura: 2000 };
type Point = readonly [number, number];

/** Photographs the paper on a table: turn, perspective, curl, fold, shadow, light, blur, noise and JPEG. */
export async function takeFoto(papel: Papel, tomada: Tomada, seed: number): Promise<Buffer> {
  const draw = createDraw(seed * 17 + 3);
  const { largura: w, altura: h } = foto;
  const toPapel = solveHomografia(placeCantos(papel, tomada, draw), [
    [0, 0],
    [papel.largura, 0],
    [papel.largura, papel.altura],
    [0, papel.altura],
  ]);
  const mesa = draw.integer(60, 150);
  const sombraEm = draw.integer(300, w - 300);
  const dobras = tomada.dobra ? [draw.integer(20, 45) / 100, draw.integer(55, 80) / 100] : [];
  const cinza = Buffer.alloc(w * h);
  for (let y = 0; y < h; y += 1)
    for (let x = 0; x < w; x += 1) {
      const [u, v0] = project(toPapel, x, y);
      const v = v0 + tomada.curva * Math.sin((Math.PI * u) / papel.largura);
      let value = mesa + 14 * Math.sin(x / 23) * Math.sin(y / 190);
      if (u >= 0 && v >= 0 && u < papel.largura - 1 && v < papel.altura - 1) {
        value = sample(papel, u, v);
        for (const dobra of dobras) {
          const away = v / papel.altura - dobra;
          // One side of a fold is darker, the crease itself is bright.
          if (Math.abs(away) < 0.002) value = Math.min(255, value + 40);
          else if (away > 0 && away < 0.06) value *= 0.82 + away * 3;
        }
      }
      const shade = 1 - tomada.sombra / (1 + Math.exp((x - sombraEm + y * 0.2) / 60));
      const grain = (draw.integer(0, 1000) + draw.integer(0, 1000) - 1000) / 410;
      cinza[y * w + x] = Math.max(0, Math.min(255, value * shade * tomada.luz + grain * tomada.ruido));
    }
  return sharp(cinza, { raw: { width: w, height: h, channels: 1 } })
    .blur(tomada.desfoque)
    .toColourspace('srgb')
    .jpeg({ quality: tomada.qualidade })
    .toBuffer();
}

/** Places the paper's corners: fitted into the picture, turned, moved for perspective. */
function placeCantos(
  papel: Papel,
  { angulo, perspectiva, ocupa }: Tomada,
  draw: ReturnType<typeof createDraw>,
): Point[] {
  const rad = (angulo * Math.PI) / 180;
  const [sin, cos] = [Math.sin(rad), Math.cos(rad)];
  const box = [
    papel.largura * cos + papel.altura * Math.abs(sin),
    papel.largura * Math.abs(sin) + papel.altura * cos,
  ] as const;
  const scale = Math.min((foto.largura * ocupa) / box[0], (foto.altura * ocupa) / box[1], 1.15);
  const corners = [
    [-1, -1],
    [1, -1],
    [1, 1],
    [-1, 1],
  ] as const;
  return corners.map(([i, j]) => {
    const [px, py] = [(i * papel.largura * scale) / 2, (j * papel.altura * scale) / 2];
    // Inwards only, so that the paper stays in the picture.
    const inwards = 1 - (draw.integer(0, 1000) / 1000) * perspectiva;
    return [
      foto.largura / 2 + (px * cos - py * sin) * inwards,
      foto.altura / 2 + (px * sin + py * cos) * inwards,
    ];
  });
}

function sample({ largura, cinza }: Papel, u: number, v: number): number {
  const [x, y] = [Math.floor(u), Math.floor(v)];
  const [fx, fy] = [u - x, v - y];
  const at = y * largura + x;
  const top = (cinza[at] ?? 0) * (1 - fx) + (cinza[at + 1] ?? 0) * fx;
  const bottom = (cinza[at + largura] ?? 0) * (1 - fx) + (cinza[at + largura + 1] ?? 0) * fx;
  return top * (1 - fy) + bottom * fy;
}

/** Maps a point of the picture to the paper. */
function project(m: readonly number[], x: number, y: number): Point {
  const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = m;
  const z = g * x + h * y + 1;
  return [(a * x + b * y + c) / z, (d * x + e * y + f) / z];
}

/** Solves the projective map of four points onto four points by Gaussian elimination. */
function solveHomografia(from: readonly Point[], to: readonly Point[]): number[] {
  const rows = from.flatMap(([x, y], at) => {
    const [u, v] = to[at] ?? [0, 0];
    return [
      [x, y, 1, 0, 0, 0, -u * x, -u * y, u],
      [0, 0, 0, x, y, 1, -v * x, -v * y, v],
    ];
  });
  for (let col = 0; col < 8; col += 1) {
    const best = rows
      .slice(col)
      .reduce((at, row, k) => (Math.abs(row[col] ?? 0) > Math.abs(rows[at]?.[col] ?? 0) ? col + k : at), col);
    [rows[col], rows[best]] = [rows[best] as number[], rows[col] as number[]];
    const pivot = rows[col] as number[];
    const by = pivot[col] ?? 1;
    for (let k = col; k < 9; k += 1) pivot[k] = (pivot[k] ?? 0) / by;
    rows.forEach((row, at) => {
      const times = row[col] ?? 0;
      if (at !== col) for (let k = col; k < 9; k += 1) row[k] = (row[k] ?? 0) - times * (pivot[k] ?? 0);
    });
  }
  return rows.map((row) => row[8] ?? 0);
}
