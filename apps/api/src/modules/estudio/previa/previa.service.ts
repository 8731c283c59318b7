import type { RetornoOf } from '@trevo/contract/call';
import type { Calls } from '@trevo/contract/calls';
import type { PreviaMomento } from '@trevo/contract/estudio/estudio.calls';
import type { Clock } from '../../../kernel/clock.ts';
import { refuse } from '../../../kernel/domain-error.ts';
import { createId } from '../../../kernel/ids.ts';
import type { Job } from '../../../kernel/fila/jobs.ts';
import type { OpenArquivo } from '../ensaio-arquivo.ts';
import type { EnsaioDatabases, Palco } from '../palco.ts';
import { createPreviaAbertura } from './previa-abertura.ts';
import { createPreviaExibicao, type Destino } from './previa-exibicao.ts';
import type { PreviaRow, PreviaStore } from './previa.store.ts';

/** Previews of an installation at once. */
export const maximoPrevias = 12;
const idleMilliseconds = 15 * 60_000;
/** Largest age of a preview in use. */
const wholeMilliseconds = 8 * 3_600_000;

type PreviaWire = RetornoOf<Calls['operador.abrirPrevia']>;

export type PreviaService = ReturnType<typeof createPreviaService>;

/**
 * Previews of unpublished files: rows with a database each, so that every process can show and end them. A preview is
 * reached at a host whose first label is its secret token (ADR 0090).
 */
export function createPreviaService(parts: {
  readonly clock: Clock;
  readonly store: PreviaStore;
  readonly databases: EnsaioDatabases;
  readonly palco: Palco;
  readonly openArquivo: OpenArquivo;
  /** Scheme, host and port; the host of each preview is below it. Undefined without previews. */
  readonly previaOrigin: string | undefined;
}) {
  const { clock, store, databases, openArquivo } = parts;
  const exibicao = createPreviaExibicao(parts);
  const origem = parts.previaOrigin === undefined ? undefined : new URL(parts.previaOrigin);
  const getOrigem = (): URL => {
    if (!origem) throw refuse('previa.indisponivel');
    return origem;
  };
  const now = () => new Date();

  const { build, start, change, end } = createPreviaAbertura({ ...parts, exibicao });

  /** Reserves a place; ends the promoter's least recently used preview where none is free. */
  const reserve = async (row: PreviaRow): Promise<void> => {
    for (;;) {
      if (await store.reserve(row, now(), maximoPrevias)) return;
      const oldest = await store.removeOldest(row.promotora_id);
      if (!oldest) throw refuse('previa.ocupada');
      await end(oldest);
    }
  };

  const toWire = (row: PreviaRow) => toPreviaWire(row, getOrigem(), clock.now());

  return {
    /** Throws previa.indisponivel, previa.ocupada, campanha.arquivoInvalido and operador.outraPromotora. */
    async open(texto: string, momento: PreviaMomento, promotoraId: string): Promise<PreviaWire> {
      getOrigem();
      const pronto = await openArquivo(texto, promotoraId);
      const row = build({ previa_id: createId(), promotora_id: promotoraId }, pronto, momento);
      await reserve(row);
      try {
        return toWire(await start(row, pronto, 1));
      } catch (error) {
        await store.remove(row.previa_id, promotoraId);
        throw error;
      }
    },
    /** Shows another file, after the changes before it. Throws previa.encerrada. */
    async replace(
      previaId: string,
      texto: string,
      momento: PreviaMomento,
      promotoraId: string,
    ): Promise<PreviaWire> {
      const isOwn = (row: PreviaRow | undefined): row is PreviaRow =>
        row?.promotora_id === promotoraId && row.versao > 0;
      if (!isOwn(await store.find(previaId))) throw refuse('previa.encerrada');
      const pronto = await openArquivo(texto, promotoraId);
      return store.runExclusive(previaId, async () => {
        const row = await store.find(previaId);
        if (!isOwn(row)) throw refuse('previa.encerrada');
        return toWire(await change(row, pronto, momento));
      });
    },
    /** Returns whether it was open. */
    async close(previaId: string, promotoraId: string): Promise<boolean> {
      const banco = await store.remove(previaId, promotoraId);
      if (banco) await end(banco);
      return banco !== undefined;
    },
    /** Finds where a request at a host goes; undefined for a host of no preview. */
    async findDestino(hostname: string): Promise<Destino | undefined> {
      const [token = '', ...rest] = hostname.toLowerCase().split('.');
      return rest.join('.') === origem?.hostname ? exibicao.find(token) : undefined;
    },
    /** Forgets the address of a preview whose process does not answer; the next request shows it again. */
    forget: exibicao.forget,
    /** Whether a host is one of previews, open or not. */
    isHost: (hostname: string): boolean =>
      origem !== undefined && hostname.toLowerCase().endsWith(`.${origem.hostname}`),
    jobs: [
      {
        name: 'previa.encerrar',
        everySeconds: 60,
        runs: 'once',
        statementSeconds: 30,
        /** Ends unused previews, and deletes databases that a killed process left. */
        async run() {
          const before = (milliseconds: number) => new Date(Date.now() - milliseconds);
          for (const banco of await store.removeOld(before(idleMilliseconds), before(wholeMilliseconds)))
            await end(banco);
          // In this order: a preview is stored before its database is created.
          const existing = await databases.list();
          const used = new Set(await store.listBancos());
          for (const banco of existing) if (!used.has(banco)) await databases.drop(banco);
        },
      },
      {
        name: 'previa.recolher',
        everySeconds: 60,
        runs: 'everywhere',
        statementSeconds: 5,
        /** Stops showing previews that another process has ended. */
        run: () => exibicao.closeEnded(),
      },
    ] satisfies Job[],
  };
}

function toPreviaWire(row: PreviaRow, { protocol, host }: URL, agora: Date): PreviaWire {
  return {
    previaID: row.previa_id,
    origem: `${protocol}//${row.token}.${host}`,
    momento: row.momento,
    agora: new Date(Date.now() + row.avanco_milissegundos).toISOString(),
    pessoas: row.pessoas.map((nome, at) => ({ nome, entrada: `/_dev/entrar?pessoa=${at}` })),
    ate: new Date(agora.getTime() + idleMilliseconds).toISOString(),
  };
}
