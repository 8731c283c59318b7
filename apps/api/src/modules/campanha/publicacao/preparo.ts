import type { CampanhaFileCheck } from '@trevo/config/campanha-file/campanha-file-check';
import type { WorkerProcess } from '../../../kernel/worker-process.ts';
import { type AgendaPedido, sealAgenda } from '../chaves/agenda-lacrada.ts';
import type { AgendaLacrada } from '../chaves/agenda-lacrada.store.ts';
import { checkArquivo, type ArquivoPedido } from './check-arquivo.ts';

/** Publication steps that take seconds for a large campaign. */
export interface Preparo {
  check(pedido: ArquivoPedido): Promise<{ result: CampanhaFileCheck; nomes: string[] }>;
  seal(pedido: AgendaPedido): Promise<AgendaLacrada>;
}

// Takes about 20 ms each: less than starting a process.
const smallTexto = 50_000;
const smallUnidades = 1_000;

/** Runs small work in this process and large work in a worker process, so that it does not block the event loop. */
export const createPreparo = (worker: WorkerProcess): Preparo => ({
  check: async (pedido) =>
    pedido.texto.length <= smallTexto ? checkArquivo(pedido) : worker.run('checkArquivo', pedido),
  seal: async (pedido) => {
    const unidades = pedido.itens.reduce((sum, { quantidade }) => sum + quantidade, 0);
    return unidades <= smallUnidades ? sealAgenda(pedido) : worker.run('sealAgenda', pedido);
  },
});
