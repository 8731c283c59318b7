import type { BodyInputOf } from '@trevo/contract/call';
import type { Calls } from '@trevo/contract/calls';
import type { ErrorCode } from '@trevo/contract/errors';
import type { ApiError } from '@trevo/client/api-error.ts';
import { chaveErros } from '../chave/chave.text.ts';
import { checkChave, describeFalta } from '../chave/check-chave.ts';
import { toProdutosBody, type Unidades } from '../parts/ProdutosDeclarados.tsx';
import { correcaoText as text } from './leitura.text.ts';
import type { LeituraFoto } from './leitura.wire.ts';

/** State of the form that corrects a reading. */
export interface Correcao {
  /** 44 letters and digits, or ''. */
  readonly chaveAcesso: string;
  /** `yyyy-mm-dd` or ''. */
  readonly emitidoEm: string;
  readonly valorCentavos: number | null;
  /** Units of participating products, by list. */
  readonly unidades: Unidades;
}

/** Fields in visual order. */
export const correcaoCampos = ['chaveAcesso', 'emitidoEm', 'valorCentavos'] as const;
export type CorrecaoCampo = (typeof correcaoCampos)[number];
export type CorrecaoErros = Readonly<Partial<Record<CorrecaoCampo | 'envio', string>>>;

/** Fills the form with the values of the photo; values that were not read are empty. */
export const toCorrecao = (leitura: LeituraFoto): Correcao => ({
  chaveAcesso: leitura.chaveAcesso ?? '',
  emitidoEm: leitura.emitidoEm ?? '',
  valorCentavos: leitura.valorCentavos,
  unidades: {},
});

/** Returns the source of a field for its hint: the photo until the owner changes the value; undefined while empty. */
export function findOrigem(campo: CorrecaoCampo, now: Correcao, lida: Correcao): string | undefined {
  const value = now[campo];
  if (value === '' || value === null) return undefined;
  return value === lida[campo] ? text.lido : text.informado;
}

export interface CorrecaoRegras {
  /** Whether the form has the field of the key: the receipt has none yet. */
  readonly asksChave: boolean;
  /** Current day in São Paulo. */
  readonly hoje: string;
}

/** Validates the form and returns the errors by field. Key and day may be empty. */
export function checkCorrecao(form: Correcao, { asksChave, hoje }: CorrecaoRegras): CorrecaoErros {
  const erros: Partial<Record<CorrecaoCampo, string | null>> = {
    chaveAcesso: asksChave && form.chaveAcesso !== '' ? findErroChave(form.chaveAcesso, hoje) : null,
    emitidoEm: form.emitidoEm > hoje ? text.diaFuturo : null,
    valorCentavos: form.valorCentavos === null ? text.faltaValor : null,
  };
  return Object.fromEntries(Object.entries(erros).filter(([, words]) => words !== null));
}

function findErroChave(chaveAcesso: string, hoje: string): string | null {
  const { chave, erro, missing } = checkChave(chaveAcesso, hoje);
  return chave ? null : (erro ?? describeFalta(chaveAcesso, missing) ?? chaveErros.digitoInvalido);
}

/**
 * Builds the request body with the stored picture of the reading; uploads nothing.
 *
 * @param uriImagem address or name of the receipt's picture
 */
export function toDeclaracaoBody(
  { chaveAcesso, emitidoEm, valorCentavos, unidades }: Correcao,
  asksChave: boolean,
  uriImagem: string,
): BodyInputOf<Calls['documentoFiscal.declarar']> {
  return {
    valorCentavos: valorCentavos ?? 0,
    ...(emitidoEm !== '' && { emitidoEm }),
    ...(asksChave && chaveAcesso !== '' && { chaveAcesso }),
    ...toProdutosBody(unidades),
    uriImagem,
  };
}

/** Refusals of the key that the owner typed. */
const codigosChave: readonly string[] = [
  'documentoFiscal.chaveVazia',
  'documentoFiscal.chaveTamanho',
  'documentoFiscal.chaveCaractere',
  'documentoFiscal.chaveInvalida',
  'documentoFiscal.emitenteInvalido',
  'documentoFiscal.ufInexistente',
  'documentoFiscal.mesInexistente',
  'documentoFiscal.mesFuturo',
  'documentoFiscal.boleto',
  'documentoFiscal.modeloDesconhecido',
  'documentoFiscal.jaCadastrado',
  'documentoFiscal.jaCadastradoPorVoce',
] satisfies ErrorCode[];

const isCampo = (campo: string): campo is CorrecaoCampo => correcaoCampos.some((one) => one === campo);

/** Maps a refusal of the server to the texts at its fields, else to one text for the form. */
export function toCorrecaoErros(error: ApiError, asksChave: boolean): CorrecaoErros {
  const { codigo, mensagem, cura, detalhes } = error;
  const words = [mensagem, cura].filter(Boolean).join(' ');
  if (asksChave && codigosChave.includes(codigo)) return { chaveAcesso: words };
  if (codigo === 'documentoFiscal.dataFutura') return { emitidoEm: words };
  if (codigo !== 'requisicao.invalida') return { envio: words };
  const own = detalhes.filter(({ campo }) => isCampo(campo) && (asksChave || campo !== 'chaveAcesso'));
  if (own.length === 0) return { envio: words };
  return Object.fromEntries(own.map(({ campo, mensagem: said }) => [campo, said]));
}
