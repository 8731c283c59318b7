import type { CampanhaArquivo } from '../campanha-file/campanha-file.ts';

/**
 * Returns the maximum wait until an ordinary receipt is credited; undefined where that is immediate.
 * `esperaHoras` are the hours of the slowest source; null where an operator decides, without a deadline.
 */
export function findComprovacao({
  documentos,
  ganho,
}: CampanhaArquivo): { readonly esperaHoras: number | null } | undefined {
  const { apuracao, valor } = documentos;
  if (apuracao === 'manual') return { esperaHoras: null };
  if (valor[0]?.fonte === 'codigo' && ganho.por === 'documento' && ganho.produtos === undefined)
    return undefined;
  const horas = valor.flatMap((fonte) => ('esperaHoras' in fonte ? [fonte.esperaHoras] : []));
  return { esperaHoras: horas.length > 0 ? Math.max(...horas) : null };
}
