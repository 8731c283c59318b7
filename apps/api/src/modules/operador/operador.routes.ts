import { calls } from '@trevo/contract/calls';
import type { Binder } from '../../kernel/http/bind-call.ts';
import { toPage } from '../../kernel/pagination.ts';
import type { CpfRestritoService, HospedagemService, PublicacaoService } from '../campanha/public.ts';
import type { PrimeiroAcessoService } from '../consumidor/public.ts';
import { toWire, type ApuracaoService, type DocumentoFiscalLista } from '../documento-fiscal/public.ts';

/** The operator's calls: publish a campaign, see what waits, settle a receipt, tell who may take part. Own prefix, own credential. */
export function bindOperador(
  binder: Binder,
  parts: {
    publicacoes: PublicacaoService;
    apuracoes: ApuracaoService;
    lista: DocumentoFiscalLista;
    hospedagens: HospedagemService;
    cpfsRestritos: CpfRestritoService;
    primeirosAcessos: PrimeiroAcessoService;
  },
): void {
  binder.bind(calls['operador.publicarCampanha'], async ({ body }) => ({
    retorno: await parts.publicacoes.publish(body.nomeArquivo, body.texto),
  }));

  binder.bind(calls['operador.listarPendentes'], async ({ params, context }) => {
    const { campanhaId } = await parts.hospedagens.getCampanha(
      context.host,
      params.ano,
      params.identificacao,
    );
    const { documentos, total } = await parts.lista.listPendentes(campanhaId, params.perPage, params.page);
    const rows = documentos.map((view) => ({ ...toWire(view), consumidorID: view.consumidor_id }));
    return { retorno: toPage(rows, total, params.perPage) };
  });

  binder.bind(calls['operador.apurarDocumento'], async ({ params, body, context }) => {
    const publicada = await parts.hospedagens.getCampanha(context.host, params.ano, params.identificacao);
    const documento = { consumidorId: params.consumidorID, documentoFiscalId: params.documentoFiscalID };
    return { retorno: toWire(await parts.apuracoes.judge(publicada, documento, body)) };
  });

  binder.bind(calls['operador.importarCpfsRestritos'], async ({ params, body, context }) => {
    const { campanhaId } = await parts.hospedagens.getCampanha(
      context.host,
      params.ano,
      params.identificacao,
    );
    return { retorno: { total: await parts.cpfsRestritos.import(campanhaId, body.restricoes) } };
  });

  binder.bind(calls['operador.importarPrimeirosAcessos'], async ({ params, body, context }) => {
    const { promotoraId } = await parts.hospedagens.getCampanha(
      context.host,
      params.ano,
      params.identificacao,
    );
    return { retorno: { total: await parts.primeirosAcessos.import(promotoraId, body.cpfs) } };
  });
}
