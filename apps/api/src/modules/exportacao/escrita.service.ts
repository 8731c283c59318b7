import { randomBytes } from 'node:crypto';
import { exportacaoDias } from '@trevo/rules/exportacao/situacao-exportacao';
import { addDias, startOfDia } from '@trevo/rules/tempo/sao-paulo';
import type { FileStorage } from '../../adapters/storage/storage.port.ts';
import type { Clock } from '../../kernel/clock.ts';
import { createLeasedQueue, leaseMilliseconds, Parada } from '../../kernel/leased-queue.ts';
import type { Logger } from '../../kernel/log.ts';
import type { CampanhaId, CampanhaPublicada } from '../campanha/public.ts';
import { createMedida, formatos, toNomeGuardado } from './arquivo-exportacao.ts';
import { createContexto } from './conteudo/contexto.ts';
import type { createReadConteudo } from './conteudo/conteudos.ts';
import type { EscritaStore } from './escrita.store.ts';
import type { ExportacaoRow } from './exportacao.store.ts';
import { exportacaoText } from './exportacao.text.ts';
import type { Linha } from './planilha.ts';

const dayMilliseconds = 86_400_000;
/** Writes waiting exports, one at a time per process. */
export function createEscritaService(parts: {
  store: EscritaStore;
  storage: FileStorage;
  clock: Clock;
  log: Logger;
  readConteudo: ReturnType<typeof createReadConteudo>;
  getSal: (campanhaId: CampanhaId, novo: string) => Promise<string>;
  findCampanha: (campanhaId: CampanhaId) => Promise<CampanhaPublicada | undefined>;
}) {
  const { store, storage, clock, log, readConteudo } = parts;
  const after = (milliseconds: number): Date => new Date(clock.now().getTime() + milliseconds);

  /** Counts rows, renews the lease before each page, and ends the writing when it may not go on. */
  async function* watch(
    row: ExportacaoRow,
    paginas: AsyncIterable<readonly Linha[]>,
    stopping: AbortSignal | undefined,
    onLinhas: (linhas: number) => void,
  ): AsyncGenerator<readonly Linha[]> {
    let linhas = 0;
    for await (const pagina of paginas) {
      if (stopping?.aborted) throw new Parada('cortada');
      if (!(await store.renew(row, linhas, after(leaseMilliseconds)))) throw new Parada('perdida');
      yield pagina;
      linhas += pagina.length;
      onLinhas(linhas);
    }
  }

  async function write(row: ExportacaoRow, stopping: AbortSignal | undefined): Promise<void> {
    const publicada = await parts.findCampanha(row.campanha_id);
    if (!publicada) throw new Error('an export names a campaign that is not published');
    const sal = await parts.getSal(row.campanha_id, randomBytes(32).toString('hex'));
    const pedido = { publicada, filtro: toFiltro(row), porItem: row.por_item };
    const { colunas, paginas } = readConteudo(row.tipo, pedido, createContexto(sal));
    let linhas = 0;
    const { write: format, contentType } = formatos[row.formato];
    const pieces = format({
      colunas,
      paginas: watch(row, paginas, stopping, (so) => (linhas = so)),
      marca: exportacaoText.marca(row.pedida_por.nome, row.pedida_em, row.exportacao_id),
      em: row.pedida_em,
    });
    const arquivo = toNomeGuardado(row, row.formato);
    const medida = createMedida();
    await storage.putPieces(arquivo, medida.measure(pieces), contentType);
    const venceEm = after(exportacaoDias * dayMilliseconds);
    const isOurs = await store.end(row, { arquivo, linhas, ...medida.end(), venceEm }, clock.now());
    if (!isOurs) await storage.delete(arquivo);
  }

  const logFailure = ({ exportacao_id: exportacao, tentativas }: ExportacaoRow, error: unknown): void =>
    log.error(
      { event: 'export_not_written', err: error, exportacao, tentativas },
      'Export was not written; the job retries it a few times',
    );

  return createLeasedQueue({ store, work: write, logFailure, clock });
}

/** Rows registered after the request are in the next export: otherwise a busy campaign would never end. */
function toFiltro(row: ExportacaoRow) {
  const fim = row.ate === null ? row.pedida_em : startOfDia(addDias(row.ate, 1));
  return {
    campanhaId: row.campanha_id,
    comDadosPessoais: row.com_dados_pessoais,
    de: row.de === null ? new Date(0) : startOfDia(row.de),
    ate: fim < row.pedida_em ? fim : row.pedida_em,
  };
}
