import { readsFoto, type CampanhaArquivo } from '@trevo/config/campanha-file/campanha-file';
import { configuracaoPadrao } from '@trevo/config/configuracao/configuracao-keys';
import { isCompraPorQuantidadeEnabled } from '@trevo/config/configuracao/configuracao-questions';
import { calls } from '@trevo/contract/calls';
import { hasParticipacao, withCongelamentos } from '@trevo/rules/sorte/sorteio/sorteio-participacao';
import { requireOwn } from '../../kernel/auth/sessao.ts';
import { refuse } from '../../kernel/domain-error.ts';
import type { Binder } from '../../kernel/http/bind-call.ts';
import type { ConsumidorContext } from '../../kernel/http/gate.ts';
import { toPage } from '../../kernel/pagination.ts';
import type { CampanhaPublicada, HospedagemService } from '../campanha/public.ts';
import { requireOwnCpf, type ConsumidorService } from '../consumidor/public.ts';
import type { CupomFilter, CupomService, CupomView, ListCongelamentos, PremioView } from './cupom.service.ts';

export function bindCupom(
  binder: Binder,
  parts: {
    cupons: CupomService;
    consumidores: ConsumidorService;
    hospedagens: HospedagemService;
    findChaveNumeros: (publicada: CampanhaPublicada) => string | null;
    listCongelamentos: ListCongelamentos;
    hasLeitorFoto: boolean;
  },
): void {
  const { cupons, consumidores, hospedagens, findChaveNumeros, listCongelamentos, hasLeitorFoto } = parts;

  /** Returns a page of the consumer's own numbers in a campaign of the host. */
  const answerPage = async (
    context: ConsumidorContext,
    { ano, identificacao }: { ano: number; identificacao: string },
    filter: CupomFilter,
    page: { porPagina: number; pagina: number } | undefined,
  ) => {
    const publicada = await hospedagens.getCampanha(context.host, ano, identificacao);
    const { campanhaId, arquivo } = publicada;
    const {
      cupons: list,
      premios,
      total,
    } = await cupons.list(context.sessao.consumidorId, campanhaId, filter, page);
    if (total === 0) throw refuse('cupom.nenhum');
    const isRevelada = findChaveNumeros(publicada) !== null;
    const sorteios = withCongelamentos(arquivo.sorteios, await listCongelamentos(campanhaId));
    const rows = list.map((view) => toWire(view, premios, { ...arquivo, sorteios }, isRevelada));
    return { retorno: toPage(rows, total, page?.porPagina ?? total) };
  };
  /** Answers another consumer's CPF like an unregistered one, to prevent enumeration. */
  const requireCpf = (context: ConsumidorContext, cpf: string) =>
    requireOwnCpf(consumidores, context.sessao, cpf, 'cupom.cpfNaoCadastrado');

  binder.bind(calls['cupom.listarConsumidor'], async ({ params, context }) => {
    requireOwn(context.sessao, params.user);
    return answerPage(context, params, {}, params);
  });

  binder.bind(calls['cupom.listarTodosConsumidor'], async ({ params, context }) => {
    requireOwn(context.sessao, params.user);
    return answerPage(context, params, {}, undefined);
  });

  binder.bind(calls['cupom.listarConsumidorCpf'], async ({ params, context }) => {
    await requireCpf(context, params.cpf);
    return answerPage(context, params, {}, params);
  });

  binder.bind(calls['cupom.listarConsumidorCpfSufixo'], async ({ params, context }) => {
    requireOwn(context.sessao, params.user);
    await requireCpf(context, params.cpf);
    return answerPage(context, params, {}, params);
  });

  binder.bind(calls['cupom.listarDocumentoFiscal'], async ({ params, query, context }) =>
    answerPage(context, params, { isFiscal: true, documentoFiscalId: query.documentoFiscalID }, params),
  );

  binder.bind(calls['cupom.listarPorCampanha'], async ({ params, body, context }) => {
    const { consumidor, periodo, ...page } = body.filtro;
    requireOwn(context.sessao, consumidor);
    return answerPage(context, params, periodo, page);
  });

  binder.bind(calls['cupom.configuracaoCompra'], async ({ params, context }) => {
    const { arquivo } = await hospedagens.getCampanha(context.host, params.ano, params.identificacao);
    const { ganho, compra, limites, configuracao } = arquivo;
    return {
      retorno: {
        porQuantidade: isCompraPorQuantidadeEnabled({ ...configuracaoPadrao, ...configuracao }),
        ganhoPorQuantidade:
          ganho.por === 'quantidade'
            ? {
                cada: ganho.cada,
                numeros: ganho.numeros,
                maximoPorDocumento: ganho.maximoPorDocumento ?? null,
              }
            : null,
        quantidadeMaxima: compra.quantidadeMaxima,
        produtos: [...compra.produtos],
        formasPagamento: [...compra.formasPagamento],
        fotoObrigatoria: compra.fotoObrigatoria,
        lidaDaFoto: hasLeitorFoto && readsFoto(arquivo),
        limiteNaoFiscal:
          limites.documentosFiscais.find(({ tipo }) => tipo === 'NaoFiscal')?.quantidadeLimite ?? -1,
      },
    };
  });

  binder.bind(calls['cupom.escaneadosPorPeriodo'], async ({ params, context }) => {
    await requireOwnCpf(consumidores, context.sessao, params.cpf);
    const { campanhaId } = await hospedagens.getCampanha(context.host, params.ano, params.identificacao);
    return { retorno: await cupons.countByPeriodo(context.sessao.consumidorId, campanhaId) };
  });

  binder.bind(calls['cupom.configuracao'], async ({ params, context }) => {
    const { arquivo } = await hospedagens.getCampanha(context.host, params.ano, params.identificacao);
    const { limites, ganho } = arquivo;
    return {
      retorno: {
        limitePorUsuario: limites.cupons.total ?? -1,
        limitesPorUsuario: { ...limites.cupons },
        tempoLimite: limites.tempoLimiteMinutos ?? 0,
        ganhoPorDocumento:
          ganho.por === 'documento'
            ? { numeros: ganho.numeros, maximoPorDocumento: ganho.maximoPorDocumento ?? null }
            : null,
      },
    };
  });
}

function toWire(
  view: CupomView,
  premios: readonly PremioView[],
  { sorteios, associados }: CampanhaArquivo,
  isRevelada: boolean,
) {
  const { serie, numero, emitente } = view;
  const won = premios.filter((premio) => premio.serie === serie && premio.numero === numero);
  const moments = { participaEm: view.participa_em, concedidoEm: view.concedido_em };
  return {
    id: `${serie}-${numero}`,
    serie,
    numero,
    ordem: isRevelada ? view.indice : null,
    dataHora: view.concedido_em.toISOString(),
    situacao: view.cancelado_em ? ('CANCELADO' as const) : ('ATIVO' as const),
    documentoFiscalID: view.documento_fiscal_id,
    chaveAcesso: view.chave_acesso,
    tipoDocumento: view.tipo,
    loja: associados.find(({ cnpj }) => cnpj === emitente)?.nome ?? null,
    emitidoEm: view.emitido_em,
    sorteios: view.cancelado_em
      ? []
      : sorteios
          .filter((sorteio) => hasParticipacao(sorteio, moments))
          .map((sorteio) => ({ data: sorteio.data, nome: sorteio.nome })),
    premios: sorteios.flatMap(({ data: extracao, nome }) =>
      won
        .filter((premio) => premio.data === extracao)
        .map(({ premio }) => ({ data: extracao, nome, premio })),
    ),
  };
}
