import type { CampanhaArquivo } from '@trevo/config/campanha-file';
import { configuracaoPadrao } from '@trevo/config/configuracao-keys';
import { isInstagramEnabled, isPicPayEnabled } from '@trevo/config/configuracao-questions';
import type { Dinamica } from '@trevo/rules/ganho';

/** The dynamics that multiply a person's numbers: those the campaign has on and the person is known by. */
export function listDinamicas(
  { configuracao }: CampanhaArquivo,
  known: readonly { readonly dinamica: Dinamica }[],
): Dinamica[] {
  const complete = { ...configuracaoPadrao, ...configuracao };
  const on: Record<Dinamica, boolean> = {
    PICPAY: isPicPayEnabled(complete),
    INSTAGRAM: isInstagramEnabled(complete),
  };
  return known.map(({ dinamica }) => dinamica).filter((dinamica) => on[dinamica]);
}
