import { parseChaveAcesso } from '@trevo/rules/documento-fiscal/chave-acesso';
import type { Fatos } from '../apuracao.ts';
import { toRef } from '../documento-fiscal.columns.ts';
import type { Suspeita } from './duvida.service.ts';
import type { DocumentoFiscalView } from '../documento-fiscal.views.ts';
import { type FatoDito, findFatos, type Prova } from './prova.ts';
import type { Alvo } from './prova.service.ts';

/** A registered receipt with an access key as its sources are asked about it. */
export function toAlvo(view: DocumentoFiscalView, antes: readonly FatoDito[]): Alvo {
  // Where another source decided, the receipt shows what that one said.
  const isOwn = view.fonte === null || view.fonte === 'codigo';
  const codigo = antes.find(({ fonte }) => fonte === 'codigo')?.fatos ?? {
    emitente: view.emitente,
    emitidoEm: view.emitido_em,
    valorCentavos: isOwn ? view.valor_centavos : null,
    quantidade: null,
    cancelada: false,
  };
  return { chaveAcesso: view.chave_acesso!, uf: view.uf, consultaQr: view.consulta_qr, codigo };
}

/** The same as it is weighed. */
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

/** The same as it is judged, with what the source that decides said of it. */
export function toFatos(view: DocumentoFiscalView, prova: Prova): Fatos {
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
    // What the code alone said is not kept but as the reason for which the receipt waits.
    offline: chave?.contingencia === true || view.motivo === 'documentoFiscal.emContingencia',
  };
}
