import { isCnpj } from '@trevo/rules/pessoa/cnpj';
import { formatDiaCurto } from '@trevo/rules/tempo/dia-curto';
import { isDia } from '@trevo/rules/tempo/sao-paulo';
import { type ApiError, isWorthRepeating } from '@trevo/client/api-error.ts';
import type { RecusaDita } from '../documento-fiscal/public.ts';
import { asksQuantidade, sumQuantidade, type CompraForm, type ConfiguracaoCompra } from './compra-form.ts';
import { compraErros, compraErroText } from './compra.text.ts';

/** Fields in visual order. */
export const compraCampos = [
  'quantidade',
  'foto',
  'uf',
  'cnpjLoja',
  'numeroDocumento',
  'dataCompra',
  'valorCentavos',
  'formaPagamento',
] as const;
export type CompraCampo = (typeof compraCampos)[number];
export type CompraErros = Readonly<Partial<Record<CompraCampo, string>>>;

export interface CompraRegras {
  readonly tela: 'quantidade' | 'manual';
  readonly configuracao: ConfiguracaoCompra;
  /** Current day in São Paulo, `yyyy-mm-dd`. */
  readonly hoje: string;
  /** First and last valid day of a purchase. */
  readonly inicio: string;
  readonly fim: string;
  readonly hasFoto: boolean;
  /** Whether the photo alone registers the purchase. */
  readonly soFoto: boolean;
}

/** Returns the error texts by field. */
export function checkCompra(form: CompraForm, regras: CompraRegras): CompraErros {
  const { tela, configuracao, hasFoto, soFoto } = regras;
  if (soFoto) return hasFoto ? {} : { foto: compraErros.foto };
  const erros: Partial<Record<CompraCampo, string | null>> = {
    uf: form.uf === '' ? compraErros.uf : null,
    cnpjLoja: form.cnpjLoja === '' ? compraErros.cnpjVazio : isCnpj(form.cnpjLoja) ? null : compraErros.cnpj,
    dataCompra: checkData(form.dataCompra, regras),
    foto: configuracao.fotoObrigatoria && !hasFoto ? compraErros.foto : null,
    formaPagamento:
      configuracao.formasPagamento.length > 0 && form.formaPagamento === ''
        ? compraErros.formaPagamento
        : null,
  };
  if (asksQuantidade(tela, configuracao)) erros.quantidade = checkQuantidade(form, configuracao);
  if (tela === 'manual') {
    erros.numeroDocumento = form.numeroDocumento.trim() === '' ? compraErros.numeroDocumento : null;
    erros.valorCentavos = form.valorCentavos === null ? compraErros.valor : null;
  }
  return Object.fromEntries(Object.entries(erros).filter(([, words]) => words !== null));
}

function checkData(dia: string, { hoje, inicio, fim }: CompraRegras): string | null {
  if (!isDia(dia)) return compraErros.dataVazia;
  if (dia > hoje) return compraErros.dataFutura;
  if (dia < inicio) return compraErros.dataAntes(formatDiaCurto(inicio));
  return dia > fim ? compraErros.dataDepois(formatDiaCurto(fim)) : null;
}

function checkQuantidade(form: CompraForm, configuracao: ConfiguracaoCompra): string | null {
  const quantidade = sumQuantidade(form, configuracao);
  if (quantidade < 1) return compraErros.quantidade;
  return quantidade > configuracao.quantidadeMaxima
    ? compraErros.quantidadeMaxima(configuracao.quantidadeMaxima)
    : null;
}

/** Form field of each wire field. */
const campoDoWire: Readonly<Record<string, CompraCampo>> = {
  uf: 'uf',
  uriImagem: 'foto',
  'dadosNaoFiscal.cnpjLoja': 'cnpjLoja',
  'dadosNaoFiscal.numeroDocumento': 'numeroDocumento',
  'dadosNaoFiscal.data': 'dataCompra',
  'dadosNaoFiscal.valor': 'valorCentavos',
  'dadosNaoFiscal.formaPagamento': 'formaPagamento',
  'dadosNaoFiscal.quantidade': 'quantidade',
  'dadosNaoFiscal.produtos': 'quantidade',
};

export interface CompraRecusa extends RecusaDita {
  /** Errors shown at fields; empty when the refusal belongs in a dialog. */
  readonly campos: CompraErros;
}

/** Maps a refusal to texts at its fields, else to a text for the dialog. */
export function toCompraRecusa(error: ApiError, texto: (id: string, words: string) => string): CompraRecusa {
  const { codigo, mensagem, cura } = error;
  const repetir = isWorthRepeating(error);
  if (codigo === 'rede.semResposta') {
    const { semInternet, semInternetDetalhe, semInternetCura } = compraErroText;
    return {
      campos: {},
      titulo: semInternet,
      mensagem: semInternetDetalhe,
      cura: semInternetCura,
      repetir,
    };
  }
  if (codigo === 'servidor.falha') {
    const { id, texto: words } = compraErroText.desconhecido;
    return { campos: {}, mensagem: texto(id, words), repetir };
  }
  const isFoto = codigo === 'documentoFiscal.imagemObrigatoria' || codigo === 'upload.imagemDesconhecida';
  const campos = isFoto
    ? { foto: [mensagem, cura].filter(Boolean).join(' ') }
    : Object.fromEntries(
        error.detalhes.flatMap(({ campo, mensagem: words }) => {
          const own = campoDoWire[campo] ?? campoDoWire[campo.replace(/\.\d.*$/, '')];
          return own ? [[own, words]] : [];
        }),
      );
  return { campos, codigo, mensagem, cura, repetir };
}
