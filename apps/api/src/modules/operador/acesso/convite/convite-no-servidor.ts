import { refuse } from '../../../../kernel/domain-error.ts';
import type { CreateConvite } from './create-convite.ts';
import type { SegundaPessoaStore } from '../equipe/segunda-pessoa.store.ts';

export type ConviteNoServidor = ReturnType<typeof createConviteNoServidor>;

/**
 * Returns a function that invites an operator of the installation, or an administrator of a promoter, and returns the
 * address of the invitation. For commands on the server, which need no second person.
 */
export const createConviteNoServidor =
  ({
    createConvite,
    segundaPessoa,
  }: {
    readonly createConvite: CreateConvite;
    readonly segundaPessoa: Pick<SegundaPessoaStore, 'hasPromotora'>;
  }) =>
  async (
    origin: string,
    { nome, email, promotora }: { nome: string; email: string; promotora?: string | undefined },
  ): Promise<string> => {
    if (promotora !== undefined && !(await segundaPessoa.hasPromotora(promotora)))
      throw refuse('operador.promotoraNaoEncontrada');
    const lugar =
      promotora === undefined
        ? { promotoraId: null, papel: null }
        : { promotoraId: promotora, papel: 'administrador' as const };
    return createConvite(origin, { nome, email, ...lugar, pessoas: null });
  };
