import type { Ator } from '../../../../kernel/auth/ator.ts';
import type { OperadorStore } from '../operador.store.ts';

/**
 * Returns a function that lists the addresses to tell about a change of a promoter: those of the installation's operators, of its
 * administrators, and of the author of the provider that is replaced.
 */
export const createListAvisados =
  ({ listTestemunhas, find }: Pick<OperadorStore, 'listTestemunhas' | 'find'>) =>
  async (promotoraId: string, antes: Ator | null): Promise<string[]> => {
    const autor = antes?.tipo === 'operador' && antes.id !== null ? await find(antes.id) : undefined;
    return [
      ...(await listTestemunhas('')),
      ...(await listTestemunhas(promotoraId)),
      ...(autor ? [autor.email] : []),
    ];
  };
