import type { Environment } from '../kernel/environment.ts';

/**
 * Returns scheme, host and port of the operators' console. In production always https on its standard port, and
 * undefined without CONSOLE_HOST.
 */
export function toConsoleOrigin({
  CONSOLE_HOST,
  CONSOLE_PORT,
  AMBIENTE,
  PUBLIC_PORT,
  PORT,
}: Environment): string | undefined {
  if (AMBIENTE === 'producao') return CONSOLE_HOST && `https://${CONSOLE_HOST}`;
  return `http://${CONSOLE_HOST ?? 'console.localhost'}:${CONSOLE_PORT ?? PUBLIC_PORT ?? PORT}`;
}

/**
 * Returns scheme, host and port below which previews are served: the console frames them. In production undefined
 * without PREVIA_HOST.
 */
export function toPreviaOrigin({
  PREVIA_HOST,
  AMBIENTE,
  PUBLIC_PORT,
  PORT,
}: Environment): string | undefined {
  if (AMBIENTE === 'producao') return PREVIA_HOST && `https://${PREVIA_HOST}`;
  return `http://${PREVIA_HOST ?? 'previa.localhost'}:${PUBLIC_PORT ?? PORT}`;
}
