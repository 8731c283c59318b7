import { useQueryClient } from '@tanstack/react-query';
import type { RetornoOf } from '@trevo/contract/call';
import type { Calls } from '@trevo/contract/calls';
import { useRef, useState } from 'react';
import { callApi } from '../../platform/api/api-client.ts';
import { type ApiError, isSilence, toApiError } from '@trevo/client/api-error.ts';

export type Voucher = RetornoOf<Calls['fidelidade.vouchers']>['retorno'][number];
export type VoucherPedido = RetornoOf<Calls['fidelidade.pedidos']>['retorno'][number];

/** What a swap changes: its own lists and every balance. */
const touched = [
  'fidelidade.pedidos',
  'fidelidade.vouchers',
  'contaCorrente.saldos',
  'contaCorrente.lancamentos',
  'cashback.saldo',
  'cashback.extrato',
];

export interface Troca {
  readonly pending: boolean;
  readonly error: ApiError | null;
  /** Swaps; what came of it, or undefined when it was refused or nobody answered. */
  swap(voucher: Voucher): Promise<VoucherPedido | undefined>;
  clear(): void;
}

/**
 * Swaps a balance for a voucher. A try that nobody answered keeps its key: tried again, it is the same order, and is paid
 * once.
 */
export function useTroca(): Troca {
  const queries = useQueryClient();
  const [pending, setPending] = useState(false);
  const [error, setError] = useState<ApiError | null>(null);
  const attempt = useRef<{ id: string; key: string } | null>(null);
  return {
    pending,
    error,
    clear: () => setError(null),
    async swap({ id, provedor }) {
      if (attempt.current?.id !== id) attempt.current = { id, key: crypto.randomUUID() };
      setPending(true);
      setError(null);
      try {
        const { retorno } = await callApi('fidelidade.pedirVoucher', {
          params: { provider: provedor, id },
          idempotencyKey: attempt.current.key,
        });
        attempt.current = null;
        return retorno;
      } catch (thrown) {
        const refused = toApiError(thrown);
        // An answered refusal is the end of this try; a silence is not.
        if (!isSilence(refused)) attempt.current = null;
        setError(refused);
        return undefined;
      } finally {
        setPending(false);
        for (const id of touched) void queries.invalidateQueries({ queryKey: [id] });
      }
    },
  };
}
