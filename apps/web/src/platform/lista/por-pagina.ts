/** How many entries a page of a list has, unless the specification says otherwise. */
export const porPagina = 10;
