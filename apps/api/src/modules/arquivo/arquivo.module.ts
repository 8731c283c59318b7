import type { FileStorage } from '../../adapters/storage/storage.port.ts';
import type { Clock } from '../../kernel/clock.ts';
import type { Db } from '../../kernel/db/db.ts';
import type { Logger } from '../../kernel/log.ts';
import type { CampanhaId, CampanhaPublicada } from '../campanha/public.ts';
import { createArquivoService, type RecusasArquivo } from './arquivo.service.ts';
import { type ArquivoRow, createArquivoStore } from './arquivo.store.ts';
import { createEscritaService, type OpenConteudo } from './escrita.service.ts';
import { createEscritaStore } from './escrita.store.ts';

/** Definition of a type of file (ADR 0108). */
interface TipoArquivo<Pedido, Manifesto> {
  /** Value of the column `tipo`. */
  readonly tipo: string;
  /** Storage folder. */
  readonly pasta: string;
  /** Largest number of unfinished files of a campaign. */
  readonly maximoNaFila: number;
  readonly recusas: RecusasArquivo;
  readonly openConteudo: OpenConteudo<Pedido, Manifesto>;
  logFailure(row: ArquivoRow<Pedido, Manifesto>, error: unknown): void;
}

export type Arquivos<Pedido, Manifesto = null> = ReturnType<typeof createArquivos<Pedido, Manifesto>>;

/** Files of one type that operators request and a job writes. Its module runs `write` and `clean` as jobs. */
export function createArquivos<Pedido, Manifesto = null>(
  parts: {
    db: Db;
    storage: FileStorage;
    clock: Clock;
    log: Logger;
    findCampanha: (campanhaId: CampanhaId) => Promise<CampanhaPublicada | undefined>;
  },
  tipo: TipoArquivo<Pedido, Manifesto>,
) {
  const escritas = createEscritaService<Pedido, Manifesto>({
    ...parts,
    ...tipo,
    store: createEscritaStore(parts.db, tipo.tipo),
  });
  return {
    ...createArquivoService<Pedido, Manifesto>({
      ...parts,
      ...tipo,
      store: createArquivoStore(parts.db, tipo.tipo),
    }),
    /** Writes the waiting files until none is left. */
    write: escritas.run,
  };
}
