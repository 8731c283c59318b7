import type { ReactNode } from 'react';
import styles from './FormSection.module.css';

export interface FormSectionProps {
  title: string;
  /** Of the heading: 2 on a screen, 3 inside a panel that has a title of its own. */
  level: 2 | 3;
  children: ReactNode;
}

/** Questions of a form that belong together, under their heading. */
export function FormSection({ title, level, children }: FormSectionProps) {
  const Heading = `h${level}` as const;
  return (
    <section className={styles.section}>
      <Heading>{title}</Heading>
      {children}
    </section>
  );
}
