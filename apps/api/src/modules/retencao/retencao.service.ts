import type { RetornoOf } from '@trevo/contract/call';
import type { Calls } from '@trevo/contract/calls';
import { toFimDaGuarda } from '@trevo/rules/tempo/campanha-window';
import { addDias, toSaoPaulo } from '@trevo/rules/tempo/sao-paulo';
import type { Clock } from '../../kernel/clock.ts';
import { refuse } from '../../kernel/domain-error.ts';
import type { Logger } from '../../kernel/log.ts';
import { withStatementLimit } from '../../kernel/statement-limit.ts';
import type { PessoaModule } from '../consumidor/public.ts';
import { firstId, type ContaVencendo, type Regra, type RetencaoStore } from './retencao.store.ts';

/** Statement timeout of the report, in seconds; operators request it rarely. */
const reportSeconds = 60;

/** Iterates over all accounts in windows and yields those with an end of retention before a day. */
async function* walk(
  store: RetencaoStore,
  regras: readonly Regra[],
  antesDe: string,
  stopping?: AbortSignal,
): AsyncGenerator<ContaVencendo[]> {
  let depoisDe = firstId;
  while (!stopping?.aborted) {
    const found = await store.listVencendo(regras, antesDe, depoisDe);
    if (!found) return;
    depoisDe = found.ate;
    yield found.contas;
  }
}

/** Returns a promoter's retention report: rule, accounts due now and soon, and deleted ones. Read-only. */
export const createRetencaoReport =
  (store: RetencaoStore, clock: Clock) =>
  (promotoraId: string): Promise<RetornoOf<Calls['operador.retencao']>> =>
    withStatementLimit(reportSeconds, async () => {
      // A promoter exists from its first campaign on, and each one has a rule.
      const regra = (await store.listRegras()).find((one) => one.promotora_id === promotoraId);
      if (!regra) throw refuse('operador.promotoraNaoEncontrada');
      const { dia } = toSaoPaulo(clock.now());
      const counts = { vencidas: 0, em30Dias: 0, em90Dias: 0, comPendencia: 0 };
      for await (const contas of walk(store, [regra], addDias(dia, 90)))
        for (const { vence_em, aberta } of contas) {
          const isVencida = vence_em < dia;
          if (aberta) counts.comPendencia += Number(isVencida);
          else if (isVencida) counts.vencidas += 1;
          else {
            counts.em30Dias += Number(vence_em < addDias(dia, 30));
            counts.em90Dias += 1;
          }
        }
      const rodadas = await store.listRodadas(promotoraId);
      return {
        contasMeses: regra.meses,
        ...counts,
        rodadas: rodadas.map((rodada) => ({
          dia: rodada.dia,
          contasMeses: rodada.contas_meses,
          previstas: rodada.previstas,
          encerradas: rodada.encerradas,
        })),
      };
    });

/**
 * Deletes accounts past their retention period. The day's report is written before the first deletion. Each
 * account is checked again under its lock, so an interrupted, repeated or concurrent run deletes each one once.
 */
export const createEndVencidas =
  (parts: {
    store: RetencaoStore;
    exclusoes: Pick<PessoaModule['exclusoes'], 'endUnused'>;
    clock: Clock;
    log: Logger;
  }) =>
  async (stopping?: AbortSignal): Promise<void> => {
    const { store, exclusoes, clock, log } = parts;
    const regras = await store.listRegras();
    const { dia } = toSaoPaulo(clock.now());

    const previstas = new Map<string, number>();
    for await (const contas of walk(store, regras, dia, stopping))
      for (const { promotora_id, aberta } of contas)
        if (!aberta) previstas.set(promotora_id, (previstas.get(promotora_id) ?? 0) + 1);
    // An incomplete count must not be reported.
    if (stopping?.aborted) return;
    const vencidas = regras.filter((regra) => previstas.has(regra.promotora_id));
    for (const regra of vencidas) {
      const total = previstas.get(regra.promotora_id)!;
      await store.openRodada(regra, dia, total, clock.now());
      log.warn(
        { event: 'retention_started', promotoraId: regra.promotora_id, previstas: total, meses: regra.meses },
        'Closing of unused accounts started',
      );
    }

    const byPromotora = new Map(vencidas.map((regra) => [regra.promotora_id, regra]));
    const endOne = ({ consumidor_id: id, promotora_id }: ContaVencendo, regra: Regra) =>
      exclusoes.endUnused(id, async (tx) => {
        const conta = await store.findVencida(tx, regra, dia, id);
        if (!conta) return undefined;
        await store.countEncerrada(tx, promotora_id, dia);
        const guarda = conta.fim && toFimDaGuarda(conta.fim);
        return { reterAte: guarda && guarda >= dia ? guarda : null };
      });
    let encerradas = 0;
    for await (const contas of vencidas.length > 0 ? walk(store, vencidas, dia, stopping) : [])
      for (const conta of contas) {
        if (stopping?.aborted) return;
        const regra = byPromotora.get(conta.promotora_id);
        if (!conta.aberta && regra && (await endOne(conta, regra))) encerradas += 1;
      }
    if (vencidas.length > 0)
      log.info({ event: 'retention_finished', encerradas }, 'Closing of unused accounts finished');
  };
