import type { BodyOf, RetornoOf } from '@trevo/contract/call';
import type { Calls } from '@trevo/contract/calls';
import type { PrazoTipo } from '@trevo/rules/encerramento/prazo-legal';
import type { Ator } from '../../kernel/auth/ator.ts';
import type { Clock } from '../../kernel/clock.ts';
import { refuse } from '../../kernel/domain-error.ts';
import type { CampanhaId, CampanhaPublicada, Autores } from '../campanha/public.ts';
import type { PrazoLegalStore, PrazoProprioRow, PrazoRow } from './prazo-legal.store.ts';

type Wire = RetornoOf<Calls['operador.prazosLegais']>[number];

/** A kind of term as it holds for one campaign. */
export interface PrazoDaCampanha extends PrazoTipo, Pick<PrazoRow, 'nome' | 'fonte' | 'avisos'> {
  /** Set where the campaign's term differs from the law's. */
  readonly proprio: PrazoProprioRow | undefined;
}

export type PrazoLegalService = ReturnType<typeof createPrazoLegalService>;

/** Kinds of legal terms, and the terms of campaigns that differ from them. */
export function createPrazoLegalService({ store, clock }: { store: PrazoLegalStore; clock: Clock }) {
  /** Throws encerramento.prazoNenhum. */
  async function get(prazoId: string): Promise<PrazoRow> {
    const row = (await store.list()).find(({ prazo_id }) => prazo_id === prazoId);
    if (!row) throw refuse('encerramento.prazoNenhum');
    return row;
  }
  return {
    get,
    list: async (): Promise<Wire[]> => (await store.list()).map(toWire),
    /** Changes a kind of term for all campaigns. Throws encerramento.prazoNenhum. */
    async change(
      prazoId: string,
      { motivo: _, ...mudanca }: BodyOf<Calls['operador.alterarPrazoLegal']>,
      ator: Ator,
    ): Promise<Wire> {
      const avisos = [...new Set(mudanca.avisos)].sort((a, b) => b - a);
      const row = await store.change(prazoId, { ...mudanca, avisos }, ator, clock.now());
      if (!row) throw refuse('encerramento.prazoNenhum');
      return toWire(row);
    },
    /** Sets a campaign's own term. Throws encerramento.prazoNenhum. */
    async define(
      { campanhaId }: CampanhaPublicada,
      prazoId: string,
      definido: BodyOf<Calls['operador.definirPrazoCampanha']>,
      { por, aprovadoPor }: Autores,
    ): Promise<void> {
      await get(prazoId);
      await store.define(campanhaId, {
        prazo_id: prazoId,
        ...definido,
        definido_em: clock.now(),
        definido_por: por,
        aprovado_por: aprovadoPor,
      });
    },
    /** Lists the kinds of terms as they hold for a campaign. */
    async listDaCampanha(campanhaId: CampanhaId): Promise<PrazoDaCampanha[]> {
      const [rows, proprios] = await Promise.all([store.list(), store.listProprios(campanhaId)]);
      const byId = new Map(proprios.map((row) => [row.prazo_id, row]));
      return rows.map(({ prazo_id: prazoId, ancora, sentido, cumpre, nome, fonte, avisos, ...legal }) => {
        const proprio = byId.get(prazoId);
        const { quantidade, unidade } = proprio ?? legal;
        return { prazoId, ancora, sentido, cumpre, nome, fonte, avisos, quantidade, unidade, proprio };
      });
    },
  };
}

const toWire = (row: PrazoRow): Wire => ({
  prazoID: row.prazo_id,
  nome: row.nome,
  ancora: row.ancora,
  quantidade: row.quantidade,
  unidade: row.unidade,
  sentido: row.sentido,
  cumpre: row.cumpre,
  fonte: row.fonte,
  avisos: row.avisos,
  alteradoEm: row.alterado_em?.toISOString() ?? null,
  alteradoPor: row.alterado_por,
});
