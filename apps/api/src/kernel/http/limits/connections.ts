import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import type { Logger } from '../../log.ts';
import type { HttpLimits } from './http-limits.ts';
import { toNetwork } from './rate-limit.ts';
import { wrapListener } from './wrap-listener.ts';

/** Minimum interval between two log lines. */
const logMilliseconds = 10_000;

/**
 * Accepted connections above the bound until the operating system closes them: the sockets that made room count
 * until then.
 */
const closing = 256;

/** Addresses of this machine: a proxy beside the program has one of them for all clients. */
const loopback = new Set(['127.0.0.1', toNetwork('::1')]);

/**
 * Bounds open connections, in total and for each network.
 *
 * A new connection above the total takes the place of the oldest one of the larger group: connections without a
 * complete first header, or between two requests. So a flood of either kind displaces itself, and no request in
 * progress ends for it. Without such a connection the new one is closed.
 *
 * Runs before the framework, on top of the other wrapped listeners, so that each parsed request counts.
 *
 * @param isDirect whether clients connect without a proxy: only then the socket has the client's address
 */
export function boundConnections(
  server: Server,
  parts: { readonly limits: HttpLimits; readonly isDirect: boolean; readonly log: Logger },
): void {
  const { limits, isDirect } = parts;
  const open = new Set<Socket>();
  /** In order of time: sets keep the order of insertion. */
  const silent = new Set<Socket>();
  const idle = new Set<Socket>();
  const inProgress = new WeakMap<Socket, number>();
  const networks = new Map<string, number>();
  const logClosed = createClosedLog(parts.log);

  server.maxConnections = limits.connections + closing;
  server.on('drop', () => logClosed('total'));

  function forget(socket: Socket): void {
    open.delete(socket);
    silent.delete(socket);
    idle.delete(socket);
  }

  function end(socket: Socket, reason: 'rede' | 'total'): void {
    forget(socket);
    socket.destroy();
    logClosed(reason);
  }

  /** Returns whether the socket may stay. */
  function makeRoom(): boolean {
    if (open.size < limits.connections) return true;
    const [oldest] = silent.size >= idle.size ? silent : idle;
    if (oldest) end(oldest, 'total');
    return oldest !== undefined;
  }

  function countNetwork(socket: Socket): boolean {
    const network = toNetwork(socket.remoteAddress ?? '');
    if (!isDirect || loopback.has(network)) return true;
    const connections = networks.get(network) ?? 0;
    if (connections >= limits.connectionsEach) return false;
    networks.set(network, connections + 1);
    socket.once('close', () => {
      const left = networks.get(network)! - 1;
      if (left > 0) networks.set(network, left);
      else networks.delete(network);
    });
    return true;
  }

  server.prependListener('connection', (socket) => {
    if (!countNetwork(socket)) return end(socket, 'rede');
    if (!makeRoom()) return end(socket, 'total');
    open.add(socket);
    silent.add(socket);
    socket.once('close', () => forget(socket));
  });

  wrapListener(server, (request, response, answer) => {
    const { socket } = request;
    silent.delete(socket);
    idle.delete(socket);
    inProgress.set(socket, (inProgress.get(socket) ?? 0) + 1);
    const finish = () => {
      const left = inProgress.get(socket)! - 1;
      inProgress.set(socket, left);
      if (left === 0 && open.has(socket) && !socket.destroyed) idle.add(socket);
    };
    // A refusal may be sent before the body has arrived; ending the connection then would lose it.
    response.once('close', () => (request.complete ? finish() : request.once('close', finish)));
    answer();
  });
}

/** Logs closed connections in aggregate: a flood has thousands of them in a second. */
function createClosedLog(log: Logger): (reason: 'rede' | 'total') => void {
  let closed = { rede: 0, total: 0 };
  let loggedAt = -Infinity;
  return (reason) => {
    closed[reason] += 1;
    const now = performance.now();
    if (now < loggedAt + logMilliseconds) return;
    loggedAt = now;
    log.warn(
      { event: 'connections_closed', ...closed },
      'Connections closed: one address, or all clients, have the maximum number',
    );
    closed = { rede: 0, total: 0 };
  };
}
