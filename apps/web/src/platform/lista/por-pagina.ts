/** Default page size, unless the specification says otherwise. */
export const porPagina = 10;
