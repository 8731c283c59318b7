/** Whether a shop takes part on a São Paulo day: it is switched on, and its last day (`ate`) has not passed. */
export const isLojaAtiva = (
  { ativo, ate }: { readonly ativo: boolean; readonly ate?: string | undefined },
  dia: string,
): boolean => ativo && (ate === undefined || dia <= ate);
