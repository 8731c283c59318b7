import { expect, type Page } from '@playwright/test';
import { addressOf } from './addresses.ts';

interface Mensagem {
  readonly canal: string;
  readonly destinatario: string;
  readonly texto: string;
}

/**
 * The newest message of a channel whose recipient ends like this and that says so, once it is there; read where a person
 * would read it.
 */
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

/** The six digits that a message carries. */
export const findCodigo = (texto: string): string => /\b\d{6}\b/.exec(texto)![0];
/** The path and query of the app's own address in a message. */
export const findLink = (texto: string, path: string): string => new RegExp(`${path}\\?\\S+`).exec(texto)![0];
/** Six digits that are surely not the code. */
export const toCodigoErrado = (codigo: string): string => (codigo === '000000' ? '111111' : '000000');
