import { configuracaoPadrao } from '@trevo/config/configuracao/configuracao-keys';
import { isCpfRestritoVerified } from '@trevo/config/configuracao/configuracao-questions';
import { isCpfRestrito } from '@trevo/rules/pessoa/cpf';
import { normalizeUsuario } from '@trevo/rules/pessoa/usuario';
import type { CpfRestritoStore, Restricao } from './cpf-restrito.store.ts';
import type { CampanhaPublicada } from './hospedagem.service.ts';
import type { CampanhaId } from './campanha-id.ts';

/** Whether a campaign holds documents against its list. */
export const verifiesCpf = ({ arquivo }: Pick<CampanhaPublicada, 'arquivo'>): boolean =>
  isCpfRestritoVerified({ ...configuracaoPadrao, ...arquivo.configuracao });

export type CpfRestritoService = ReturnType<typeof createCpfRestritoService>;

/** Documents that a campaign's rules keep out. */
export function createCpfRestritoService(store: CpfRestritoStore) {
  const list = (campanhaId: CampanhaId, cpf: string) => store.list(campanhaId, normalizeUsuario(cpf));
  return {
    list,
    isRestrito: async (campanhaId: CampanhaId, cpf: string): Promise<boolean> =>
      isCpfRestrito(await list(campanhaId, cpf)),
    /**
     * Whether a campaign keeps out a person it knows already, by the document in their profile; asks for it only where
     * the campaign checks anybody.
     */
    async isConsumidorRestrito(
      publicada: CampanhaPublicada,
      findCpf: () => Promise<string | null>,
    ): Promise<boolean> {
      const cpf = verifiesCpf(publicada) ? await findCpf() : null;
      return cpf !== null && isCpfRestrito(await store.list(publicada.campanhaId, cpf));
    },
    /** Replaces the list and answers its length. */
    async import(campanhaId: CampanhaId, restricoes: readonly Restricao[]): Promise<number> {
      await store.replace(campanhaId, restricoes);
      return restricoes.length;
    },
  };
}
