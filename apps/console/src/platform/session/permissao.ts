import { type ActId, atos } from '@trevo/contract/operador/atos';
import { canCall, type Permissao } from '@trevo/contract/operador/ato';
import type { Papel } from '@trevo/contract/operador/papeis';
import { useStore } from '@trevo/ui/create-store.ts';
import { promotoraStore } from './promotora-store.ts';
import { type Sessao, sessaoStore } from './sessao-store.ts';

/** Whether a role may make a call, by the table that the API enforces. */
export const isPermitidoAoPapel = (act: ActId, papel: Papel): boolean => canCall(atos[act], papel);

/** Whether a role makes a call only as a proposal. */
export const isSoProposto = (act: ActId, papel: Papel): boolean =>
  (atos[act] as Permissao).propoe?.includes(papel) ?? false;

/** Whether an operator may make a call for a promoter. */
export function isPermitido(sessao: Sessao, promotora: string | null, act: ActId): boolean {
  if (sessao.daInstalacao) return true;
  const permissao: Permissao = atos[act];
  const papel = sessao.papeis.find((one) => one.promotora === promotora)?.papel;
  return permissao.isDaInstalacao !== true && papel !== undefined && canCall(permissao, papel);
}

/** Returns the operator's role at the chosen promoter; null for an operator of the installation. */
export function usePapel(): Papel | null {
  const sessao = useStore(sessaoStore);
  const promotora = useStore(promotoraStore);
  return sessao?.papeis.find((one) => one.promotora === promotora)?.papel ?? null;
}

/** Whether the signed-in operator may make a call only as a proposal at the chosen promoter. */
export function useSoPropoe(act: ActId): boolean {
  const papel = usePapel();
  return papel !== null && isSoProposto(act, papel);
}

/** Returns the check of the signed-in operator at the chosen promoter. */
export function usePermissao(): (act: ActId) => boolean {
  const sessao = useStore(sessaoStore);
  const promotora = useStore(promotoraStore);
  return (act) => (sessao ? isPermitido(sessao, promotora, act) : false);
}
