import type { Registro, VendaLida } from './arquivo/registro.ts';
import type { Problema } from './venda.text.ts';

/** Records or products per transaction; consecutive records of one sale can double the number of records. */
const batchRegistros = 4_000;
export const batchMaximo = 2 * batchRegistros;
const batchItens = 40_000;

/** Consecutive records of a file as one write: each sale once, merged from its records. */
export interface BatchVendas {
  /** Record offsets of the batch within the file: first (inclusive) and last (exclusive). */
  readonly inicio: number;
  readonly fim: number;
  readonly lidosBytes: number;
  readonly vendas: readonly VendaLida[];
  /** Repeated records of a sale within the batch: with changes, and without. */
  readonly mudadas: number;
  readonly iguais: number;
  readonly erros: readonly ErroLido[];
}

interface ErroLido extends Lugar {
  readonly chaveAcesso: string | null;
  readonly problema: Problema;
}

/** Record number in the file, from 1, and its first line. */
interface Lugar {
  readonly ordem: number;
  readonly linha: number;
}

/** All records of a batch for one sale. */
interface Reunida {
  venda: VendaLida;
  readonly lugares: Lugar[];
  mudadas: number;
  isContradita: boolean;
}

/**
 * Groups records into batches. Batch boundaries depend on the file alone, so a resumed import produces the same
 * batches.
 */
export function createBatches(inicio: number) {
  let at = inicio;
  let begin = inicio;
  let reunidas = new Map<string, Reunida>();
  let erros: ErroLido[] = [];
  let itens = 0;
  let last: string | undefined;
  return {
    /** Returns whether the batch must be flushed before this record is added. */
    isFullBefore(registro: Registro): boolean {
      const isSame = 'venda' in registro && registro.venda.chaveAcesso === last;
      const count = at - begin;
      return count >= batchMaximo || (!isSame && (count >= batchRegistros || itens >= batchItens));
    },
    add(registro: Registro): void {
      at += 1;
      const lugar = { ordem: at, linha: registro.linha };
      if ('problema' in registro) {
        const { chaveAcesso, problema } = registro;
        erros.push({ ...lugar, chaveAcesso, problema });
        last = undefined;
        return;
      }
      const { venda } = registro;
      last = venda.chaveAcesso;
      itens += venda.itens?.length ?? 0;
      const known = reunidas.get(last);
      if (known) join(known, venda, lugar);
      else reunidas.set(last, { venda, lugares: [lugar], mudadas: 0, isContradita: false });
    },
    /** Returns the collected batch; undefined when empty. */
    take(lidosBytes: number): BatchVendas | undefined {
      if (at === begin) return undefined;
      const all = [...reunidas.values()];
      const good = all.filter(({ isContradita }) => !isContradita);
      const mudadas = good.reduce((sum, one) => sum + one.mudadas, 0);
      const iguais = good.reduce((sum, one) => sum + one.lugares.length - 1, 0) - mudadas;
      const contraditas = all.filter(({ isContradita }) => isContradita).flatMap(toErros);
      const batch = {
        inicio: begin,
        fim: at,
        lidosBytes,
        vendas: good.map(({ venda }) => venda),
        mudadas,
        iguais,
        erros: [...erros, ...contraditas].sort((one, other) => one.ordem - other.ordem),
      };
      begin = at;
      reunidas = new Map();
      erros = [];
      [itens, last] = [0, undefined];
      return batch;
    },
  };
}

/**
 * Merges a repeated sale: fields missing in the later record keep their value, as in the database. Two different
 * amounts are an error: in a file with one line per product the last line's amount would pass for the total.
 */
function join(known: Reunida, next: VendaLida, lugar: Lugar): void {
  const { venda: before, lugares } = known;
  lugares.push(lugar);
  const isOther = before.valorCentavos !== null && next.valorCentavos !== null;
  if (isOther && before.valorCentavos !== next.valorCentavos) known.isContradita = true;
  known.venda = {
    ...before,
    emitidoEm: next.emitidoEm ?? before.emitidoEm,
    valorCentavos: next.valorCentavos ?? before.valorCentavos,
    quantidade: next.quantidade ?? before.quantidade,
    itens: next.itens ?? before.itens,
    cancelada: next.cancelada ?? before.cancelada,
  };
  if (JSON.stringify(known.venda) !== JSON.stringify(before)) known.mudadas += 1;
}

const toErros = ({ venda, lugares }: Reunida): ErroLido[] =>
  lugares.map((lugar) => ({
    ...lugar,
    chaveAcesso: venda.chaveAcesso,
    problema: 'doisValores',
  }));
