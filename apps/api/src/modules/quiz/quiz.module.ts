import type { BodyOf } from '@trevo/contract/call';
import { calls, type Calls } from '@trevo/contract/calls';
import { nenhumText } from '@trevo/contract/palavras.text';
import type { Sessao } from '../../kernel/auth/sessao.ts';
import type { Clock } from '../../kernel/clock.ts';
import type { Db } from '../../kernel/db/db.ts';
import { refuse } from '../../kernel/domain-error.ts';
import type { Binder } from '../../kernel/http/bind-call.ts';
import type { CampanhaModule, CampanhaPublicada, OperadorBinder } from '../campanha/public.ts';
import { requireOwnCpf, type ConsumidorModule } from '../consumidor/public.ts';
import { toCedulaWire } from './cedula.presenter.ts';
import { createCedulaService, type CedulaService } from './cedula.service.ts';
import { createCedulaStore } from './cedula.store.ts';
import { bindQuizOperador } from './quiz.operador.routes.ts';

interface Asked {
  readonly campanha: CampanhaModule;
  readonly consumidor: ConsumidorModule;
}

export type QuizModule = ReturnType<typeof createQuizModule>;

/** Wires a campaign's ballots and consumers' answers. */
export function createQuizModule(parts: Asked & { db: Db; clock: Clock }) {
  const store = createCedulaStore(parts.db);
  const cedulas = createCedulaService({ store, clock: parts.clock });
  return {
    cedulas,
    /** Clean-up when an account is deleted. */
    deletions: [store.deleteOf],
    bind: (binder: Binder) => bindQuiz(binder, cedulas, parts),
    bindOperador: (operador: OperadorBinder) => bindQuizOperador(operador, cedulas),
  };
}

function bindQuiz(binder: Binder, cedulas: CedulaService, asked: Asked): void {
  binder.bind(calls['quiz.obterCedulas'], async ({ body, context }) => {
    const usuario = body.usuario || body.filtro?.usuario;
    const publicada = await getPublicada(asked, context, { ...body, usuario });
    const { semResposta, dentroDataLimite } = body.filtro ?? {};
    const situadas = await cedulas.list(publicada, context.sessao.consumidorId, {
      semResposta: semResposta ?? false,
      dentroDataLimite: dentroDataLimite ?? false,
    });
    const mensagem = situadas.length === 0 ? nenhumText.cedula : '';
    return { retorno: situadas.map(toCedulaWire), mensagem };
  });

  binder.bind(calls['quiz.responder'], async ({ body, context }) => {
    const publicada = await getPublicada(asked, context, body);
    const situadas = await cedulas.answer(publicada, context.sessao.consumidorId, body.respostas);
    const acertos = situadas.flatMap(({ dada }) => dada?.acertos ?? []);
    const pontos = situadas.map(({ dada }) => dada?.pontos ?? 0);
    return {
      retorno: {
        acertos: acertos.length > 0 ? sum(acertos) : null,
        pontos: sum(pontos),
        cedulas: situadas.map(toCedulaWire),
      },
    };
  });
}

const sum = (all: readonly number[]) => all.reduce((total, one) => total + one, 0);

/**
 * Returns the campaign of a request. Throws when campaign or consumer is missing, or when another consumer is
 * named.
 */
async function getPublicada(
  { campanha, consumidor }: Asked,
  { host, sessao }: { host: string; sessao: Sessao },
  named: Pick<BodyOf<Calls['quiz.responder']>, 'campanha' | 'usuario'>,
): Promise<CampanhaPublicada> {
  const { ano, identificacao } = named.campanha ?? {};
  if (!named.usuario || !ano || !identificacao) throw refuse('quiz.parametrosIncorretos');
  await requireOwnCpf(consumidor.consumidores, sessao, named.usuario);
  return campanha.hospedagens.getCampanha(host, Number(ano), identificacao);
}
