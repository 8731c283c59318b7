import { ChevronDown } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { useAfterPress } from '../gesture/use-after-press.ts';
import styles from './FormDisclosure.module.css';

export interface FormDisclosureProps {
  title: string;
  /** Heading level: 2 on a screen, 3 inside a panel with its own title. */
  level: 2 | 3;
  icon: ReactNode;
  /** Beside the heading: the missing fields, or a one-line summary. Part of the button's accessible name. */
  detail?: ReactNode;
  /** `alerta` where a field is missing or invalid. */
  tone?: 'normal' | 'alerta';
  open: boolean;
  onToggle(open: boolean): void;
  children: ReactNode;
}

/** A collapsible section of form fields. Collapsed fields keep their values. */
export function FormDisclosure(props: FormDisclosureProps) {
  const { title, level, icon, tone = 'normal', open, onToggle, children } = props;
  const detail = useAfterPress(props.detail);
  const Heading = `h${level}` as const;
  const id = useId();
  return (
    <section className={styles.section} data-tone={tone}>
      <Heading className={styles.heading}>
        <button
          type="button"
          className={styles.toggle}
          aria-expanded={open}
          aria-controls={`${id}-fields`}
          aria-labelledby={`${id}-title`}
          aria-describedby={detail ? `${id}-detail` : undefined}
          onClick={() => onToggle(!open)}
        >
          <span className={styles.icon} aria-hidden="true">
            {icon}
          </span>
          <span className={styles.words}>
            <span id={`${id}-title`} className={styles.title}>
              {title}
            </span>
            {detail && (
              <span id={`${id}-detail`} className={styles.detail}>
                {detail}
              </span>
            )}
          </span>
          <ChevronDown className={styles.arrow} aria-hidden="true" />
        </button>
      </Heading>
      <div id={`${id}-fields`} className={styles.fields} hidden={!open}>
        {children}
      </div>
    </section>
  );
}
