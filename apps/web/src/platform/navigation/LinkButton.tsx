import { type ReactNode, useRef } from 'react';
import { Link, type LinkProps } from 'react-router';
import { type ButtonLook, toButtonClass } from '@trevo/ui/action/button-class.ts';
import { useMainAction } from '@trevo/ui/action/main-action.ts';
import { joinClasses } from '@trevo/ui/element-props.ts';
import type { AppPath } from './paths/app-paths.ts';
import styles from './LinkButton.module.css';

export interface LinkButtonProps extends Omit<LinkProps, 'to' | 'className' | 'ref'>, ButtonLook {
  to: AppPath | `${AppPath}?${string}`;
  icon?: ReactNode;
}

/** A link styled as a button, so that it can be opened in another window. */
export function LinkButton(props: LinkButtonProps) {
  const { variant = 'primary', size, wide, icon, children, ...rest } = props;
  const link = useRef<HTMLAnchorElement>(null);
  useMainAction(link, variant === 'primary');
  return (
    <Link
      {...rest}
      ref={link}
      data-variant={variant}
      className={joinClasses(toButtonClass({ variant, size, wide }), styles.link)}
    >
      {icon}
      {children}
    </Link>
  );
}
