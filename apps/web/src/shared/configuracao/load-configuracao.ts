import type { Configuracao } from '@trevo/config/configuracao-keys';
import type { Entrada } from '@trevo/config/parse-entradas';
import { callApi } from '../api/api-client.ts';
import { localStore } from '../storage/local-store.ts';

/** What the app must know before it can draw anything. */
export interface Partida {
  readonly configuracao: Configuracao;
  readonly ambiente: 'producao' | 'teste';
}

interface Kept {
  readonly entradas: Entrada[];
  readonly expiraEm: number;
}

const key = 'configuracao';
const lifeMilliseconds = 14 * 24 * 3_600_000;

/**
 * The configuration of this host: from the page when our server rendered it, else the copy kept for 14 days,
 * else from the configuration call. Each load extends the expiry by 14 days. Throws ApiError when nothing answers.
 */
export async function loadConfiguracao(now: number = Date.now()): Promise<Partida> {
  const inline = document.getElementById('trevo-configuracao')?.textContent;
  // Read already by our server, with the same parser: the page needs neither the parser nor the table of keys.
  if (inline) return JSON.parse(inline) as Partida;
  const kept = localStore.get<Kept>(key);
  const entradas = kept && kept.expiraEm > now ? kept.entradas : await fetchEntradas(now);
  const { parseEntradas } = await import('@trevo/config/parse-entradas');
  return { configuracao: parseEntradas(entradas).configuracao, ambiente: 'teste' };
}

async function fetchEntradas(now: number): Promise<Entrada[]> {
  const { retorno } = await callApi('configuracao.listar', {
    body: { aplicacao: 'trevo', nome: 'consumidor', chave: 'host', valor: location.host },
  });
  localStore.set(key, { entradas: retorno.entradas, expiraEm: now + lifeMilliseconds } satisfies Kept);
  return retorno.entradas;
}
