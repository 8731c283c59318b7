import type { EmailSender } from '../../../../adapters/email/email.port.ts';
import type { Clock } from '../../../../kernel/clock.ts';
import { refuse } from '../../../../kernel/domain-error.ts';
import type { Logger } from '../../../../kernel/log.ts';
import type { OperadorRow } from '../operador.store.ts';
import type { RecuperacaoService } from './recuperacao.service.ts';
import { toSenhaConhecidaEmail } from './senha-conhecida.email.ts';
import type { SenhaConhecidaStore } from './senha-conhecida.store.ts';

export type SegundoFator = ReturnType<typeof createSegundoFator>;

/**
 * Bounds the guesses at an operator's code after a right password, over all addresses (ADR 0101). Only requests
 * with the right password count, so that no other person can lock an operator out.
 */
export function createSegundoFator({
  store,
  findPasso,
  clock,
  log,
}: {
  readonly store: Pick<
    SenhaConhecidaStore,
    'takeTentativa' | 'giveTentativaBack' | 'usePasso' | 'noteConhecida'
  >;
  /** Returns the time step of a right code. */
  readonly findPasso: (operador: OperadorRow, codigo: string) => number | undefined;
  readonly clock: Clock;
  readonly log: Logger;
}) {
  async function note(operadorId: string): Promise<void> {
    if (await store.noteConhecida(operadorId, clock.now()))
      log.warn(
        { event: 'operator_password_known', operadorId },
        'The password of an operator was given with too many wrong codes',
      );
  }

  /** Uses the step of a right code; its attempt is taken back also when the database fails. */
  async function takePasso(operadorId: string, passo: number): Promise<boolean> {
    try {
      return await store.usePasso(operadorId, passo);
    } catch (err) {
      await store.giveTentativaBack(operadorId);
      throw err;
    }
  }

  return {
    /** Throws operador.entradaRecusada for a wrong or repeated code, and operador.senhaConhecida after ten wrong ones. */
    async verify(operador: OperadorRow, codigo: string): Promise<void> {
      const { operador_id: operadorId } = operador;
      // Before the attempt: without the key of the authenticator's secret it throws, and an honest code is not judged.
      const passo = findPasso(operador, codigo);
      if ((await store.takeTentativa(operadorId, clock.now())) === undefined) {
        await note(operadorId);
        throw refuse('operador.senhaConhecida');
      }
      if (passo === undefined) await note(operadorId);
      else if (await takePasso(operadorId, passo)) return;
      throw refuse('operador.entradaRecusada');
    },
  };
}

/**
 * Tells operators that another person knows the password, with the link that replaces it. It leaves by the program's own
 * sender, and a later run retries a failure.
 */
export function createAvisoSenhas({
  store,
  recuperacoes,
  email,
  consoleOrigin,
  clock,
  log,
}: {
  readonly store: Pick<SenhaConhecidaStore, 'takeAvisavel' | 'finishAviso'>;
  readonly recuperacoes: Pick<RecuperacaoService, 'createLink'>;
  readonly email: EmailSender;
  /** Undefined without a console, where no operator signs in. */
  readonly consoleOrigin: string | undefined;
  readonly clock: Clock;
  readonly log: Logger;
}) {
  return async (stopping?: AbortSignal): Promise<void> => {
    if (consoleOrigin === undefined) return;
    // Claimed one by one: those behind a stop are told by the next run.
    while (!stopping?.aborted) {
      const operador = await store.takeAvisavel(clock.now());
      if (!operador) return;
      const { operador_id: operadorId } = operador;
      try {
        await email.send(toSenhaConhecidaEmail(operador, recuperacoes.createLink(consoleOrigin, operador)));
      } catch (err) {
        log.error(
          { event: 'operator_password_known_not_sent', err, operadorId },
          'E-mail about a known password was not sent',
        );
        continue;
      }
      await store.finishAviso(operador, clock.now());
    }
  };
}
