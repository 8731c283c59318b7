import { fillPath } from '@trevo/contract/fill-path';
import { type CallId, paths } from '@trevo/contract/paths';
import { readRetorno } from './comando.ts';
import { comandoText } from './comando.text.ts';
import { CommandError, type Variables } from './run-command.ts';

/** Environment variable with the machine credential; an argument would be visible to every process of the machine. */
const credencialVariable = 'TREVO_CREDENCIAL';

/**
 * Makes a call at a server with a machine credential, from any machine. Throws CommandError for an address that
 * would send the credential in the clear, without a credential, and for a refusal.
 *
 * @param servidor address of a campaign of the credential's promoter
 */
export async function askServer<T>(
  id: Extract<CallId, `operador.${string}`>,
  servidor: string,
  variables: Variables,
  { params = {}, body }: { params?: Record<string, string>; body: object },
): Promise<T> {
  const origin = toOrigin(servidor);
  const credencial = variables[credencialVariable]?.trim();
  if (!credencial) throw new CommandError(comandoText.semCredencial(credencialVariable));
  const { method, path } = paths[id];
  const response = await fetch(new URL(fillPath(path, params), origin), {
    method,
    // A redirect could lead the credential to another server.
    redirect: 'manual',
    headers: { authorization: `Bearer ${credencial}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  }).catch((error: Error & { cause?: { code?: string } }) => {
    throw new CommandError(comandoText.semServidor(origin, error.cause?.code ?? error.name));
  });
  const { status, headers } = response;
  if (status >= 300 && status < 400)
    throw new CommandError(comandoText.outroServidor(origin, headers.get('location') ?? ''));
  if (!headers.get('content-type')?.startsWith('application/json'))
    throw new CommandError(comandoText.outraResposta(origin, status));
  return readRetorno<T>(response);
}

/** Reads an address without a path. Throws CommandError unless it is encrypted or of this machine. */
function toOrigin(servidor: string): string {
  const url = URL.canParse(servidor) ? new URL(servidor) : undefined;
  const isPlain = url?.pathname === '/' && !url.search && !url.hash && !url.username && !url.password;
  if (!url || !isPlain || !['https:', 'http:'].includes(url.protocol))
    throw new CommandError(comandoText.servidorInvalido);
  if (url.protocol === 'http:' && !isLoopback(url.hostname)) throw new CommandError(comandoText.semHttps);
  return url.origin;
}

const isLoopback = (hostname: string): boolean =>
  hostname === '[::1]' || /^(localhost|[\w.-]+\.localhost|127(\.\d{1,3}){3})$/.test(hostname);
