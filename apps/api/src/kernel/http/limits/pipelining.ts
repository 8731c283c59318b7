import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { wrapListener } from './wrap-listener.ts';

interface Connection {
  isAnswering: boolean;
  readonly waiting: (() => void)[];
}

/**
 * Serializes the requests of a connection: starts one only after the previous response was handed to the
 * operating system, so that a client that sends requests without reading holds one response, not one per
 * request. Closes a connection with more than `maximum` queued requests; browsers and proxies send one at a
 * time.
 *
 * Runs before the framework, so that queued or dropped requests cost no more than their parsing.
 */
export function answerInOrder(server: Server, maximum: number): void {
  const connections = new WeakMap<Socket, Connection>();

  function begin(
    connection: Connection,
    request: IncomingMessage,
    response: ServerResponse,
    answer: () => void,
  ): void {
    connection.isAnswering = true;
    response.once('close', () => {
      connection.isAnswering = false;
      // No further responses on a closed connection.
      if (!request.socket.destroyed) connection.waiting.shift()?.();
    });
    answer();
  }

  wrapListener(server, (request, response, answer) => {
    const { socket } = request;
    if (socket.destroyed) return;
    const connection = connections.get(socket) ?? { isAnswering: false, waiting: [] };
    connections.set(socket, connection);
    if (!connection.isAnswering) begin(connection, request, response, answer);
    else if (connection.waiting.length < maximum)
      connection.waiting.push(() => begin(connection, request, response, answer));
    else socket.destroy();
  });
}
