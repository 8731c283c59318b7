import type { CampanhaArquivo } from '@trevo/config/campanha-file/campanha-file';
import { toPrazo } from '@trevo/rules/conta/prazo-conta';
import type { Moeda } from './conta.store.ts';

/** An amount granted by a receipt, with the field names of the database functions. Whole points, or cents. */
export interface Credito {
  readonly moeda: Moeda;
  readonly valor: number;
  readonly libera_em: Date | null;
  readonly expira_em: Date | null;
}

/** A receipt's rewards per currency. */
interface Valores {
  readonly pontos: number;
  readonly cashbackCentavos: number;
}

/** Returns the amounts that a receipt grants now, in lock order of the accounts. */
export function toCreditos({ recompensas }: CampanhaArquivo, valores: Valores, agora: Date): Credito[] {
  const ganhos = [
    ['cashback', valores.cashbackCentavos],
    ['pontos', valores.pontos],
  ] as const;
  return ganhos.flatMap(([moeda, valor]) => {
    const regra = recompensas[moeda];
    if (!regra || valor === 0) return [];
    const { liberaEm, expiraEm } = toPrazo(regra, agora);
    return [{ moeda, valor, libera_em: liberaEm, expira_em: expiraEm }];
  });
}
