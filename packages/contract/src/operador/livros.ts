import type { Permissao } from './ato.ts';
import { type ActId, atos } from './atos.ts';

/** Whether an act changes the books of a campaign, which is refused after they are closed (ADR 0092). */
export const mudaLivros = (id: ActId): boolean => (atos[id] as Permissao).mudaLivros === true;
