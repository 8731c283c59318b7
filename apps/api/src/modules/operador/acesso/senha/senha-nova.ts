import type { Frequencia } from '@trevo/contract/call';
import { refuse } from '../../../../kernel/domain-error.ts';
import type { WorkerProcess } from '../../../../kernel/worker-process.ts';
import type { ForcaPedido } from './forca-senha.ts';

const senhaMinimo = 12;

/**
 * Passwords that one operator's session, one invitation or one account's links may have hashed: they take the turns of known
 * devices, over all addresses.
 */
export const hashesPor = [10, 60] as const;

export type HashNova = ReturnType<typeof createHashNova>;

/**
 * Returns a function that hashes the password of a new or recovered account. `chave` names the invitation or account in
 * the count of hashes. Throws operador.senhaFraca for a password that does not resist guessing, and requisicao.muitas.
 */
export const createHashNova =
  (parts: {
    readonly worker: WorkerProcess;
    /** Counts one use of a key over all processes; throws requisicao.muitas above the limit. */
    readonly countUso: (key: string, frequencia: Frequencia) => Promise<void>;
    readonly hashSenha: (senha: string, isConhecida: boolean) => Promise<string>;
  }) =>
  async (
    chave: string,
    senha: string,
    { nome, email }: { readonly nome: string; readonly email: string },
  ): Promise<string> => {
    const pedido: ForcaPedido = { senha, palavras: [nome, email, 'trevo'] };
    const isForte = senha.length >= senhaMinimo && (await parts.worker.run<boolean>('isForte', pedido));
    if (!isForte) throw refuse('operador.senhaFraca');
    await parts.countUso(chave, hashesPor);
    return parts.hashSenha(senha, true);
  };
