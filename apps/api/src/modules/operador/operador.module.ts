import type { FastifyInstance } from 'fastify';
import { calls } from '@trevo/contract/calls';
import type { AvisoCodigo } from '@trevo/contract/operador/operador.calls';
import { avisoText } from '@trevo/contract/palavras.text';
import type { Binder } from '../../kernel/http/bind-call.ts';
import type { Job } from '../../kernel/jobs.ts';
import { type AcessoDeps, createAcessoOperador } from './acesso.module.ts';
import { bindAcesso } from './acesso.routes.ts';
import { getPromotoraId } from '../../kernel/operador/promotora-id.ts';
import { type AtendimentoParts, createAtendimentoModule } from '../atendimento/public.ts';
import type { BloqueioModule } from '../bloqueio/public.ts';
import type { CampanhaModule, CampanhaPublicada, OperadorBinder } from '../campanha/public.ts';
import type { EstudioModule } from '../estudio/public.ts';
import type { ExportacaoModule } from '../exportacao/public.ts';
import type { CodigoCupomModule } from '../codigo-cupom/public.ts';
import type { ConsultaModule } from '../consulta/public.ts';
import type { PessoaModule } from '../consumidor/public.ts';
import type { FidelidadeModule } from '../fidelidade/public.ts';
import type { NotificacaoModule } from '../notificacao/public.ts';
import type { IndicacaoModule } from '../indicacao/public.ts';
import type { LoginModule } from '../login/public.ts';
import type { PedidoModule } from '../pedido/public.ts';
import type { QuizModule } from '../quiz/public.ts';
import type { ProvedorModule } from '../provedor/public.ts';
import type { RetencaoModule } from '../retencao/public.ts';
import type { PremioModule } from '../premio/public.ts';
import type { SorteioModule } from '../sorteio/public.ts';
import { toCampanhaLugar } from './campanha-lugar.ts';
import { bindBloqueios } from './bloqueios.routes.ts';
import { bindEstudio } from './estudio.routes.ts';
import { bindExportacoes } from './exportacoes.routes.ts';
import { bindRelatorios, type RelatorioParts } from './relatorios.routes.ts';
import type { EncerramentoModule } from '../encerramento/public.ts';
import { bindEncerramentos } from './encerramentos.routes.ts';
import { bindIndicacoes } from './indicacoes.routes.ts';
import { createOperadorBinder } from '../../kernel/operador/operador-binder.ts';
import { bindNumeros } from './numeros.routes.ts';
import { bindCampanhas } from './campanhas.routes.ts';
import { bindDocumentos, type DocumentoParts } from './documentos.routes.ts';
import { createAchadosService } from './busca/achados.service.ts';
import { bindFila, type FilaParts } from './fila.routes.ts';
import { bindQualidade, type QualidadeParts } from './qualidade.routes.ts';
import { bindLotes, type LoteParts } from './lotes.routes.ts';
import { bindProvedores } from './provedores.routes.ts';
import { serveImagens } from './imagens.routes.ts';
import type { VendaModule } from '../venda/public.ts';
import type { WebhookModule } from '../webhook/public.ts';
import { bindEstoque } from './estoque.routes.ts';
import { createRestosService } from './estoque/restos.service.ts';
import { createRestosViews } from './estoque/restos.views.ts';
import { bindNotificacoes } from './notificacoes.routes.ts';
import { bindPedidos } from './pedidos.routes.ts';
import { bindPremios } from './premios.routes.ts';
import { bindSorteios } from './sorteios.routes.ts';
import { bindPropostas } from './propostas.routes.ts';
import { createLivrosStore } from './livros.store.ts';
import { createResumoService, type ResumoDeps } from './resumo/resumo.service.ts';
import { bindPessoasAtendidas } from './pessoas.routes.ts';
import { bindLojas } from './lojas.routes.ts';
import { bindQuiz } from './quiz.routes.ts';
import { bindVendas } from './vendas.routes.ts';
import { bindWebhooks } from './webhooks.routes.ts';

export type OperadorModule = ReturnType<typeof createOperadorModule>;

/** Dependencies of the operators' routes. */
type Parts = Pick<
  CampanhaModule,
  'publicacoes' | 'promotoras' | 'hospedagens' | 'cpfsRestritos' | 'estoqueLotes'
> &
  Omit<DocumentoParts, 'auditoria'> &
  BloqueioModule &
  Pick<
    EncerramentoModule,
    'prazosLegais' | 'anexos' | 'livrosCampanha' | 'kits' | 'scpcs' | 'valores' | 'paineis' | 'fechamentos'
  > &
  Pick<ExportacaoModule, 'exportacoes'> &
  Pick<CampanhaModule, 'versoes'> &
  Pick<EstudioModule, 'rascunhos' | 'conferenciasCampanha' | 'imagensCampanha' | 'previas' | 'simulacoes'> &
  RelatorioParts &
  Omit<FilaParts, 'propostas'> &
  QualidadeParts &
  Omit<LoteParts, 'auditoria' | 'propostas'> &
  Pick<FidelidadeModule, 'vouchers'> &
  Pick<IndicacaoModule, 'premios'> &
  Pick<NotificacaoModule, 'notificacoes' | 'notificacoesCampanha'> &
  Pick<CodigoCupomModule, 'codigos'> &
  Pick<ConsultaModule, 'paginas'> &
  Pick<PremioModule, 'entregas' | 'quadro'> &
  Pick<
    SorteioModule,
    | 'sorteios'
    | 'congelamentos'
    | 'resultados'
    | 'apuracoesSorteio'
    | 'situacoes'
    | 'testemunhos'
    | 'atas'
    | 'participantes'
  > &
  Pick<VendaModule, 'importacoes'> &
  Pick<WebhookModule, 'webhooks'> &
  Omit<AtendimentoParts, 'db'> &
  Pick<PedidoModule, 'pedidos'> &
  Pick<ProvedorModule, 'provedores'> &
  Pick<QuizModule, 'cedulas'> &
  Pick<RetencaoModule, 'reportRetencao'> &
  Pick<PessoaModule, 'primeirosAcessos'> &
  Pick<LoginModule, 'associados'> &
  Omit<ResumoDeps, 'avisos' | 'clock'>;

/**
 * Wires the operators' calls (publication, pending work, receipts, restrictions), with a separate prefix and
 * credential.
 */
export function createOperadorModule({
  db,
  log,
  senders,
  ...parts
}: Parts &
  Omit<AcessoDeps, 'senders' | 'ajustes' | 'exclusoesPessoa'> & {
    senders: AcessoDeps['senders'] & { readonly avisos: readonly AvisoCodigo[] };
  }) {
  const { avisos } = senders;
  const atendimento = createAtendimentoModule({ ...parts, db });
  const acesso = createAcessoOperador({ ...parts, ...atendimento, db, log, senders });
  const livros = createLivrosStore(db);
  const linhas = avisos.map((codigo) => `${avisoText[codigo].mensagem} ${avisoText[codigo].cura}`);

  return {
    bind(binder: Binder): void {
      const { atos } = acesso;
      const operador = createOperadorBinder<CampanhaPublicada>(binder.bind, atos.on(binder).bind, {
        getDaPromotora: parts.hospedagens.getDaPromotora,
        requireAberta: ({ campanhaId }) => parts.fechamentos.requireAberta(campanhaId),
      });
      operador.bind(calls['operador.avisos'], async () => ({
        retorno: avisos.map((codigo) => ({ codigo, ...avisoText[codigo] })),
      }));
      operador.bind(calls['operador.conferirContas'], async () => ({ retorno: await livros.check() }));
      bindCampanhas(operador, { ...parts, avisos: linhas });
      const resumos = createResumoService({ ...parts, avisos });
      operador.bind(calls['operador.resumo'], async ({ context }) => ({
        retorno: await resumos.read(getPromotoraId(context)),
      }));
      const achados = createAchadosService(parts);
      operador.bind(calls['operador.buscar'], async ({ body, context }) => {
        const campanhas = await parts.hospedagens.listDaPromotora(getPromotoraId(context));
        return { retorno: await achados.search(campanhas, body.texto, context.papel) };
      });
      bindAcesso(operador, acesso.routes);
      bindPropostas(operador, acesso);
      bindPaginas(operador, parts);
      bindDocumentos(operador, { ...parts, auditoria: acesso.auditoria });
      bindFila(operador, { ...parts, propostas: acesso.propostas });
      bindQualidade(operador, parts);
      bindLotes(operador, { ...parts, auditoria: acesso.auditoria, propostas: acesso.propostas });
      bindNumeros(operador, parts);
      bindSorteios(operador, parts);
      bindPedidos(operador, { ...parts, auditoria: acesso.auditoria });
      bindEstoque(operador, { ...parts, restos: createRestosService(createRestosViews(db)) });
      bindBloqueios(operador, { ...parts, auditoria: acesso.auditoria });
      bindExportacoes(operador, parts);
      bindEstudio(operador, parts);
      bindRelatorios(operador, parts);
      bindEncerramentos(operador, parts);
      bindPremios(operador, parts);
      bindPessoas(operador, parts);
      bindNotificacoes(operador, { ...parts, ...atendimento });
      bindPessoasAtendidas(operador, { ...parts, ...atendimento });
      bindIndicacoes(operador, parts);
      bindQuiz(operador, parts);
      bindLojas(operador, parts);
      bindVendas(operador, parts);
      bindProvedores(operador, { ...parts, propostas: acesso.propostas });
      bindWebhooks(operador, parts);
      operador.bind(calls['operador.retencao'], async ({ params }) => ({
        retorno: await parts.reportRetencao(params.promotora),
      }));
    },
    /** Serves the pictures of receipts at the console's host. */
    serve: async (http: FastifyInstance) => serveImagens(http, parts.imagens, acesso.gate.getOperadorId),
    /** Creates the operator of the demo. */
    demo: acesso.demo,
    /** Authorization and audit trail for the kernel. */
    gate: acesso.gate,
    jobs: [
      ...acesso.jobs,
      {
        name: 'sorteio.testemunhar',
        everySeconds: 60,
        runs: 'once',
        statementSeconds: 30,
        run: () => parts.testemunhos.notify(acesso.listTestemunhas),
      },
      {
        name: 'contas.conferir',
        everySeconds: 600,
        runs: 'once',
        statementSeconds: 60,
        run: (stopping?: AbortSignal) => livros.checkNext(log, stopping),
      },
    ] satisfies Job[],
    listDiferencas: livros.listTotais,
  };
}

function bindPaginas(operador: OperadorBinder, { paginas }: Parts): void {
  operador.bind(calls['operador.consultas'], async () => ({ retorno: await paginas.list() }));
  operador.bind(calls['operador.ligarConsulta'], async ({ params, body, context }) => ({
    retorno: await paginas.set(params.uf, { ...body, ator: context.ator }),
  }));
}

function bindPessoas(operador: OperadorBinder, parts: Parts): void {
  operador.daCampanha(
    calls['operador.importarCpfsRestritos'],
    async ({ publicada: { campanhaId }, body, context }) => {
      return {
        retorno: { total: await parts.cpfsRestritos.import(campanhaId, body.restricoes, context.ator) },
      };
    },
  );

  operador.daCampanha(
    calls['operador.importarPrimeirosAcessos'],
    async ({ publicada: { promotoraId }, body, context }) => {
      return {
        retorno: { total: await parts.primeirosAcessos.import(promotoraId, body.cpfs, context.ator) },
      };
    },
  );

  operador.daCampanha(calls['operador.importarAssociados'], async ({ publicada, body, context }) => {
    const { host, origin } = toCampanhaLugar(context, publicada);
    const hospedagem = await parts.hospedagens.get(host);
    return {
      retorno: {
        associados: await parts.associados.import(hospedagem, publicada, origin, body.associados),
      },
    };
  });
}
