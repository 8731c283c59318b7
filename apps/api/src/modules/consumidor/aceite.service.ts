import { createHash } from 'node:crypto';
import type { Clock } from '../../kernel/clock.ts';
import { refuse } from '../../kernel/domain-error.ts';
import { createId } from '../../kernel/ids.ts';
import type { Hospedagem, CampanhaId } from '../campanha/public.ts';
import type { AceiteNovo, ConsumidorStore } from './consumidor.store.ts';
import { listAceites, type Termo } from './termos.ts';

/** A consumer's answer to a term. */
export interface AceiteRespondido {
  readonly nomeTermo: string;
  readonly aceito: boolean;
}

export type AceiteService = ReturnType<typeof createAceiteService>;

/** Answers to the campaign's terms after registration. */
export function createAceiteService(store: ConsumidorStore, clock: Clock) {
  /** Maps each term to its latest answer. */
  const list = async (consumidorId: string, campanhaId: CampanhaId) => {
    const rows = await store.listAceites(consumidorId, campanhaId);
    return new Map(rows.map((row) => [row.nome_termo, row.aceito]));
  };
  return {
    list,
    /** Appends answers to the audit trail. Throws consumidor.aceiteObrigatorio with the first missing term. */
    async save(
      hospedagem: Hospedagem,
      consumidorId: string,
      aceites: readonly AceiteRespondido[],
      endereco: string,
    ): Promise<void> {
      const { campanhaId } = hospedagem.principal;
      const termos = listAceites(hospedagem);
      const answers = new Map([
        ...(await list(consumidorId, campanhaId)),
        ...aceites.map(({ nomeTermo, aceito }) => [nomeTermo, aceito] as const),
      ]);
      const missing = termos.find(({ obrigatorio, nomeTermo }) => obrigatorio && !answers.get(nomeTermo));
      if (missing) throw refuse('consumidor.aceiteObrigatorio', { termo: missing.nomeTermo });
      const novos = toAceitesNovos(termos, aceites, { campanhaId, endereco });
      await store.createAceites(consumidorId, novos, clock.now());
    },
  };
}

/** Returns the version of a term: the hash of the displayed text. */
export const hashTexto = (texto: string): string => createHash('sha256').update(texto).digest('hex');

/** Maps answers to known terms to audit-trail rows, each with the hash of the displayed text. */
export function toAceitesNovos(
  termos: readonly Termo[],
  aceites: readonly AceiteRespondido[],
  { campanhaId, endereco }: { campanhaId: CampanhaId; endereco: string },
): AceiteNovo[] {
  const answers = new Map(aceites.map((a) => [a.nomeTermo, a.aceito]));
  return termos
    .filter(({ nomeTermo }) => answers.has(nomeTermo))
    .map(({ nomeTermo, texto }) => ({
      aceiteId: createId(),
      campanhaId,
      nomeTermo,
      textoHash: hashTexto(texto),
      aceito: answers.get(nomeTermo)!,
      endereco,
    }));
}
