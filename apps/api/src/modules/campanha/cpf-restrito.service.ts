import { isCpfRestrito } from '@trevo/rules/cpf-restrito';
import { normalizeUsuario } from '@trevo/rules/usuario';
import type { CpfRestritoStore, Restricao } from './cpf-restrito.store.ts';

/** Documents that a campaign's rules keep out. */
export interface CpfRestritoService {
  list(campanhaId: string, cpf: string): Promise<Omit<Restricao, 'cpf'>[]>;
  isRestrito(campanhaId: string, cpf: string): Promise<boolean>;
  /** Replaces the list and answers its length. */
  import(campanhaId: string, restricoes: readonly Restricao[]): Promise<number>;
}

export function createCpfRestritoService(store: CpfRestritoStore): CpfRestritoService {
  const list = (campanhaId: string, cpf: string) => store.list(campanhaId, normalizeUsuario(cpf));
  return {
    list,
    isRestrito: async (campanhaId, cpf) => isCpfRestrito(await list(campanhaId, cpf)),
    async import(campanhaId, restricoes) {
      await store.replace(campanhaId, restricoes);
      return restricoes.length;
    },
  };
}
