import type { MedidaProdutos, RegraProduto, RegrasProdutos } from '@trevo/rules/produto/ganho-produtos';
import { countPalavra, fatorText, joinNomes } from '../documento-fiscal/ganho-produtos.text.ts';
import { contaText } from '../palavras.text.ts';

/** The campaign's rule for receipts, as far as the sentences depend on it. */
export interface GanhoBase {
  readonly por: 'documento' | 'produtos' | 'quantidade' | 'valor';
  /** Numbers of each receipt; read only with `por: 'documento'`. */
  readonly numeros?: number | undefined;
}

/** The rules by product in words. */
export interface RegrasEmPalavras {
  /** Rewards of the products, for the home screen. */
  readonly frase: string;
  /** One sentence for each list that multiplies numbers. */
  readonly aceleradores: readonly string[];
  /** Badges of each list, by its id. */
  readonly selos: ReadonlyMap<string, readonly string[]>;
}

type Premiada = Extract<RegraProduto, { tipo: 'conta' | 'soma' }>;

const reais = (centavos: number): string => contaText.valor('cashback', centavos);

/** Rewards, as in `1 número e 50 pontos`. */
const premiosText = ({ numeros, raspadinhas = 0, pontos = 0 }: Premiada): string =>
  joinNomes(
    [
      numeros > 0 && countPalavra(numeros, 'número', 'números'),
      raspadinhas > 0 && countPalavra(raspadinhas, 'raspadinha', 'raspadinhas'),
      pontos > 0 && countPalavra(pontos, 'ponto', 'pontos'),
    ].filter((text) => text !== false),
  );

const hasPremio = ({ numeros, raspadinhas = 0, pontos = 0 }: Premiada): boolean =>
  numeros + raspadinhas + pontos > 0;

/** An amount of one list, as in `2 unidades` or `R$ 30,00`. */
const medidaText = ({ unidades = 1, centavos }: MedidaProdutos): string =>
  centavos === undefined ? countPalavra(unidades, 'unidade', 'unidades') : reais(centavos);

/** An amount of products, as in `2 Cafés participantes` or `R$ 30,00 em Cafés`. */
const compraText = ({ listas, unidades = 1, centavos }: MedidaProdutos, names: Names): string =>
  joinNomes(
    names(listas).map((nome) => {
      if (centavos !== undefined) return `${reais(centavos)} em ${nome}`;
      return unidades === 1 ? nome : `${unidades} ${nome}`;
    }),
  );

type Names = (ids: readonly string[]) => string[];

/** Badge of one rule on one of its lists. */
function seloText(regra: RegraProduto, lista: string, names: Names): string | null {
  if (regra.tipo === 'multiplica') {
    return regra.sobre === 'nota'
      ? `Nota com números ${fatorText(regra.fator)}`
      : `Números ${fatorText(regra.fator)}`;
  }
  const outras = joinNomes(names(regra.listas.filter((id) => id !== lista)));
  if (regra.tipo === 'exige') return `Obrigatório${outras && ` com ${outras}`}: ${medidaText(regra)}`;
  if (!hasPremio(regra)) return null;
  const premios = premiosText(regra);
  const isUma = regra.centavos === undefined && (regra.unidades ?? 1) === 1;
  if (regra.tipo === 'soma') {
    const mais = `mais ${premios}`;
    if (outras) return `Combo com ${outras}: ${mais}`;
    return isUma ? `Na nota: ${mais}` : `A partir de ${medidaText(regra)}: ${mais}`;
  }
  if (outras) return `Combo com ${outras}: vale ${premios}`;
  return isUma ? `Cada unidade vale ${premios}` : `Vale ${premios} a cada ${medidaText(regra)}`;
}

/** Whether each amount of one measure contains the other measure. */
const isWithin = (one: MedidaProdutos, other: MedidaProdutos): boolean =>
  one.listas.every((id) => other.listas.includes(id)) &&
  (one.centavos === undefined
    ? other.centavos === undefined && (one.unidades ?? 1) <= (other.unidades ?? 1)
    : one.centavos <= (other.centavos ?? 0));

/** Sentence for the home screen: the rewarded products, else the required ones, else those with a factor. */
function fraseText(regras: readonly RegraProduto[], base: GanhoBase, names: Names): string {
  const exige = regras.find((regra) => regra.tipo === 'exige');
  const conta = regras.filter((regra) => regra.tipo === 'conta').find(hasPremio);
  const soma = regras.filter((regra) => regra.tipo === 'soma').find(hasPremio);
  const acelera = regras.find((regra) => regra.tipo === 'multiplica');
  const condicao = exige && `A nota precisa ter ${compraText(exige, names)}.`;
  if (conta) {
    const isKnown = exige && isWithin(exige, conta);
    return [ganhaText(conta, base, names), !isKnown && condicao].filter(Boolean).join(' ');
  }
  if (exige && base.por === 'documento' && base.numeros) {
    const numeros = countPalavra(base.numeros, 'número', 'números');
    return `Compre ${compraText(exige, names)} e ganhe ${numeros}.`;
  }
  if (condicao) return condicao;
  if (soma) return ganhaText(soma, base, names);
  return acelera ? aceleradorText(acelera, names) : 'Veja os produtos que participam.';
}

function ganhaText(regra: Premiada, base: GanhoBase, names: Names): string {
  const { tipo, listas, unidades = 1, centavos } = regra;
  const premios = `${base.por === 'produtos' && tipo === 'conta' ? '' : 'mais '}${premiosText(regra)}`;
  const isCada = tipo === 'conta' && listas.length === 1 && unidades === 1 && centavos === undefined;
  if (isCada) return `Cada unidade de ${joinNomes(names(listas))} vale ${premios}.`;
  const juntas = listas.length > 1 ? ' na mesma nota' : '';
  return `Compre ${compraText(regra, names)}${juntas} e ganhe ${premios}.`;
}

const aceleradorText = (regra: Extract<RegraProduto, { tipo: 'multiplica' }>, names: Names): string =>
  regra.sobre === 'nota'
    ? `Com ${joinNomes(names([regra.lista]))}, os números da nota vêm ${fatorText(regra.fator)}.`
    : `${joinNomes(names([regra.lista]))}: números ${fatorText(regra.fator)}.`;

/** Puts the rules by product of a campaign into words for people. */
export function describeRegrasProdutos(
  {
    listas,
    regras,
  }: Pick<RegrasProdutos, 'regras'> & {
    readonly listas: readonly { readonly id: string; readonly nome: string }[];
  },
  base: GanhoBase,
): RegrasEmPalavras {
  const nomes = new Map(listas.map(({ id, nome }) => [id, nome]));
  const names: Names = (ids) => ids.map((id) => nomes.get(id) ?? id);
  const listsOf = (regra: RegraProduto): readonly string[] =>
    regra.tipo === 'multiplica' ? [regra.lista] : regra.listas;
  const frase = fraseText(regras, base, names);
  return {
    frase,
    aceleradores: regras
      .filter((regra) => regra.tipo === 'multiplica')
      .map((regra) => aceleradorText(regra, names))
      .filter((sentence) => sentence !== frase),
    selos: new Map(
      listas.map(({ id }) => [
        id,
        regras
          .filter((regra) => listsOf(regra).includes(id))
          .flatMap((regra) => seloText(regra, id, names) ?? []),
      ]),
    ),
  };
}
