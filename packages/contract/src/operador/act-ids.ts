import { type ActId, atos } from './atos.ts';

/** The ids of all acts, those of a noun together. */
export const actIds = Object.keys(atos) as ActId[];
