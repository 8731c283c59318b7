import type { ActId } from '@trevo/contract/operador/atos';
import type { ComponentType, ReactNode } from 'react';
import type { consoleText } from './console.text.ts';

/** A screen of the console inside the frame. */
export interface Rota {
  readonly path: string;
  readonly titulo: string;
  readonly icone: ReactNode;
  /** Heading of the menu that it stands under; null for the operator's own screen. */
  readonly grupo: keyof typeof consoleText.grupos | null;
  /** Calls of which the operator may make at least one; empty for every operator. */
  readonly acts: readonly ActId[];
  /** Reached from another screen only: its address has a parameter. */
  readonly isDetalhe?: true;
  readonly Screen: ComponentType;
}
