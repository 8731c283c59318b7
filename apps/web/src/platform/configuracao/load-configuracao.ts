import type { Bootstrap, Origem } from '@trevo/config/configuracao/bootstrap';
import type { Configuracao } from '@trevo/config/configuracao/configuracao-keys';
import type { RetornoOf } from '@trevo/contract/call';
import type { Calls } from '@trevo/contract/calls';
import type { Entrada } from '@trevo/config/configuracao/parse-entradas';
import { callApi, setupApi } from '../api/api-client.ts';
import { getPlatform, loadNativeApp } from '../browser/native-shell.ts';
import { localStore } from '../storage/local-store.ts';

/** Data that the app needs before the first render. */
export interface Partida {
  readonly configuracao: Configuracao;
  readonly ambiente: 'producao' | 'teste';
  /** The host's campaigns as of the page's rendering; only in pages of our server. */
  readonly campanhas?: RetornoOf<Calls['campanha.listar']>;
  /** Web address of the campaign when the page is served from elsewhere: in the native app. */
  readonly site?: string;
}

interface Kept {
  readonly entradas: Entrada[];
  readonly expiraEm: number;
}

const key = 'configuracao';
const lifeMilliseconds = 14 * 24 * 3_600_000;

/**
 * Loads the host's configuration: inlined by our server, else from the cache (14 days), else from the
 * configuration call at the address that the page or the build names. Each load extends the cache by 14 days.
 * Throws ApiError when nothing responds.
 */
export async function loadConfiguracao(now: number = Date.now()): Promise<Partida> {
  const inline = document.getElementById('trevo-configuracao')?.textContent;
  // Our server parsed it with the same parser, so the page needs neither the parser nor the table of keys.
  if (inline) return JSON.parse(inline) as Partida;
  const [{ parseEntradas }, { isAmbienteTeste, parseBootstrap }, origem] = await Promise.all([
    import('@trevo/config/configuracao/parse-entradas'),
    import('@trevo/config/configuracao/bootstrap'),
    findOrigem(),
  ]);
  const given = document.getElementById('trevo-bootstrap')?.textContent;
  const bootstrap = given
    ? (JSON.parse(given) as Bootstrap)
    : parseBootstrap(import.meta.env as Readonly<Record<string, string | undefined>>, 'VITE_');
  const kept = localStore.get<Kept>(key);
  const entradas = kept && kept.expiraEm > now ? kept.entradas : await fetchEntradas(bootstrap, origem, now);
  const { configuracao } = parseEntradas(entradas);
  const ambiente = isAmbienteTeste(bootstrap, origem) ? 'teste' : 'producao';
  if (origem.tipo === 'web') return { configuracao, ambiente };
  const site = bootstrap.urlConfiguracao;
  return { configuracao: toAbsolutePictures(configuracao, site), ambiente, site };
}

/** Resolves relative picture URLs against the campaign's server, because the native app has another origin. */
function toAbsolutePictures<T>(value: T, site: string): T {
  const toAbsolute = (inner: unknown): unknown => {
    if (typeof inner === 'string') return inner.startsWith('/marcas/') ? site + inner : inner;
    if (Array.isArray(inner)) return inner.map(toAbsolute);
    if (typeof inner !== 'object' || inner === null) return inner;
    return Object.fromEntries(Object.entries(inner).map(([key, part]) => [key, toAbsolute(part)]));
  };
  return toAbsolute(value) as T;
}

/** Returns how the app identifies itself: the native app by package and device, a page by its address. */
async function findOrigem(): Promise<Origem> {
  const native = await loadNativeApp();
  if (!native?.pacote) return { tipo: 'web', origin: location.origin, host: location.host };
  const { pacote, dispositivo } = native;
  return { tipo: 'nativo', pacote, ...(dispositivo && getPlatform() === 'ios' && { dispositivo }) };
}

async function fetchEntradas(bootstrap: Bootstrap, origem: Origem, now: number): Promise<Entrada[]> {
  const { toConfiguracaoBody } = await import('@trevo/config/configuracao/bootstrap');
  setupApi({ base: bootstrap.urlConfiguracao, authorization: bootstrap.autorizacaoConfiguracao });
  const { retorno } = await callApi('configuracao.listar', { body: toConfiguracaoBody(bootstrap, origem) });
  localStore.set(key, { entradas: retorno.entradas, expiraEm: now + lifeMilliseconds } satisfies Kept);
  return retorno.entradas;
}
