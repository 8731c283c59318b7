import { countUnidades, type ItemNota } from '../documento-fiscal/item-nota.ts';
import { createReconhecer, type ListaProdutos, type Reconhecimento } from './lista-produtos.ts';

/** An amount of products: so many units, or so many cents, of each of the lists. */
export interface MedidaProdutos {
  readonly listas: readonly string[];
  readonly unidades?: number | undefined;
  readonly centavos?: number | undefined;
}

/** Rewards of one rule. */
interface Premia {
  readonly numeros: number;
  readonly raspadinhas?: number | undefined;
  readonly pontos?: number | undefined;
}

/** The receipt earns only with at least this amount. */
export type RegraExige = { readonly tipo: 'exige' } & MedidaProdutos;
/** Each whole amount earns, at most `maximoPorNota` times. */
export type RegraConta = {
  readonly tipo: 'conta';
  readonly maximoPorNota?: number | undefined;
} & MedidaProdutos &
  Premia;
/** Multiplies the numbers of the receipt, or those that the list alone earns. */
export interface RegraMultiplica {
  readonly tipo: 'multiplica';
  readonly lista: string;
  readonly fator: number;
  readonly sobre: 'nota' | 'lista';
}
/** Earns once with at least this amount. */
export type RegraSoma = { readonly tipo: 'soma' } & MedidaProdutos & Premia;

export type RegraProduto = RegraExige | RegraConta | RegraMultiplica | RegraSoma;

/** The campaign's rules by product. */
export interface RegrasProdutos {
  readonly listas: readonly ListaProdutos[];
  readonly regras: readonly RegraProduto[];
}

/** Numbers that an amount of products earns by the campaign's rule for receipts; 0 where that rule does not measure it. */
export type ContaBase = (medida: { readonly unidades: number; readonly centavos: number }) => number;

/** Reward of one rule, for the explanation. */
export interface ParteGanho {
  readonly tipo: 'base' | 'conta' | 'multiplica' | 'soma';
  /** Lists of the rule; none for the base. */
  readonly listas: readonly string[];
  readonly numeros: number;
  readonly raspadinhas: number;
  readonly pontos: number;
  /** How many whole amounts counted; only of `conta`. */
  readonly vezes?: number;
  /** Only of `multiplica`. */
  readonly fator?: number;
}

/** Missing amount of a rule. */
export interface FaltaProdutos {
  readonly listas: readonly string[];
  readonly unidades?: number;
  readonly centavos?: number;
}

/** An item that belongs to a list. */
export interface ItemReconhecido {
  /** Position in the items of the receipt, from 0. */
  readonly ordem: number;
  readonly listas: readonly string[];
  /** Recognized by its description alone. */
  readonly isFraco: boolean;
}

/** Result of the rules by product for one receipt. */
export interface GanhoProdutos {
  readonly numeros: number;
  readonly raspadinhas: number;
  readonly pontos: number;
  readonly partes: readonly ParteGanho[];
  /** The first unmet `exige`, which makes the receipt earn nothing. */
  readonly exigencia: FaltaProdutos | null;
  /** Missing amounts for one more time of a rule, where a part of it was bought; nearest first. */
  readonly quase: readonly FaltaProdutos[];
  readonly itens: readonly ItemReconhecido[];
  /** Numbers that the receipt earns only because of items recognized by description. */
  readonly numerosFracos: number;
}

/**
 * Evaluates the rules by product. Order, which does not depend on the order in the file:
 *
 * 1. `exige`: all must be met, else nothing is earned.
 * 2. The base: the earnings of the receipt without products.
 * 3. `conta` adds to it.
 * 4. `multiplica`: of the rules for the receipt the highest factor of a list that was bought; of those for a list each
 *    adds its factor less one, of the earnings of that list alone by base and `conta`.
 * 5. `soma` adds its rewards, which are not multiplied.
 *
 * Fractions of a number are dropped once, at the end. An item in two lists counts in both.
 *
 * @param base numbers of the receipt without products
 * @param contaBase numbers of a part of it
 */
export function evaluateProdutos(
  regras: RegrasProdutos,
  itens: readonly ItemNota[],
  emitente: string | null,
  base: number,
  contaBase: ContaBase,
): GanhoProdutos {
  const reconhecer = createReconhecer(regras.listas, emitente);
  const reconhecidos = itens.map((item) => ({ item, listas: reconhecer(item) }));
  const all = evaluate(
    regras.regras,
    measure(reconhecidos, () => true),
    base,
    contaBase,
  );
  const isFraco = reconhecidos.some(({ listas }) => [...listas.values()].includes('descricao'));
  const strong = isFraco
    ? evaluate(
        regras.regras,
        measure(reconhecidos, (como) => como === 'codigo'),
        base,
        contaBase,
      )
    : all;
  return {
    ...all,
    itens: reconhecidos.flatMap(({ listas }, ordem) =>
      listas.size === 0
        ? []
        : [{ ordem, listas: [...listas.keys()], isFraco: ![...listas.values()].includes('codigo') }],
    ),
    numerosFracos: Math.max(0, all.numeros - strong.numeros),
  };
}

interface Medido {
  readonly unidades: number;
  readonly centavos: number;
}

/** Bought units and cents of each list. */
type Medidos = ReadonlyMap<string, Medido>;

function measure(
  reconhecidos: readonly {
    readonly item: ItemNota;
    readonly listas: ReadonlyMap<string, Reconhecimento>;
  }[],
  isCounted: (como: Reconhecimento) => boolean,
): Medidos {
  const medidos = new Map<string, Medido>();
  for (const { item, listas } of reconhecidos)
    for (const [id, como] of listas) {
      if (!isCounted(como)) continue;
      const { unidades, centavos } = medidos.get(id) ?? nada;
      medidos.set(id, { unidades: unidades + countUnidades(item), centavos: centavos + item.centavos });
    }
  return medidos;
}

const nada: Medido = { unidades: 0, centavos: 0 };
type Resultado = Omit<GanhoProdutos, 'itens' | 'numerosFracos'>;

function evaluate(
  regras: readonly RegraProduto[],
  medidos: Medidos,
  base: number,
  contaBase: ContaBase,
): Resultado {
  const exigencia = regras
    .filter((regra) => regra.tipo === 'exige')
    .map((regra) => findFalta(regra, medidos, 1))
    .find((falta) => falta !== null);
  const quase = listQuase(regras, medidos);
  if (exigencia) return { numeros: 0, raspadinhas: 0, pontos: 0, partes: [], exigencia, quase };
  const contas = regras.filter((regra) => regra.tipo === 'conta').map((regra) => countConta(regra, medidos));
  const partes: ParteGanho[] = [
    ...(base > 0 ? [{ tipo: 'base', listas: [], numeros: base, raspadinhas: 0, pontos: 0 } as const] : []),
    ...contas.filter(({ vezes = 0 }) => vezes > 0),
  ];
  const antes = sum(partes.map(({ numeros }) => numeros));
  partes.push(...listMultiplicadas(regras, medidos, { antes, contas, contaBase }));
  for (const regra of regras) {
    if (regra.tipo !== 'soma' || findFalta(regra, medidos, 1) !== null) continue;
    const { listas, numeros, raspadinhas = 0, pontos = 0 } = regra;
    partes.push({ tipo: 'soma', listas, numeros, raspadinhas, pontos });
  }
  return {
    numeros: Math.floor(sum(partes.map(({ numeros }) => numeros)) + rounding),
    raspadinhas: sum(partes.map(({ raspadinhas }) => raspadinhas)),
    pontos: sum(partes.map(({ pontos }) => pontos)),
    partes,
    exigencia: null,
    quase,
  };
}

/** Above the error of a sum of factors in thousandths, below a thousandth. */
const rounding = 1e-6;

const sum = (all: readonly number[]): number => all.reduce((total, one) => total + one, 0);

function listMultiplicadas(
  regras: readonly RegraProduto[],
  medidos: Medidos,
  ganho: { readonly antes: number; readonly contas: readonly ParteGanho[]; readonly contaBase: ContaBase },
): ParteGanho[] {
  const bought = regras
    .filter((regra) => regra.tipo === 'multiplica')
    .filter(({ lista }) => (medidos.get(lista)?.unidades ?? 0) > 0);
  const daNota = bought
    .filter(({ sobre }) => sobre === 'nota')
    .toSorted((a, b) => b.fator - a.fator)
    .slice(0, 1)
    .map((regra) => toMultiplicada(regra, ganho.antes));
  const daLista = bought
    .filter(({ sobre }) => sobre === 'lista')
    .map((regra) => {
      const own = ganho.contas.filter(({ listas }) => listas.length === 1 && listas[0] === regra.lista);
      const parte = ganho.contaBase(medidos.get(regra.lista)!) + sum(own.map(({ numeros }) => numeros));
      return toMultiplicada(regra, parte);
    });
  return [...daNota, ...daLista].filter(({ numeros }) => numeros > 0);
}

const toMultiplicada = ({ lista, fator }: RegraMultiplica, numeros: number): ParteGanho => ({
  tipo: 'multiplica',
  listas: [lista],
  // In thousandths: 1.15 − 1 is not 0.15 in binary fractions.
  numeros: (numeros * Math.round((fator - 1) * 1000)) / 1000,
  raspadinhas: 0,
  pontos: 0,
  fator,
});

function countConta(regra: RegraConta, medidos: Medidos): ParteGanho {
  const { listas, numeros, raspadinhas = 0, pontos = 0, maximoPorNota = Infinity } = regra;
  const vezes = Math.min(countVezes(regra, medidos), maximoPorNota);
  return {
    tipo: 'conta',
    listas,
    numeros: vezes * numeros,
    raspadinhas: vezes * raspadinhas,
    pontos: vezes * pontos,
    vezes,
  };
}

/** Counts how many whole amounts of a measure were bought of each of its lists. */
const countVezes = ({ listas, unidades, centavos }: MedidaProdutos, medidos: Medidos): number =>
  Math.min(
    ...listas.map((id) => {
      const medido = medidos.get(id) ?? nada;
      return Math.floor(
        centavos === undefined ? medido.unidades / (unidades ?? 1) : medido.centavos / centavos,
      );
    }),
  );

/** Returns the missing amount for so many times of a measure; null when nothing does. */
function findFalta(medida: MedidaProdutos, medidos: Medidos, vezes: number): FaltaProdutos | null {
  const { unidades = 1, centavos } = medida;
  const faltas = medida.listas.map((id) => {
    const medido = medidos.get(id) ?? nada;
    return centavos === undefined
      ? { id, falta: vezes * unidades - medido.unidades }
      : { id, falta: vezes * centavos - medido.centavos };
  });
  const abertas = faltas.filter(({ falta }) => falta > 0);
  if (abertas.length === 0) return null;
  const most = Math.max(...abertas.map(({ falta }) => falta));
  return {
    listas: abertas.map(({ id }) => id),
    ...(centavos === undefined ? { unidades: most } : { centavos: most }),
  };
}

/** Lists the missing amount for one more time of each rule of which a part was bought, and at most half of it lacks. */
function listQuase(regras: readonly RegraProduto[], medidos: Medidos): FaltaProdutos[] {
  return regras
    .flatMap((regra): { readonly falta: FaltaProdutos; readonly share: number }[] => {
      if (regra.tipo === 'multiplica') return [];
      const vezes = regra.tipo === 'conta' ? countVezes(regra, medidos) + 1 : 1;
      if (regra.tipo === 'conta' && vezes > (regra.maximoPorNota ?? Infinity)) return [];
      const falta = findFalta(regra, medidos, vezes);
      if (!falta) return [];
      const wanted = regra.centavos ?? regra.unidades ?? 1;
      const share = (falta.unidades ?? falta.centavos!) / wanted;
      const hasPart = regra.listas.some((id) => (medidos.get(id)?.unidades ?? 0) > 0);
      return share <= 0.5 || (hasPart && falta.unidades === 1) ? [{ falta, share }] : [];
    })
    .toSorted((a, b) => a.share - b.share)
    .map(({ falta }) => falta);
}
