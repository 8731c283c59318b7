import { expect, type APIRequestContext } from '@playwright/test';
import { addressOf } from './addresses.ts';

export interface Sessao {
  readonly token: string;
  readonly usuario: string;
}

const perPage = 50;

/** The access keys that the server holds of a person, and how many lucky numbers they earned. */
export async function listRegistradas(
  request: APIRequestContext,
  host: string,
  { token, usuario }: Sessao,
): Promise<{ chaves: string[]; numeros: number }> {
  const headers = { host: new URL(addressOf(host)).host, authorization: `Bearer ${token}` };
  const chaves: string[] = [];
  let numeros = 0;
  for (let page = 1; ; page++) {
    const path = `/documentoFiscal/v1/documentos/${perPage}/${page}?usuario=${usuario}`;
    const response = await request.get(addressOf('127.0.0.1') + path, { headers });
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
    if (page >= pagina.paginas) return { chaves, numeros };
  }
}
