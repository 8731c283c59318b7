import type { ReactNode } from 'react';
import { Link, type LinkProps } from 'react-router';
import { type ButtonLook, toButtonClass } from '../../ui/action/button-class.ts';
import { joinClasses } from '../../ui/element-props.ts';
import type { AppPath } from './app-paths.ts';
import styles from './LinkButton.module.css';

export interface LinkButtonProps extends Omit<LinkProps, 'to' | 'className'>, ButtonLook {
  to: AppPath | `${AppPath}?${string}`;
  icon?: ReactNode;
}

/** A link that looks like a button: it leads somewhere, so it can be opened in another window. */
export function LinkButton({ variant, size, wide, icon, children, ...rest }: LinkButtonProps) {
  return (
    <Link {...rest} className={joinClasses(toButtonClass({ variant, size, wide }), styles.link)}>
      {icon}
      {children}
    </Link>
  );
}
