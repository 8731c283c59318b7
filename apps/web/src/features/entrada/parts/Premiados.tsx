import { QueryProvider } from '../../../platform/api/QueryProvider.tsx';
import type { CampanhaWire } from '../../campanha/public.ts';
import { SorteiosPublicos } from '../../cupom/public.ts';

/**
 * Draws and winners on the entry of an ended campaign. A lazy import with the query cache, neither of which the
 * entry of a running campaign needs.
 */
export const Premiados = ({ campanha }: { campanha: CampanhaWire }) => (
  <QueryProvider>
    <SorteiosPublicos campanha={campanha} />
  </QueryProvider>
);
