declare const campanha: unique symbol;

/**
 * Branded campaign id, obtained from the database only (a request's host or a row). A client's plain string is
 * not assignable.
 */
export type CampanhaId = string & { readonly [campanha]: true };
