import type { BodyOf, RetornoOf } from '@trevo/contract/call';
import type { Calls } from '@trevo/contract/calls';
import type { Papel } from '@trevo/contract/operador/permissoes';
import type { EmailSender } from '../../../adapters/email/email.port.ts';
import type { Clock } from '../../../kernel/clock.ts';
import { refuse } from '../../../kernel/domain-error.ts';
import type { Logger } from '../../../kernel/log.ts';
import type { CreateConvite } from './create-convite.ts';
import { toConviteEmail } from './convite.email.ts';
import type { OperadorStore } from './operador.store.ts';
import type { SessaoOperadorStore } from './sessao-operador.store.ts';

type EquipeWire = RetornoOf<Calls['operador.equipe']>;

export type EquipeService = ReturnType<typeof createEquipeService>;

/** Operators of a promoter: invitations and roles. */
export function createEquipeService(parts: {
  readonly operadores: OperadorStore;
  readonly sessoes: SessaoOperadorStore;
  readonly createConvite: CreateConvite;
  readonly email: EmailSender;
  readonly clock: Clock;
  readonly log: Logger;
}) {
  const { operadores, sessoes, clock, createConvite } = parts;

  const list = async (promotoraId: string): Promise<EquipeWire> => ({
    operadores: (await operadores.listEquipe(promotoraId)).map((one) => ({
      operadorID: one.operador_id,
      nome: one.nome,
      email: one.email,
      papel: one.papel,
      usadoEm: one.usado_em?.toISOString() ?? null,
    })),
    convites: (await operadores.listConvites(promotoraId, clock.now())).map(
      ({ convite_id, papel, ate, ...one }) => ({
        ...one,
        conviteID: convite_id,
        // Null for the installation only.
        papel: papel!,
        ate: ate.toISOString(),
      }),
    ),
  });

  return {
    list,
    /** Invites by e-mail. Throws operador.conviteNaoEnviado when the e-mail cannot be sent. */
    async invite(
      promotoraId: string,
      origin: string,
      convidado: BodyOf<Calls['operador.convidar']>,
    ): Promise<EquipeWire> {
      const link = await createConvite(origin, { ...convidado, promotoraId });
      try {
        await parts.email.send(toConviteEmail(promotoraId, convidado, link));
      } catch (err) {
        parts.log.error(
          { event: 'operator_invitation_not_sent', err, promotoraId },
          'Invitation was not sent',
        );
        throw refuse('operador.conviteNaoEnviado');
      }
      return list(promotoraId);
    },
    /** Withdraws an invitation; idempotent. Throws operador.conviteNaoAberto. */
    async withdraw(promotoraId: string, conviteId: string): Promise<EquipeWire> {
      if (!(await operadores.withdraw(promotoraId, conviteId, clock.now())))
        throw refuse('operador.conviteNaoAberto');
      return list(promotoraId);
    },
    /**
     * Sets or removes (null) a role; a removal ends the operator's sessions and passkeys. Throws
     * operador.naoEncontrado and operador.ultimoAdministrador.
     */
    async setPapel(promotoraId: string, operadorId: string, papel: Papel | null): Promise<EquipeWire> {
      const resultado = await operadores.setPapel(operadorId, promotoraId, papel);
      if (resultado === 'nenhum') throw refuse('operador.naoEncontrado');
      if (resultado === 'ultimo') throw refuse('operador.ultimoAdministrador');
      if (papel === null) await sessoes.endAll(operadorId, clock.now());
      return list(promotoraId);
    },
  };
}
