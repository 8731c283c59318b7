import { permissoes } from '@trevo/contract/operador/permissoes';

/** Roles that decide proposals. */
export const aprovadores = permissoes['operador.aprovarProposta'].papeis;
