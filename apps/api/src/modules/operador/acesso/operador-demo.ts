import { type Ator, comando } from '../../../kernel/auth/ator.ts';
import type { Cifra } from '../../../kernel/auth/cifra.ts';
import type { Clock } from '../../../kernel/clock.ts';
import { createId, createSegredo, hashSegredo } from '../../../kernel/ids.ts';
import type { RecordRetirados } from './convite/convite-retirado.store.ts';
import type { OperadorStore } from './operador.store.ts';

/** An operator with a password and authenticator known in advance, outside production only. */
export interface OperadorDemo {
  readonly nome: string;
  readonly email: string;
  readonly senha: string;
  /** Secret of the authenticator, in base32. */
  readonly segredo: string;
  readonly daInstalacao: boolean;
}

/** Creates operators for the demo, by invitations that are accepted at once. */
export function createOperadorDemo(parts: {
  readonly operadores: OperadorStore;
  /** Seals the secrets of authenticators. */
  readonly cifra: Cifra;
  readonly hashSenha: (senha: string) => Promise<string>;
  readonly recordRetirados: RecordRetirados;
  readonly clock: Clock;
}) {
  const { operadores, cifra, clock } = parts;

  /** Grants a role, or that of the installation, by an invitation; the first one creates the account. */
  const accept = async (
    { nome, email, senha, segredo }: OperadorDemo,
    promotoraId: string | null,
  ): Promise<void> => {
    const tokenHash = hashSegredo(createSegredo());
    const agora = clock.now();
    await operadores.invite({
      tokenHash,
      nome,
      email,
      promotoraId,
      papel: promotoraId === null ? null : 'administrador',
      pessoas: null,
      totp: cifra.seal(Buffer.from(segredo)).toString('base64'),
      agora,
      ate: new Date(agora.getTime() + 60_000),
    });
    const autoria = { ator: comando, sessaoOperador: null, promotoraId, requisicao: 'comando' };
    const aceite = { tokenHash, promotoraId, agora, writeRetirados: parts.recordRetirados(autoria) };
    const known = await operadores.findByEmail(email);
    if (known) {
      await operadores.acceptDaConta({ ...aceite, operadorId: known.operador_id });
      return;
    }
    const operadorId = createId(agora.getTime());
    await operadores.accept({ ...aceite, operadorId, senhaHash: await parts.hashSenha(senha), passo: 0 });
  };

  return {
    /** Creates an administrator of a promoter, and returns it as the author of acts. */
    async ensure(demo: OperadorDemo, promotoraId: string): Promise<Ator> {
      const known = await operadores.findByEmail(demo.email);
      const papeis = known ? await operadores.listPapeis(known.operador_id) : [];
      if (!papeis.some(({ promotora_id }) => promotora_id === promotoraId)) {
        if (demo.daInstalacao && !known) await accept(demo, null);
        await accept(demo, promotoraId);
      }
      const { operador_id: id, nome } = known ?? (await operadores.findByEmail(demo.email))!;
      return { tipo: 'operador', id, nome };
    },
  };
}
