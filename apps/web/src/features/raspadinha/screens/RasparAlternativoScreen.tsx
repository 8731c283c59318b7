import { Embutida } from '../parts/Embutida.tsx';

/** The nine panes inside another page. */
export function RasparAlternativoScreen() {
  return <Embutida look="alternativa" />;
}
