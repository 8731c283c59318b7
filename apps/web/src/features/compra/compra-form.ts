import type { BodyInputOf, RetornoOf } from '@trevo/contract/call';
import type { Calls } from '@trevo/contract/calls';
import { countNumeros } from '@trevo/rules/conta/ganho';

/** What the campaign asks of a purchase without access key. */
export type ConfiguracaoCompra = RetornoOf<Calls['cupom.configuracaoCompra']>;
/** Each `cada` whole products earn `numeros`. */
export type GanhoPorQuantidade = NonNullable<ConfiguracaoCompra['ganhoPorQuantidade']>;
/** A purchase as the API answers it. */
export type CompraWire = RetornoOf<Calls['produto.compra']>;
export type CompraBody = BodyInputOf<Calls['documentoFiscal.inserirNaoFiscal']>;

/** The fields as the person fills them. */
export interface CompraForm {
  readonly uf: string;
  /** Letters and digits only. */
  readonly cnpjLoja: string;
  readonly numeroDocumento: string;
  /** `yyyy-mm-dd` or ''. */
  readonly dataCompra: string;
  readonly valorCentavos: number | null;
  /** Of the whole purchase, where no products are listed. */
  readonly quantidade: number;
  /** Of each listed product. */
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

/** Whether the form asks how many products were bought. */
export const asksQuantidade = (tela: 'quantidade' | 'manual', configuracao: ConfiguracaoCompra): boolean =>
  tela === 'quantidade' || configuracao.ganhoPorQuantidade !== null;

/** All products of the purchase together. */
export function sumQuantidade(form: CompraForm, { produtos }: ConfiguracaoCompra): number {
  if (produtos.length === 0) return form.quantidade;
  return produtos.reduce((sum, nome) => sum + (form.quantidades[nome] ?? 0), 0);
}

/**
 * The lucky numbers that a count of products is worth, by the campaign's rule and the person's multiplier; null where
 * the rule does not count products. The server decides; this is what the screen announces.
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
}

/** What leaves the phone. Fields that the form does not ask are left out, so that equal forms are equal requests. */
export function toCompraBody(form: CompraForm, contexto: CompraContexto): CompraBody {
  const { tela, campanha, usuario, configuracao, uriImagem } = contexto;
  const produtos = configuracao.produtos.flatMap((nome) => {
    const quantidade = form.quantidades[nome] ?? 0;
    return quantidade > 0 ? [{ nome, quantidade }] : [];
  });
  return {
    campanha: { ano: String(campanha.ano), identificacao: campanha.identificacao },
    uf: form.uf,
    usuario,
    tipo: 'NaoFiscal',
    uriImagem,
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
