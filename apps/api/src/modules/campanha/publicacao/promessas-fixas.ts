import type { CampanhaArquivo } from '@trevo/config/campanha-file/campanha-file';
import type { Clock } from '../../../kernel/clock.ts';
import { refuse } from '../../../kernel/domain-error.ts';
import { isSameAgenda } from '../chaves/agenda-lacrada.ts';
import type { CampanhaId } from '../campanha-id.ts';
import type { CampanhaRow, CampanhaStore } from '../campanha.store.ts';
import { findCedulaTrocada } from './cedula-fixa.ts';
import type { Cofre } from '../chaves/chaves-campanha.ts';
import { isProlonged, requireSorteiosFixos } from './promessas.ts';

/** Lists the answered ones of a campaign's ballots; implemented by a higher module. */
export type ListRespondidas = (campanhaId: CampanhaId, cedulaIds: readonly string[]) => Promise<string[]>;

/** Lists the days of a campaign's draws that must not change; implemented by a higher module. */
export type ListSorteiosFixos = (campanhaId: CampanhaId) => Promise<ReadonlySet<string>>;

/**
 * Refuses a file that changes fixed numbering, sealed prizes, answered ballots, frozen draws or the end of a revealed
 * schedule.
 */
export type RequireFixos = (before: CampanhaRow | undefined, arquivo: CampanhaArquivo) => Promise<void>;

export function createRequireFixos(parts: {
  store: Pick<CampanhaStore, 'listComprometidas'>;
  cofre: Pick<Cofre, 'findAlheia'>;
  clock: Clock;
  listRespondidas: ListRespondidas;
  listSorteiosFixos: ListSorteiosFixos;
}): RequireFixos {
  /** Throws when the file removes or changes an answered ballot. */
  async function requireCedulas(
    campanhaId: CampanhaId,
    antes: CampanhaArquivo,
    depois: CampanhaArquivo,
  ): Promise<void> {
    // Files older than the quiz feature have no ballots.
    const ids = (antes.quiz ?? []).map(({ id }) => id);
    if (ids.length === 0) return;
    const cedula = findCedulaTrocada(antes, depois, await parts.listRespondidas(campanhaId, ids));
    if (cedula) throw refuse('campanha.cedulaFixa', { cedula });
  }

  return async (before, arquivo) => {
    const campanha = parts.cofre.findAlheia(await parts.store.listComprometidas());
    if (campanha) throw refuse('campanha.segredoTrocado', { campanha });
    if (!before) return;
    if (before.arquivo.numeros.series !== arquivo.numeros.series) throw refuse('campanha.numeracaoFixa');
    if (isProlonged(before.arquivo, arquivo, parts.clock.now())) throw refuse('campanha.sorteRevelada');
    requireSorteiosFixos(before.arquivo, arquivo, await parts.listSorteiosFixos(before.campanha_id));
    await requireCedulas(before.campanha_id, before.arquivo, arquivo);
    if (before.compromisso_premios !== null && !isSameAgenda(before.arquivo, arquivo))
      throw refuse('campanha.premiosFixos');
  };
}
