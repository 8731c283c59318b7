/** A part of a surface, in fractions of it. */
export interface ScratchField {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

interface Point {
  readonly x: number;
  readonly y: number;
}

interface Grid {
  readonly left: number;
  readonly top: number;
  readonly step: { readonly x: number; readonly y: number };
  readonly columns: number;
  readonly rows: number;
  readonly cells: Uint8Array;
  taken: number;
}

/** Share of each field that was scratched off. */
export interface ScratchShare {
  /** Adds a stroke with a round tip; all in pixels of the surface. */
  scratch(from: Point, to: Point, radius: number): void;
  /** Clears a whole field. */
  clear(field: number): void;
  /** Share of one field, 0 to 1. */
  shareOf(field: number): number;
  /** Share of all fields together, 0 to 1. */
  total(): number;
}

/** The whole surface as a single field. */
export const wholeSurface: readonly ScratchField[] = [{ x: 0, y: 0, width: 1, height: 1 }];

/**
 * Counts on a coarse grid. Reading pixels back after each move would stall the drawing on a cheap phone; with
 * cells of twelve pixels the error is smaller than a finger.
 *
 * @param size of the surface in pixels
 */
export function createScratchShare(
  fields: readonly ScratchField[],
  size: { readonly width: number; readonly height: number },
  cell = 12,
): ScratchShare {
  const grids = fields.map((field): Grid => {
    const width = field.width * size.width;
    const height = field.height * size.height;
    const columns = Math.max(3, Math.round(width / cell));
    const rows = Math.max(3, Math.round(height / cell));
    return {
      left: field.x * size.width,
      top: field.y * size.height,
      step: { x: width / columns, y: height / rows },
      columns,
      rows,
      cells: new Uint8Array(columns * rows),
      taken: 0,
    };
  });
  const all = grids.reduce((sum, { cells }) => sum + cells.length, 0);
  return {
    scratch(from, to, radius) {
      const length = Math.hypot(to.x - from.x, to.y - from.y);
      const stops = Math.max(1, Math.ceil(length / (radius / 2)));
      for (let stop = 0; stop <= stops; stop += 1) {
        const x = from.x + ((to.x - from.x) * stop) / stops;
        const y = from.y + ((to.y - from.y) * stop) / stops;
        for (const grid of grids) takeRound(grid, x, y, radius);
      }
    },
    clear(field) {
      const grid = grids[field];
      if (!grid) return;
      grid.cells.fill(1);
      grid.taken = grid.cells.length;
    },
    shareOf: (field) => {
      const grid = grids[field];
      return grid ? grid.taken / grid.cells.length : 0;
    },
    total: () => (all === 0 ? 0 : grids.reduce((sum, { taken }) => sum + taken, 0) / all),
  };
}

/** Marks the cells with a centre within the circle. */
function takeRound(grid: Grid, x: number, y: number, radius: number): void {
  const { left, top, step, columns, rows, cells } = grid;
  const firstColumn = Math.max(0, Math.floor((x - radius - left) / step.x));
  const lastColumn = Math.min(columns - 1, Math.floor((x + radius - left) / step.x));
  const firstRow = Math.max(0, Math.floor((y - radius - top) / step.y));
  const lastRow = Math.min(rows - 1, Math.floor((y + radius - top) / step.y));
  for (let row = firstRow; row <= lastRow; row += 1) {
    const dy = top + (row + 0.5) * step.y - y;
    for (let column = firstColumn; column <= lastColumn; column += 1) {
      const dx = left + (column + 0.5) * step.x - x;
      const at = row * columns + column;
      if (cells[at] === 0 && dx * dx + dy * dy <= radius * radius) {
        cells[at] = 1;
        grid.taken += 1;
      }
    }
  }
}
