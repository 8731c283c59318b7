import { type APIRequestContext, type Locator, type Page } from '@playwright/test';
import { paths } from '@trevo/contract/paths';
import { toSaoPaulo } from '@trevo/rules/tempo/sao-paulo';
import { addressOf } from './addresses.ts';
import { readTema, type Marca } from './campanha-completa.ts';
import { expect } from './expect.ts';
import { operatorToken, publishCampanha, type CampanhaChange } from './publish-campanha.ts';

/** Returns the identification of a campaign published for a journey. */
export const toIdentificacaoDe = (host: string): string =>
  host
    .replace(/\.localhost$/, '')
    .replace(/[^A-Za-z0-9]/g, '_')
    .toUpperCase();

/** Publishes a campaign in the colours of a brand, at a host of its own. Returns the host. */
export async function publishComMarca(
  request: APIRequestContext,
  nome: string,
  marca: Marca,
  change: CampanhaChange,
): Promise<string> {
  return publishCampanha(request, `${nome}-${marca}`, {
    'configuracao.tema': readTema(marca),
    'configuracao.menu.novoMenu': marca !== 'sol',
    ...change,
  });
}

/** Calls the operator's API for the campaign at this host. */
async function operate(
  request: APIRequestContext,
  host: string,
  method: 'GET' | 'POST',
  path: string,
  body?: object,
): Promise<unknown> {
  const response = await request.fetch(addressOf('127.0.0.1') + path, {
    method,
    headers: { authorization: `Bearer ${operatorToken}`, host: new URL(addressOf(host)).host },
    ...(body && { data: body }),
  });
  expect(response.status(), await response.text()).toBe(200);
  return ((await response.json()) as { retorno: unknown }).retorno;
}

const fill = (path: string, values: Readonly<Record<string, string | number>>) =>
  path.replace(/\{(\w+)\}/g, (_hole, name: string) => String(values[name]));

/** Imports printed coupon codes, which can be registered from then on. */
export async function importCodigos(
  request: APIRequestContext,
  host: string,
  codigos: readonly string[],
): Promise<void> {
  const place = { ano: 2026, identificacao: toIdentificacaoDe(host) };
  await operate(request, host, 'POST', fill(paths['operador.importarCodigos'].path, place), {
    lote: 'lote-1',
    codigos,
  });
}

/** Judges every pending receipt at this host. Returns their ids, oldest first. */
export async function judgePendentes(
  request: APIRequestContext,
  host: string,
  veredito: { status: 'VALIDO' | 'INVALIDO'; motivo?: string },
): Promise<string[]> {
  const place = { ano: 2026, identificacao: toIdentificacaoDe(host), perPage: 100 };
  const { retorno: waiting } = (await operate(
    request,
    host,
    'GET',
    fill(paths['operador.listarPendentes'].path, place),
  )) as { retorno: { documentoFiscalID: string; consumidorID: string }[] };
  for (const documento of waiting) {
    const path = fill(paths['operador.apurarDocumento'].path, { ...place, ...documento });
    await operate(request, host, 'POST', path, veredito);
  }
  return waiting.map(({ documentoFiscalID }) => documentoFiscalID);
}

/** Imports today's sales: the amounts of receipts that consumers registered, or will. */
export async function importVendas(
  request: APIRequestContext,
  host: string,
  vendas: readonly { readonly chave: string; readonly centavos: number }[],
): Promise<void> {
  const path = fill(paths['operador.importarVendas'].path, {
    ano: 2026,
    identificacao: toIdentificacaoDe(host),
  });
  const linhas = vendas.map(({ chave, centavos }) => [chave, hoje(), (centavos / 100).toFixed(2)].join(';'));
  const response = await request.post(addressOf('127.0.0.1') + path, {
    headers: {
      authorization: `Bearer ${operatorToken}`,
      host: new URL(addressOf(host)).host,
      'content-type': 'text/csv',
    },
    data: Buffer.from(['chave;data;valor', ...linhas, ''].join('\n')),
  });
  expect(response.status(), await response.text()).toBe(201);
}

/**
 * Waits for a time at which a draw can take place with every number granted so far: a draw's time has whole
 * seconds.
 */
export async function waitForSorteio(): Promise<{ dia: string; hora: string }> {
  const sorteioEm = Math.floor(Date.now() / 1000 + 1) * 1000;
  await expect.poll(() => Date.now()).toBeGreaterThanOrEqual(sorteioEm);
  return toSaoPaulo(new Date(sorteioEm));
}

/** Records the winners of a past draw. */
export async function registerPremiados(
  request: APIRequestContext,
  host: string,
  dia: string,
  premiados: readonly { readonly serie: string; readonly numero: string; readonly premio: string }[],
): Promise<void> {
  const place = { ano: 2026, identificacao: toIdentificacaoDe(host) };
  await operate(request, host, 'POST', fill(paths['operador.registrarPremiados'].path, place), {
    data: dia,
    premiados,
  });
}

/** Reads the number of a ticket, which is announced digit by digit. */
export async function readNumero(item: Locator): Promise<{ serie: string; numero: string }> {
  const spoken = (await item.textContent()) ?? '';
  const [, serie = '', numero = ''] = /Série ([\d ]+), número ([\d ]+)/.exec(spoken) ?? [];
  return { serie: serie.replaceAll(' ', ''), numero: numero.replaceAll(' ', '').slice(0, 5) };
}

/** Returns a code unused by other journeys. */
export const createCodigo = (): string =>
  `J${Math.floor(Math.random() * 36 ** 8)
    .toString(36)
    .toUpperCase()
    .padStart(8, '0')}`;

/** Returns today in São Paulo in the format of a date field. */
export const hoje = (): string =>
  new Intl.DateTimeFormat('sv-SE', { timeZone: 'America/Sao_Paulo' }).format();

/** Fills in shop and date of a purchase. */
export async function fillLoja(page: Page): Promise<void> {
  await page.getByLabel('Estado da loja').selectOption('SP');
  await page.getByLabel('CNPJ da loja').fill('12ABC34501DE35');
  await page.getByLabel('Data da compra').fill(hoje());
}
