import type { Frequencia } from '@trevo/contract/call';
import type { Papel } from '@trevo/contract/operador/papeis';
import type { Ator } from '../../kernel/auth/ator.ts';

/** The caller of support: its name on the trail, and its role. */
export interface Quem {
  readonly ator: Ator;
  /** Null for operators of the installation and for programs. */
  readonly papel: Papel | null;
}

/** Counts one use of a key over all processes; throws requisicao.muitas above the limit. */
export type CountUso = (key: string, frequencia: Frequencia) => Promise<void>;
