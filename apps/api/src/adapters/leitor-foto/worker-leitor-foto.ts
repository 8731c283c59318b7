import type { Leitura } from '@trevo/leitura/leitura';
import { toSaoPaulo } from '@trevo/rules/tempo/sao-paulo';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Logger } from '../../kernel/log.ts';
import { createWorkerProcess } from '../../kernel/worker-process.ts';
import type { LeitorFoto } from './leitor-foto.port.ts';

export interface WorkerLeitorFotoOptions {
  readonly log: Logger;
  readonly now: () => Date;
  /** Folder of the optional packages; by default `motor/` of the clone or release. */
  readonly motor?: string;
  /** 60 s by default: 20 times the median of a photo on one core. */
  readonly timeoutMilliseconds?: number;
}

const mebibyte = 1024 * 1024;

// Sources run in development, tests and commands; bundles are beside programa-leitor.js.
const isSource = import.meta.url.endsWith('.ts');
const toPath = (address: string) => fileURLToPath(new URL(address, import.meta.url));
const program = toPath(isSource ? '../../../../leitor/src/programa-leitor.ts' : './programa-leitor.js');
/** Folders of the optional packages: of a clone from its sources, of a clone from its bundle, of a release. */
const motores = [isSource ? '../../../../leitor/motor' : '../../leitor/motor', './motor'].map(toPath);

const isInstalled = (motor: string) => existsSync(join(motor, 'node_modules/onnxruntime-node'));

/**
 * Returns a reader that runs in a worker process of its own, one photo at a time; undefined where the optional
 * packages are not installed.
 */
export function createWorkerLeitorFoto(options: WorkerLeitorFotoOptions): LeitorFoto | undefined {
  const { log, now, timeoutMilliseconds = 60_000 } = options;
  const motor = (options.motor === undefined ? motores : [options.motor]).find(isInstalled);
  if (motor === undefined) return undefined;
  const worker = createWorkerProcess({
    log,
    program: () => program,
    timeoutMilliseconds,
    maximumWaiting: 16,
    // The process starts again in half a second.
    keptBytes: 900 * mebibyte,
  });
  return {
    ler: (bytes) => worker.run<Leitura>('lerFoto', { bytes, motor, hoje: toSaoPaulo(now()).dia }),
    close: () => worker.close(),
  };
}
