import { stringify } from 'yaml';
import type { CampanhaArquivo } from './campanha-file.ts';

/** Writes a campaign as a YAML file without comments. */
export const formatCampanhaFile = (arquivo: CampanhaArquivo): string => stringify(arquivo);
