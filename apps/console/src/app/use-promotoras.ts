import type { Papel } from '@trevo/contract/operador/papeis';
import { useRead } from '../platform/api/console-client.ts';
import type { Sessao } from '../platform/session/sessao-store.ts';

/** A promoter that the operator may act for. */
export interface PromotoraEscolha {
  readonly promotora: string;
  readonly nome: string;
  /** Null for an operator of the installation without a role there. */
  readonly papel: Papel | null;
}

/** Returns the promoters that an operator may choose; undefined until they are known. */
export function usePromotoras({ daInstalacao, papeis }: Sessao): readonly PromotoraEscolha[] | undefined {
  const { data: todas, error } = useRead('operador.promotoras', {}, { enabled: daInstalacao });
  if (!daInstalacao || error) return papeis;
  return todas?.map(({ promotora, nome }) => ({
    promotora,
    nome,
    papel: papeis.find((one) => one.promotora === promotora)?.papel ?? null,
  }));
}
