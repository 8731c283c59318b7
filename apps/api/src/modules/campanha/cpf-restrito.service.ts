import { configuracaoPadrao } from '@trevo/config/configuracao/configuracao-keys';
import { isCpfRestritoVerified } from '@trevo/config/configuracao/telas-questions';
import type { RetornoOf } from '@trevo/contract/call';
import type { Calls } from '@trevo/contract/calls';
import { avisoListaText } from '@trevo/contract/palavras.text';
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
    /**
     * Replaces the list; returns its length and the warnings. A list that the campaign does not check is accepted:
     * it may be loaded before the file with the switch is published.
     */
    async import(
      publicada: CampanhaPublicada,
      restricoes: readonly Restricao[],
      ator: Ator,
    ): Promise<RetornoOf<Calls['operador.importarCpfsRestritos']>> {
      await store.replace(publicada.campanhaId, restricoes, ator);
      const isSemEfeito = restricoes.length > 0 && !verifiesCpf(publicada);
      return { total: restricoes.length, avisos: isSemEfeito ? [avisoListaText.semEfeito] : [] };
    },
  };
}
