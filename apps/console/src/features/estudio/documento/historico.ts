/** Texts before and after the current one, for undo and redo. */
export interface Historico {
  readonly antes: readonly string[];
  readonly depois: readonly string[];
  /** Identifies the field of the last change: typing in one field is one step. */
  readonly campo: string | null;
}

export const semHistorico: Historico = { antes: [], depois: [], campo: null };

const maximo = 200;

/** Remembers the text before a change. Changes of the same field are undone together. */
export function addPasso(historico: Historico, texto: string, campo: string | null): Historico {
  if (campo !== null && campo === historico.campo && historico.depois.length === 0) return historico;
  return { antes: [...historico.antes, texto].slice(-maximo), depois: [], campo };
}

/** Returns the text before and the history after an undo; undefined when there is none. */
export function undo(historico: Historico, texto: string): [string, Historico] | undefined {
  const before = historico.antes.at(-1);
  if (before === undefined) return undefined;
  const { antes, depois } = historico;
  return [before, { antes: antes.slice(0, -1), depois: [texto, ...depois], campo: null }];
}

export function redo(historico: Historico, texto: string): [string, Historico] | undefined {
  const [after, ...rest] = historico.depois;
  if (after === undefined) return undefined;
  return [after, { antes: [...historico.antes, texto], depois: rest, campo: null }];
}
