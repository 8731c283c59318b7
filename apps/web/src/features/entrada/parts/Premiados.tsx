import type { CampanhaWire } from '../../campanha/public.ts';
import { SorteiosPublicos } from '../../cupom/public.ts';

/** Draws and winners on the entry of an ended campaign; a lazy import, because a running one does not need it. */
export const Premiados = ({ campanha }: { campanha: CampanhaWire }) => (
  <SorteiosPublicos campanha={campanha} />
);
