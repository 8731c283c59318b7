import type { CampanhaArquivo } from '@trevo/config/campanha-file/campanha-file';

type Cedula = CampanhaArquivo['quiz'][number];

/** Fields of an answered ballot that must not change; texts may be corrected. */
const toPromessa = ({ modalidade, pontosPorAcerto, pontosPorParticipar, perguntas }: Cedula): string =>
  JSON.stringify([
    modalidade,
    pontosPorAcerto ?? 0,
    pontosPorParticipar ?? 0,
    perguntas.map(({ id, opcoes, certa }) => [id, opcoes, certa ?? null]),
  ]);

/** Finds an answered ballot that the new file removes, changes or closes earlier; undefined when none. */
export function findCedulaTrocada(
  antes: CampanhaArquivo,
  depois: CampanhaArquivo,
  respondidas: readonly string[],
): string | undefined {
  const fixas = antes.quiz.filter(({ id }) => respondidas.includes(id));
  return fixas.find((antiga) => {
    const nova = depois.quiz.find(({ id }) => id === antiga.id);
    return !nova || nova.ate < antiga.ate || toPromessa(nova) !== toPromessa(antiga);
  })?.id;
}
