import { useQueryClient } from '@tanstack/react-query';
import type { RetornoOf } from '@trevo/contract/call';
import type { Calls } from '@trevo/contract/calls';
import { useRef, useState } from 'react';
import { callApi } from '../../platform/api/call-api.ts';
import { type ApiError, isSilence, toApiError } from '@trevo/client/api-error.ts';

export type Voucher = RetornoOf<Calls['fidelidade.vouchers']>['retorno'][number];
export type VoucherPedido = RetornoOf<Calls['fidelidade.pedidos']>['retorno'][number];

/** Query scopes to invalidate after a redemption: the vouchers and every balance. */
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
  /** Redeems the voucher; resolves to undefined when it was refused or got no response. */
  swap(voucher: Voucher): Promise<VoucherPedido | undefined>;
  clear(): void;
}

/**
 * Redeems a voucher with the balance. After a missing response the idempotency key is kept, so that a retry is
 * the same order and is paid once.
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
        // A refusal ends the attempt; a missing response does not.
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
