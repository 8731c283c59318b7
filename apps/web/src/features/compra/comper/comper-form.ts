import type { QueryInputOf } from '@trevo/contract/call';
import type { Calls } from '@trevo/contract/calls';
import { formatDiaCurto } from '@trevo/rules/tempo/dia-curto';
import { isDia } from '@trevo/rules/tempo/sao-paulo';
import { type ApiError, isWorthRepeating } from '@trevo/client/api-error.ts';
import type { RecusaDita } from '../../documento-fiscal/public.ts';
import { comperText as text } from './comper.text.ts';

export type ComperQuery = QueryInputOf<Calls['comper.integrarDocumentoFiscal']>;

/** The printed data of a receipt, as the person copies them. */
export interface ComperForm {
  readonly nroDoc: string;
  /** `yyyy-mm-dd` or ''. */
  readonly dataCompra: string;
  readonly caixa: string;
  readonly loja: string;
}
export type ComperCampo = keyof ComperForm;

export const emptyComper: ComperForm = { nroDoc: '', dataCompra: '', caixa: '', loja: '' };

/** The fields in the order of the eyes; till and shop are printed in a physical shop only. */
export const listComperCampos = (ecommerce: 'S' | 'N'): readonly ComperCampo[] =>
  ecommerce === 'S' ? ['nroDoc', 'dataCompra'] : ['nroDoc', 'dataCompra', 'caixa', 'loja'];

export interface ComperRegras {
  readonly ecommerce: 'S' | 'N';
  readonly hoje: string;
  readonly inicio: string;
}

/** What is wrong or missing, in words, by field. */
export function checkComper(form: ComperForm, regras: ComperRegras): Partial<Record<ComperCampo, string>> {
  const { nroDoc, dataCompra, caixa, loja } = form;
  const { erros } = text;
  const found: Record<ComperCampo, string | null> = {
    nroDoc: /^[0-9A-Za-z-]{1,20}$/.test(nroDoc.trim()) ? null : erros.nroDoc,
    dataCompra: judgeDia(dataCompra, regras),
    caixa: /^\d{1,6}$/.test(caixa) ? null : erros.caixa,
    loja: /^\d{1,6}$/.test(loja) ? null : erros.loja,
  };
  return Object.fromEntries(
    listComperCampos(regras.ecommerce).flatMap((campo) => (found[campo] ? [[campo, found[campo]]] : [])),
  );
}

function judgeDia(dia: string, { hoje, inicio }: ComperRegras): string | null {
  if (!isDia(dia)) return text.erros.dataVazia;
  if (dia > hoje) return text.erros.dataFutura;
  return dia < inicio ? text.erros.dataAntes(formatDiaCurto(inicio)) : null;
}

/** What leaves the phone; the person is always who is signed in. */
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

/** What to say when the receipt was not taken: a failure of the server in the app's words, anything else in its own. */
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
