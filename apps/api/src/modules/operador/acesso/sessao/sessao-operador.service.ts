import type { RetornoOf } from '@trevo/contract/call';
import type { Calls } from '@trevo/contract/calls';
import type { SessaoOperador } from '../../../../kernel/auth/ator.ts';
import type { Clock } from '../../../../kernel/clock.ts';
import { refuse } from '../../../../kernel/domain-error.ts';
import type { OperadorRow, OperadorStore } from '../operador.store.ts';
import type { PasskeyOperadorStore } from '../passkey/passkey-operador.store.ts';
import {
  maximoHoras,
  ociosaMinutos,
  type SessaoOperadorStore,
  type SessaoRow,
} from './sessao-operador.store.ts';

export type SessaoWire = RetornoOf<Calls['operador.sessao']>;

/** How long a verification is fresh. */
const elevadaMinutos = 5;

const addMinutes = (instante: Date, minutes: number): Date => new Date(instante.getTime() + minutes * 60_000);

/** Whether the session was verified in the last minutes. */
export const isElevada = ({ elevada_em }: SessaoRow, agora: Date): boolean =>
  addMinutes(elevada_em, elevadaMinutos) > agora;

export type PresentSessao = ReturnType<typeof createPresentSessao>;

/** Returns a function that renders a session with its operator's roles. */
export function createPresentSessao({
  operadores,
  passkeys,
  clock,
}: {
  readonly operadores: Pick<OperadorStore, 'listPapeis'>;
  readonly passkeys: Pick<PasskeyOperadorStore, 'count'>;
  readonly clock: Clock;
}) {
  return async (operador: OperadorRow, sessao: SessaoRow): Promise<SessaoWire> => {
    const papeis = await operadores.listPapeis(operador.operador_id);
    const total = await passkeys.count(operador.operador_id);
    const agora = clock.now();
    return {
      operadorID: operador.operador_id,
      nome: operador.nome,
      email: operador.email,
      daInstalacao: operador.da_instalacao,
      papeis: papeis.map(({ promotora_id, nome, papel }) => ({ promotora: promotora_id, nome, papel })),
      passkeys: total,
      elevadaAte: isElevada(sessao, agora)
        ? addMinutes(sessao.elevada_em, elevadaMinutos).toISOString()
        : null,
      ociosaAte: addMinutes(sessao.usada_em, ociosaMinutos).toISOString(),
      ate: addMinutes(sessao.criada_em, maximoHoras * 60).toISOString(),
    };
  };
}

/** Sessions of the console, as their operator sees them. */
export function createSessaoOperadorService({
  operadores,
  sessoes,
  present,
  clock,
}: {
  readonly operadores: Pick<OperadorStore, 'find'>;
  readonly sessoes: SessaoOperadorStore;
  readonly present: PresentSessao;
  readonly clock: Clock;
}) {
  return {
    async read({ operadorId, sessaoId }: SessaoOperador): Promise<SessaoWire> {
      const sessao = (await sessoes.listByOperador(operadorId, clock.now())).find(
        (one) => one.sessao_id === sessaoId,
      );
      if (!sessao) throw refuse('operador.semSessao');
      const operador = await operadores.find(operadorId);
      if (!operador) throw refuse('operador.semSessao');
      return present(operador, sessao);
    },
    async listSessoes({
      operadorId,
      sessaoId,
    }: SessaoOperador): Promise<RetornoOf<Calls['operador.sessoes']>> {
      return (await sessoes.listByOperador(operadorId, clock.now())).map((one) => ({
        sessaoID: one.sessao_id,
        aparelho: one.aparelho,
        criadaEm: one.criada_em.toISOString(),
        usadaEm: one.usada_em.toISOString(),
        atual: one.sessao_id === sessaoId,
      }));
    },
    /** Ends one of the operator's sessions; idempotent. */
    endSessao: (operadorId: string, sessaoId: string): Promise<void> =>
      sessoes.end(operadorId, sessaoId, clock.now()),
  };
}

export type SessaoOperadorService = ReturnType<typeof createSessaoOperadorService>;
