import type { FatosNota } from '@trevo/rules/documento-fiscal/fonte-valor';
import {
  type ItemNota,
  itensMaximo,
  parseQuantidadeItem,
  sumUnidades,
  toItemNota,
} from '@trevo/rules/documento-fiscal/item-nota';
import { isDia, toSaoPaulo } from '@trevo/rules/tempo/sao-paulo';
import type { ItemBruto, NotaBruta } from './nota-bruta.ts';
import { rotulos, type Papel } from './rotulos.text.ts';

/** Facts of a proved page. */
export type FatosProvados = Omit<FatosNota, 'cancelada'>;

const maximumCentavos = 1_000_000_000;

/**
 * Validates a page by its own redundancy: exactly the requested key, its issuer, one day within its month, and
 * one amount that equals both the sum of the products and the payments, to the cent. Undefined otherwise.
 */
export function proveNota(bruta: NotaBruta, chaveAcesso: string): FatosProvados | undefined {
  const emitente = chaveAcesso.slice(6, 20);
  const emitidoEm = proveEmissao(bruta.emissoes, chaveAcesso);
  const itens = toItens(bruta.itens);
  if (!isOnly(bruta.chaves, chaveAcesso) || !isOnly(bruta.emitentes, emitente)) return undefined;
  if (emitidoEm === undefined || itens === undefined) return undefined;
  const valorCentavos = proveValor(bruta, sum(itens.map((item) => item.centavos)));
  if (valorCentavos === undefined) return undefined;
  return { emitente, emitidoEm, valorCentavos, quantidade: sumUnidades(itens), itens };
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, some) => total + some, 0);

/** Returns whether all found values equal the wanted one. */
const isOnly = (found: readonly string[], wanted: string): boolean =>
  found.length > 0 && found.every((text) => text.replace(/[^0-9A-Z]/g, '') === wanted);

/** Returns the day of issue in São Paulo; the day on the page must be within the key's month. */
function proveEmissao(emissoes: readonly string[], chaveAcesso: string): string | undefined {
  const found = emissoes.map((text) =>
    /^\D{0,40}?(\d{2})\/(\d{2})\/(\d{4})(?:\D{1,6}(\d{2}:\d{2}(?::\d{2})?)\s?([+-]\d{2}:\d{2})?)?/.exec(text),
  );
  const days = new Set(found.map((match) => match && `${match[3]}-${match[2]}-${match[1]}`));
  const [dia] = days;
  if (days.size !== 1 || !dia || !isDia(dia)) return undefined;
  if (!dia.startsWith(`20${chaveAcesso.slice(2, 4)}-${chaveAcesso.slice(4, 6)}-`)) return undefined;
  // A time with another zone than São Paulo's can shift the day.
  const [, , , , hora, zona] = found[0] ?? [];
  const instant = hora && zona ? new Date(`${dia}T${hora}${zona}`) : undefined;
  return instant && !Number.isNaN(instant.getTime()) ? toSaoPaulo(instant).dia : dia;
}

function toItens(brutos: readonly ItemBruto[]): ItemNota[] | undefined {
  if (brutos.length === 0 || brutos.length > itensMaximo) return undefined;
  const itens = brutos.flatMap(({ quantidade: escrita, valor, ...textos }) => {
    const [quantidade, centavos] = [toQuantidade(escrita), toCentavos(valor)];
    return quantidade && centavos !== undefined ? [toItemNota(textos, { quantidade, centavos })] : [];
  });
  return itens.length === brutos.length ? itens : undefined;
}

/** Parses a quantity as pages print it, above zero: '2', '2,0000', '20.0000'. */
const toQuantidade = (text: string): number | undefined =>
  /^\d+(?:[.,]\d{1,4})?$/.test(text) ? parseQuantidadeItem(text) : undefined;

/** Parses 'R$ 1.234,56', '64,40' or '64.4' into integer cents. */
function toCentavos(text: string): number | undefined {
  const parts = /^(?:R\$ ?)?(\d{1,3}(?:\.\d{3})+(?=,)|\d{1,8})[.,](\d{1,2})$/.exec(text);
  if (!parts) return undefined;
  const centavos = Number(parts[1]!.replaceAll('.', '')) * 100 + Number(parts[2]!.padEnd(2, '0'));
  return centavos <= maximumCentavos ? centavos : undefined;
}

const papeis: ReadonlyMap<string, Papel> = new Map(
  Object.entries(rotulos).flatMap(([papel, names]) => names.map((name) => [name, papel as Papel] as const)),
);

const toPlain = (rotulo: string): string =>
  rotulo
    .normalize('NFD')
    .replace(/\p{M}|R\$|[:.-]/gu, '')
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase();

/** Returns the paid amount when it equals the products' total according to every line of the totals. */
function proveValor({ somas, pagamentos }: NotaBruta, itensCentavos: number): number | undefined {
  const lines = somas.flatMap(([rotulo, valor]) => {
    const papel = papeis.get(toPlain(rotulo));
    return papel ? [{ rotulo: toPlain(rotulo), papel, centavos: toCentavos(valor) }] : [];
  });
  const known = lines.filter(({ papel }) => papel !== 'troco');
  // A repeated line, or two labels of the same meaning, indicates an unknown layout.
  const singles = lines.map(({ papel, rotulo }) => (papel === 'acrescimo' ? rotulo : papel));
  if (new Set(singles).size < singles.length || known.some(({ centavos }) => centavos === undefined))
    return undefined;
  const get = (papel: Papel) => lines.find((line) => line.papel === papel)?.centavos;
  const acrescimos = sum(
    known.filter(({ papel }) => papel === 'acrescimo').map(({ centavos }) => centavos ?? 0),
  );
  const pagos = pagamentos.map(toCentavos);
  if (pagos.length === 0 || pagos.includes(undefined)) return undefined;
  // Some pages print NaN for missing change.
  const pago = sum(pagos.map((centavos) => centavos ?? 0)) - (get('troco') ?? 0);
  const bruto = get('bruto') ?? itensCentavos;
  const liquido = get('liquido') ?? pago;
  const desconto = get('desconto') ?? 0;
  const hasTotal = get('bruto') !== undefined || get('liquido') !== undefined;
  const isSame =
    bruto === itensCentavos && liquido === pago && itensCentavos - desconto + acrescimos === pago;
  // With discount and payment swapped the sum still matches; a discount above the payment reveals the swap.
  return hasTotal && isSame && pago > desconto ? pago : undefined;
}
