import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { wrapListener } from './wrap-listener.ts';

interface Connection {
  isAnswering: boolean;
  readonly waiting: (() => void)[];
}

/**
 * Begins a request of a connection only when the answer before it was handed to the operating system: a client that sends
 * requests and reads no answers holds one answer, and not one for each request. A connection with more than `maximum`
 * requests waiting is closed; browsers and proxies send one at a time.
 *
 * Stands before the framework, because requests that wait or are dropped should cost no more than their parsing.
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
      // Of a connection that was closed nothing more is answered.
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
