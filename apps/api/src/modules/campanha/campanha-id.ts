declare const campanha: unique symbol;

/**
 * Id of a campaign that was read from the database: of the host that a request asks, or of a row. What a client sends is a
 * plain text and fits nowhere in its place.
 */
export type CampanhaId = string & { readonly [campanha]: true };
