import { useRef } from 'react';
import { cloverLeaf, cloverTurns } from './clover-path.ts';
import styles from './PrizeWheel.module.css';
import { useWheelSpin } from './use-wheel-spin.ts';

export interface WheelSlot {
  readonly id: string;
  readonly label: string;
  /** `none` is a slot without luck. */
  readonly tone: 'first' | 'second' | 'none';
}

export interface PrizeWheelProps {
  slots: readonly WheelSlot[];
  /** At rest; drawn back, waiting for the answer; on its way to `target`. */
  stage: 'rest' | 'wound' | 'spinning';
  /** The slot that was decided elsewhere. */
  target: number | null;
  /** From 0 to 1: where inside the slot it stops. */
  chance: number;
  /** The wheel was pressed. */
  onPress(): void;
  onStopped(): void;
}

/** A wheel that eases to the slot it is told. It has no word for who does not see it: put a button beside it. */
export function PrizeWheel({ slots, onPress, ...spin }: PrizeWheelProps) {
  const wheel = useRef<HTMLDivElement>(null);
  const pointer = useRef<HTMLDivElement>(null);
  const place = useRef<HTMLDivElement>(null);
  useWheelSpin({ ...spin, count: slots.length, onPress, place, wheel, pointer });
  return (
    <div ref={place} className={styles.place} aria-hidden="true" data-stage={spin.stage}>
      <div ref={wheel} className={styles.wheel}>
        <svg viewBox="-104 -104 208 208" className={styles.drawing}>
          <circle r="103" className={styles.rim} />
          {slots.map((slot, i) => (
            <Slot key={slot.id} slot={slot} at={i} count={slots.length} />
          ))}
          {slots.map(({ id }, i) => (
            <circle
              key={id}
              r="2.6"
              cx={point((i * 360) / slots.length, 98.5)[0]}
              cy={point((i * 360) / slots.length, 98.5)[1]}
              className={styles.lamp}
            />
          ))}
          <circle r="21" className={styles.hub} />
          {cloverTurns.map((turn) => (
            <path
              key={turn}
              d={cloverLeaf}
              className={styles.clover}
              transform={`rotate(${turn + 45}) scale(0.62)`}
            />
          ))}
        </svg>
      </div>
      <div ref={pointer} className={styles.pointer}>
        <svg viewBox="0 0 40 48">
          <path d="M20 47C15 36 4 30 4 18a16 16 0 1 1 32 0c0 12-11 18-16 29Z" className={styles.needle} />
          <circle cx="20" cy="18" r="5.5" className={styles.pin} />
        </svg>
      </div>
    </div>
  );
}

function Slot({ slot, at, count }: { slot: WheelSlot; at: number; count: number }) {
  const width = 360 / count;
  const [x1, y1] = point(at * width, 94);
  const [x2, y2] = point((at + 1) * width, 94);
  const lines = wrapLabel(slot.label, count > 8 ? 13 : 12, 2);
  return (
    <g className={styles.slot} data-tone={slot.tone}>
      <path d={`M0 0L${x1} ${y1}A94 94 0 0 1 ${x2} ${y2}Z`} className={styles.pie} />
      {/* From the rim inwards, along the slot's middle. */}
      <g transform={`rotate(${(at + 0.5) * width - 90})`}>
        {lines.map((line, row) => (
          <text
            key={line}
            x="83"
            y={(row - (lines.length - 1) / 2) * 10.5}
            className={styles.label}
            textAnchor="end"
            dominantBaseline="central"
          >
            {line}
          </text>
        ))}
      </g>
    </g>
  );
}

/** A point of the wheel, degrees clockwise from the top. */
const point = (degrees: number, radius: number): [number, number] => {
  const angle = ((degrees - 90) * Math.PI) / 180;
  return [Math.cos(angle) * radius, Math.sin(angle) * radius];
};

/**
 * Words in at most `lines` lines of at most `width` letters, for a place that cannot grow. What does not fit ends
 * with an ellipsis.
 */
export function wrapLabel(text: string, width: number, lines: number): string[] {
  const wrapped: string[] = [];
  for (const word of text.trim().split(/\s+/)) {
    const last = wrapped.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= width)
      wrapped[wrapped.length - 1] = `${last} ${word}`;
    else wrapped.push(word);
  }
  const kept = wrapped.slice(0, lines).map((line) => cut(line, width));
  if (wrapped.length > lines && kept.length > 0) kept[lines - 1] = cut(`${kept[lines - 1]!}…`, width);
  return kept;
}

const cut = (line: string, width: number): string =>
  line.length <= width ? line : `${line.slice(0, width - 1).replace(/…$/, '')}…`;
