import { normalizeUsuario } from '@trevo/rules/usuario';
import type { PrimeiroAcessoStore } from './primeiro-acesso.store.ts';

export type PrimeiroAcessoService = ReturnType<typeof createPrimeiroAcessoService>;

/** Documents that a promoter knew before the person came. */
export const createPrimeiroAcessoService = (store: PrimeiroAcessoStore) => ({
  exists: (promotoraId: string, cpf: string): Promise<boolean> =>
    store.exists(promotoraId, normalizeUsuario(cpf)),
  /** Adds documents and answers how many were given. */
  async import(promotoraId: string, cpfs: readonly string[]): Promise<number> {
    await store.import(promotoraId, cpfs);
    return cpfs.length;
  },
});
