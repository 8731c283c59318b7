import type { WorkerProcess } from '../../kernel/worker-process.ts';
import type { ArquivoPronto } from './ensaio-arquivo.ts';

/** Databases of rehearsals beside the program's. */
export interface EnsaioDatabases {
  /** Returns a name for a new database. */
  toName(uso: 'previa' | 'simulacao'): string;
  /** Copies the migrated template, and returns the address. Throws previa.indisponivel without the right to. */
  create(name: string): Promise<string>;
  toUrl(name: string): string;
  /** Ends its connections and deletes it. */
  drop(name: string): Promise<void>;
  /** Names of the databases of previews and simulations that are so old that no process is still opening them. */
  list(): Promise<string[]>;
}

/** State of a preview that a process needs to show it. */
interface Cena {
  readonly banco: string;
  readonly segredo: string;
  readonly avancoMilissegundos: number;
}

type Arquivo = Pick<ArquivoPronto, 'texto' | 'imagens'>;

/** Tasks of the program `ensaio-worker`, which shows the previews of one process of the API. */
export interface Palco {
  /** Publishes a file on a new database and plays the story of the example people. */
  estrear(cena: Cena, arquivo: Arquivo, publicadaEm: Date): Promise<{ porta: number; pessoas: string[] }>;
  /** Shows an existing database, or its next file. */
  mostrar(cena: Cena, arquivo: Arquivo): Promise<{ porta: number }>;
  /** Publishes another file; false where the database is not shown. Throws the refusal of the publication. */
  trocar(banco: string, arquivo: Arquivo): Promise<boolean>;
  fechar(banco: string): Promise<void>;
  /** Ends the process; the next task starts another one. */
  close(): void;
}

/** Addresses the tasks of a worker process, which starts with the first of them. */
export function createPalco(
  startEnsaio: () => WorkerProcess,
  { toUrl }: Pick<EnsaioDatabases, 'toUrl'>,
): Palco {
  let worker: WorkerProcess | undefined;
  const run = <Result>(task: string, input: object): Promise<Result> =>
    (worker ??= startEnsaio()).run(task, input);
  return {
    estrear: (cena, { texto, imagens }, publicadaEm) =>
      run('estrear', { ...cena, url: toUrl(cena.banco), texto, imagens, publicadaEm }),
    mostrar: (cena, { texto, imagens }) =>
      run('mostrar', { ...cena, url: toUrl(cena.banco), texto, imagens }),
    trocar: (banco, { texto, imagens }) => run('trocar', { banco, texto, imagens }),
    fechar: (banco) => run('fechar', { banco }),
    close() {
      worker?.close();
      worker = undefined;
    },
  };
}
