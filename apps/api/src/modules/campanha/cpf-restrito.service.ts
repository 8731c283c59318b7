import { configuracaoPadrao } from '@trevo/config/configuracao/configuracao-keys';
import { isCpfRestritoVerified } from '@trevo/config/configuracao/telas-questions';
import { isCpfRestrito } from '@trevo/rules/pessoa/cpf';
import { normalizeUsuario } from '@trevo/rules/pessoa/usuario';
import type { Ator } from '../../kernel/auth/ator.ts';
import type { CpfRestritoStore, Restricao } from './cpf-restrito.store.ts';
import type { CampanhaPublicada } from './hospedagem.service.ts';
import type { CampanhaId } from './campanha-id.ts';

/** Returns whether a campaign checks documents against its restriction list. */
export const verifiesCpf = ({ arquivo }: Pick<CampanhaPublicada, 'arquivo'>): boolean =>
  isCpfRestritoVerified({ ...configuracaoPadrao, ...arquivo.configuracao });

export type CpfRestritoService = ReturnType<typeof createCpfRestritoService>;

/** Documents excluded by a campaign's rules. */
export function createCpfRestritoService(store: CpfRestritoStore) {
  const list = (campanhaId: CampanhaId, cpf: string) => store.list(campanhaId, normalizeUsuario(cpf));
  return {
    list,
    count: store.count,
    isRestrito: async (campanhaId: CampanhaId, cpf: string): Promise<boolean> =>
      isCpfRestrito(await list(campanhaId, cpf)),
    /**
     * Returns whether the campaign excludes a known consumer; reads the document only where the campaign checks
     * any.
     */
    async isConsumidorRestrito(
      publicada: CampanhaPublicada,
      findCpf: () => Promise<string | null>,
    ): Promise<boolean> {
      const cpf = verifiesCpf(publicada) ? await findCpf() : null;
      return cpf !== null && isCpfRestrito(await store.list(publicada.campanhaId, cpf));
    },
    /** Replaces the list and returns its length. */
    async import(campanhaId: CampanhaId, restricoes: readonly Restricao[], ator: Ator): Promise<number> {
      await store.replace(campanhaId, restricoes, ator);
      return restricoes.length;
    },
  };
}
