/** Ceilings in a campaign's file for one act of one person without a second one. */
export interface TetosArquivo {
  readonly conta: { readonly ajustePorOperador: number };
  readonly documentos: { readonly centavosPorOperador: number };
}

/** Subject of a ceiling: the author of an act, or the person that it is about. */
export type AlvoTeto = 'operador' | 'credencial' | 'pessoa';

/** Multiples of a single act's ceiling, over a day in São Paulo and over the whole campaign; undefined for no ceiling. */
interface Vezes {
  readonly dia?: number;
  readonly campanha?: number;
}

interface Teto {
  /** Ceiling of one act: of the file, or fixed. */
  readonly porVez: number | ((arquivo: TetosArquivo) => number);
  readonly operador: Vezes;
  /** Programs send for many people at once, so they have more than a person; none where no credential may act. */
  readonly credencial: Vezes;
  readonly pessoa: Vezes;
}

/**
 * Everything that a person or program does alone up to a ceiling. A ceiling for each act alone is none: twenty acts within two
 * seconds multiply it. Above one of these a second person decides.
 */
export const tetos = {
  ajustePontos: {
    porVez: ({ conta }) => conta.ajustePorOperador,
    operador: { dia: 1, campanha: 20 },
    credencial: {},
    pessoa: { dia: 1, campanha: 3 },
  },
  ajusteCashback: {
    porVez: ({ conta }) => conta.ajustePorOperador,
    operador: { dia: 1, campanha: 20 },
    credencial: {},
    pessoa: { dia: 1, campanha: 3 },
  },
  /** Cents that an operator reads on a receipt, also of its products. */
  notaCentavos: {
    porVez: ({ documentos }) => documentos.centavosPorOperador,
    operador: { dia: 30 },
    credencial: { dia: 300 },
    pessoa: { dia: 3, campanha: 30 },
  },
  /** Units that an operator reads on a receipt, which earn numbers like cents. */
  notaUnidades: {
    porVez: 1_000,
    operador: { dia: 30 },
    credencial: { dia: 300 },
    pessoa: { dia: 3, campanha: 30 },
  },
  /** Valid receipts that an operator invalidates, with the numbers of their owner. */
  notaAnulada: {
    porVez: 1,
    operador: { dia: 200 },
    credencial: { dia: 2_000 },
    pessoa: { dia: 20 },
  },
  /** Blocked values; each can be a person. */
  bloqueio: {
    porVez: 200,
    operador: { dia: 5 },
    credencial: { dia: 50 },
    pessoa: {},
  },
} as const satisfies Readonly<Record<string, Teto>>;

export type TetoId = keyof typeof tetos;

/** Returns the ceiling of one act. */
export function getPorVez(id: TetoId, arquivo: TetosArquivo): number {
  const { porVez }: Teto = tetos[id];
  return typeof porVez === 'number' ? porVez : porVez(arquivo);
}

/** Returns the ceilings over time for one it concerns. */
export function listTetos(
  id: TetoId,
  alvo: AlvoTeto,
  arquivo: TetosArquivo,
): { readonly periodo: 'dia' | 'campanha'; readonly maximo: number }[] {
  const vezes: Vezes = tetos[id][alvo];
  const porVez = getPorVez(id, arquivo);
  return (['dia', 'campanha'] as const).flatMap((periodo) => {
    const times = vezes[periodo];
    return times === undefined ? [] : [{ periodo, maximo: times * porVez }];
  });
}
