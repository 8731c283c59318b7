import type { ReactNode } from 'react';
import { sketchBox, sketchMedal, sketchShapes } from './sketch-shapes.ts';
import styles from './SketchPicture.module.css';

/** The painted picture, with the result on the balloon. The drawing itself is decorative. */
export function SketchPicture({ children }: { children: ReactNode }) {
  const percent = (part: number, whole: number) => `${(part / whole) * 100}%`;
  return (
    <div className={styles.picture}>
      <svg
        viewBox={`0 0 ${sketchBox.width} ${sketchBox.height}`}
        className={styles.drawing}
        aria-hidden="true"
      >
        {sketchShapes.map(({ d, tone, strength, open }) => (
          <path
            key={d}
            d={d}
            className={open ? styles.line : styles.shape}
            style={open ? { stroke: toColor(tone) } : { fill: toColor(tone, strength) }}
          />
        ))}
        <circle cx={sketchMedal.x} cy={sketchMedal.y} r={sketchMedal.radius} className={styles.medal} />
      </svg>
      <div
        className={styles.result}
        style={{
          left: percent(sketchMedal.x - sketchMedal.radius, sketchBox.width),
          top: percent(sketchMedal.y - sketchMedal.radius, sketchBox.height),
          width: percent(sketchMedal.radius * 2, sketchBox.width),
          height: percent(sketchMedal.radius * 2, sketchBox.height),
        }}
      >
        {children}
      </div>
    </div>
  );
}

function toColor(tone: string, strength = 1): string {
  const color = tone.startsWith('#') ? tone : `var(--cor-${tone})`;
  return `color-mix(in oklab, ${color} ${strength * 100}%, var(--cor-superficie))`;
}
