import { type CSSProperties, type ReactNode, useEffect, useRef } from 'react';
import styles from './PrizeWheel.module.css';
import { fitLabel } from './wheel-label.ts';
import { useWheelSpin } from './use-wheel-spin.ts';

export interface WheelSlot {
  readonly id: string;
  readonly label: string;
  /** An illustration above the label, and instead of it when there are many slots. */
  readonly art?: ReactNode;
  /** `none` is a slot without a prize. */
  readonly tone: 'first' | 'second' | 'none';
}

export interface PrizeWheelProps {
  slots: readonly WheelSlot[];
  /** The drawing at the hub, which stays upright. */
  hub: ReactNode;
  /** At rest; wound up while waiting for the response; spinning to `target`. */
  stage: 'rest' | 'wound' | 'spinning';
  /** The slot determined by the server. */
  target: number | null;
  /** From 0 to 1: the stopping position within the slot. */
  chance: number;
  /** Called when the wheel is pressed. */
  onPress(): void;
  onStopped(): void;
}

/**
 * A wheel that eases to the given slot. Its labels stay upright wherever it stops, like the cabins of a Ferris
 * wheel. It has no text for screen readers: put a button beside it.
 */
export function PrizeWheel({ slots, hub, onPress, ...spin }: PrizeWheelProps) {
  const wheel = useRef<HTMLDivElement>(null);
  const pointer = useRef<HTMLDivElement>(null);
  const place = useRef<HTMLDivElement>(null);
  useWheelSpin({ ...spin, count: slots.length, onPress, place, wheel, pointer });
  const isMoving = spin.stage !== 'rest';
  useEffect(() => {
    // Scrolls the wheel fully into view in case a bar at the bottom covers part of it.
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
        </svg>
        {slots.map((slot, i) => (
          <Cabin key={slot.id} slot={slot} at={i} count={slots.length} />
        ))}
        <span className={styles.brand} data-upright="">
          {hub}
        </span>
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

/** The label and picture of a slot, in the largest circle that fits the slot. */
function Cabin({ slot, at, count }: { slot: WheelSlot; at: number; count: number }) {
  const { radius, size } = findCabin(count);
  const [x, y] = point(((at + 0.5) * 360) / count, radius);
  // In percent of the wheel, which is drawn 208 wide.
  const toShare = (length: number): string => `${((length * 100) / 208).toFixed(3)}`;
  // A narrow slot has room for either the picture or the text.
  const isAlone = slot.art !== undefined && count > 8;
  const { lines, letter } = fitLabel(slot.label, size, slot.art !== undefined);
  return (
    <span
      className={styles.cabin}
      data-tone={slot.tone}
      data-alone={isAlone || undefined}
      data-lines={isAlone ? 0 : lines.length}
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
      {(isAlone ? [] : lines).map((line) => (
        <span key={line} className={styles.line}>
          {line}
        </span>
      ))}
    </span>
  );
}

/** Returns centre radius and diameter of the label circle for one of `count` slots. */
export function findCabin(count: number): { radius: number; size: number } {
  // The circle touches both sides of the slot and, nearly, the rim.
  const sine = Math.sin(Math.PI / count);
  const radius = 92 / (1 + sine);
  const size = 2 * radius * sine;
  return { radius, size };
}

/** Returns a point of the wheel, degrees clockwise from the top. */
const point = (degrees: number, radius: number): [number, number] => {
  const angle = ((degrees - 90) * Math.PI) / 180;
  return [Math.cos(angle) * radius, Math.sin(angle) * radius];
};
