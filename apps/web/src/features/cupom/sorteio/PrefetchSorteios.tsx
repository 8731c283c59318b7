import { type CampanhaWire, useCampanha } from '../../campanha/public.ts';
import { useSorteios } from './use-sorteios.ts';

/** Loads the draws before a receipt's result shows them, where a late arrival would move the text in view. */
export function PrefetchSorteios() {
  const { campanha } = useCampanha();
  return campanha ? <Prefetch campanha={campanha} /> : null;
}

function Prefetch({ campanha }: { campanha: CampanhaWire }) {
  useSorteios(campanha);
  return null;
}
