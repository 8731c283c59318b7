import type { Cifra } from '../../../../kernel/auth/cifra.ts';
import type { Clock } from '../../../../kernel/clock.ts';
import { createSegredo, hashSegredo } from '../../../../kernel/ids.ts';
import { createAutenticador } from '../senha/codigo-autenticador.ts';
import type { NovoConvite, OperadorStore } from '../operador.store.ts';

const conviteHoras = 72;

/** Path of the console's page that accepts an invitation; the token follows as fragment, which no server sees. */
const convitePath = '/convite';

export type CreateConvite = ReturnType<typeof createCreateConvite>;

/** Returns a function that stores an invitation and returns the address of its page, with the token. */
export const createCreateConvite =
  ({
    operadores,
    cifra,
    clock,
  }: {
    readonly operadores: Pick<OperadorStore, 'invite'>;
    /** Seals the secret of the authenticator that the invitation offers. */
    readonly cifra: Cifra;
    readonly clock: Clock;
  }) =>
  async (
    origin: string,
    convite: Pick<NovoConvite, 'nome' | 'email' | 'promotoraId' | 'papel' | 'pessoas'>,
  ): Promise<string> => {
    const token = createSegredo();
    const agora = clock.now();
    await operadores.invite({
      ...convite,
      tokenHash: hashSegredo(token),
      totp: cifra.seal(Buffer.from(createAutenticador())).toString('base64'),
      agora,
      ate: new Date(agora.getTime() + conviteHoras * 3_600_000),
    });
    return `${origin}${convitePath}#${token}`;
  };
