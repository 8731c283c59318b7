/**
 * The page that recomputes a draw, one static file for all hosts. `?capsula=` is the path of a capsule at the
 * same host.
 */
export const conferirPath = '/conferir';
