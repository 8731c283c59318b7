import { atos } from '@trevo/contract/operador/atos';

/** Roles that decide proposals. */
export const aprovadores = atos['operador.aprovarProposta'].papeis;
