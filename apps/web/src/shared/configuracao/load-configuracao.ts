import type { Configuracao } from '@trevo/config/configuracao-keys';
import { parseEntradas, type Entrada } from '@trevo/config/parse-entradas';
import { callApi } from '../api/api-client.ts';
import { localStore } from '../storage/local-store.ts';

/** What the app must know before it can draw anything. */
export interface Partida {
  readonly configuracao: Configuracao;
  readonly ambiente: 'producao' | 'teste';
}

interface Kept {
  readonly entradas: Entrada[];
  readonly ambiente: Partida['ambiente'];
  readonly expiraEm: number;
}

const key = 'configuracao';
const lifeMilliseconds = 14 * 24 * 3_600_000;

/**
 * The configuration of this host: from the page when our server rendered it, else the copy kept for 14 days,
 * else from the configuration call. Each load extends the expiry by 14 days. Throws ApiError when nothing answers.
 */
export async function loadConfiguracao(now: number = Date.now()): Promise<Partida> {
  const ready = readInline() ?? readKept(now);
  if (ready) return toPartida(ready);
  const { retorno } = await callApi('configuracao.listar', {
    body: { aplicacao: 'trevo', nome: 'consumidor', chave: 'host', valor: location.host },
  });
  return toPartida(keep({ entradas: retorno.entradas, ambiente: 'teste' }, now));
}

function toPartida({ entradas, ambiente }: Omit<Kept, 'expiraEm'>): Partida {
  return { configuracao: parseEntradas(entradas).configuracao, ambiente };
}

function readInline(): Omit<Kept, 'expiraEm'> | undefined {
  const text = document.getElementById('trevo-configuracao')?.textContent;
  if (!text) return undefined;
  const inline = JSON.parse(text) as Omit<Kept, 'expiraEm'>;
  return keep(inline, Date.now());
}

function readKept(now: number): Kept | undefined {
  const kept = localStore.get<Kept>(key);
  return kept && kept.expiraEm > now ? kept : undefined;
}

function keep(fresh: Omit<Kept, 'expiraEm'>, now: number): Omit<Kept, 'expiraEm'> {
  localStore.set(key, { ...fresh, expiraEm: now + lifeMilliseconds } satisfies Kept);
  return fresh;
}
