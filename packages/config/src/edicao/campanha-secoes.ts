import { campanhaArquivoShape } from '../campanha-file/campanha-file.ts';

/** Sections of a campaign file in the order of its reference. */
export const campanhaSecoes: readonly string[] = Object.keys(campanhaArquivoShape.entries);
