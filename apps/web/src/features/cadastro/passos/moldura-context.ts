import { createContext, type ReactNode } from 'react';

/** What stands around a step: a page of its own, or a panel over the entry. */
export interface MolduraProps {
  title: ReactNode;
  subtitle?: ReactNode;
  onBack(): void;
  backLabel: string;
  /** The bar with the action. */
  footer?: ReactNode;
  children: ReactNode;
}

/** Null draws a page; the entry puts its panel here. */
export const MolduraContext = createContext<((props: MolduraProps) => ReactNode) | null>(null);
