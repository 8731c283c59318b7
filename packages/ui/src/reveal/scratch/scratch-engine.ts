import { isMotionReduced } from '../../gesture/reduced-motion.ts';
import { tick } from '../haptics.ts';
import { createScratchCanvas, type Point, readTones, type ScratchLook } from './scratch-canvas.ts';
import type { ScratchField, ScratchShare } from './scratch-share.ts';
import { createSparks } from '../sparks.ts';

export interface ScratchParts {
  readonly surface: HTMLElement;
  readonly cover: HTMLCanvasElement;
  readonly crumbs: HTMLCanvasElement;
}

export interface ScratchEvents {
  /** Called on the first touch. */
  onBegin(): void;
  /** Called after each drawn frame that erased part of the cover. */
  onShare(share: ScratchShare): void;
}

export interface ScratchEngine {
  /** Clears one field at once. */
  clearField(field: number): void;
  share(): ScratchShare | undefined;
  stop(): void;
}

const nothing: ScratchEngine = { clearField() {}, share: () => undefined, stop() {} };

/**
 * Erases a cover along the pointer. Moves are only recorded; one frame draws all of them in one stroke. No
 * layout is read during a stroke.
 */
export function startScratching(
  { surface, cover, crumbs }: ScratchParts,
  look: ScratchLook,
  fields: readonly ScratchField[],
  { onBegin, onShare }: ScratchEvents,
): ScratchEngine {
  const pen = cover.getContext('2d');
  const crumbPen = crumbs.getContext('2d');
  if (!pen || !crumbPen) return nothing;
  const canvas = createScratchCanvas(cover, pen, look, fields);
  const sparks = isMotionReduced() ? undefined : createSparks(look.crumbs.map(readTones()));
  const path: Point[] = [];
  let frame = 0;
  let drawnAt = 0;

  function fit(): void {
    const size = { width: surface.clientWidth, height: surface.clientHeight };
    if (crumbs.width !== size.width) crumbs.width = size.width;
    if (crumbs.height !== size.height) crumbs.height = size.height;
    canvas.fit(size);
  }
  function draw(now: number): void {
    const passed = Math.min(48, now - drawnAt);
    drawnAt = now;
    const tip = path.at(-1);
    if (tip) {
      canvas.erase(path);
      sparks?.burst(tip.x, tip.y, 3);
      path.length = 0;
    }
    frame = sparks?.draw(crumbPen!, passed) ? requestAnimationFrame(draw) : 0;
    if (tip) onShare(canvas.share());
  }
  function wake(): void {
    if (frame !== 0) return;
    drawnAt = performance.now();
    frame = requestAnimationFrame(draw);
  }
  const stopListening = followPointer(surface, {
    onDown(point) {
      path.push(point);
      onBegin();
      wake();
    },
    onMove(from, to, time) {
      if (path.length === 0) path.push(from);
      path.push(to);
      tick('scratch', time);
      wake();
    },
  });
  fit();
  void look.arrived?.then(canvas.repaint);
  const watcher = new ResizeObserver(fit);
  watcher.observe(surface);
  return {
    clearField(index) {
      const field = fields[index];
      if (!field) return;
      canvas.clearField(index);
      const [width, height] = [surface.clientWidth, surface.clientHeight];
      sparks?.burst((field.x + field.width / 2) * width, (field.y + field.height / 2) * height, 12);
      wake();
    },
    share: canvas.share,
    stop() {
      cancelAnimationFrame(frame);
      watcher.disconnect();
      stopListening();
    },
  };
}

interface Follower {
  onDown(point: Point): void;
  onMove(from: Point, to: Point, time: number): void;
}

/** Tracks the first pointer in pixels of the surface. Returns the cleanup function. */
function followPointer(surface: HTMLElement, { onDown, onMove }: Follower): () => void {
  let box = { left: 0, top: 0 };
  let last: Point | undefined;
  const toPoint = ({ clientX, clientY }: PointerEvent): Point => ({
    x: clientX - box.left,
    y: clientY - box.top,
  });
  const down = (event: PointerEvent) => {
    if (event.button !== 0 || !event.isPrimary) return;
    // The only layout read: the page does not move during a stroke.
    box = surface.getBoundingClientRect();
    try {
      surface.setPointerCapture(event.pointerId);
    } catch {
      // The pointer is already released.
    }
    last = toPoint(event);
    onDown(last);
  };
  const move = (event: PointerEvent) => {
    if (!last) return;
    const point = toPoint(event);
    onMove(last, point, event.timeStamp);
    last = point;
  };
  const up = () => (last = undefined);
  const options = { passive: true } as const;
  surface.addEventListener('pointerdown', down, options);
  surface.addEventListener('pointermove', move, options);
  surface.addEventListener('pointerup', up, options);
  surface.addEventListener('pointercancel', up, options);
  return () => {
    surface.removeEventListener('pointerdown', down);
    surface.removeEventListener('pointermove', move);
    surface.removeEventListener('pointerup', up);
    surface.removeEventListener('pointercancel', up);
  };
}
