import { type AddressInfo, createServer } from 'node:net';

/** Starts a local SMTP server that records every message. */
export async function startMailServer() {
  const messages: string[] = [];
  const server = createServer((socket) => {
    let text = '';
    let isData = false;
    const say = (line: string) => socket.write(`${line}\r\n`);
    say('220 mail');
    socket.setEncoding('utf8').on('error', () => undefined);
    socket.on('data', (piece: string) => {
      text += piece;
      for (;;) {
        const end = text.indexOf(isData ? '\r\n.\r\n' : '\r\n');
        if (end < 0) return;
        const line = text.slice(0, end);
        text = text.slice(end + (isData ? 5 : 2));
        if (isData) messages.push(line);
        const isDataNext: boolean = !isData && line === 'DATA';
        say(isDataNext ? '354 go on' : line === 'QUIT' ? '221 bye' : '250 ok');
        isData = isDataNext;
      }
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return {
    origin: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    messages,
    close: () => new Promise((done) => server.close(done)),
  };
}
