import type { RetornoOf } from '@trevo/contract/call';
import { calls, type Calls } from '@trevo/contract/calls';
import { getPrimeiroNome } from '@trevo/rules/pessoa/nome';
import { toSpanMes } from '@trevo/rules/conta/prazo-conta';
import { toSaoPaulo } from '@trevo/rules/tempo/sao-paulo';
import type { KeyRing } from '../../kernel/auth/key-ring.ts';
import type { Clock } from '../../kernel/clock.ts';
import type { Db } from '../../kernel/db/db.ts';
import type { Binder } from '../../kernel/http/bind-call.ts';
import type { Job } from '../../kernel/fila/jobs.ts';
import type { Logger } from '../../kernel/log.ts';
import { toPage } from '../../kernel/pagination.ts';
import type { CampanhaModule, OperadorBinder } from '../campanha/public.ts';
import { readCodigoIndicacao, toCodigoIndicacao } from '../consumidor/public.ts';
import { bindIndicacaoOperador } from './indicacao.operador.routes.ts';
import { createCloseIndicacoes, createIndicacaoStore } from './indicacao.store.ts';
import { createIndicacaoViews, type AmigoView, type IndicacaoViews } from './indicacao.views.ts';
import { createPremioService, type ListNotas } from './premio.service.ts';

export type IndicacaoModule = ReturnType<typeof createIndicacaoModule>;

/** Wires invitations to campaigns and the rewards of both sides. */
export function createIndicacaoModule(parts: {
  db: Db;
  clock: Clock;
  log: Logger;
  keys: KeyRing;
  campanha: CampanhaModule;
  listNotas: ListNotas;
}) {
  const { db, clock, campanha, keys } = parts;
  const views = createIndicacaoViews(db);
  const premios = createPremioService({
    ...parts,
    store: createIndicacaoStore(db),
    views,
    dados: keys.dados,
    findCampanha: campanha.hospedagens.findById,
  });
  return {
    premios,
    /** Clean-up when an account is deleted. */
    deletions: [createCloseIndicacoes(clock.now)],
    bind: (binder: Binder) => bindIndicacao(binder, views, campanha, clock),
    bindOperador: (operador: OperadorBinder) => bindIndicacaoOperador(operador, { premios }),
    jobs: [
      {
        name: 'indicacao.premiar',
        everySeconds: 5,
        runs: 'everywhere',
        statementSeconds: 15,
        run: premios.settleDue,
      },
    ] satisfies Job[],
  };
}

function bindIndicacao(
  binder: Binder,
  views: IndicacaoViews,
  { hospedagens }: CampanhaModule,
  clock: Clock,
): void {
  binder.bind(calls['consumidor.indicacoes'], async ({ params, context }) => {
    const { totalPorPagina: limit, paginaAtual } = params;
    const { consumidorId, promotoraId } = context.sessao;
    const { campanhaId } = (await hospedagens.get(context.host)).principal;
    const pessoa = { promotoraId, consumidorId, codigo: toCodigoIndicacao(consumidorId) };
    const slice = { limit, offset: (paginaAtual - 1) * limit };
    const mes = toSpanMes(toSaoPaulo(clock.now()).dia);
    const [{ rows, total }, premiadasNoMes] = await Promise.all([
      views.list(pessoa, campanhaId, slice),
      views.countPremiadas(consumidorId, campanhaId, mes),
    ]);
    return { retorno: { ...toPage(rows.map(toAmigoWire), total, limit), premiadasNoMes } };
  });

  binder.bind(calls['consumidor.conferirIndicacao'], async ({ params, context }) => {
    const { promotoraId } = await hospedagens.get(context.host);
    const codigo = readCodigoIndicacao(params.codigoIndicacao);
    return { retorno: { existe: codigo !== null && (await views.existsCodigo(promotoraId, codigo)) } };
  });
}

type AmigoWire = RetornoOf<Calls['consumidor.indicacoes']>['retorno'][number];

function toAmigoWire(row: AmigoView): AmigoWire {
  const isDue = row.situacao === 'AGUARDANDO' && row.documento_fiscal_id !== null;
  return {
    nome: getPrimeiroNome(row.nome),
    dataHora: row.criado_em.toISOString(),
    cadastroCompleto: !row.cadastro_inicial,
    situacao: isDue ? 'EM_ANALISE' : (row.situacao as AmigoWire['situacao']),
    motivo: toMotivo(row.motivo),
    premio: row.moeda && row.valor !== null ? { moeda: row.moeda, valor: row.valor } : null,
    liberaEm: row.libera_em?.toISOString() ?? null,
  };
}

/** Fraud findings are visible to operators only. */
const toMotivo = (motivo: string | null): AmigoWire['motivo'] =>
  motivo === 'MESMA_PESSOA' || motivo === 'OPERADOR' ? 'NAO_CONFIRMADA' : (motivo as AmigoWire['motivo']);
