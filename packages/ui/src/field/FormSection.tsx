import type { ReactNode } from 'react';
import styles from './FormSection.module.css';

export interface FormSectionProps {
  title: string;
  /** Heading level: 2 on a screen, 3 inside a panel with its own title. */
  level: 2 | 3;
  children: ReactNode;
}

/** A section of form fields under a heading. */
export function FormSection({ title, level, children }: FormSectionProps) {
  const Heading = `h${level}` as const;
  return (
    <section className={styles.section}>
      <Heading>{title}</Heading>
      {children}
    </section>
  );
}
