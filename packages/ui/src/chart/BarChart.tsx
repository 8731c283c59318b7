import { toLabelStep, toTop } from './chart-scale.ts';
import styles from './BarChart.module.css';

export interface BarPoint {
  readonly label: string;
  readonly value: number;
  /** Share of the value that is shown filled, as valid ones among all. */
  readonly part?: number;
  /** Value of the period before, a line over the bar. */
  readonly compare?: number;
  /** Words of the point, shown by a pointing device. */
  readonly hint: string;
}

/** Places of a chart with fewer bars: a single one does not fill it. */
const minimumPlaces = 6;

export interface BarChartProps {
  points: readonly BarPoint[];
  /** Formats the values of the axis. */
  format(value: number): string;
  /** Labels that fit beside each other. */
  maximumLabels: number;
}

/** Bars from zero over a common axis, in the width of their place. Put it into a ChartFigure. */
export function BarChart({ points, format, maximumLabels }: BarChartProps) {
  const top = toTop(points.flatMap(({ value, compare }) => [value, compare ?? 0]));
  const step = toLabelStep(points.length, maximumLabels);
  const width = 100 / Math.max(minimumPlaces, points.length);
  const toY = (value: number) => 100 - (value / top) * 100;
  return (
    <div className={styles.chart}>
      <div className={styles.axis}>
        <span>{format(top)}</span>
        <span>0</span>
      </div>
      <div>
        <svg className={styles.svg} viewBox="0 0 100 100" preserveAspectRatio="none">
          {[0, 50, 100].map((y) => (
            <line key={y} className={styles.grid} x1="0" x2="100" y1={y} y2={y} />
          ))}
          {points.map(({ label, value, part, compare, hint }, at) => {
            const x = at * width + width * 0.15;
            const shape = { x, width: width * 0.7 };
            return (
              <g key={label}>
                <title>{hint}</title>
                <rect
                  className={part === undefined ? styles.value : styles.whole}
                  {...shape}
                  y={toY(value)}
                  height={100 - toY(value)}
                />
                {part !== undefined && (
                  <rect className={styles.value} {...shape} y={toY(part)} height={100 - toY(part)} />
                )}
                {compare !== undefined && compare > 0 && (
                  <line
                    className={styles.compare}
                    x1={at * width + width * 0.05}
                    x2={at * width + width * 0.95}
                    y1={toY(compare)}
                    y2={toY(compare)}
                  />
                )}
              </g>
            );
          })}
        </svg>
        <div className={styles.labels}>
          {points.map(
            ({ label }, at) =>
              at % step === 0 && (
                <span key={label} style={{ left: `${at * width + width / 2}%` }}>
                  {label}
                </span>
              ),
          )}
        </div>
      </div>
    </div>
  );
}
