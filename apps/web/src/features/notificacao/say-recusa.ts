import { ApiError, isOffline } from '../../platform/api/api-error.ts';
import { isSessaoRecusada } from '../../platform/session/use-leave.ts';

/**
 * What the server said when it did not register the device; undefined when it said nothing (no network, a blocked
 * script), and when it refused the session, which has its own words.
 */
export const sayRecusa = (thrown: unknown): string | undefined =>
  thrown instanceof ApiError && !isOffline(thrown) && !isSessaoRecusada(thrown.codigo)
    ? thrown.mensagem
    : undefined;
