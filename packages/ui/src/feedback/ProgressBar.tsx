import { joinClasses } from '../element-props.ts';
import styles from './ProgressBar.module.css';

export interface ProgressBarProps {
  /** Accessible name. */
  label: string;
  /** From 0 to `max`; null for indeterminate progress. */
  value: number | null;
  max?: number;
  /** Accessible value, such as `3 de 5`. */
  valueText?: string;
  size?: 'thin' | 'thick';
  tone?: 'marca' | 'secundaria' | 'sucesso';
}

/** Progress of an upload or a goal. */
export function ProgressBar(props: ProgressBarProps) {
  const { label, value, max = 100, valueText, size = 'thin', tone = 'marca' } = props;
  const share = value === null ? null : Math.min(1, Math.max(0, max > 0 ? value / max : 0));
  return (
    <div
      className={joinClasses(styles.track, styles[size])}
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={max}
      aria-valuenow={value ?? undefined}
      aria-valuetext={valueText}
      data-tone={tone}
      data-unknown={share === null || undefined}
    >
      <span
        className={styles.fill}
        style={share === null ? undefined : { translate: `${(share - 1) * 100}% 0` }}
      />
    </div>
  );
}
