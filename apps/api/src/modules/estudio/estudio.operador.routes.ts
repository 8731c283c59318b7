import { formatCampanhaFile } from '@trevo/config/campanha-file/format-campanha-file';
import { calls } from '@trevo/contract/calls';
import { isSozinho } from '../../kernel/auth/ator.ts';
import { refuse } from '../../kernel/domain-error.ts';
import type { CampanhaModule, OperadorBinder } from '../campanha/public.ts';
import type { createConferenciaService } from './conferencia-campanha.service.ts';
import type { createImagemCampanhaService } from './imagem-campanha.service.ts';
import type { PreviaService } from './previa/previa.service.ts';
import type { createRascunhoService } from './rascunho.service.ts';
import type { createSimulacaoService } from './simulacao.service.ts';
import { getPromotoraId } from '../../kernel/operador/promotora-id.ts';
import { toPublicacao, toRascunho, toSimulacao, toSimulacaoResumo } from './estudio.presenter.ts';

interface Parts extends Pick<CampanhaModule, 'versoes'> {
  readonly rascunhos: ReturnType<typeof createRascunhoService>;
  readonly conferenciasCampanha: ReturnType<typeof createConferenciaService>;
  readonly imagensCampanha: ReturnType<typeof createImagemCampanhaService>;
  readonly previas: PreviaService;
  readonly simulacoes: ReturnType<typeof createSimulacaoService>;
}

/** Binds the campaign studio. */
export function bindEstudioOperador(operador: OperadorBinder, parts: Parts): void {
  bindRascunhos(operador, parts);
  bindVersoes(operador, parts);
  bindPrevias(operador, parts);
  bindSimulacoes(operador, parts);
}

function bindRascunhos(
  operador: OperadorBinder,
  { rascunhos, conferenciasCampanha, imagensCampanha }: Parts,
): void {
  operador.bind(calls['operador.rascunhos'], async ({ context }) => ({
    retorno: { rascunhos: (await rascunhos.list(getPromotoraId(context))).map(toRascunho) },
  }));
  operador.bind(calls['operador.rascunho'], async ({ params, context }) => {
    const row = await rascunhos.get(getPromotoraId(context), params.rascunhoID);
    return { retorno: { ...toRascunho(row), texto: row.texto } };
  });
  operador.bind(calls['operador.gravarRascunho'], async ({ params, body, context }) => ({
    retorno: toRascunho(
      await rascunhos.save(
        getPromotoraId(context),
        { ...body, rascunho_id: params.rascunhoID },
        context.ator,
      ),
    ),
  }));
  operador.bind(calls['operador.apagarRascunho'], async ({ params, context }) => ({
    retorno: { apagado: await rascunhos.remove(getPromotoraId(context), params.rascunhoID) },
  }));
  operador.bind(calls['operador.conferirCampanha'], async ({ body, context }) => ({
    retorno: await conferenciasCampanha.check(body.texto, getPromotoraId(context), isSozinho(context)),
  }));
  operador.bind(calls['operador.guardarImagemCampanha'], async ({ body, context }) => {
    const bytes = Buffer.from(body.conteudo, 'base64');
    const nome = await imagensCampanha.store(getPromotoraId(context), body.nome, bytes);
    return { retorno: { nome, endereco: `/marcas/${nome}` } };
  });
}

function bindVersoes(operador: OperadorBinder, { versoes }: Parts): void {
  operador.daCampanha(calls['operador.publicacoes'], async ({ publicada: { campanhaId } }) => {
    const rows = await versoes.list(campanhaId);
    return { retorno: { publicacoes: rows.map((row, at) => toPublicacao(row, at === 0)) } };
  });
  operador.daCampanha(calls['operador.publicacao'], async ({ publicada: { campanhaId }, params }) => {
    const [atual] = await versoes.list(campanhaId);
    const row = await versoes.find(campanhaId, params.hash);
    if (!row) throw refuse('campanha.publicacaoNenhuma');
    return {
      retorno: {
        ...toPublicacao(row, row.arquivo_hash === atual?.arquivo_hash),
        texto: row.texto ?? formatCampanhaFile(row.arquivo),
        comComentarios: row.texto !== null,
      },
    };
  });
}

function bindPrevias(operador: OperadorBinder, { previas }: Parts): void {
  operador.bind(calls['operador.abrirPrevia'], async ({ body, context }) => ({
    retorno: await previas.open(body.texto, body.momento, getPromotoraId(context)),
  }));
  operador.bind(calls['operador.trocarPrevia'], async ({ params, body, context }) => ({
    retorno: await previas.replace(params.previaID, body.texto, body.momento, getPromotoraId(context)),
  }));
  operador.bind(calls['operador.fecharPrevia'], async ({ params, context }) => ({
    retorno: { fechada: await previas.close(params.previaID, getPromotoraId(context)) },
  }));
}

function bindSimulacoes(operador: OperadorBinder, { simulacoes }: Parts): void {
  operador.bind(calls['operador.simularCampanha'], async ({ body, context }) => ({
    retorno: toSimulacao(await simulacoes.request(body, getPromotoraId(context), context.ator)),
  }));
  operador.bind(calls['operador.simulacoes'], async ({ context }) => ({
    retorno: { simulacoes: (await simulacoes.list(getPromotoraId(context))).map(toSimulacaoResumo) },
  }));
  operador.bind(calls['operador.simulacao'], async ({ params, context }) => ({
    retorno: toSimulacao(await simulacoes.get(getPromotoraId(context), params.simulacaoID)),
  }));
  operador.bind(calls['operador.cancelarSimulacao'], async ({ params, context }) => ({
    retorno: toSimulacao(await simulacoes.cancel(getPromotoraId(context), params.simulacaoID, context.ator)),
  }));
}
