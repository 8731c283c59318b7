import { toButtonClass } from '@trevo/ui/action/button-class.ts';
import type { ReactNode } from 'react';
import { Link } from 'react-router';

/** A link to another screen that looks like a button. */
export const LinkComoBotao = (props: {
  to: string;
  /** Accessible name where the text alone is not enough. */
  rotulo?: string;
  /** The main action of the screen. */
  isPrincipal?: boolean;
  children: ReactNode;
}) => (
  <Link
    to={props.to}
    aria-label={props.rotulo}
    className={toButtonClass({ variant: props.isPrincipal ? 'primary' : 'secondary', size: 'small' })}
  >
    {props.children}
  </Link>
);
