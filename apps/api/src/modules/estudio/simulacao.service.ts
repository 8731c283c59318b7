import type { BodyOf } from '@trevo/contract/call';
import type { Calls } from '@trevo/contract/calls';
import type { Ator } from '../../kernel/auth/ator.ts';
import type { Clock } from '../../kernel/clock.ts';
import { refuse } from '../../kernel/domain-error.ts';
import type { OpenArquivo } from './ensaio-arquivo.ts';
import type { NovaSimulacao, SimulacaoResumoRow, SimulacaoRow, SimulacaoStore } from './simulacao.store.ts';

/** Days after which a simulation is deleted. */
const guardaDias = 30;
const dayMilliseconds = 86_400_000;

/** Simulations of unpublished files: requests, results and their end (ADR 0096). */
export function createSimulacaoService(parts: {
  readonly store: SimulacaoStore;
  readonly openArquivo: OpenArquivo;
  readonly clock: Clock;
}) {
  const { store, clock } = parts;

  const get = async (promotoraId: string, id: string): Promise<SimulacaoRow> => {
    const row = await store.find(promotoraId, id);
    if (!row) throw refuse('simulacao.nenhuma');
    return row;
  };

  return {
    get,
    list: (promotoraId: string): Promise<SimulacaoResumoRow[]> => store.list(promotoraId),
    /**
     * Puts a simulation into the queue; the same request again is the same simulation. Throws simulacao.ocupada,
     * simulacao.repetida, campanha.arquivoInvalido and operador.outraPromotora.
     */
    async request(
      { simulacaoID, ...pedido }: BodyOf<Calls['operador.simularCampanha']>,
      promotoraId: string,
      ator: Ator,
    ): Promise<SimulacaoRow> {
      const { arquivo } = await parts.openArquivo(pedido.texto, promotoraId);
      const { ano, identificacao } = arquivo.campanha;
      const nova: NovaSimulacao = {
        ...pedido,
        simulacao_id: simulacaoID,
        promotora_id: promotoraId,
        ano,
        identificacao,
        pedida_em: clock.now(),
        pedida_por: ator,
      };
      const isNew = await store.insert(nova);
      const row = await store.find(promotoraId, simulacaoID);
      if (!row && !(await store.exists(simulacaoID))) throw refuse('simulacao.ocupada');
      if (!row || (!isNew && !isSame(row, nova))) throw refuse('simulacao.repetida');
      return row;
    },
    /** Stops an unfinished simulation. Idempotent. Throws simulacao.nenhuma and simulacao.encerrada. */
    async cancel(promotoraId: string, id: string, ator: Ator): Promise<SimulacaoRow> {
      await store.cancel(promotoraId, id, ator, clock.now());
      const row = await get(promotoraId, id);
      if (row.situacao !== 'cancelada') throw refuse('simulacao.encerrada');
      return row;
    },
    clean: () => store.removeOld(new Date(clock.now().getTime() - guardaDias * dayMilliseconds)),
  };
}

const isSame = (row: SimulacaoRow, nova: NovaSimulacao): boolean =>
  (['texto', 'notas', 'pessoas', 'centavos'] as const).every((nome) => row[nome] === nova[nome]);
