import type { CampanhaArquivo } from '@trevo/config/campanha-file/campanha-file';
import { toPrazo } from '@trevo/rules/conta/prazo-conta';
import type { Moeda } from './conta.store.ts';

/** An amount that a receipt grants, by the names that the database functions read. Whole points, or cents. */
export interface Credito {
  readonly moeda: Moeda;
  readonly valor: number;
  readonly libera_em: Date | null;
  readonly expira_em: Date | null;
}

/** What a receipt is worth in each currency. */
interface Valores {
  readonly pontos: number;
  readonly cashbackCentavos: number;
}

/** The amounts that a receipt grants now, in the order in which accounts are locked. */
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
