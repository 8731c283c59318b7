import { getTitulo } from '@trevo/config/configuracao-questions';
import { useConfiguracao } from './PartidaProvider.tsx';

/** The campaign's name for people: what the configuration says, else what the server wrote on the page. */
export function useTitulo(): string {
  return getTitulo(useConfiguracao()) || initialTitle;
}

// Read once: the title of the document changes with each screen.
const initialTitle = typeof document === 'undefined' ? '' : document.title;
