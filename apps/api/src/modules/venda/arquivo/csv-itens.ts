import { type ItemNota, itensMaximo, sumUnidades } from '@trevo/rules/documento-fiscal/item-nota';
import { quantidadeMaxima, type Registro, type VendaLida } from './registro.ts';
import type { Problema } from '../venda.text.ts';

/** A sale while its lines are read. */
interface Aberta {
  readonly linha: number;
  readonly chaveAcesso: string;
  /** Its fields so far; undefined before the first valid line. */
  venda: VendaLida | undefined;
  readonly itens: ItemNota[];
  /** First error of its lines. */
  erro: (Registro & { readonly problema: Problema }) | undefined;
}

/**
 * Joins consecutive lines of one sale, each with an item, to one record. A sale with an invalid line is an error as a
 * whole, and so is one with items that do not add up to its amount: its lines are then separated or incomplete.
 */
export function createReuniao() {
  let aberta: Aberta | undefined;
  const close = (): Registro[] => {
    const closed = aberta ? [toRegistro(aberta)] : [];
    aberta = undefined;
    return closed;
  };
  return {
    /** Adds a line; returns the records that it completes. */
    add(registro: Registro): Registro[] {
      const chaveAcesso = 'venda' in registro ? registro.venda.chaveAcesso : registro.chaveAcesso;
      if (chaveAcesso === null) return [...close(), registro];
      const closed = aberta?.chaveAcesso === chaveAcesso ? [] : close();
      aberta ??= { linha: registro.linha, chaveAcesso, venda: undefined, itens: [], erro: undefined };
      join(aberta, registro);
      return closed;
    },
    /** Returns the last sale. */
    end: close,
  };
}

function join(aberta: Aberta, registro: Registro): void {
  if (aberta.erro) return;
  if ('problema' in registro) {
    aberta.erro = registro;
    return;
  }
  const { venda, linha } = registro;
  const { venda: before = venda, itens, chaveAcesso } = aberta;
  const refuse = (problema: Problema) => {
    aberta.erro = { linha, problema, chaveAcesso };
  };
  itens.push(...(venda.itens ?? []));
  if (before.valorCentavos !== venda.valorCentavos) refuse('doisValores');
  else if (itens.length > itensMaximo) refuse('documentoGrande');
  aberta.venda = {
    ...before,
    emitidoEm: venda.emitidoEm ?? before.emitidoEm,
    quantidade: venda.quantidade ?? before.quantidade,
    cancelada: venda.cancelada ?? before.cancelada,
  };
}

function toRegistro({ linha, chaveAcesso, itens, erro, ...aberta }: Aberta): Registro {
  if (erro) return erro;
  const venda = aberta.venda!;
  if (itens.length === 0) return { linha, venda: { ...venda, itens: null } };
  const soma = itens.reduce((sum, { centavos }) => sum + centavos, 0);
  if (venda.valorCentavos !== null && venda.valorCentavos !== soma)
    return { linha, problema: 'itensNaoSomam', chaveAcesso };
  const unidades = sumUnidades(itens);
  const quantidade = venda.quantidade ?? (unidades <= quantidadeMaxima ? unidades : null);
  return { linha, venda: { ...venda, itens, quantidade } };
}
