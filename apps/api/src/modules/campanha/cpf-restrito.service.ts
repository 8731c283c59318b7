import { configuracaoPadrao } from '@trevo/config/configuracao-keys';
import { isCpfRestritoVerified } from '@trevo/config/configuracao-questions';
import { isCpfRestrito } from '@trevo/rules/cpf-restrito';
import { normalizeUsuario } from '@trevo/rules/usuario';
import type { CpfRestritoStore, Restricao } from './cpf-restrito.store.ts';
import type { CampanhaPublicada } from './hospedagem.service.ts';

/** Documents that a campaign's rules keep out. */
export interface CpfRestritoService {
  list(campanhaId: string, cpf: string): Promise<Omit<Restricao, 'cpf'>[]>;
  isRestrito(campanhaId: string, cpf: string): Promise<boolean>;
  /** Whether a campaign keeps out a person it knows already; asks nothing where it checks nobody. */
  isConsumidorRestrito(publicada: CampanhaPublicada, consumidorId: string): Promise<boolean>;
  /** Replaces the list and answers its length. */
  import(campanhaId: string, restricoes: readonly Restricao[]): Promise<number>;
}

/** Whether a campaign holds documents against its list. */
export const verifiesCpf = ({ arquivo }: Pick<CampanhaPublicada, 'arquivo'>): boolean =>
  isCpfRestritoVerified({ ...configuracaoPadrao, ...arquivo.configuracao });

export function createCpfRestritoService(store: CpfRestritoStore): CpfRestritoService {
  const list = (campanhaId: string, cpf: string) => store.list(campanhaId, normalizeUsuario(cpf));
  return {
    list,
    isRestrito: async (campanhaId, cpf) => isCpfRestrito(await list(campanhaId, cpf)),
    isConsumidorRestrito: async (publicada, consumidorId) =>
      verifiesCpf(publicada) &&
      isCpfRestrito(await store.listByConsumidor(publicada.campanhaId, consumidorId)),
    async import(campanhaId, restricoes) {
      await store.replace(campanhaId, restricoes);
      return restricoes.length;
    },
  };
}
