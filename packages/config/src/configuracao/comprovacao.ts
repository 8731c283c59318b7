import type { CampanhaArquivo } from '../campanha-file/campanha-file.ts';

/**
 * How long it may take until an ordinary receipt earns what it earns; undefined where that is at once. `esperaHoras` are the
 * hours of the source that takes longest; null where a person decides, who needs as long as it takes.
 */
export function findComprovacao({
  documentos,
  ganho,
}: CampanhaArquivo): { readonly esperaHoras: number | null } | undefined {
  const { apuracao, valor } = documentos;
  if (apuracao === 'manual') return { esperaHoras: null };
  if (valor[0]?.fonte === 'codigo' && ganho.por === 'documento') return undefined;
  const horas = valor.flatMap((fonte) => ('esperaHoras' in fonte ? [fonte.esperaHoras] : []));
  return { esperaHoras: horas.length > 0 ? Math.max(...horas) : null };
}
