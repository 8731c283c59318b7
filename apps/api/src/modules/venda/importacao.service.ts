import { createHash } from 'node:crypto';
import { vendasMaximoNaFila } from '@trevo/contract/venda/venda.calls';
import { toCsvLine, writeCsv } from '@trevo/rules/texto/csv';
import type { FileStorage } from '../../adapters/storage/storage.port.ts';
import type { Ator } from '../../kernel/auth/ator.ts';
import type { Clock } from '../../kernel/clock.ts';
import { refuse } from '../../kernel/domain-error.ts';
import { createId } from '../../kernel/ids.ts';
import type { Codificacao } from './arquivo/read-registros.ts';
import { errosMaximo, type VendaArquivo, type VendaArquivoStore } from './venda-arquivo.store.ts';
import { errosText, problemaText, toMotivoWords } from './venda.text.ts';
import type { CampanhaId } from '../campanha/public.ts';
import { deleteOrphans } from '../upload/public.ts';

const pastaVendas = 'vendas';

const errosDeCadaVez = 2_000;

const refuseCheia = () => refuse('venda.filaCheia', { maximo: vendasMaximoNaFila });

/** Receives sales files and reports their progress. */
export function createImportacaoService(parts: {
  store: VendaArquivoStore;
  storage: FileStorage;
  clock: Clock;
  /** Called when a new file waits to be read. */
  onReceive: () => void;
}) {
  const { store, storage, clock } = parts;
  async function get(campanhaId: CampanhaId, vendaArquivoId: string): Promise<VendaArquivo> {
    const row = await store.find(campanhaId, vendaArquivoId);
    if (!row) throw refuse('venda.importacaoNaoEncontrada');
    return row;
  }
  return {
    get,
    list: store.list,
    /**
     * Stores an uploaded file, to be read in the background. `isRepetida`: the campaign already received the
     * same content; that import is returned. Throws venda.arquivoVazio, and venda.filaCheia when many files of the promoter
     * wait.
     */
    async receive(
      campanhaId: CampanhaId,
      nome: string,
      pieces: AsyncIterable<Uint8Array>,
      ator: Ator,
    ): Promise<{ arquivo: VendaArquivo; isRepetida: boolean }> {
      // Before the body is stored; the transaction that stores the row decides.
      if (await store.isFull(campanhaId, vendasMaximoNaFila)) throw refuseCheia();
      const id = createId();
      const kept = `${pastaVendas}/${id}.vendas`;
      const medida = createMedida();
      await storage.putPieces(kept, medida.measure(pieces), 'application/octet-stream');
      const { bytes, sha256, codificacao } = medida.end();
      if (bytes === 0) {
        await storage.delete(kept);
        throw refuse('venda.arquivoVazio');
      }
      const novo = {
        venda_arquivo_id: id,
        campanha_id: campanhaId,
        nome,
        sha256,
        bytes,
        codificacao,
        arquivo: kept,
        recebido_em: clock.now(),
        ator,
      };
      const arquivo = await store.create(novo, vendasMaximoNaFila);
      if (arquivo === 'cheia' || arquivo.arquivo !== kept) await storage.delete(kept);
      if (arquivo === 'cheia') throw refuseCheia();
      parts.onReceive();
      return { arquivo, isRepetida: arquivo.venda_arquivo_id !== id };
    },
    /** Deletes stored files that no import references: left over from a process killed during an upload. */
    sweep: (): Promise<void> => deleteOrphans(storage, pastaVendas, store.listNomeados, clock),
    /** Streams a file's errors as lines of a CSV for spreadsheets. */
    async *listErros(arquivo: VendaArquivo): AsyncGenerator<string> {
      const { venda_arquivo_id: id, erros } = arquivo;
      yield writeCsv([errosText.colunas]);
      for (let depois = 0; ;) {
        const rows = await store.listErros(id, depois, errosDeCadaVez);
        if (rows.length === 0) break;
        yield rows
          .map(({ linha, chave_acesso, problema }) => {
            const words = problemaText[problema];
            return toCsvLine([String(linha), chave_acesso ?? '', words.problema, words.cura]);
          })
          .join('');
        depois = rows.at(-1)!.ordem;
      }
      if (erros > errosMaximo) yield toCsvLine(['', '', errosText.outros(erros - errosMaximo), '']);
      const { motivo, motivo_linha } = arquivo;
      if (motivo) yield toCsvLine([String(motivo_linha ?? ''), '', toMotivo(arquivo)!, '']);
    },
  };
}

/** Returns the text why a file was refused or where it breaks off. */
export const toMotivo = ({
  motivo,
  motivo_linha,
  linhas,
  erros,
}: Pick<VendaArquivo, 'motivo' | 'motivo_linha' | 'linhas' | 'erros'>): string | null =>
  motivo && toMotivoWords(motivo, motivo_linha, linhas > erros);

/** Measures a file's bytes while they are streamed: count, hash and character encoding. */
function createMedida() {
  const hash = createHash('sha256');
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let bytes = 0;
  let codificacao: Codificacao = 'utf-8';
  const look = (piece: Uint8Array | undefined) => {
    if (codificacao !== 'utf-8') return;
    try {
      decoder.decode(piece, { stream: piece !== undefined });
    } catch {
      // -- swallowed: text that is not valid UTF-8 comes from old systems
      codificacao = 'windows-1252';
    }
  };
  return {
    async *measure(pieces: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
      for await (const piece of pieces) {
        // Byte order mark of the spreadsheets' "Unicode text".
        if (bytes === 0 && piece[0] === 0xff && piece[1] === 0xfe) codificacao = 'utf-16le';
        bytes += piece.length;
        hash.update(piece);
        look(piece);
        yield piece;
      }
      look(undefined);
    },
    end: () => ({ bytes, sha256: hash.digest('hex'), codificacao }),
  };
}
