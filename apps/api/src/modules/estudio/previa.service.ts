import { createHash, randomBytes } from 'node:crypto';
import type { RetornoOf } from '@trevo/contract/call';
import type { Calls } from '@trevo/contract/calls';
import type { PreviaMomento } from '@trevo/contract/estudio/estudio.calls';
import type { Clock } from '../../kernel/clock.ts';
import { DomainError, refuse } from '../../kernel/domain-error.ts';
import type { Db } from '../../kernel/db/db.ts';
import { createId } from '../../kernel/ids.ts';
import type { Job } from '../../kernel/jobs.ts';
import type { ArquivoPronto, OpenArquivo } from './ensaio-arquivo.ts';
import type { EnsaioDatabases, Palco } from './palco.ts';
import { createPreviaExibicao, type Destino } from './previa-exibicao.ts';
import { toAgoraPrevia, toPublicacaoPrevia } from './previa-momento.ts';
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
  readonly db: Pick<Db, 'runExclusive'>;
  readonly store: PreviaStore;
  readonly databases: EnsaioDatabases;
  readonly palco: Palco;
  readonly openArquivo: OpenArquivo;
  /** Scheme, host and port; the host of each preview is below it. Undefined without previews. */
  readonly previaOrigin: string | undefined;
}) {
  const { clock, db, store, databases, openArquivo } = parts;
  const exibicao = createPreviaExibicao(parts);
  const origem = parts.previaOrigin === undefined ? undefined : new URL(parts.previaOrigin);
  const getOrigem = (): URL => {
    if (!origem) throw refuse('previa.indisponivel');
    return origem;
  };
  const now = () => new Date();

  const end = async (banco: string): Promise<void> => {
    await exibicao.close(banco);
    await databases.drop(banco);
  };

  /** Builds a preview of a file that starts with a new database, at a new address. */
  const build = (
    previa: Pick<PreviaRow, 'previa_id' | 'promotora_id'>,
    { arquivo, texto }: ArquivoPronto,
    momento: PreviaMomento,
  ): PreviaRow => ({
    ...previa,
    // 26 letters and digits; a label has at most 63.
    token: BigInt(`0x${randomBytes(16).toString('hex')}`).toString(36),
    banco: databases.toName('previa'),
    segredo: randomBytes(32).toString('hex'),
    host: arquivo.hosts[0]!,
    momento,
    publicada_em: toPublicacaoPrevia(arquivo.campanha),
    avanco_milissegundos: toAgoraPrevia(arquivo.campanha, momento, clock.now()).getTime() - Date.now(),
    texto,
    versao: 0,
    pessoas: [],
  });

  /** Creates the database, shows it and stores the preview as ready. Leaves nothing behind when it fails. */
  const start = async (row: PreviaRow, pronto: ArquivoPronto, versao: number): Promise<PreviaRow> => {
    try {
      await databases.create(row.banco);
      const pessoas = await exibicao.debut(row, pronto);
      const ready = { ...row, versao, pessoas };
      if (!(await store.update(ready, now()))) throw refuse('previa.encerrada');
      return ready;
    } catch (error) {
      await end(row.banco);
      throw error;
    }
  };

  /** Reserves a place; ends the promoter's least recently used preview where none is free. */
  const reserve = async (row: PreviaRow): Promise<void> => {
    for (;;) {
      if (await store.reserve(row, now(), maximoPrevias)) return;
      const oldest = await store.removeOldest(row.promotora_id);
      if (!oldest) throw refuse('previa.ocupada');
      await end(oldest);
    }
  };

  /** Publishes a file in the shown preview; false where the publication refuses it. */
  const tryReplace = async (row: PreviaRow, pronto: ArquivoPronto, versao: number): Promise<boolean> => {
    try {
      return await exibicao.replace(row, pronto, versao);
    } catch (error) {
      // -- swallowed: the preview is started again with the file
      if (error instanceof DomainError && error.code !== 'servidor.ocupado') return false;
      throw error;
    }
  };

  /** Shows a file in an open preview; starts it again where the new file may not replace the one before. */
  const change = async (
    row: PreviaRow,
    pronto: ArquivoPronto,
    momento: PreviaMomento,
  ): Promise<PreviaRow> => {
    const versao = row.versao + 1;
    const isSame = momento === row.momento && pronto.arquivo.hosts[0] === row.host;
    if (isSame && (await tryReplace(row, pronto, versao))) {
      const changed = { ...row, texto: pronto.texto, versao };
      if (!(await store.update(changed, now()))) throw refuse('previa.encerrada');
      return changed;
    }
    const started = await start(build(row, pronto, momento), pronto, versao);
    await end(row.banco);
    return started;
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
      return db.runExclusive(toLockKey(previaId), async () => {
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

/** Advisory lock key of the changes of one preview. */
const toLockKey = (previaId: string): number =>
  createHash('sha256').update(`previa ${previaId}`).digest().readInt32BE();

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
