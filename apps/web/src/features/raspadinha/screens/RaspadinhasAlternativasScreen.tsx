import { useConfiguracao } from '../../../shared/configuracao/PartidaProvider.tsx';
import { findListLook } from '../../../shared/raspadinha/raspadinha-path.ts';
import { raspadinhasText } from '../lista.raspadinha.text.ts';
import { RaspadinhasLista } from '../parts/RaspadinhasLista.tsx';

/** The person's scratch cards, opened in the alternative look where the campaign has it. */
export function RaspadinhasAlternativasScreen() {
  return <RaspadinhasLista look={findListLook(useConfiguracao())} words={raspadinhasText} />;
}
