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
  /**
   * Whether a campaign keeps out a person it knows already, by the document in their profile; asks for it only where
   * the campaign checks anybody.
   */
  isConsumidorRestrito(publicada: CampanhaPublicada, findCpf: () => Promise<string | null>): Promise<boolean>;
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
    async isConsumidorRestrito(publicada, findCpf) {
      const cpf = verifiesCpf(publicada) ? await findCpf() : null;
      return cpf !== null && isCpfRestrito(await store.list(publicada.campanhaId, cpf));
    },
    async import(campanhaId, restricoes) {
      await store.replace(campanhaId, restricoes);
      return restricoes.length;
    },
  };
}
