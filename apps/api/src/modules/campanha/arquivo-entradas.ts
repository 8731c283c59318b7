import type { CampanhaArquivo } from '@trevo/config/campanha-file';
import { toEntradas } from '@trevo/config/parse-entradas';

/** The configuration of a campaign file as the wire's list of `{chave, valor}`. */
export function toArquivoEntradas(arquivo: CampanhaArquivo): { chave: string; valor: string }[] {
  return toEntradas(arquivo.configuracao);
}
