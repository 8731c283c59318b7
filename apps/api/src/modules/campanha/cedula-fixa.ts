import type { CampanhaArquivo } from '@trevo/config/campanha-file/campanha-file';

type Cedula = CampanhaArquivo['quiz'][number];

/** What people answered to, and for what: words may be corrected, this may not. */
const toPromessa = ({ modalidade, pontosPorAcerto, pontosPorParticipar, perguntas }: Cedula): string =>
  JSON.stringify([
    modalidade,
    pontosPorAcerto ?? 0,
    pontosPorParticipar ?? 0,
    perguntas.map(({ id, opcoes, certa }) => [id, opcoes, certa ?? null]),
  ]);

/** The ballot that somebody answered and that would be gone, asked differently or closed earlier; undefined when all stay. */
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
