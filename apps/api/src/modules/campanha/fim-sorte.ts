import { findFimRaspadinhas, findFimSorte } from '@trevo/rules/campanha-window';
import type { CampanhaPublicada } from './hospedagem.service.ts';

type Datada = Pick<CampanhaPublicada, 'arquivo' | 'campanha'>;

/** The last day on which cards of a campaign may be opened. */
export const toFimRaspadinhas = ({ campanha, arquivo }: Datada): string =>
  findFimRaspadinhas(campanha, arquivo.documentos.esperaOfflineHoras);

/** The last day on which anything can be won in a campaign. */
export const toFimSorte = ({ campanha, arquivo }: Datada): string =>
  findFimSorte(
    campanha,
    arquivo.documentos.esperaOfflineHoras,
    arquivo.sorteios.map(({ data: extracao }) => extracao),
  );
