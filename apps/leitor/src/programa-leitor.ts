import { readTextos } from '@trevo/leitura/ler-textos';
import type { Leitura } from '@trevo/leitura/leitura';
import { serveTasks } from '../../api/src/kernel/serve-tasks.ts';
import { createLeitor, type LerFoto } from './leitor.ts';

/** Input of the task `lerFoto`. */
export interface FotoALer {
  readonly bytes: Buffer;
  /** Folder of the optional packages. */
  readonly motor: string;
  /** Current São Paulo day. */
  readonly hoje: string;
}

let leitor: Promise<LerFoto> | undefined;

async function lerFoto({ bytes, motor, hoje }: FotoALer): Promise<Leitura> {
  leitor ??= createLeitor(motor);
  return readTextos(await (await leitor)(Buffer.from(bytes)), hoje);
}

// Program of the worker process that reads photos of receipts.
serveTasks({ lerFoto });
