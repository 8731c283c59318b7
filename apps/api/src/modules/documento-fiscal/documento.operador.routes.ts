import { calls } from '@trevo/contract/calls';
import { refuse, wordsOf } from '../../kernel/domain-error.ts';
import { type Lugar, toDepois } from '../../kernel/pagination.ts';
import type { OperadorBinder } from '../campanha/public.ts';
import { findFonteEsperada } from './ganho/apuracao.ts';
import type { createDocumentoOperador } from './documento-operador.module.ts';
import type { createDocumentoFiscalPresenter } from './documento-fiscal.presenter.ts';
import type { DocumentoFiscalView } from './documento-fiscal.views.ts';
import { bindFilaOperador, toRef } from './fila.operador.routes.ts';
import { bindLoteOperador } from './lote.operador.routes.ts';
import type { OpenVereditos } from './operador/ficha.service.ts';
import { bindQualidadeOperador } from './qualidade.operador.routes.ts';
import { toCondicoes } from '../../kernel/operador/condicoes.ts';
import { createDocumentoOperadorPresenter } from './operador/documento-operador.presenter.ts';
import type { UploadModule } from '../upload/public.ts';

/** Lists a receipt's numbers that were entered as winners and revoked later. */
export type ListRevogados = (nota: {
  consumidorId: string;
  documentoFiscalId: string;
}) => Promise<{ data: string; serie: string; numero: string }[]>;

interface Parts
  extends Omit<ReturnType<typeof createDocumentoOperador>, 'jobs'>, Pick<UploadModule, 'imagens'> {
  readonly apresentacao: ReturnType<typeof createDocumentoFiscalPresenter>;
  readonly listRevogados: ListRevogados;
}

/** Binds the operators' calls for receipts, their review queue and the verdicts on many of them. */
export function bindDocumentoOperador(operador: OperadorBinder, parts: Parts): void {
  const { fichas } = parts;
  const presenter = createDocumentoOperadorPresenter(parts);

  operador.daCampanha(calls['operador.listarPendentes'], async ({ publicada, params, query, context }) => {
    const { perPage } = params;
    const { espera, depois } = query;
    const page = await fichas.listPendentes(publicada.campanhaId, espera, perPage, depois);
    const retorno = page.documentos.map((view) => ({
      ...presenter.toWire(view, publicada, view.repetidos, context),
      espera: toEsperaWire(view),
    }));
    return { retorno: { retorno, total: page.total, depois: toDepois(page.documentos, perPage, toLugar) } };
  });

  operador.daCampanha(calls['operador.documentos'], async ({ publicada, params, query, context }) => {
    const { perPage } = params;
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

  operador.daCampanha(calls['operador.listarRepetidos'], async ({ publicada, params, context }) => {
    const { consumidorID: consumidorId, documentoFiscalID: documentoFiscalId } = params;
    const repetidos = await fichas.listRepetidos(publicada.campanhaId, { consumidorId, documentoFiscalId });
    if (!repetidos) throw refuse('documentoFiscal.nenhum');
    return { retorno: repetidos.map((view) => presenter.toWire(view, publicada, repetidos.length, context)) };
  });

  operador.daCampanha(calls['operador.procurarDocumento'], async ({ publicada, query, context }) => {
    const found = await fichas.search(publicada, query);
    return { retorno: found.map((ficha) => presenter.toFichaWire(ficha, publicada, context)) };
  });

  operador.daCampanha(calls['operador.anotarDocumento'], async ({ publicada, params, body, context }) => {
    const ficha = await fichas.note(publicada, toRef(params), body.texto, context.ator);
    return { retorno: presenter.toFichaWire(ficha, publicada, context) };
  });

  operador.daCampanha(calls['operador.fontes'], async ({ publicada: { campanhaId } }) => {
    return { retorno: await fichas.listFontes(campanhaId) };
  });

  bindVereditos(operador, parts);
  bindFilaOperador(operador, parts, presenter);
  bindLoteOperador(operador, parts);
  bindQualidadeOperador(operador, parts.conferencias);
}

function bindVereditos(
  operador: OperadorBinder,
  { apuracoes, correcoes, desfeitas, fichas, apresentacao, listRevogados }: Parts,
): void {
  operador.proponiveis.daCampanha(
    calls['operador.apurarDocumento'],
    async ({ publicada, params, body, context }) => {
      const view = await apuracoes.judge(publicada, toRef(params), {
        ...body,
        ...toCondicoes(context, body.confirmacao),
      });
      const sorteados = await listRevogados(toRef(params));
      return { retorno: { ...apresentacao.toWire(view, [publicada]), sorteados } };
    },
  );

  operador.proponiveis.daCampanha(
    calls['operador.corrigirDocumento'],
    async ({ publicada, params, body, context }) => {
      const view = await correcoes.correctByOperador(publicada, toRef(params), {
        ...body,
        ...toCondicoes(context, body.confirmacao),
      });
      const sorteados = await listRevogados(toRef(params));
      return { retorno: { ...apresentacao.toWire(view, [publicada]), sorteados } };
    },
  );

  operador.daCampanha(calls['operador.desfazerVeredito'], async ({ publicada, params, body, context }) => {
    const view = await desfeitas.undo(publicada, toRef(params), { ...body, ator: context.ator });
    const sorteados = await listRevogados(toRef(params));
    return { retorno: { ...apresentacao.toWire(view, [publicada]), sorteados } };
  });

  operador.daCampanha(calls['operador.apurarDocumentos'], async ({ publicada, params, body, context }) => {
    const open: OpenVereditos = (alvos) =>
      operador.openParts(
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

const toLugar = ({ registrado_em, documento_fiscal_id }: DocumentoFiscalView): Lugar => ({
  em: registrado_em,
  id: documento_fiscal_id,
});

const toEsperaWire = ({ apurar_em, motivo }: DocumentoFiscalView) => ({
  quem: apurar_em ? ('maquina' as const) : ('pessoa' as const),
  fonte: (apurar_em && findFonteEsperada(motivo)) ?? null,
  ate: apurar_em?.toISOString() ?? null,
});
