import { isMotionReduced } from '../gesture/reduced-motion.ts';
import { type Feel, vibrate } from '../gesture/vibrate.ts';

export interface CelebrationOptions {
  /** Haptic feedback. */
  feel?: Extract<Feel, 'cheer' | 'prize'> | undefined;
  /** Origin of the confetti; the bottom of the screen by default. */
  from?: Element | null;
}

/**
 * Shows confetti in the colours of the campaign and vibrates. The library is a lazy import. With reduced motion
 * only the vibration remains. Never throws.
 */
export async function celebrate({ feel = 'cheer', from }: CelebrationOptions = {}): Promise<void> {
  const canvas = createCanvas();
  try {
    vibrate(feel);
    if (isMotionReduced() || !canDraw()) return;
    const { default: library } = await import('canvas-confetti');
    document.body.append(canvas);
    const confetti = library.create(canvas, { resize: true });
    const colors = readColors();
    const box = from?.getBoundingClientRect();
    if (box) {
      const origin = {
        x: (box.left + box.width / 2) / window.innerWidth,
        y: (box.top + box.height / 2) / window.innerHeight,
      };
      await confetti({ colors, origin, particleCount: 90, spread: 100, startVelocity: 32 });
      return;
    }
    const volley = { colors, particleCount: 70, spread: 62, startVelocity: 52 };
    await Promise.all([
      confetti({ ...volley, angle: 62, origin: { x: 0, y: 0.85 } }),
      confetti({ ...volley, angle: 118, origin: { x: 1, y: 0.85 } }),
    ]);
  } catch {
    // The lazy import fails off-line; the text on the screen is sufficient.
  } finally {
    canvas.remove();
  }
}

/** Creates a canvas over the whole window; the library's own one would be content outside of every landmark. */
function createCanvas(): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.setAttribute('aria-hidden', 'true');
  Object.assign(canvas.style, {
    position: 'fixed',
    inset: '0',
    zIndex: '1000',
    width: '100%',
    height: '100%',
    pointerEvents: 'none',
  });
  return canvas;
}

/** Without a canvas context the library throws in a later frame, where it cannot be caught. */
const canDraw = () => document.createElement('canvas').getContext('2d') !== null;

function readColors(): string[] {
  const style = getComputedStyle(document.documentElement);
  return ['primaria', 'secundaria', 'primaria-container', 'alerta', 'sucesso']
    .map((name) => style.getPropertyValue(`--cor-${name}`).trim())
    .filter(Boolean);
}
