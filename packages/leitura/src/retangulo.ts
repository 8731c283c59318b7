export type Ponto = readonly [x: number, y: number];

/** A turned rectangle: centre, width along the text, height, and the text's angle in radians. */
export interface Retangulo {
  readonly cx: number;
  readonly cy: number;
  readonly largura: number;
  readonly altura: number;
  readonly angulo: number;
}

/** Returns the corners from the top left one, clockwise. */
export function listCantos({ cx, cy, largura, altura, angulo }: Retangulo): [Ponto, Ponto, Ponto, Ponto] {
  const [cos, sin] = [Math.cos(angulo), Math.sin(angulo)];
  const at = (i: number, j: number): Ponto => {
    const [x, y] = [(i * largura) / 2, (j * altura) / 2];
    return [cx + x * cos - y * sin, cy + x * sin + y * cos];
  };
  return [at(-1, -1), at(1, -1), at(1, 1), at(-1, 1)];
}

/** Returns the rectangle of smallest area around the points; its angle is between -45 and 45 degrees. */
export function findRetangulo(pontos: readonly Ponto[]): Retangulo {
  const casco = findCasco(pontos);
  let best: Retangulo | undefined;
  for (let k = 0; k < casco.length; k += 1) {
    const [x0, y0] = casco[k] as Ponto;
    const [x1, y1] = casco[(k + 1) % casco.length] as Ponto;
    const found = measureAt(casco, Math.atan2(y1 - y0, x1 - x0));
    if (!best || found.largura * found.altura < best.largura * best.altura) best = found;
  }
  return best ?? { cx: 0, cy: 0, largura: 0, altura: 0, angulo: 0 };
}

function measureAt(casco: readonly Ponto[], direction: number): Retangulo {
  // Turned by quarters into the range where width is along the text.
  const angulo = direction - Math.round(direction / (Math.PI / 2)) * (Math.PI / 2);
  const [cos, sin] = [Math.cos(angulo), Math.sin(angulo)];
  let [left, right, top, bottom] = [Infinity, -Infinity, Infinity, -Infinity];
  for (const [x, y] of casco) {
    const [u, v] = [x * cos + y * sin, y * cos - x * sin];
    left = Math.min(left, u);
    right = Math.max(right, u);
    top = Math.min(top, v);
    bottom = Math.max(bottom, v);
  }
  const [u, v] = [(left + right) / 2, (top + bottom) / 2];
  return {
    cx: u * cos - v * sin,
    cy: u * sin + v * cos,
    largura: right - left,
    altura: bottom - top,
    angulo,
  };
}

/** Convex hull, by Andrew's monotone chain. */
function findCasco(pontos: readonly Ponto[]): Ponto[] {
  const sorted = pontos.toSorted(([ax, ay], [bx, by]) => ax - bx || ay - by);
  const half = (ordered: readonly Ponto[]) => {
    const chain: Ponto[] = [];
    for (const ponto of ordered) {
      while (chain.length > 1 && turn(chain.at(-2) as Ponto, chain.at(-1) as Ponto, ponto) <= 0) chain.pop();
      chain.push(ponto);
    }
    return chain.slice(0, -1);
  };
  return [...half(sorted), ...half(sorted.toReversed())];
}

const turn = ([ax, ay]: Ponto, [bx, by]: Ponto, [cx, cy]: Ponto) =>
  (bx - ax) * (cy - ay) - (by - ay) * (cx - ax);
