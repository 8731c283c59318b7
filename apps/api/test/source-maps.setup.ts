import { setSourceMapsSupport } from 'node:module';

/**
 * Vitest enables source maps, for which Node searches the text of every generated function: the routers of an app have a
 * thousand, which took a third of the time of its start. Node strips the types in place, so positions need no map.
 */
setSourceMapsSupport(false);
