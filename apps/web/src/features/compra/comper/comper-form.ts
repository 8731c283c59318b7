import type { QueryInputOf } from '@trevo/contract/call';
import type { Calls } from '@trevo/contract/calls';
import { formatDiaCurto } from '@trevo/rules/tempo/dia-curto';
import { isDia } from '@trevo/rules/tempo/sao-paulo';
import { type ApiError, isWorthRepeating } from '@trevo/client/api-error.ts';
import type { RecusaDita } from '../../documento-fiscal/public.ts';
import { comperText as text } from './comper.text.ts';

export type ComperQuery = QueryInputOf<Calls['comper.integrarDocumentoFiscal']>;

/** Printed data of a receipt, as typed. */
export interface ComperForm {
  readonly nroDoc: string;
  /** `yyyy-mm-dd` or ''. */
  readonly dataCompra: string;
  readonly caixa: string;
  readonly loja: string;
}
export type ComperCampo = keyof ComperForm;

export const emptyComper: ComperForm = { nroDoc: '', dataCompra: '', caixa: '', loja: '' };

/** Returns the fields in visual order; only a physical shop prints till and shop. */
export const listComperCampos = (ecommerce: 'S' | 'N'): readonly ComperCampo[] =>
  ecommerce === 'S' ? ['nroDoc', 'dataCompra'] : ['nroDoc', 'dataCompra', 'caixa', 'loja'];

export interface ComperRegras {
  readonly ecommerce: 'S' | 'N';
  readonly hoje: string;
  readonly inicio: string;
}

/** Returns the error texts by field. */
export function checkComper(form: ComperForm, regras: ComperRegras): Partial<Record<ComperCampo, string>> {
  const { nroDoc, dataCompra, caixa, loja } = form;
  const { erros } = text;
  const found: Record<ComperCampo, string | null> = {
    nroDoc: /^[0-9A-Za-z-]{1,20}$/.test(nroDoc.trim()) ? null : erros.nroDoc,
    dataCompra: checkDia(dataCompra, regras),
    caixa: /^\d{1,6}$/.test(caixa) ? null : erros.caixa,
    loja: /^\d{1,6}$/.test(loja) ? null : erros.loja,
  };
  return Object.fromEntries(
    listComperCampos(regras.ecommerce).flatMap((campo) => (found[campo] ? [[campo, found[campo]]] : [])),
  );
}

function checkDia(dia: string, { hoje, inicio }: ComperRegras): string | null {
  if (!isDia(dia)) return text.erros.dataVazia;
  if (dia > hoje) return text.erros.dataFutura;
  return dia < inicio ? text.erros.dataAntes(formatDiaCurto(inicio)) : null;
}

/** Returns the request; the consumidor is always the signed-in one. */
export function toComperQuery(form: ComperForm, ecommerce: 'S' | 'N', cpfConsumidor: string): ComperQuery {
  const { nroDoc, dataCompra, caixa, loja } = form;
  return {
    ecommerce,
    nroDoc: nroDoc.trim(),
    dataCompra,
    cpfConsumidor,
    ...(ecommerce === 'N' && { caixa, loja }),
  };
}

/** Maps a failure of the server to the app's own text and a refusal to the server's text. */
export function toComperRecusa(error: ApiError, texto: (id: string, words: string) => string): RecusaDita {
  const { status, codigo, cura } = error;
  const repetir = isWorthRepeating(error);
  if (codigo === 'rede.semResposta') {
    const { semInternet, semInternetDetalhe, semInternetCura } = text;
    return { titulo: semInternet, mensagem: semInternetDetalhe, cura: semInternetCura, repetir };
  }
  const isServer = codigo === 'servidor.falha' || status === 500;
  const { id, texto: words } = text.falhaServidor;
  return { codigo, mensagem: isServer ? texto(id, words) : error.mensagem, cura, repetir };
}
