/** Sections of the home screen. */
export type InicioParte =
  | 'numeros'
  | 'premio'
  | 'prazo'
  | 'participar'
  | 'raspadinhas'
  | 'participantes'
  | 'limite'
  | 'fila'
  | 'atalhos'
  | 'multiplicador'
  | 'novidades'
  | 'convite'
  | 'instalar'
  | 'notas';

/** Facts that determine the order of the sections. */
export interface InicioFatos {
  /** Whether the campaign gives lucky numbers. */
  readonly hasNumeros: boolean;
  /** Whole days until the registration of receipts ends; null while it is closed. */
  readonly diasRestantes: number | null;
  /** Count of unopened raspadinhas (cards, spins or paintings). */
  readonly raspadinhas: number;
  /** Whether the consumidor has a number or a counted receipt. */
  readonly hasGanho: boolean;
}

/** Days before a deadline at which the action moves up. */
export const pertoDias = 7;

const isPerto = (dias: number | null): boolean => dias !== null && dias >= 0 && dias <= pertoDias;

/**
 * Orders the sections by urgency: the balance, the action with a near deadline, unopened cards, then the rest.
 * The sections up to `participar` are known without a request.
 */
export function toOrdemInicio(fatos: InicioFatos): readonly InicioParte[] {
  const { hasNumeros, diasRestantes, raspadinhas } = fatos;
  const isAberta = diasRestantes !== null;
  const isPrazoPerto = isPerto(diasRestantes);
  const ordem: readonly (readonly [InicioParte, boolean])[] = [
    ['premio', !isPrazoPerto],
    ['numeros', hasNumeros],
    ['prazo', isPrazoPerto],
    ['participar', true],
    ['premio', isPrazoPerto],
    ['participantes', isAberta],
    ['limite', isAberta],
    ['raspadinhas', raspadinhas > 0],
    ['fila', true],
    ['atalhos', true],
    ['prazo', isAberta && !isPrazoPerto],
    ['multiplicador', isAberta],
    ['novidades', true],
    ['convite', isAberta],
    ['instalar', fatos.hasGanho],
    ['notas', true],
  ];
  return ordem.filter(([, isThere]) => isThere).map(([parte]) => parte);
}
