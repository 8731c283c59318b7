import { toButtonClass } from '@trevo/ui/action/button-class.ts';
import type { ReactNode } from 'react';
import { Link } from 'react-router';

/** A link to another screen that looks like a button. */
export const LinkComoBotao = ({ to, children }: { to: string; children: ReactNode }) => (
  <Link to={to} className={toButtonClass({ variant: 'secondary', size: 'small' })}>
    {children}
  </Link>
);
