import { ChevronDown } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import styles from './FormDisclosure.module.css';

export interface FormDisclosureProps {
  title: string;
  /** Of the heading: 2 on a screen, 3 inside a panel that has a title of its own. */
  level: 2 | 3;
  icon: ReactNode;
  /** Beside the heading: what is missing, or in one line what is there. Read with the button. */
  detail?: ReactNode;
  /** `alerta` where something is missing or wrong. */
  tone?: 'normal' | 'alerta';
  open: boolean;
  onToggle(open: boolean): void;
  children: ReactNode;
}

/** Questions of a form that belong together, shown or put away by their heading. What is put away keeps its values. */
export function FormDisclosure(props: FormDisclosureProps) {
  const { title, level, icon, detail, tone = 'normal', open, onToggle, children } = props;
  const Heading = `h${level}` as const;
  const id = useId();
  return (
    <section className={styles.section} data-tone={tone}>
      <div className={styles.head}>
        <span className={styles.icon} aria-hidden="true">
          {icon}
        </span>
        <div className={styles.words}>
          <Heading className={styles.title}>
            <button
              type="button"
              className={styles.toggle}
              aria-expanded={open}
              aria-controls={`${id}-fields`}
              aria-describedby={detail ? `${id}-detail` : undefined}
              onClick={() => onToggle(!open)}
            >
              {title}
            </button>
          </Heading>
          {detail && (
            <p id={`${id}-detail`} className={styles.detail}>
              {detail}
            </p>
          )}
        </div>
        <ChevronDown className={styles.arrow} aria-hidden="true" />
      </div>
      <div id={`${id}-fields`} className={styles.fields} hidden={!open}>
        {children}
      </div>
    </section>
  );
}
