import { findItens, type FonteOrdenada } from '@trevo/rules/documento-fiscal/prova-nota';
import { parseChaveAcesso } from '@trevo/rules/documento-fiscal/chave-acesso';
import type { Fatos } from '../ganho/veredito-nota.ts';
import { toRef } from '../documento-fiscal.columns.ts';
import type { Suspeita } from './duvida.service.ts';
import type { DocumentoFiscalView } from '../documento-fiscal.views.ts';
import { type FatoDito, findFatos, type Prova } from './prova.ts';
import type { Alvo } from './prova.service.ts';

/** Maps a registered receipt with an access key to a source query. */
export function toAlvo(view: DocumentoFiscalView, antes: readonly FatoDito[]): Alvo {
  // When another source decided, the receipt's columns hold that source's facts; beside a photo, typed ones.
  const isOwn = view.tipo === 'Fiscal' && (view.fonte === null || view.fonte === 'codigo');
  const codigo = antes.find(({ fonte }) => fonte === 'codigo')?.fatos ?? {
    emitente: view.emitente,
    emitidoEm: view.tipo === 'Fiscal' ? view.emitido_em : null,
    valorCentavos: isOwn ? view.valor_centavos : null,
    quantidade: null,
    itens: null,
    cancelada: false,
  };
  return { chaveAcesso: view.chave_acesso!, uf: view.uf, consultaQr: view.consulta_qr, codigo };
}

/** Maps a receipt to the input of the fraud check. */
export const toSuspeita = (view: DocumentoFiscalView, fatos: Fatos, { ditos }: Prova): Suspeita => ({
  ...toRef(view),
  chaveAcesso: view.chave_acesso,
  coo: view.coo,
  emitente: fatos.emitente,
  emitidoEm: fatos.emitidoEm,
  valorCentavos: fatos.valorCentavos,
  uriImagem: view.uri_imagem,
  ditos,
});

/** Finds the lines of the deciding source, else of the first source that reports some. */
export const findItensDaProva = ({ passo, ditos }: Prova, fontes: readonly FonteOrdenada[]) =>
  findItens(fontes, ditos, 'fonte' in passo ? passo.fonte : null)?.itens ?? null;

/** Maps a receipt to the facts for judgement, including those of the deciding source. */
export function toFatos(view: DocumentoFiscalView, prova: Prova, fontes: readonly FonteOrdenada[]): Fatos {
  const parsed = parseChaveAcesso(view.chave_acesso ?? '', `${view.registrado_em.getUTCFullYear() + 1}-12`);
  const chave = parsed.ok ? parsed.chave : null;
  const dito = findFatos(prova.passo);
  return {
    chave,
    emitente: view.emitente,
    uf: view.uf,
    emitidoEm: dito?.emitidoEm ?? view.emitido_em,
    valorCentavos: dito ? dito.valorCentavos : view.valor_centavos,
    quantidade: dito?.quantidade ?? view.quantidade,
    itens: findItensDaProva(prova, fontes),
    // The off-line flag of the QR code is not stored; only the waiting reason preserves it.
    offline: chave?.contingencia === true || view.motivo === 'documentoFiscal.emContingencia',
  };
}
