import type { BodyInputOf, RetornoOf } from '@trevo/contract/call';
import type { Calls } from '@trevo/contract/calls';
import { countNumeros } from '@trevo/rules/conta/ganho';

/** The campaign's requirements for a purchase without access key. */
export type ConfiguracaoCompra = RetornoOf<Calls['cupom.configuracaoCompra']>;
/** Each `cada` whole products earn `numeros`. */
export type GanhoPorQuantidade = NonNullable<ConfiguracaoCompra['ganhoPorQuantidade']>;
/** A purchase in the API's response. */
export type CompraWire = RetornoOf<Calls['produto.compra']>;
export type CompraBody = BodyInputOf<Calls['documentoFiscal.inserirNaoFiscal']>;

/** State of the purchase form. */
export interface CompraForm {
  readonly uf: string;
  /** Letters and digits only. */
  readonly cnpjLoja: string;
  readonly numeroDocumento: string;
  /** `yyyy-mm-dd` or ''. */
  readonly dataCompra: string;
  readonly valorCentavos: number | null;
  /** Count of the whole purchase, when no products are listed. */
  readonly quantidade: number;
  /** Count of each listed product. */
  readonly quantidades: Readonly<Record<string, number>>;
  readonly formaPagamento: string;
}

export const emptyCompra: CompraForm = {
  uf: '',
  cnpjLoja: '',
  numeroDocumento: '',
  dataCompra: '',
  valorCentavos: null,
  quantidade: 1,
  quantidades: {},
  formaPagamento: '',
};

/** Returns whether the form asks how many products were bought. */
export const asksQuantidade = (tela: 'quantidade' | 'manual', configuracao: ConfiguracaoCompra): boolean =>
  tela === 'quantidade' || configuracao.ganhoPorQuantidade !== null;

/** Returns the total count of products. */
export function sumQuantidade(form: CompraForm, { produtos }: ConfiguracaoCompra): number {
  if (produtos.length === 0) return form.quantidade;
  return produtos.reduce((sum, nome) => sum + (form.quantidades[nome] ?? 0), 0);
}

/**
 * Returns the lucky numbers for a count of products, by the campaign's rule and the consumidor's multiplier;
 * null when the rule does not count products. This is a preview: the server decides.
 */
export function countNumerosDaCompra(
  quantidade: number,
  ganho: GanhoPorQuantidade | null,
  multiplicador: number,
): number | null {
  if (ganho === null) return null;
  const { cada, numeros, maximoPorDocumento } = ganho;
  const maximo = maximoPorDocumento === null ? {} : { maximoPorDocumento };
  const regra = { por: 'quantidade', cada, numeros, ...maximo } as const;
  return countNumeros(regra, { quantidade, multiplicador }).numeros ?? null;
}

export interface CompraContexto {
  readonly tela: 'quantidade' | 'manual';
  readonly campanha: { readonly ano: number; readonly identificacao: string };
  readonly usuario: string;
  readonly configuracao: ConfiguracaoCompra;
  readonly uriImagem: string | null;
  /** Whether the photo alone registers the purchase. */
  readonly soFoto: boolean;
}

/** Returns the request body. Fields that the form does not show are omitted, so that equal forms are equal requests. */
export function toCompraBody(form: CompraForm, contexto: CompraContexto): CompraBody {
  const { tela, campanha, usuario, configuracao, uriImagem, soFoto } = contexto;
  const base = {
    campanha: { ano: String(campanha.ano), identificacao: campanha.identificacao },
    usuario,
    tipo: 'NaoFiscal',
    uriImagem,
  } as const;
  if (soFoto) return { ...base, dadosNaoFiscal: {} };
  const produtos = configuracao.produtos.flatMap((nome) => {
    const quantidade = form.quantidades[nome] ?? 0;
    return quantidade > 0 ? [{ nome, quantidade }] : [];
  });
  return {
    ...base,
    uf: form.uf,
    dadosNaoFiscal: {
      data: form.dataCompra,
      cnpjLoja: form.cnpjLoja,
      ...(tela === 'manual' && { numeroDocumento: form.numeroDocumento.trim() }),
      ...(tela === 'manual' && form.valorCentavos !== null && { valor: form.valorCentavos }),
      ...(asksQuantidade(tela, configuracao) && { quantidade: sumQuantidade(form, configuracao) }),
      ...(asksQuantidade(tela, configuracao) && produtos.length > 0 && { produtos }),
      ...(form.formaPagamento && { formaPagamento: form.formaPagamento }),
    },
  };
}
