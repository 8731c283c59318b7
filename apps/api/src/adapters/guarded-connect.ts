import { lookup as dnsLookup, type LookupAddress, type LookupOptions } from 'node:dns';
import { Agent as HttpAgent } from 'node:http';
import { Agent as HttpsAgent } from 'node:https';
import { connect, isIP, type LookupFunction, type Socket } from 'node:net';
import ipaddr from 'ipaddr.js';
import { buildConnector } from 'undici';

/**
 * Sockets to public addresses only, for every client: HTTP, mail and the SDK of SNS. A socket to a name judges the
 * addresses of its own lookup; a socket to a literal address makes no lookup, so the literal is judged before.
 */

/** A forbidden destination; `code` takes the place of a system error code. */
export class DestinationError extends Error {
  override readonly name = 'DestinationError';
  readonly code = 'DESTINATION_REFUSED';
}

/** IPv4-compatible IPv6 addresses (RFC 4291, section 2.5.5.1), deprecated: some systems connect to the IPv4 address. */
const ipv4Compativel = ipaddr.parseCIDR('::/96');

/** Returns whether an IP address is public; an IPv4-mapped IPv6 address counts as IPv4. */
function isPublic(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  const ip = ipaddr.process(address);
  return ip.range() === 'unicast' && !(ip.kind() === 'ipv6' && ip.match(ipv4Compativel));
}

/** Returns whether a host is a literal address that is not public; false for a name. */
export function isPrivateLiteral(host: string): boolean {
  const literal = host.replace(/^\[|\]$/g, '');
  return (isIP(literal) !== 0 || ipaddr.isValid(literal)) && !isPublic(literal);
}

const findLiteralFault = (host: string): DestinationError | undefined =>
  isPrivateLiteral(host) ? new DestinationError('the address is not public') : undefined;

/** DNS lookup that fails when one of the name's addresses is not public. */
export function toPublicLookup(lookup: typeof dnsLookup = dnsLookup): LookupFunction {
  return (hostname, options, callback) => {
    const all: LookupOptions & { all: true } = { ...options, all: true };
    lookup(hostname, all, (error, found: LookupAddress[]) => {
      if (error) return callback(error, []);
      if (!found.every(({ address }) => isPublic(address)))
        return callback(new DestinationError('the host name resolves to an address that is not public'), []);
      const [first] = found;
      if (options.all || !first) return callback(null, found);
      callback(null, first.address, first.family);
    });
  };
}

/** Opens a TCP connection. @throws DestinationError for a literal address that is not public */
export function connectPublic(
  { host, port }: { host: string; port: number },
  lookup: LookupFunction,
): Socket {
  const fault = findLiteralFault(host);
  if (fault) throw fault;
  return connect({ host, port, lookup });
}

/** Returns undici's connector with the guard. */
export function createPublicConnector(
  timeout: number,
  lookup: LookupFunction,
): ReturnType<typeof buildConnector> {
  const connector = buildConnector({ timeout, lookup });
  return (options, callback) => {
    const fault = findLiteralFault(options.hostname);
    if (fault) return callback(fault, null);
    connector(options, callback);
  };
}

/** Returns agents with the guard, for clients of node:http. */
export const createPublicAgents = (
  lookup: LookupFunction,
): { readonly httpAgent: HttpAgent; readonly httpsAgent: HttpsAgent } => ({
  httpAgent: guardAgent(new HttpAgent({ keepAlive: true, lookup })),
  httpsAgent: guardAgent(new HttpsAgent({ keepAlive: true, lookup })),
});

function guardAgent<A extends HttpAgent>(agent: A): A {
  const createConnection = agent.createConnection.bind(agent);
  agent.createConnection = (options, callback) => {
    const fault = findLiteralFault(options.host ?? '');
    if (!fault) return createConnection(options, callback);
    // The callback's second parameter is not optional in the types, and absent with an error.
    callback?.(fault, undefined as never);
    return undefined;
  };
  return agent;
}
