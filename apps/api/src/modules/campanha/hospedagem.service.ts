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
import { refuse } from '../../kernel/domain-error.ts';
import type { CampanhaRow, CampanhaStore } from './campanha.store.ts';
import type { CampanhaId } from './campanha-id.ts';

/** One published campaign as the other modules see it. */
export interface CampanhaPublicada {
  readonly campanhaId: CampanhaId;
  readonly promotoraId: string;
  readonly arquivo: CampanhaArquivo;
  readonly campanha: Campanha;
  /** Last second of each of its last days, inclusive, `HH:MM:SS`. */
  readonly horaFim: string;
  readonly compromissoNumeros: string;
  /** Its keys as they are kept, see `createCofre`. */
  readonly chavesCifradas: string | null;
  readonly compromissoPremios: string | null;
  /** Whether that seal covers a nonce, and openings are on record from the first. */
  readonly lacreComNonce: boolean;
  readonly totalCupons: number;
}

/** What a host serves: its promoter, its campaigns, and the configuration of the one that counts now. */
export interface Hospedagem {
  readonly promotoraId: string;
  readonly campanhas: readonly CampanhaPublicada[];
  /** The current campaign, else the last ended one, else the next to come. */
  readonly principal: CampanhaPublicada;
  readonly situacao: 'vigente' | 'encerrada' | 'nenhuma';
  readonly configuracao: Configuracao;
  readonly entradas: { chave: string; valor: string }[];
}

// A publication by another process is seen within this time.
const trustMilliseconds = 5_000;
const demoHost = 'localhost';
const keptHosts = 1_000;

const toMinute = (now: Date): number => Math.floor(now.getTime() / 60_000);

/** Puts an entry into a cache, which gives up its oldest one where it is full. */
function putBounded<T>(cache: Map<string, T>, host: string, entry: T): void {
  cache.delete(host);
  if (cache.size >= keptHosts) cache.delete(cache.keys().next().value!);
  cache.set(host, entry);
}

export type HospedagemService = ReturnType<typeof createHospedagemService>;

/**
 * Keeps what each host serves in memory. `hasDemoFallback` (outside production): an unknown host, such as this
 * machine's address opened from a phone, serves the demo.
 */
export function createHospedagemService(
  store: CampanhaStore,
  clock: Clock,
  options: { hasDemoFallback: boolean },
) {
  const cache = new Map<string, { view: Hospedagem; until: number; minute: number }>();
  // Apart from the known hosts: strangers may name any number of others.
  const unknown = new Map<string, number>();
  const loading = new Map<string, Promise<Hospedagem | undefined>>();

  async function load(host: string): Promise<CampanhaPublicada[]> {
    const rows = await store.listByHost(host);
    if (rows.length === 0 && options.hasDemoFallback && host !== demoHost) return load(demoHost);
    return rows.map(toPublicada);
  }

  /** Loads a host once for all requests that ask for it meanwhile; undefined when nothing is published for it. */
  function loadOnce(host: string): Promise<Hospedagem | undefined> {
    const running = loading.get(host);
    if (running) return running;
    const started: Promise<Hospedagem | undefined> = load(host)
      .then((rows) => {
        const now = clock.now();
        const view = rows.length > 0 ? toHospedagem(rows, now) : undefined;
        // A publication in between made it stale: it answers those who asked before, and is not kept.
        if (loading.get(host) === started) keep(host, view, now);
        return view;
      })
      .finally(() => {
        if (loading.get(host) === started) loading.delete(host);
      });
    loading.set(host, started);
    return started;
  }

  function keep(host: string, view: Hospedagem | undefined, now: Date): void {
    const until = now.getTime() + trustMilliseconds;
    if (view) putBounded(cache, host, { view, until, minute: toMinute(now) });
    else putBounded(unknown, host, until);
  }

  /** Refuses with configuracao.naoEncontrada when no campaign is published for the host. */
  async function get(host: string): Promise<Hospedagem> {
    const now = clock.now();
    // The current campaign changes with the clock, so the view is rebuilt at least once a minute.
    const known = cache.get(host);
    if (known && known.until > now.getTime() && known.minute === toMinute(now)) return known.view;
    const isUnknown = (unknown.get(host) ?? 0) > now.getTime();
    const view = isUnknown ? undefined : await loadOnce(host);
    if (!view) throw refuse('configuracao.naoEncontrada');
    return view;
  }

  return {
    get,
    /** The promoter that a host belongs to; its people are the same on each of its hosts. */
    getPromotoraId: async (host: string): Promise<string> => (await get(host)).promotoraId,
    /**
     * The campaign of a path among those of the host, by its exact name or else in other letter case: messengers and
     * keyboards change the case of printed links. Refuses with campanha.naoEncontrada.
     */
    async getCampanha(host: string, ano: number, identificacao: string): Promise<CampanhaPublicada> {
      const { campanhas } = await get(host);
      const ofAno = campanhas.filter(({ campanha }) => campanha.ano === ano);
      const found =
        ofAno.find(({ campanha }) => campanha.identificacao === identificacao) ??
        ofAno.find(({ campanha }) => campanha.identificacao.toUpperCase() === identificacao.toUpperCase());
      if (!found) throw refuse('campanha.naoEncontrada');
      return found;
    },
    /** A campaign by its id, whatever its host. */
    async findById(campanhaId: CampanhaId): Promise<CampanhaPublicada | undefined> {
      const row = await store.get(campanhaId);
      return row && toPublicada(row);
    },
    /** The campaign that a host served when it was last asked for, for words; undefined where it is not in memory. */
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

function toPublicada(row: CampanhaRow): CampanhaPublicada {
  // A file published before the product knew a part of it gets that part as if it had been left out.
  const arquivo = v.parse(campanhaArquivoShape, row.arquivo);
  return {
    campanhaId: row.campanha_id,
    promotoraId: row.promotora_id,
    arquivo,
    campanha: row.arquivo.campanha,
    horaFim: toHoraFim(arquivo),
    compromissoNumeros: row.compromisso_numeros,
    chavesCifradas: row.chaves_cifradas,
    compromissoPremios: row.compromisso_premios,
    lacreComNonce: row.lacre_com_nonce,
    totalCupons: row.total_cupons,
  };
}

/** Last second of each of a campaign's last days, inclusive, `HH:MM:SS`. */
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

/** The last day on which cards of a campaign may be opened. */
export const toFimRaspadinhas = ({ campanha, arquivo }: Datada): string =>
  findFimRaspadinhas(campanha, arquivo.documentos.esperaOfflineHoras);

/** The last day on which anything can be won in a campaign. */
export const toFimSorte = ({ campanha, arquivo }: Datada): string =>
  findFimSorte(
    campanha,
    arquivo.documentos.esperaOfflineHoras,
    arquivo.sorteios.map(({ data: extracao }) => extracao),
  );
