import type { BodyOf, RetornoOf } from '@trevo/contract/call';
import type { Calls } from '@trevo/contract/calls';
import type { EmailSender } from '../../../../adapters/email/email.port.ts';
import type { SessaoOperador } from '../../../../kernel/auth/ator.ts';
import { opcoesComuns, toContaId, toUserHandle } from '../../../../kernel/auth/verify-passkey.ts';
import type { Clock } from '../../../../kernel/clock.ts';
import { refuse } from '../../../../kernel/domain-error.ts';
import { createId } from '../../../../kernel/ids.ts';
import type { Logger } from '../../../../kernel/log.ts';
import type { AberturaSessao, Entrada, Origem } from '../sessao/abertura-sessao.ts';
import { createCerimoniaOperador, type LugarConsole } from './cerimonia-operador.ts';
import type { OperadorStore } from '../operador.store.ts';
import { toPasskeyOperadorEmail } from './passkey-operador.email.ts';
import type { PasskeyOperadorRow, PasskeyOperadorStore } from './passkey-operador.store.ts';
import { isElevada } from '../sessao/sessao-operador.service.ts';
import type { SessaoOperadorStore } from '../sessao/sessao-operador.store.ts';

/** Passkeys of one operator. */
const maximo = 10;

/** Name of the relying party in the browser's dialog. */
const nomeConsole = 'Trevo Console';

type PasskeyWire = RetornoOf<Calls['operador.criarPasskey']>;

export type PasskeyOperadorService = ReturnType<typeof createPasskeyOperadorService>;

/** Passkeys of operators: sign-in, fresh verification, and the list of the own account (ADR 0069). */
export function createPasskeyOperadorService(parts: {
  readonly store: PasskeyOperadorStore;
  readonly operadores: Pick<OperadorStore, 'find'>;
  readonly sessoes: Pick<SessaoOperadorStore, 'listByOperador'>;
  readonly abertura: AberturaSessao;
  readonly email: EmailSender;
  readonly clock: Clock;
  readonly log: Logger;
}) {
  const { store, operadores, sessoes, abertura, clock } = parts;
  const cerimonia = createCerimoniaOperador(parts);

  /** Throws operador.confirmeQuemE unless the session was verified in the last minutes. */
  async function requireElevada({ operadorId, sessaoId }: SessaoOperador): Promise<void> {
    const agora = clock.now();
    const abertas = await sessoes.listByOperador(operadorId, agora);
    const sessao = abertas.find(({ sessao_id }) => sessao_id === sessaoId);
    if (!sessao) throw refuse('operador.semSessao');
    if (!isElevada(sessao, agora)) throw refuse('operador.confirmeQuemE');
  }

  /** Tells the owner about an added passkey, which may be an intruder's. A delivery failure does not affect it. */
  async function notify(operadorId: string, nome: string): Promise<void> {
    const operador = await operadores.find(operadorId);
    try {
      if (operador) await parts.email.send(toPasskeyOperadorEmail(operador, nome));
    } catch (err) {
      parts.log.warn({ event: 'passkey_email_not_sent', err }, 'E-mail about an added passkey was not sent');
    }
  }

  return {
    async beginEntrada(host: string): Promise<RetornoOf<Calls['operador.iniciarEntradaPasskey']>> {
      return { opcoes: await cerimonia.begin({ finalidade: 'entrar', sessaoId: null }, host) };
    },
    /** Signs in the owner of a credential. */
    async enter(
      lugar: LugarConsole,
      { credencial }: BodyOf<Calls['operador.entrarPasskey']>,
      origem: Origem,
    ): Promise<Entrada> {
      const operadorId = toContaId(credencial.response.userHandle);
      const desafio = { finalidade: 'entrar', sessaoId: null } as const;
      const operador = await cerimonia.verifyUsada(operadorId, credencial, lugar, desafio);
      return abertura.start(operador, origem, 'operador.passkeyRecusada');
    },
    async beginElevar(
      host: string,
      { operadorId, sessaoId }: SessaoOperador,
    ): Promise<RetornoOf<Calls['operador.iniciarElevarPasskey']>> {
      const opcoes = await cerimonia.begin({ finalidade: 'elevar', sessaoId }, host);
      return { opcoes: { ...opcoes, allowCredentials: toKnown(await store.list(operadorId)) } };
    },
    /** Verifies the operator of a session again, under another cookie. */
    async elevate(
      lugar: LugarConsole,
      sessao: SessaoOperador,
      { credencial }: BodyOf<Calls['operador.elevarPasskey']>,
      origem: Origem,
    ): Promise<Entrada> {
      const desafio = { finalidade: 'elevar', sessaoId: sessao.sessaoId } as const;
      return abertura.elevate(
        await cerimonia.verifyUsada(sessao.operadorId, credencial, lugar, desafio),
        sessao,
        origem,
      );
    },
    list: async ({ operadorId }: SessaoOperador): Promise<PasskeyWire[]> =>
      (await store.list(operadorId)).map(toWire),
    /** Begins to add a passkey. Throws operador.confirmeQuemE and operador.passkeysDemais. */
    async beginPasskey(
      host: string,
      sessao: SessaoOperador,
    ): Promise<RetornoOf<Calls['operador.iniciarPasskey']>> {
      await requireElevada(sessao);
      const { operadorId, sessaoId } = sessao;
      const operador = await operadores.find(operadorId);
      if (!operador) throw refuse('operador.semSessao');
      const own = await store.list(operadorId);
      if (own.length >= maximo) throw refuse('operador.passkeysDemais', { maximo });
      return {
        opcoes: {
          challenge: await cerimonia.createChallenge({ finalidade: 'incluir', sessaoId }),
          rp: { id: host, name: nomeConsole },
          user: { id: toUserHandle(operadorId), name: operador.email, displayName: operador.nome },
          excludeCredentials: toKnown(own),
          ...opcoesComuns,
        },
      };
    },
    /** Adds a passkey; repeating the request returns the same one. */
    async create(
      lugar: LugarConsole,
      sessao: SessaoOperador,
      { credencial, nome }: BodyOf<Calls['operador.criarPasskey']>,
    ): Promise<PasskeyWire> {
      const desafio = { finalidade: 'incluir', sessaoId: sessao.sessaoId } as const;
      const nova = await cerimonia.verifyNova(credencial, lugar, desafio);
      const agora = clock.now();
      const passkeyId = createId(agora.getTime());
      const criada = await store.create(sessao, { ...nova, passkeyId, nome, agora }, maximo);
      if (criada === 'semSessao') throw refuse('operador.semSessao');
      if (criada === 'demais') throw refuse('operador.passkeysDemais', { maximo });
      if (criada === 'usado' || criada === 'alheia') throw refuse('operador.passkeyNaoCriada');
      if (!criada.isRepetida) await notify(sessao.operadorId, nome);
      return toWire(criada.row);
    },
    /** Throws operador.passkeyNaoEncontrada. */
    async rename({ operadorId }: SessaoOperador, passkeyId: string, nome: string): Promise<PasskeyWire> {
      const row = await store.rename(operadorId, passkeyId, nome);
      if (!row) throw refuse('operador.passkeyNaoEncontrada');
      return toWire(row);
    },
    /** Removes a passkey of the operator; idempotent. */
    remove: ({ operadorId }: SessaoOperador, passkeyId: string): Promise<void> =>
      store.delete(operadorId, passkeyId),
    /** Deletes challenges that expired. */
    deleteExpired: (): Promise<void> => store.deleteExpired(clock.now()),
  };
}

const toKnown = (rows: readonly PasskeyOperadorRow[]) =>
  rows.map(({ credencial_id: id }) => ({ type: 'public-key' as const, id }));

const toWire = (row: PasskeyOperadorRow): PasskeyWire => ({
  passkeyID: row.passkey_id,
  nome: row.nome,
  criadaEm: row.criada_em.toISOString(),
  usadaEm: row.usada_em?.toISOString() ?? null,
});
