import { comando } from '../../kernel/auth/ator.ts';
import type { FastifyInstance } from 'fastify';
import type { FileStorage } from '../../adapters/storage/storage.port.ts';
import type { Clock } from '../../kernel/clock.ts';
import type { Db } from '../../kernel/db/db.ts';
import type { Job } from '../../kernel/fila/jobs.ts';
import type { Logger } from '../../kernel/log.ts';
import { createImportacaoService } from './importacao.service.ts';
import type { OnFatos } from './escrita-vendas.ts';
import { createLeituraService } from './leitura.service.ts';
import { createLeituraStore } from './leitura.store.ts';
import { createVendaArquivoStore, type VendaArquivo } from './venda-arquivo.store.ts';
import { bindVendaOperador } from './venda.operador.routes.ts';
import { createVendaStore } from './venda.store.ts';
import type { CampanhaId, OperadorBinder } from '../campanha/public.ts';

export type VendaModule = ReturnType<typeof createVendaModule>;

/** Wires sales data from the promoter's systems: uploaded files and each campaign's sales. */
export function createVendaModule(parts: {
  db: Db;
  storage: FileStorage;
  clock: Clock;
  log: Logger;
  /** Called with access keys that have new facts; at least once. */
  onFatos: OnFatos;
  /** Time of one promoter's turn; 20 s by default. */
  turnMilliseconds?: number;
}) {
  const store = createVendaArquivoStore(parts.db);
  const leituras = createLeituraService({ ...parts, store: createLeituraStore(parts.db) });
  const importacoes = createImportacaoService({ ...parts, store, onReceive: leituras.wake });
  const { find } = createVendaStore(parts.db);

  /** Imports a local file and resolves when it was read. */
  async function importLocal(
    campanhaId: CampanhaId,
    nome: string,
    content: string | AsyncIterable<Uint8Array>,
  ): Promise<VendaArquivo> {
    const pieces = typeof content === 'string' ? [Buffer.from(content)] : content;
    const { arquivo } = await importacoes.receive(campanhaId, nome, toAsync(pieces), comando);
    // Twice: a run that was already ending may have missed the file.
    await leituras.readNow();
    await leituras.readNow();
    return importacoes.get(campanhaId, arquivo.venda_arquivo_id);
  }

  return {
    vendas: { find, importLocal },
    importacoes,
    bindOperador: (operador: OperadorBinder) => bindVendaOperador(operador, importacoes),
    serve: async (http: FastifyInstance) => {
      http.addHook('onClose', leituras.stop);
    },
    jobs: [
      {
        name: 'venda.importar',
        everySeconds: 5,
        runs: 'everywhere',
        statementSeconds: 15,
        run: leituras.run,
      },
      {
        name: 'venda.limpar',
        everySeconds: 3600,
        runs: 'once',
        statementSeconds: 60,
        run: importacoes.sweep,
      },
    ] satisfies Job[],
  };
}

async function* toAsync<T>(pieces: Iterable<T> | AsyncIterable<T>): AsyncGenerator<T> {
  yield* pieces;
}
