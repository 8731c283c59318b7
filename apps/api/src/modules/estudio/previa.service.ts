import { randomBytes } from 'node:crypto';
import type { RetornoOf } from '@trevo/contract/call';
import type { Calls } from '@trevo/contract/calls';
import type { PreviaMomento } from '@trevo/contract/estudio/estudio.calls';
import type { Clock } from '../../kernel/clock.ts';
import { DomainError, refuse } from '../../kernel/domain-error.ts';
import { createId } from '../../kernel/ids.ts';
import type { WorkerProcess } from '../../kernel/worker-process.ts';
import type { ArquivoPronto, OpenArquivo } from './ensaio-arquivo.ts';
import { toAgoraPrevia, toPublicacaoPrevia } from './previa-momento.ts';

/** Previews of a process at once: each is a program of its own, about 550 MB. */
const maximoPrevias = 3;
const idleMilliseconds = 15 * 60_000;
/** Largest age of a preview in use. */
const wholeMilliseconds = 8 * 3_600_000;

/** Answer of the task `abrirPrevia`. */
interface Aberta {
  readonly porta: number;
  readonly pessoas: readonly string[];
}

interface Previa {
  readonly previaId: string;
  readonly promotoraId: string;
  readonly abertaEm: number;
  worker: WorkerProcess;
  /** Secret label of its host. */
  token: string;
  /** Host that the campaign's file names. */
  host: string;
  momento: PreviaMomento;
  /** How far the preview's clock is ahead of the program's, in milliseconds. */
  avanco: number;
  aberta: Aberta;
  usadaEm: number;
  /** End of the last change: changes of a preview wait for each other. */
  livre: Promise<unknown>;
}

type PreviaWire = RetornoOf<Calls['operador.abrirPrevia']>;

/** Where a request at a preview's host goes. */
export interface Destino {
  readonly porta: number;
  readonly host: string;
}

export type PreviaService = ReturnType<typeof createPreviaService>;

/**
 * Previews of unpublished files. Each runs in a process of its own and is reached at a host whose first label is its
 * secret token (ADR 0090). They are of this process: another one does not know them.
 */
export function createPreviaService(parts: {
  readonly clock: Clock;
  readonly openArquivo: OpenArquivo;
  /** Starts a process with the tasks of `ensaio-worker`. */
  readonly startEnsaio: () => WorkerProcess;
  /** Scheme, host and port; the host of each preview is below it. Undefined without previews. */
  readonly previaOrigin: string | undefined;
}) {
  const { clock, openArquivo } = parts;
  const previas = new Map<string, Previa>();
  let opening = 0;
  let timer: NodeJS.Timeout | undefined;

  const origem = parts.previaOrigin === undefined ? undefined : new URL(parts.previaOrigin);
  const getOrigem = (): URL => {
    if (!origem) throw refuse('previa.indisponivel');
    return origem;
  };

  function end(previa: Previa): void {
    previas.delete(previa.previaId);
    previa.worker.close();
    if (previas.size === 0) clearInterval(timer);
  }

  function endOld(): void {
    const now = Date.now();
    for (const previa of previas.values())
      if (now - previa.usadaEm > idleMilliseconds || now - previa.abertaEm > wholeMilliseconds) end(previa);
  }

  /** Ends the least recently used preview of the promoter where no place is free; without one, refuses. */
  function makeRoom(promotoraId: string): void {
    if (previas.size + opening < maximoPrevias) return;
    const [oldest] = [...previas.values()]
      .filter((one) => one.promotoraId === promotoraId)
      .sort((a, b) => a.usadaEm - b.usadaEm);
    if (!oldest) throw refuse('previa.ocupada');
    end(oldest);
  }

  /** Shows a file in an open preview; starts it again where the new file may not replace the one before. */
  async function change(previa: Previa, pronto: ArquivoPronto, momento: PreviaMomento): Promise<PreviaWire> {
    const requireOpen = () => {
      if (previas.get(previa.previaId) !== previa) throw refuse('previa.encerrada');
    };
    requireOpen();
    const isSame = momento === previa.momento && pronto.arquivo.hosts[0] === previa.host;
    if (isSame && (await show(previa.worker, pronto))) return toWire(previa);
    previa.worker.close();
    const started = await start(parts, pronto, momento);
    try {
      requireOpen();
    } catch (error) {
      started.worker.close();
      throw error;
    }
    Object.assign(previa, started);
    return toWire(previa);
  }

  const toWire = (previa: Previa) => toPreviaWire(previa, getOrigem(), clock.now());

  return {
    /** Throws previa.indisponivel, previa.ocupada, campanha.arquivoInvalido and operador.outraPromotora. */
    async open(texto: string, momento: PreviaMomento, promotoraId: string): Promise<PreviaWire> {
      getOrigem();
      endOld();
      makeRoom(promotoraId);
      opening += 1;
      try {
        const started = await start(parts, await openArquivo(texto, promotoraId), momento);
        const now = Date.now();
        const livre = Promise.resolve();
        const previa = { ...started, previaId: createId(), promotoraId, abertaEm: now, usadaEm: now, livre };
        if (previas.size === 0) timer = setInterval(endOld, 60_000).unref();
        previas.set(previa.previaId, previa);
        return toWire(previa);
      } finally {
        opening -= 1;
      }
    },
    /** Shows another file, after the changes before it. Throws previa.encerrada. */
    async replace(
      previaId: string,
      texto: string,
      momento: PreviaMomento,
      promotoraId: string,
    ): Promise<PreviaWire> {
      const previa = previas.get(previaId);
      if (previa?.promotoraId !== promotoraId) throw refuse('previa.encerrada');
      previa.usadaEm = Date.now();
      const pronto = await openArquivo(texto, promotoraId);
      const changed = previa.livre.then(() => change(previa, pronto, momento));
      // -- swallowed: the refusal is that of its own caller
      previa.livre = changed.catch(() => undefined);
      return changed;
    },
    /** Returns whether it was open. */
    close(previaId: string, promotoraId: string): boolean {
      const previa = previas.get(previaId);
      if (previa?.promotoraId !== promotoraId) return false;
      end(previa);
      return true;
    },
    /** Finds where a request at a host goes; undefined for a host of no preview. */
    findDestino(hostname: string): Destino | undefined {
      const [token = '', ...rest] = hostname.toLowerCase().split('.');
      if (rest.join('.') !== origem?.hostname) return undefined;
      const previa = [...previas.values()].find((one) => one.token === token);
      if (!previa) return undefined;
      previa.usadaEm = Date.now();
      return { porta: previa.aberta.porta, host: previa.host };
    },
    /** Whether a host is one of previews, open or not. */
    isHost: (hostname: string): boolean =>
      origem !== undefined && hostname.toLowerCase().endsWith(`.${origem.hostname}`),
    closeAll(): void {
      for (const previa of previas.values()) end(previa);
    },
  };
}

/** Starts a process that shows a file at a moment. */
async function start(
  { clock, startEnsaio }: { readonly clock: Clock; readonly startEnsaio: () => WorkerProcess },
  pronto: ArquivoPronto,
  momento: PreviaMomento,
) {
  const worker = startEnsaio();
  try {
    const agora = toAgoraPrevia(pronto.arquivo.campanha, momento, clock.now());
    const aberta = await worker.run<Aberta>('abrirPrevia', {
      texto: pronto.texto,
      imagens: pronto.imagens,
      publicadaEm: toPublicacaoPrevia(pronto.arquivo.campanha),
      agora,
    });
    return {
      worker,
      aberta,
      momento,
      avanco: agora.getTime() - Date.now(),
      host: pronto.arquivo.hosts[0]!,
      // 26 letters and digits; a label has at most 63.
      token: BigInt(`0x${randomBytes(16).toString('hex')}`).toString(36),
    };
  } catch (error) {
    worker.close();
    throw error;
  }
}

function toPreviaWire(previa: Previa, { protocol, host }: URL, agora: Date): PreviaWire {
  return {
    previaID: previa.previaId,
    origem: `${protocol}//${previa.token}.${host}`,
    momento: previa.momento,
    agora: new Date(Date.now() + previa.avanco).toISOString(),
    pessoas: previa.aberta.pessoas.map((nome, at) => ({ nome, entrada: `/_dev/entrar?pessoa=${at}` })),
    ate: new Date(agora.getTime() + idleMilliseconds).toISOString(),
  };
}

/** Publishes a file in a running preview; false where it refuses or has ended. */
async function show(worker: WorkerProcess, { texto, imagens }: ArquivoPronto): Promise<boolean> {
  try {
    await worker.run('trocarPrevia', { texto, imagens });
    return true;
  } catch (error) {
    // -- swallowed: the preview is started again with the file
    if (error instanceof DomainError) return false;
    throw error;
  }
}
