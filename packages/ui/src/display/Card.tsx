import type { ComponentProps } from 'react';
import { joinClasses } from '../element-props.ts';
import styles from './Card.module.css';

export interface CardProps extends ComponentProps<'div'> {
  /** `brand` is the gradient of the header: for the consumer's own main item. */
  variant?: 'surface' | 'raised' | 'soft' | 'outline' | 'brand';
  padding?: 'none' | 'normal' | 'generous';
}

/** A surface for one topic. */
export function Card({ variant = 'surface', padding = 'normal', className, ...rest }: CardProps) {
  return <div {...rest} className={joinClasses(styles.card, styles[variant], styles[padding], className)} />;
}
