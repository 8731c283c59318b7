import { type Page } from '@playwright/test';
import { addressOf } from '../addresses.ts';
import { expect } from '../expect.ts';

export interface Sessao {
  readonly token: string;
  readonly usuario: string;
}

const perPage = 50;

/**
 * Returns the access keys registered on the server for the signed-in user of a page, and their lucky numbers.
 * Uses the page's current session: the initial one expires soon after the app has renewed it.
 */
export async function listRegistradas(
  page: Page,
  host: string,
): Promise<{ chaves: string[]; numeros: number }> {
  const { token, usuario } = await page.evaluate(
    () => JSON.parse(localStorage.getItem('trevo.login') ?? '{}') as Sessao,
  );
  const headers = { host: new URL(addressOf(host)).host, authorization: `Bearer ${token}` };
  const chaves: string[] = [];
  let numeros = 0;
  for (let at = 1; ; at++) {
    const path = `/documentoFiscal/v1/documentos/${perPage}/${at}?usuario=${usuario}`;
    const response = await page.request.get(addressOf('127.0.0.1') + path, { headers });
    if (response.status() === 404) return { chaves, numeros };
    expect(response.status(), await response.text()).toBe(200);
    const { retorno: pagina } = (await response.json()) as {
      retorno: {
        retorno: { cabecalho: { chaveAcesso: string }; numeros: unknown[] }[];
        paginas: number;
      };
    };
    for (const { cabecalho, numeros: earned } of pagina.retorno) {
      chaves.push(cabecalho.chaveAcesso);
      numeros += earned.length;
    }
    if (at >= pagina.paginas) return { chaves, numeros };
  }
}
