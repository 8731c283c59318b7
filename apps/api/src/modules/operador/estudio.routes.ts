import { formatCampanhaFile } from '@trevo/config/campanha-file/format-campanha-file';
import type { RetornoOf } from '@trevo/contract/call';
import { calls, type Calls } from '@trevo/contract/calls';
import { isSozinho, toAtor } from '../../kernel/auth/ator.ts';
import { refuse, wordsOf } from '../../kernel/domain-error.ts';
import type { Binder } from '../../kernel/http/bind-call.ts';
import type { OperadorContext } from '../../kernel/http/operador-gate.port.ts';
import type { CampanhaModule, VersaoRow } from '../campanha/public.ts';
import type { EstudioModule, RascunhoRow, SimulacaoResumoRow, SimulacaoRow } from '../estudio/public.ts';
import { getPromotoraId } from './acesso/promotora-id.ts';

type Parts = Pick<CampanhaModule, 'hospedagens' | 'versoes'> &
  Pick<EstudioModule, 'rascunhos' | 'conferenciasCampanha' | 'imagensCampanha' | 'previas' | 'simulacoes'>;

/** Binds the campaign studio. */
export function bindEstudio(binder: Binder, parts: Parts): void {
  bindRascunhos(binder, parts);
  bindVersoes(binder, parts);
  bindPrevias(binder, parts);
  bindSimulacoes(binder, parts);
}

function bindRascunhos(binder: Binder, { rascunhos, conferenciasCampanha, imagensCampanha }: Parts): void {
  binder.bind(calls['operador.rascunhos'], async ({ context }) => ({
    retorno: { rascunhos: (await rascunhos.list(getPromotoraId(context))).map(toRascunho) },
  }));
  binder.bind(calls['operador.rascunho'], async ({ params, context }) => {
    const row = await rascunhos.get(getPromotoraId(context), params.rascunhoID);
    return { retorno: { ...toRascunho(row), texto: row.texto } };
  });
  binder.bind(calls['operador.gravarRascunho'], async ({ params, body, context }) => ({
    retorno: toRascunho(
      await rascunhos.save(
        getPromotoraId(context),
        { ...body, rascunho_id: params.rascunhoID },
        context.ator,
      ),
    ),
  }));
  binder.bind(calls['operador.apagarRascunho'], async ({ params, context }) => ({
    retorno: { apagado: await rascunhos.remove(getPromotoraId(context), params.rascunhoID) },
  }));
  binder.bind(calls['operador.conferirCampanha'], async ({ body, context }) => ({
    retorno: await conferenciasCampanha.check(body.texto, getPromotoraId(context), isSozinho(context)),
  }));
  binder.bind(calls['operador.guardarImagemCampanha'], async ({ body, context }) => {
    const bytes = Buffer.from(body.conteudo, 'base64');
    const nome = await imagensCampanha.store(getPromotoraId(context), body.nome, bytes);
    return { retorno: { nome, endereco: `/marcas/${nome}` } };
  });
}

function bindVersoes(binder: Binder, { hospedagens, versoes }: Parts): void {
  const getPublicada = (context: OperadorContext, params: { ano: number; identificacao: string }) =>
    hospedagens.getDaPromotora(getPromotoraId(context), params.ano, params.identificacao);
  binder.bind(calls['operador.publicacoes'], async ({ params, context }) => {
    const { campanhaId } = await getPublicada(context, params);
    const rows = await versoes.list(campanhaId);
    return { retorno: { publicacoes: rows.map((row, at) => toPublicacao(row, at === 0)) } };
  });
  binder.bind(calls['operador.publicacao'], async ({ params, context }) => {
    const { campanhaId } = await getPublicada(context, params);
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

function bindPrevias(binder: Binder, { previas }: Parts): void {
  binder.bind(calls['operador.abrirPrevia'], async ({ body, context }) => ({
    retorno: await previas.open(body.texto, body.momento, getPromotoraId(context)),
  }));
  binder.bind(calls['operador.trocarPrevia'], async ({ params, body, context }) => ({
    retorno: await previas.replace(params.previaID, body.texto, body.momento, getPromotoraId(context)),
  }));
  binder.bind(calls['operador.fecharPrevia'], async ({ params, context }) => ({
    retorno: { fechada: await previas.close(params.previaID, getPromotoraId(context)) },
  }));
}

function bindSimulacoes(binder: Binder, { simulacoes }: Parts): void {
  binder.bind(calls['operador.simularCampanha'], async ({ body, context }) => ({
    retorno: toSimulacao(await simulacoes.request(body, getPromotoraId(context), context.ator)),
  }));
  binder.bind(calls['operador.simulacoes'], async ({ context }) => ({
    retorno: { simulacoes: (await simulacoes.list(getPromotoraId(context))).map(toSimulacaoResumo) },
  }));
  binder.bind(calls['operador.simulacao'], async ({ params, context }) => ({
    retorno: toSimulacao(await simulacoes.get(getPromotoraId(context), params.simulacaoID)),
  }));
  binder.bind(calls['operador.cancelarSimulacao'], async ({ params, context }) => ({
    retorno: toSimulacao(await simulacoes.cancel(getPromotoraId(context), params.simulacaoID, context.ator)),
  }));
}

const toRascunho = (row: RascunhoRow): RetornoOf<Calls['operador.gravarRascunho']> => ({
  rascunhoID: row.rascunho_id,
  nome: row.nome,
  versao: row.versao,
  base: row.base,
  criadoEm: row.criado_em.toISOString(),
  alteradoEm: row.alterado_em.toISOString(),
  alteradoPor: row.alterado_por,
});

const toSimulacaoResumo = (
  row: SimulacaoResumoRow,
): RetornoOf<Calls['operador.simulacoes']>['simulacoes'][number] => ({
  simulacaoID: row.simulacao_id,
  ano: row.ano,
  identificacao: row.identificacao,
  notas: row.notas,
  pessoas: row.pessoas,
  centavos: row.centavos,
  situacao: row.situacao,
  progresso: row.progresso,
  recusa: row.recusa && { codigo: row.recusa, ...toWords(row.recusa, row.recusa_valores) },
  pedidaEm: row.pedida_em.toISOString(),
  pedidaPor: row.pedida_por,
  terminadaEm: row.terminada_em?.toISOString() ?? null,
});

function toWords(...recusa: Parameters<typeof wordsOf>): { mensagem: string; cura: string } {
  const { mensagem, cura } = wordsOf(...recusa);
  return { mensagem, cura: cura ?? '' };
}

const toSimulacao = (row: SimulacaoRow): RetornoOf<Calls['operador.simulacao']> => ({
  ...toSimulacaoResumo(row),
  resultado: row.resultado,
});

const toPublicacao = (row: VersaoRow, atual: boolean) => ({
  hash: row.arquivo_hash,
  publicadaEm: row.publicada_em.toISOString(),
  publicadaPor: toAtor(row.ator),
  motivo: row.motivo,
  mudancas: [...row.mudancas],
  atual,
});
