import { normalizeUsuario } from '@trevo/rules/usuario';
import type { PrimeiroAcessoStore } from './primeiro-acesso.store.ts';

/** Documents that a promoter knew before the person came. */
export interface PrimeiroAcessoService {
  exists(promotoraId: string, cpf: string): Promise<boolean>;
  /** Adds documents and answers how many were given. */
  import(promotoraId: string, cpfs: readonly string[]): Promise<number>;
}

export const createPrimeiroAcessoService = (store: PrimeiroAcessoStore): PrimeiroAcessoService => ({
  exists: (promotoraId, cpf) => store.exists(promotoraId, normalizeUsuario(cpf)),
  async import(promotoraId, cpfs) {
    await store.import(promotoraId, cpfs);
    return cpfs.length;
  },
});
