import { calls } from '@trevo/contract/calls';
import { refuse, wordsOf } from '../../kernel/domain-error.ts';
import type { Binder } from '../../kernel/http/bind-call.ts';
import { type Lugar, toDepois } from '../../kernel/pagination.ts';
import { getPromotoraId } from './acesso/promotora-id.ts';
import type { CampanhaModule, CampanhaPublicada } from '../campanha/public.ts';
import {
  type DocumentoFiscalModule,
  type DocumentoFiscalView,
  findFonteEsperada,
  type OpenVereditos,
} from '../documento-fiscal/public.ts';
import type { OperadorContext } from '../../kernel/http/operador-gate.port.ts';
import type { AuditoriaService } from './auditoria/auditoria.service.ts';
import type { AtosPropostos } from './propostas/atos-propostos.ts';
import { toCondicoes } from './propostas/condicoes.ts';
import { createDocumentoPresenter } from './documento.presenter.ts';
import type { SorteioModule } from '../sorteio/public.ts';
import type { UploadModule } from '../upload/public.ts';

export type DocumentoParts = Pick<
  DocumentoFiscalModule,
  'apuracoes' | 'correcoes' | 'desfeitas' | 'fichas' | 'apresentacao'
> &
  Pick<CampanhaModule, 'hospedagens'> &
  Pick<SorteioModule, 'sorteios'> &
  Pick<UploadModule, 'imagens'> & { readonly auditoria: Pick<AuditoriaService, 'openParts'> };

/** Binds the operators' routes for receipts. */
export function bindDocumentos(binder: Binder, parts: DocumentoParts, atos: AtosPropostos): void {
  const { hospedagens, fichas } = parts;
  const presenter = createDocumentoPresenter(parts);

  binder.bind(calls['operador.listarPendentes'], async ({ params, query, context }) => {
    const { perPage } = params;
    const publicada = await getPublicada(hospedagens, context, params);
    const { espera, depois } = query;
    const page = await fichas.listPendentes(publicada.campanhaId, espera, perPage, depois);
    const retorno = page.documentos.map((view) => ({
      ...presenter.toWire(view, publicada, view.repetidos, context),
      espera: toEsperaWire(view),
    }));
    return { retorno: { retorno, total: page.total, depois: toDepois(page.documentos, perPage, toLugar) } };
  });

  binder.bind(calls['operador.documentos'], async ({ params, query, context }) => {
    const { perPage } = params;
    const publicada = await getPublicada(hospedagens, context, params);
    const { depois, divergentes, ...filtro } = query;
    const views = await fichas.list(
      publicada.campanhaId,
      { ...filtro, isDivergente: divergentes === 'sim' },
      perPage,
      depois,
    );
    const retorno = views.map((view) => presenter.toWire(view, publicada, view.repetidos, context));
    return { retorno: { retorno, depois: toDepois(views, perPage, toLugar) } };
  });

  binder.bind(calls['operador.listarRepetidos'], async ({ params, context }) => {
    const { consumidorID: consumidorId, documentoFiscalID: documentoFiscalId } = params;
    const publicada = await getPublicada(hospedagens, context, params);
    const repetidos = await fichas.listRepetidos(publicada.campanhaId, { consumidorId, documentoFiscalId });
    if (!repetidos) throw refuse('documentoFiscal.nenhum');
    return { retorno: repetidos.map((view) => presenter.toWire(view, publicada, repetidos.length, context)) };
  });

  binder.bind(calls['operador.procurarDocumento'], async ({ params, query, context }) => {
    const publicada = await getPublicada(hospedagens, context, params);
    const found = await fichas.search(publicada, query);
    return { retorno: found.map((ficha) => presenter.toFichaWire(ficha, publicada, context)) };
  });

  binder.bind(calls['operador.anotarDocumento'], async ({ params, body, context }) => {
    const publicada = await getPublicada(hospedagens, context, params);
    const ficha = await fichas.note(publicada, toRef(params), body.texto, context.ator);
    return { retorno: presenter.toFichaWire(ficha, publicada, context) };
  });

  binder.bind(calls['operador.fontes'], async ({ params, context }) => {
    const { campanhaId } = await getPublicada(hospedagens, context, params);
    return { retorno: await fichas.listFontes(campanhaId) };
  });

  bindVereditos(binder, parts, atos);
}

function bindVereditos(
  binder: Binder,
  { auditoria, hospedagens, apuracoes, correcoes, desfeitas, fichas, apresentacao, sorteios }: DocumentoParts,
  atos: AtosPropostos,
): void {
  atos.on(binder).bind(calls['operador.apurarDocumento'], async ({ params, body, context }) => {
    const publicada = await getPublicada(hospedagens, context, params);
    const view = await apuracoes.judge(publicada, toRef(params), {
      ...body,
      ...toCondicoes(context, body.confirmacao),
    });
    const sorteados = await sorteios.listRevogados(toRef(params));
    return { retorno: { ...apresentacao.toWire(view, [publicada]), sorteados } };
  });

  atos.on(binder).bind(calls['operador.corrigirDocumento'], async ({ params, body, context }) => {
    const publicada = await getPublicada(hospedagens, context, params);
    const view = await correcoes.correctByOperador(publicada, toRef(params), {
      ...body,
      ...toCondicoes(context, body.confirmacao),
    });
    const sorteados = await sorteios.listRevogados(toRef(params));
    return { retorno: { ...apresentacao.toWire(view, [publicada]), sorteados } };
  });

  binder.bind(calls['operador.desfazerVeredito'], async ({ params, body, context }) => {
    const publicada = await getPublicada(hospedagens, context, params);
    const view = await desfeitas.undo(publicada, toRef(params), { ...body, ator: context.ator });
    const sorteados = await sorteios.listRevogados(toRef(params));
    return { retorno: { ...apresentacao.toWire(view, [publicada]), sorteados } };
  });

  binder.bind(calls['operador.apurarDocumentos'], async ({ params, body, context }) => {
    const publicada = await getPublicada(hospedagens, context, params);
    const open: OpenVereditos = (alvos) =>
      auditoria.openParts(
        'operador.apurarDocumentos',
        context,
        alvos.map(({ ref, decisao }) => ({
          params: { ...params, consumidorID: ref.consumidorId, documentoFiscalID: ref.documentoFiscalId },
          body: decisao,
        })),
      );
    const { julgados, recusados } = await fichas.judgeAll(
      publicada,
      body.decisoes,
      ({ confirmacao }) => toCondicoes(context, confirmacao),
      open,
    );
    return {
      retorno: {
        julgados,
        recusados: recusados.map(({ lugar, error: { code, valores } }) => ({
          lugar,
          codigo: code,
          mensagem: wordsOf(code, valores).mensagem,
        })),
      },
    };
  });
}

/** Returns the campaign that a call names, of the promoter that it acts for. */
export const getPublicada = (
  hospedagens: DocumentoParts['hospedagens'],
  context: OperadorContext,
  { ano, identificacao }: { ano: number; identificacao: string },
): Promise<CampanhaPublicada> => hospedagens.getDaPromotora(getPromotoraId(context), ano, identificacao);

const toRef = (params: { consumidorID: string; documentoFiscalID: string }) => ({
  consumidorId: params.consumidorID,
  documentoFiscalId: params.documentoFiscalID,
});

const toLugar = ({ registrado_em, documento_fiscal_id }: DocumentoFiscalView): Lugar => ({
  em: registrado_em,
  id: documento_fiscal_id,
});

const toEsperaWire = ({ apurar_em, motivo }: DocumentoFiscalView) => ({
  quem: apurar_em ? ('maquina' as const) : ('pessoa' as const),
  fonte: (apurar_em && findFonteEsperada(motivo)) ?? null,
  ate: apurar_em?.toISOString() ?? null,
});
