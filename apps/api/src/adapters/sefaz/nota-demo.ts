import { emitenteDemo, produtosDemo } from './nota-demo.text.ts';

/** A generated receipt for the local pages. */
export interface NotaDemo {
  readonly chaveAcesso: string;
  readonly emitente: string;
  /** `yyyy-mm-dd` */
  readonly emitidoEm: string;
  readonly itens: readonly {
    readonly nome: string;
    /** GTIN of 13 digits, in the range that GS1 leaves to the shop. */
    readonly gtin: string;
    /** As printed: '2' or '0,342'. */
    readonly quantidade: string;
    readonly unidade: string;
    readonly valorCentavos: number;
  }[];
  readonly descontoCentavos: number;
  /** Change: amount handed over above the total. */
  readonly trocoCentavos: number;
  readonly cancelada: boolean;
}

/**
 * Builds the receipt of a key; deterministic except for its day, which is today for a key of the current month,
 * so that it can take part in running campaigns.
 *
 * @param hoje `yyyy-mm-dd`
 */
export function buildNotaDemo(chaveAcesso: string, hoje: string): NotaDemo {
  const anoMes = `20${chaveAcesso.slice(2, 4)}-${chaveAcesso.slice(4, 6)}`;
  const seed = Number(chaveAcesso.slice(35, 43)) + Number(chaveAcesso.slice(25, 34));
  const itens = Array.from({ length: 2 + (seed % 3) }, (_, at) => {
    const { nome, gtin, unidade, precoCentavos } = produtosDemo[(seed + at * 3) % produtosDemo.length]!;
    const quantidade = unidade === 'KG' ? '0,500' : String(1 + ((seed + at) % 3));
    const vezes = Number(quantidade.replace(',', '.'));
    return { nome, gtin, quantidade, unidade, valorCentavos: Math.round(precoCentavos * vezes) };
  });
  return {
    chaveAcesso,
    emitente: emitenteDemo,
    emitidoEm: hoje.startsWith(anoMes) ? hoje : `${anoMes}-10`,
    itens,
    descontoCentavos: seed % 2 === 0 ? 0 : 150,
    trocoCentavos: seed % 5 === 0 ? 1_000 : 0,
    cancelada: chaveAcesso.slice(35, 43) === '00000777',
  };
}
