import { expect, type APIRequestContext, type Locator, type Page } from '@playwright/test';
import { paths } from '@trevo/contract/paths';
import { toSaoPaulo } from '@trevo/rules/tempo/sao-paulo';
import { addressOf } from './addresses.ts';
import { readTema, type Marca } from './campanha-completa.ts';
import { operatorToken, publishCampanha, type CampanhaChange } from './publish-campanha.ts';

/** What a campaign published for a journey is called on the wire. */
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

/** A call of the operator about the campaign at this host. */
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

/** Prints coupons: from now on these codes may be registered. */
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

/** Judges every receipt that waits at this host. Returns their ids, the oldest first. */
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

/** Sends what the shops sold today, receipt by receipt: the amounts of receipts that people registered, or will. */
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

/** A moment at which a draw may be made and every number of until now takes part: a draw's hour has whole seconds. */
export async function waitForSorteio(): Promise<{ dia: string; hora: string }> {
  const sorteioEm = Math.floor(Date.now() / 1000 + 1) * 1000;
  await expect.poll(() => Date.now()).toBeGreaterThanOrEqual(sorteioEm);
  return toSaoPaulo(new Date(sorteioEm));
}

/** Enters the winners of the draw of a day, which was made. */
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

/** The number that a ticket says figure by figure. */
export async function readNumero(item: Locator): Promise<{ serie: string; numero: string }> {
  const spoken = (await item.textContent()) ?? '';
  const [, serie = '', numero = ''] = /Série ([\d ]+), número ([\d ]+)/.exec(spoken) ?? [];
  return { serie: serie.replaceAll(' ', ''), numero: numero.replaceAll(' ', '').slice(0, 5) };
}

/** A code that no other journey uses. */
export const createCodigo = (): string =>
  `J${Math.floor(Math.random() * 36 ** 8)
    .toString(36)
    .toUpperCase()
    .padStart(8, '0')}`;

/** Today in São Paulo, as a date field takes it. */
export const hoje = (): string =>
  new Intl.DateTimeFormat('sv-SE', { timeZone: 'America/Sao_Paulo' }).format();

/** Where and when a purchase was made, on the screens that ask it. */
export async function fillLoja(page: Page): Promise<void> {
  await page.getByLabel('Estado da loja').selectOption('SP');
  await page.getByLabel('CNPJ da loja').fill('12ABC34501DE35');
  await page.getByLabel('Data da compra').fill(hoje());
}
