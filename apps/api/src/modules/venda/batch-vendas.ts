import type { Registro, VendaLida } from './registro.ts';
import type { Problema } from './venda.text.ts';

/** So many records, or so many products of them, are written in one transaction; of one sale in a row up to twice as many. */
const batchRegistros = 4_000;
export const batchMaximo = 2 * batchRegistros;
const batchItens = 40_000;

/** Some records of a file in a row, as they are written: each sale once, as its last record says. */
export interface BatchVendas {
  /** How many records of the file come before it, and how many there are up to its end. */
  readonly inicio: number;
  readonly fim: number;
  readonly lidosBytes: number;
  readonly vendas: readonly VendaLida[];
  /** Records of a sale that the same batch names before: those that say more, and those that say the same. */
  readonly mudadas: number;
  readonly iguais: number;
  readonly erros: readonly ErroLido[];
}

interface ErroLido extends Lugar {
  readonly chaveAcesso: string | null;
  readonly problema: Problema;
}

/** Which record of the file, from 1, and the line where it begins. */
interface Lugar {
  readonly ordem: number;
  readonly linha: number;
}

/** All records of a batch about one sale. */
interface Reunida {
  venda: VendaLida;
  readonly lugares: Lugar[];
  mudadas: number;
  isContradita: boolean;
}

/** Collects records into batches. Where each ends depends on the file alone, so that a cut changes nothing. */
export function createBatches(inicio: number) {
  let at = inicio;
  let begin = inicio;
  let reunidas = new Map<string, Reunida>();
  let erros: ErroLido[] = [];
  let itens = 0;
  let last: string | undefined;
  return {
    /** Whether a batch is to be taken before this record is added. */
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
    /** What was collected; undefined when there is nothing. */
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
 * A sale that is told twice: what the second does not say stays, as it does in the database. Two amounts are one too many:
 * a file with a line for each product would make the last of them what was paid.
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
