import type { Clock } from '../../kernel/clock.ts';
import type { Db } from '../../kernel/db/db.ts';
import type { RateLimiter } from '../../kernel/http/limits/rate-limit.ts';
import type { BloqueioModule } from '../bloqueio/public.ts';
import type { CampanhaModule, OperadorBinder } from '../campanha/public.ts';
import type { ContaCorrenteModule } from '../conta-corrente/public.ts';
import type { CupomModule } from '../cupom/public.ts';
import type { DocumentoFiscalModule } from '../documento-fiscal/public.ts';
import type { FidelidadeModule } from '../fidelidade/public.ts';
import type { PremioModule } from '../premio/public.ts';
import type { TetosDiarios } from '../teto/public.ts';
import type { SorteioModule } from '../sorteio/public.ts';
import { createAjusteContaService } from './ajuste-conta.service.ts';
import { bindAtendimentoOperador } from './atendimento.operador.routes.ts';
import { type AtoPessoaParts, createAtoPessoaService } from './ato-pessoa.service.ts';
import { createBuscaPessoaService } from './busca-pessoa.service.ts';
import { createBuscaPessoaViews } from './busca-pessoa.views.ts';
import { type ContatoPessoaParts, createContatoPessoaService } from './contato-pessoa.service.ts';
import { createExclusaoPessoaService, type ExclusaoPessoaParts } from './exclusao-pessoa.service.ts';
import { createExplicacaoService } from './explicacao.service.ts';
import { createFichaPessoaService } from './ficha-pessoa.service.ts';
import { createListHistorico } from './historico/historico-pessoa.service.ts';
import { createHistoricoPessoaViews } from './historico/historico-pessoa.views.ts';
import { createPessoaViews } from './pessoa.views.ts';

export type AtendimentoModule = ReturnType<typeof createAtendimentoModule>;

/** Modules of which support shows a person's rows. */
export type AtendimentoParts = Pick<CampanhaModule, 'hospedagens' | 'cpfsRestritos'> &
  Pick<BloqueioModule, 'bloqueios' | 'bloqueiosDoEnvio'> &
  Pick<ContaCorrenteModule, 'contas'> &
  Pick<CupomModule, 'findDono' | 'listCongelamentos'> &
  Pick<DocumentoFiscalModule, 'fichas'> &
  Pick<FidelidadeModule, 'vouchers'> &
  Pick<PremioModule, 'entregas'> &
  Omit<AtoPessoaParts, 'fichas' | 'countUso'> &
  Omit<ContatoPessoaParts, 'atos' | 'countUso' | 'hospedagens'> &
  Pick<ExclusaoPessoaParts, 'exclusoes'> &
  Pick<SorteioModule, 'listNumerosPorNota'> & {
    readonly db: Db;
    readonly clock: Clock;
    readonly tetosDiarios: TetosDiarios;
    readonly rateLimiter: Pick<RateLimiter, 'count'>;
  };

/** Wires support: search, card and history of a person. */
export function createAtendimentoModule({ db, rateLimiter, ...parts }: AtendimentoParts) {
  const shared = { ...parts, countUso: rateLimiter.count };
  const fichas = createFichaPessoaService({ ...shared, views: createPessoaViews(db) });
  const atos = createAtoPessoaService({ ...shared, fichas });
  const exclusoesPessoa = createExclusaoPessoaService({ ...shared, fichas });
  const ajustes = createAjusteContaService({ ...shared, atos });
  const services = {
    fichasPessoa: fichas,
    exclusoesPessoa,
    atosPessoa: atos,
    contatosPessoa: createContatoPessoaService({ ...shared, atos }),
    ajustes,
    buscasPessoa: createBuscaPessoaService({ ...shared, views: createBuscaPessoaViews(db), fichas }),
    explicacoes: createExplicacaoService(parts),
    listHistorico: createListHistorico(fichas, createHistoricoPessoaViews(db)),
  };
  return {
    exclusoesPessoa,
    ajustes,
    bindOperador: (operador: OperadorBinder) => bindAtendimentoOperador(operador, services),
  };
}
