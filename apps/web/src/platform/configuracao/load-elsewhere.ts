import {
  type Bootstrap,
  isAmbienteTeste,
  type Origem,
  parseBootstrap,
  toConfiguracaoBody,
} from '@trevo/config/configuracao/bootstrap';
import { type Entrada, parseEntradas } from '@trevo/config/configuracao/parse-entradas';
import { callEntrada, setupApi } from '../api/api-client.ts';
import { getPlatform, loadNativeApp } from '../browser/native-shell.ts';
import { localStore } from '../storage/local-store.ts';
import type { Partida } from './load-configuracao.ts';

interface Kept {
  readonly entradas: Entrada[];
  readonly expiraEm: number;
}

const key = 'configuracao';
const lifeMilliseconds = 14 * 24 * 3_600_000;

/**
 * Loads the configuration of a page that our server did not render, as in the native app: from the cache (14 days),
 * else from the configuration call at the address that the page or the build names. Each load extends the cache by
 * 14 days. Throws ApiError when nothing responds.
 */
export async function loadElsewhere(now: number): Promise<Partida> {
  const origem = await findOrigem();
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
  setupApi({ base: bootstrap.urlConfiguracao, authorization: bootstrap.autorizacaoConfiguracao });
  const { retorno } = await callEntrada('configuracao.listar', {
    body: toConfiguracaoBody(bootstrap, origem),
  });
  localStore.set(key, { entradas: retorno.entradas, expiraEm: now + lifeMilliseconds } satisfies Kept);
  return retorno.entradas;
}
