/** The parts of the first screen that stand under each other. */
export type InicioParte =
  | 'numeros'
  | 'prazo'
  | 'participar'
  | 'raspadinhas'
  | 'limite'
  | 'fila'
  | 'atalhos'
  | 'multiplicador'
  | 'novidades'
  | 'instalar'
  | 'notas';

/** What the order of the first screen depends on. */
export interface InicioFatos {
  /** The campaign gives lucky numbers. */
  readonly hasNumeros: boolean;
  /** Whole days until no receipt can be registered any more; null when none can be registered now. */
  readonly diasRestantes: number | null;
  /** Cards, spins or paintings that wait to be opened. */
  readonly raspadinhas: number;
  /** Whole days until the next draw; null when none is known. */
  readonly diasParaSorteio: number | null;
  /** The person has a number, or a receipt that counted: something to come back for. */
  readonly hasGanho: boolean;
}

/** A day so near that it changes what somebody does today. */
export const pertoDias = 7;

const isPerto = (dias: number | null): boolean => dias !== null && dias >= 0 && dias <= pertoDias;

/**
 * What needs the person now comes first: what they have, the action with a deadline that is near, the cards to open.
 * What can wait comes after it. All that stands up to `participar` is known without asking anybody.
 */
export function toOrdemInicio(fatos: InicioFatos): readonly InicioParte[] {
  const { hasNumeros, diasRestantes, raspadinhas, diasParaSorteio } = fatos;
  const isAberta = diasRestantes !== null;
  const isPrazoPerto = isPerto(diasRestantes);
  const isSorteioPerto = isPerto(diasParaSorteio);
  const ordem: readonly (readonly [InicioParte, boolean])[] = [
    ['numeros', hasNumeros],
    ['prazo', isPrazoPerto],
    ['participar', true],
    ['limite', isAberta],
    ['raspadinhas', raspadinhas > 0],
    ['fila', true],
    ['atalhos', true],
    ['novidades', isSorteioPerto],
    ['prazo', isAberta && !isPrazoPerto],
    ['multiplicador', isAberta],
    ['novidades', !isSorteioPerto],
    ['instalar', fatos.hasGanho],
    ['notas', true],
  ];
  return ordem.filter(([, isThere]) => isThere).map(([parte]) => parte);
}
