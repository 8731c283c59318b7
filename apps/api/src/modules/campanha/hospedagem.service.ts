import { toConfiguracaoServida } from '@trevo/config/configuracao/areas';
import { type CampanhaArquivo, campanhaArquivoShape } from '@trevo/config/campanha-file/campanha-file';
import { type Configuracao, configuracaoPadrao } from '@trevo/config/configuracao/configuracao-keys';
import { getHoraFim } from '@trevo/config/configuracao/configuracao-questions';
import { parseEntradas, toEntradas } from '@trevo/config/configuracao/parse-entradas';
import {
  type Campanha,
  findFimRaspadinhas,
  findFimSorte,
  selectCampanha,
} from '@trevo/rules/tempo/campanha-window';
import * as v from 'valibot';
import type { Clock } from '../../kernel/clock.ts';
import { DomainError, refuse } from '../../kernel/domain-error.ts';
import type { CampanhaRow, CampanhaStore } from './campanha.store.ts';
import type { CampanhaId } from './campanha-id.ts';

/** A published campaign as other modules use it. */
export interface CampanhaPublicada {
  readonly campanhaId: CampanhaId;
  readonly promotoraId: string;
  readonly arquivo: CampanhaArquivo;
  /** SHA-256 of the file's canonical JSON. */
  readonly arquivoHash: string;
  readonly campanha: Campanha;
  /** Last second of the campaign's last days, inclusive, `HH:MM:SS`. */
  readonly horaFim: string;
  readonly compromissoNumeros: string;
  /** Wrapped keys, see `createCofre`. */
  readonly chavesCifradas: string | null;
  readonly compromissoPremios: string | null;
  /** Whether the commitment covers a nonce and all openings are logged. */
  readonly lacreComNonce: boolean;
  readonly totalCupons: number;
}

/** Content of a host: promoter, campaigns, and the configuration of the current one. */
export interface Hospedagem {
  readonly promotoraId: string;
  readonly campanhas: readonly CampanhaPublicada[];
  /** The current campaign, else the latest ended one, else the next one. */
  readonly principal: CampanhaPublicada;
  readonly situacao: 'vigente' | 'encerrada' | 'nenhuma';
  readonly configuracao: Configuracao;
  readonly entradas: { chave: string; valor: string }[];
}

// Cache TTL: a publication by another process is visible within this time.
const trustMilliseconds = 5_000;
const demoHost = 'localhost';
const keptHosts = 1_000;
const keptArquivos = 200;

const toMinute = (now: Date): number => Math.floor(now.getTime() / 60_000);

/** Inserts into a bounded cache; evicts the oldest entry when full. */
function putBounded<K, T>(cache: Map<K, T>, key: K, entry: T, kept = keptHosts): void {
  cache.delete(key);
  if (cache.size >= kept) cache.delete(cache.keys().next().value!);
  cache.set(key, entry);
}

export type HospedagemService = ReturnType<typeof createHospedagemService>;

/**
 * Caches each host's content in memory. `hasDemoFallback` (outside production): an unknown host, such as this
 * machine's address opened from a phone, serves the demo.
 */
export function createHospedagemService(
  store: CampanhaStore,
  clock: Clock,
  options: { hasDemoFallback: boolean },
) {
  const cache = new Map<string, { view: Hospedagem; until: number; minute: number }>();
  // Separate from the known hosts: attackers can send any number of unknown host names.
  const unknown = new Map<string, number>();
  const loading = new Map<string, Promise<Hospedagem | undefined>>();
  // The validated file of each campaign: every operator's call reads its campaign, and validation takes milliseconds.
  const arquivos = new Map<CampanhaId, { hash: string; arquivo: CampanhaArquivo }>();

  function toPublicada(row: CampanhaRow): CampanhaPublicada {
    // Re-parse: keys newer than the stored file get their defaults.
    const kept = arquivos.get(row.campanha_id);
    const hash = row.arquivo_hash;
    const arquivo = kept?.hash === hash ? kept.arquivo : v.parse(campanhaArquivoShape, row.arquivo);
    putBounded(arquivos, row.campanha_id, { hash, arquivo }, keptArquivos);
    return {
      campanhaId: row.campanha_id,
      promotoraId: row.promotora_id,
      arquivo,
      arquivoHash: row.arquivo_hash,
      campanha: row.arquivo.campanha,
      horaFim: toHoraFim(arquivo),
      compromissoNumeros: row.compromisso_numeros,
      chavesCifradas: row.chaves_cifradas,
      compromissoPremios: row.compromisso_premios,
      lacreComNonce: row.lacre_com_nonce,
      totalCupons: row.total_cupons,
    };
  }

  async function load(host: string): Promise<CampanhaPublicada[]> {
    const rows = await store.listByHost(host);
    if (rows.length === 0 && options.hasDemoFallback && host !== demoHost) return load(demoHost);
    return rows.map(toPublicada);
  }

  /** Loads a host once for all concurrent requests; undefined when it has no published campaign. */
  function loadOnce(host: string): Promise<Hospedagem | undefined> {
    const running = loading.get(host);
    if (running) return running;
    const started: Promise<Hospedagem | undefined> = load(host)
      .then((rows) => {
        const now = clock.now();
        const view = rows.length > 0 ? toHospedagem(rows, now) : undefined;
        // A publication meanwhile made the result stale: return it to earlier requests, but do not cache it.
        if (loading.get(host) === started) cacheView(host, view, now);
        return view;
      })
      .finally(() => {
        if (loading.get(host) === started) loading.delete(host);
      });
    loading.set(host, started);
    return started;
  }

  function cacheView(host: string, view: Hospedagem | undefined, now: Date): void {
    const until = now.getTime() + trustMilliseconds;
    if (view) putBounded(cache, host, { view, until, minute: toMinute(now) });
    else putBounded(unknown, host, until);
  }

  /** Throws configuracao.naoEncontrada when the host has no published campaign. */
  async function get(host: string): Promise<Hospedagem> {
    const now = clock.now();
    // The current campaign changes with time, so the view is rebuilt at least once a minute.
    const known = cache.get(host);
    if (known && known.until > now.getTime() && known.minute === toMinute(now)) return known.view;
    const isUnknown = (unknown.get(host) ?? 0) > now.getTime();
    const view = isUnknown ? undefined : await loadOnce(host);
    if (!view) throw refuse('configuracao.naoEncontrada');
    return view;
  }

  const listDaPromotora = async (promotoraId: string): Promise<CampanhaPublicada[]> =>
    (await store.listByPromotora(promotoraId)).map(toPublicada);

  return {
    get,
    /** Returns the promoter of a host; all hosts of a promoter share its consumers. */
    getPromotoraId: async (host: string): Promise<string> => (await get(host)).promotoraId,
    /**
     * Returns a campaign of the host by its exact name, else ignoring case: messengers and keyboards change the
     * case of printed links. Throws campanha.naoEncontrada.
     */
    getCampanha: async (host: string, ano: number, identificacao: string): Promise<CampanhaPublicada> =>
      findCampanha((await get(host)).campanhas, ano, identificacao),
    /** Lists all promoters by name. */
    /** Lists all campaigns of a promoter, on any host. */
    listDaPromotora,
    /** Returns a campaign of a promoter on any host, by its name like `getCampanha`. */
    getDaPromotora: async (
      promotoraId: string,
      ano: number,
      identificacao: string,
    ): Promise<CampanhaPublicada> =>
      findCampanha(
        (await store.listByNome(promotoraId, ano, identificacao)).map(toPublicada),
        ano,
        identificacao,
      ),
    /** Finds the promoter of a host; undefined for a host without campaigns. */
    async findPromotoraId(host: string): Promise<string | undefined> {
      try {
        return (await get(host)).promotoraId;
      } catch (error) {
        // -- swallowed: undefined says it
        if (error instanceof DomainError && error.code === 'configuracao.naoEncontrada') return undefined;
        throw error;
      }
    },
    /** Finds a campaign by id on any host. */
    async findById(campanhaId: CampanhaId): Promise<CampanhaPublicada | undefined> {
      const row = await store.get(campanhaId);
      return row && toPublicada(row);
    },
    /** Returns the host's last served campaign for log messages; undefined when not cached. */
    nameCampanha(host: string): string | undefined {
      const campanha = cache.get(host)?.view.principal.campanha;
      return campanha && `${campanha.ano}/${campanha.identificacao}`;
    },
    forget(): void {
      cache.clear();
      unknown.clear();
      loading.clear();
    },
  };
}

/** Finds a campaign by its exact name, else ignoring case. Throws campanha.naoEncontrada. */
function findCampanha(
  campanhas: readonly CampanhaPublicada[],
  ano: number,
  identificacao: string,
): CampanhaPublicada {
  const ofAno = campanhas.filter(({ campanha }) => campanha.ano === ano);
  const found =
    ofAno.find(({ campanha }) => campanha.identificacao === identificacao) ??
    ofAno.find(({ campanha }) => campanha.identificacao.toUpperCase() === identificacao.toUpperCase());
  if (!found) throw refuse('campanha.naoEncontrada');
  return found;
}

/** Last second of a campaign's last days, inclusive, `HH:MM:SS`. */
export const toHoraFim = ({ configuracao }: Pick<CampanhaArquivo, 'configuracao'>): string =>
  getHoraFim({ ...configuracaoPadrao, ...configuracao });

function toHospedagem(campanhas: CampanhaPublicada[], now: Date): Hospedagem {
  const selection = selectCampanha(
    campanhas.map((publicada) => ({ ...publicada.campanha, publicada })),
    now,
    ({ publicada }) => publicada.horaFim,
  );
  const principal = selection.campanha?.publicada ?? campanhas[0]!;
  const entradas = toEntradas(toConfiguracaoServida(principal.arquivo));
  return {
    promotoraId: principal.promotoraId,
    campanhas,
    principal,
    situacao: selection.situacao,
    configuracao: parseEntradas(entradas).configuracao,
    entradas,
  };
}

type Datada = Pick<CampanhaPublicada, 'arquivo' | 'campanha'>;

/** Last day for opening a campaign's cards. */
export const toFimRaspadinhas = ({ campanha, arquivo }: Datada): string =>
  findFimRaspadinhas(campanha, arquivo.documentos.esperaOfflineHoras);

/** Last day on which anything can be won in a campaign. */
export const toFimSorte = ({ campanha, arquivo }: Datada): string =>
  findFimSorte(
    campanha,
    arquivo.documentos.esperaOfflineHoras,
    arquivo.sorteios.map(({ data: extracao }) => extracao),
  );
