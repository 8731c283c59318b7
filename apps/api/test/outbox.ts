import type { TestApp } from './test-app.ts';

export interface MensagemEnviada {
  readonly canal: string;
  readonly destinatario: string;
  readonly assunto: string;
  readonly texto: string;
}

/** Lists the local senders' messages to a recipient, newest first. */
export async function listMensagens(test: TestApp, destinatario: string): Promise<MensagemEnviada[]> {
  return test.db.query<MensagemEnviada>(
    `select canal, destinatario, assunto, texto from mensagem_local where destinatario = $1
     order by enviada_em desc, mensagem_id desc`,
    [destinatario],
  );
}

/** Returns the code of the newest message to a recipient. */
export async function readCodigo(test: TestApp, destinatario: string): Promise<string> {
  const [newest] = await listMensagens(test, destinatario);
  return /\b\d{6}\b/.exec(newest?.texto ?? '')?.[0] ?? 'none';
}

/** Returns the token of the newest link to `path`; waits for messages sent in the background. */
export async function readLinkToken(test: TestApp, destinatario: string, path: string): Promise<string> {
  for (let attempt = 0; attempt < 100; attempt++) {
    for (const { texto } of await listMensagens(test, destinatario)) {
      const token = new RegExp(`http://\\S+${path}\\?token=(\\S+)`).exec(texto)?.[1];
      if (token) return token;
    }
    await new Promise((done) => setTimeout(done, 20));
  }
  throw new Error(`no message to ${destinatario} leads to ${path}`);
}

/** Returns a six-digit code other than this one. */
export const toWrongCodigo = (codigo: string): string =>
  String((Number(codigo) + 1) % 1_000_000).padStart(6, '0');
