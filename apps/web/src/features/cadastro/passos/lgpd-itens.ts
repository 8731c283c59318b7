import type { Configuracao } from '@trevo/config/configuracao-keys';
import { getLgpdTipo, isAvisoPrivacidadeEnabled } from '@trevo/config/configuracao-questions';
import { appPaths, type AppPath } from '../../../platform/navigation/app-paths.ts';

/** A document that a person agrees to before registering; the name is the wire's `nomeTermo`. */
export interface LgpdItem {
  readonly nomeTermo: 'regulamento' | 'politicaPrivacidade' | 'avisoPrivacidade';
  readonly path: AppPath;
}

/** The documents of the step before the form; none when the campaign has no such step. */
export function listLgpdItens(c: Configuracao): LgpdItem[] {
  if (getLgpdTipo(c) === 'nenhuma') return [];
  const aviso: LgpdItem = { nomeTermo: 'avisoPrivacidade', path: appPaths.avisoPrivacidade };
  return [
    { nomeTermo: 'regulamento', path: appPaths.regulamento },
    { nomeTermo: 'politicaPrivacidade', path: appPaths.politicaPrivacidade },
    ...(isAvisoPrivacidadeEnabled(c) ? [aviso] : []),
  ];
}
