import { refuse } from '../../../kernel/domain-error.ts';
import type { WorkerProcess } from '../../../kernel/worker-process.ts';
import type { ForcaPedido } from './forca-senha.ts';

const senhaMinimo = 12;

export type RequireForte = ReturnType<typeof createRequireForte>;

/** Returns a function that throws operador.senhaFraca for a password that does not resist guessing. */
export const createRequireForte =
  (worker: WorkerProcess) =>
  async (
    senha: string,
    { nome, email }: { readonly nome: string; readonly email: string },
  ): Promise<void> => {
    const pedido: ForcaPedido = { senha, palavras: [nome, email, 'trevo'] };
    const isForte = senha.length >= senhaMinimo && (await worker.run<boolean>('isForte', pedido));
    if (!isForte) throw refuse('operador.senhaFraca');
  };
