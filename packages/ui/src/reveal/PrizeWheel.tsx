import { type CSSProperties, type ReactNode, useEffect, useRef } from 'react';
import { cloverLeaf, cloverTurns } from './clover-path.ts';
import styles from './PrizeWheel.module.css';
import { useWheelSpin } from './use-wheel-spin.ts';

export interface WheelSlot {
  readonly id: string;
  readonly label: string;
  /** A picture of what it stands for: over its label, and in its place where the slots are many. */
  readonly art?: ReactNode;
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

/**
 * A wheel that eases to the slot it is told. Its labels hang upright wherever it stops, like the cabins of a Ferris wheel.
 * no word for who does not see it: put a button beside it.
 */
export function PrizeWheel({ slots, onPress, ...spin }: PrizeWheelProps) {
  const wheel = useRef<HTMLDivElement>(null);
  const pointer = useRef<HTMLDivElement>(null);
  const place = useRef<HTMLDivElement>(null);
  useWheelSpin({ ...spin, count: slots.length, onPress, place, wheel, pointer });
  const isMoving = spin.stage !== 'rest';
  useEffect(() => {
    // Where a bar at the bottom hides some of it, it is watched whole all the same.
    if (isMoving) place.current?.scrollIntoView({ block: 'nearest' });
  }, [isMoving]);
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
        {slots.map((slot, i) => (
          <Cabin key={slot.id} slot={slot} at={i} count={slots.length} />
        ))}
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
  return (
    <path d={`M0 0L${x1} ${y1}A94 94 0 0 1 ${x2} ${y2}Z`} className={styles.pie} data-tone={slot.tone} />
  );
}

/** The label of a slot and its picture, in the largest circle that the slot has room for. */
function Cabin({ slot, at, count }: { slot: WheelSlot; at: number; count: number }) {
  const { radius, size, letter } = findCabin(count);
  const [x, y] = point(((at + 0.5) * 360) / count, radius);
  // In a hundredth of the wheel, which is drawn 208 wide.
  const toShare = (length: number): string => `${((length * 100) / 208).toFixed(3)}`;
  // A narrow slot has room for its picture or for its words.
  const isAlone = slot.art !== undefined && count > 8;
  const lines = isAlone ? [] : wrapLabel(slot.label, Math.floor(size / (letter * 0.56)), slot.art ? 3 : 2);
  return (
    <span
      className={styles.cabin}
      data-tone={slot.tone}
      data-alone={isAlone || undefined}
      data-lines={lines.length}
      data-upright=""
      style={
        {
          left: `${toShare(x + 104)}%`,
          top: `${toShare(y + 104)}%`,
          width: `${toShare(size)}%`,
          fontSize: `${toShare(letter)}cqi`,
        } as CSSProperties
      }
    >
      {slot.art && <span className={styles.art}>{slot.art}</span>}
      {lines.map((line) => (
        <span key={line} className={styles.line}>
          {line}
        </span>
      ))}
    </span>
  );
}

/** Where the circle for the label of one of `count` slots has its middle, how wide it is, and its letters. */
function findCabin(count: number): { radius: number; size: number; letter: number } {
  // It touches both sides of the slot and, nearly, the rim.
  const sine = Math.sin(Math.PI / count);
  const radius = 92 / (1 + sine);
  const size = 2 * radius * sine;
  return { radius, size, letter: Math.min(9, Math.max(7.4, size / 6)) };
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
