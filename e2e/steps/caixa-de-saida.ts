import { type Page } from '@playwright/test';
import { addressOf } from './addresses.ts';
import { expect } from './expect.ts';

interface Mensagem {
  readonly canal: string;
  readonly destinatario: string;
  readonly texto: string;
}

/** Waits for the newest message of a channel by end of recipient and text, and reads it in the channel's outbox. */
export async function readMensagem(
  page: Page,
  canal: string,
  destinatario: string,
  words = '',
): Promise<string> {
  let texto = '';
  await expect(async () => {
    const response = await page.request.get(`${addressOf('localhost')}/_dev/caixa-de-saida.json`);
    const { mensagens } = (await response.json()) as { mensagens: Mensagem[] };
    const found = mensagens.find(
      (m) => m.canal === canal && m.destinatario.endsWith(destinatario) && m.texto.includes(words),
    );
    expect(found, `a message by ${canal} to …${destinatario}`).toBeDefined();
    texto = found!.texto;
  }).toPass({ timeout: 10_000 });
  return texto;
}

/** Returns the six-digit code in a message. */
export const findCodigo = (texto: string): string => /\b\d{6}\b/.exec(texto)![0];
/** Returns path and query of the app's link in a message. */
export const findLink = (texto: string, path: string): string => new RegExp(`${path}\\?\\S+`).exec(texto)![0];
/** Returns six digits that differ from the code. */
export const toCodigoErrado = (codigo: string): string => (codigo === '000000' ? '111111' : '000000');
