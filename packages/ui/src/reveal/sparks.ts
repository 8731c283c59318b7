const most = 70;
const gravity = 0.0011;

interface Spark {
  x: number;
  y: number;
  vx: number;
  vy: number;
  size: number;
  color: string;
  /** Remaining lifetime in milliseconds. */
  left: number;
}

/** Particles that fly off where the cover is scratched. */
export interface Sparks {
  /** Emits some particles at this point. */
  burst(x: number, y: number, count: number): void;
  /** Draws the next frame; false when no particle is left. */
  draw(pen: CanvasRenderingContext2D, milliseconds: number): boolean;
}

/** The particles are a preallocated pool: no allocations during a stroke. */
export function createSparks(colors: readonly string[]): Sparks {
  const list: Spark[] = Array.from({ length: most }, () => ({
    x: 0,
    y: 0,
    vx: 0,
    vy: 0,
    size: 0,
    color: '',
    left: 0,
  }));
  let next = 0;
  return {
    burst(x, y, count) {
      for (let i = 0; i < count; i += 1) {
        const spark = list[next]!;
        next = (next + 1) % most;
        const way = Math.random() * Math.PI * 2;
        const speed = 0.05 + Math.random() * 0.2;
        spark.x = x;
        spark.y = y;
        spark.vx = Math.cos(way) * speed;
        spark.vy = Math.sin(way) * speed - 0.12;
        spark.size = 2 + Math.random() * 4;
        spark.color = colors[Math.floor(Math.random() * colors.length)] ?? '#888';
        spark.left = 380 + Math.random() * 320;
      }
    },
    draw(pen, milliseconds) {
      pen.clearRect(0, 0, pen.canvas.width, pen.canvas.height);
      let isAnyLeft = false;
      for (const spark of list) {
        if (spark.left <= 0) continue;
        spark.left -= milliseconds;
        spark.vy += gravity * milliseconds;
        spark.x += spark.vx * milliseconds;
        spark.y += spark.vy * milliseconds;
        pen.globalAlpha = Math.max(0, Math.min(1, spark.left / 260));
        pen.fillStyle = spark.color;
        pen.fillRect(spark.x, spark.y, spark.size, spark.size * 0.7);
        isAnyLeft = true;
      }
      pen.globalAlpha = 1;
      return isAnyLeft;
    },
  };
}
