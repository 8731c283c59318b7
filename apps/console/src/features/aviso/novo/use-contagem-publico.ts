import type { Publico } from '@trevo/contract/notificacao/publico';
import { useRead } from '../../../platform/api/console-client.ts';
import type { CampanhaRef } from '../aviso-address.ts';

/** The number of recipients of a notice; undefined while it is counted, null when that takes too long. */
export interface Contagem {
  readonly pessoas: number | null | undefined;
  readonly aceitam: number | null | undefined;
  readonly isFailed: boolean;
  retry(): void;
}

/** Counts the people of a public whenever it changes. */
export function useContagemPublico({ ano, identificacao }: CampanhaRef, publico: Publico): Contagem {
  const count = useRead('operador.contarPublico', { params: { ano, identificacao }, body: { publico } });
  const counted = count.isPlaceholderData ? undefined : count.data;
  return {
    pessoas: counted?.pessoas,
    aceitam: counted?.aceitam,
    isFailed: count.isError,
    retry: () => void count.refetch(),
  };
}
