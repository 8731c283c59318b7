import { refuseSozinho } from '../../../campanha/public.ts';
import type { BodyOf, Frequencia, RetornoOf } from '@trevo/contract/call';
import type { Calls } from '@trevo/contract/calls';
import type { Papel } from '@trevo/contract/operador/papeis';
import type { EmailSender } from '../../../../adapters/email/email.port.ts';
import type { Clock } from '../../../../kernel/clock.ts';
import { type Autoria, isSozinho } from '../../../../kernel/auth/ator.ts';
import { refuse } from '../../../../kernel/domain-error.ts';
import type { Logger } from '../../../../kernel/log.ts';
import { propostaText } from '../../propostas/proposta.text.ts';
import type { CreateConvite } from '../convite/create-convite.ts';
import { toConviteEmail } from '../convite/convite.email.ts';
import { aprovadores } from './aprovadores.ts';
import type { RecordRetirados } from '../convite/convite-retirado.store.ts';
import type { OperadorStore, PessoasConvite } from '../operador.store.ts';

/** Invitations to one address in a day: of one promoter, and of all. */
const convitesPor = [5, 86_400] as const;
const convitesDeTodas = [15, 86_400] as const;

type EquipeWire = RetornoOf<Calls['operador.equipe']>;

export type EquipeService = ReturnType<typeof createEquipeService>;

/** Operators of a promoter: invitations and roles. */
export function createEquipeService(parts: {
  readonly operadores: OperadorStore;
  readonly createConvite: CreateConvite;
  readonly email: EmailSender;
  /** Counts one use of a key over all processes; throws requisicao.muitas above the limit. */
  readonly countUso: (key: string, frequencia: Frequencia) => Promise<void>;
  /** Takes a counted use back. */
  readonly giveUsoBack: (key: string, frequencia: Frequencia) => Promise<void>;
  readonly recordRetirados: RecordRetirados;
  readonly clock: Clock;
  readonly log: Logger;
}) {
  const { operadores, clock, createConvite } = parts;

  /**
   * Throws operador.precisaSegundaPessoa for a role that may approve proposals, and for the end of another
   * administrator.
   */
  const requireTroca = async (
    operadorId: string,
    { antes, depois }: { antes: Papel; depois: Papel | null },
    autoria: Autoria,
  ): Promise<void> => {
    const isRemoval = antes === 'administrador' && antes !== depois && autoria.ator.id !== operadorId;
    const aprovador = findAprovador(depois, antes);
    if ((!aprovador && !isRemoval) || !isSozinho(autoria)) return;
    const { deixaDeSer, ...comPapel } = propostaText.porque;
    const nome = (await operadores.find(operadorId))?.nome ?? '';
    throw refuseSozinho('papel', isRemoval || !aprovador ? deixaDeSer(nome) : comPapel[aprovador](nome));
  };

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
    /**
     * Invites by e-mail. Throws operador.precisaSegundaPessoa for a role that may approve proposals, requisicao.muitas for
     * an address with many invitations in a day, and operador.conviteNaoEnviado when the e-mail cannot be sent.
     */
    async invite(
      promotoraId: string,
      origin: string,
      convidado: BodyOf<Calls['operador.convidar']>,
      autoria: Autoria,
    ): Promise<EquipeWire> {
      const { nome, papel } = convidado;
      if (isSozinho(autoria)) {
        const aprovador = findAprovador(papel);
        if (aprovador) throw refuseSozinho('papel', propostaText.porque[aprovador](nome));
      }
      const usos = [
        [`convite:${promotoraId}:${convidado.email}`, convitesPor],
        [`convite:${convidado.email}`, convitesDeTodas],
      ] as const;
      // Before the sending, so that invitations at once are bounded, too.
      for (const [key, frequencia] of usos) await parts.countUso(key, frequencia);
      const pessoas = toPessoas(autoria);
      const link = await createConvite(origin, { ...convidado, promotoraId, pessoas });
      const quem = { ...convidado, promotora: await operadores.getNomePromotora(promotoraId), pessoas };
      try {
        await parts.email.send(toConviteEmail(quem, link));
      } catch (err) {
        parts.log.error(
          { event: 'operator_invitation_not_sent', err, promotoraId },
          'Invitation was not sent',
        );
        for (const [key, frequencia] of usos) await parts.giveUsoBack(key, frequencia);
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
     * Changes or removes (null) a role. Throws operador.precisaSegundaPessoa, operador.naoEncontrado and
     * operador.ultimoAdministrador.
     */
    async setPapel(
      promotoraId: string,
      operadorId: string,
      papel: Papel | null,
      autoria: Autoria,
    ): Promise<EquipeWire> {
      let resultado: Awaited<ReturnType<OperadorStore['setPapel']>> = 'mudou';
      // A role that changes meanwhile is judged again.
      while (resultado === 'mudou') {
        const antes = await operadores.findPapel(operadorId, promotoraId);
        if (!antes) throw refuse('operador.naoEncontrado');
        await requireTroca(operadorId, { antes, depois: papel }, autoria);
        resultado = await operadores.setPapel({
          operadorId,
          promotoraId,
          antes,
          depois: papel,
          agora: clock.now(),
          writeRetirados: parts.recordRetirados(autoria),
        });
      }
      if (resultado === 'ultimo') throw refuse('operador.ultimoAdministrador');
      return list(promotoraId);
    },
  };
}

/** Returns the inviting operators: proposer and approver, or one person; null for a command on the server. */
function toPessoas({ ator, proposta }: Autoria): PessoasConvite | null {
  if (ator.id === null || ator.tipo !== 'operador') return null;
  if (!proposta)
    return { convidadoPor: ator.id, convidadoNome: ator.nome, aprovadoPor: null, aprovadoNome: null };
  return {
    convidadoPor: proposta.propostaPor,
    convidadoNome: proposta.propostaNome,
    aprovadoPor: ator.id,
    aprovadoNome: ator.nome,
  };
}

/**
 * Returns the new role if it may approve proposals that the role before may not. Granting it needs a second person:
 * otherwise an administrator could approve a proposal of their own with a second account.
 */
const findAprovador = (depois: Papel | null, antes?: Papel): (typeof aprovadores)[number] | undefined =>
  antes === 'administrador' ? undefined : aprovadores.find((papel) => papel === depois && papel !== antes);
