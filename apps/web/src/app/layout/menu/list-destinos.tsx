import { isAreaOffered } from '@trevo/config/configuracao/areas';
import type { Configuracao } from '@trevo/config/configuracao/configuracao-keys';
import { telaTitulos } from '@trevo/config/configuracao/telas';
import { House, PanelsTopLeft, ReceiptText, Ticket } from 'lucide-react';
import type { ReactNode } from 'react';
import { type AppPath, appPaths } from '../../../platform/navigation/paths/app-paths.ts';
import { telaIcons } from '../../../platform/navigation/tela-icons.tsx';
import { listTelasPrincipais } from '../../../platform/navigation/paths/tela-path.ts';
import { layoutText } from '../layout.text.ts';

/** A screen that a menu links to. */
export interface Destino {
  readonly path: AppPath;
  readonly titulo: string;
  readonly icon: ReactNode;
}

/** Returns the screens of every menu, before and after the main action. */
export function listDestinos(configuracao: Configuracao): {
  antes: readonly Destino[];
  depois: readonly Destino[];
} {
  const { menu } = layoutText;
  const cupons = { path: appPaths.cupons, titulo: menu.cupons, icon: <Ticket /> };
  return {
    antes: [
      { path: appPaths.home, titulo: menu.inicio, icon: <House /> },
      ...(isAreaOffered(configuracao, 'numeros') ? [cupons] : []),
    ],
    depois: [{ path: appPaths.documentosFiscais, titulo: menu.notas, icon: <ReceiptText /> }],
  };
}

/** Two addresses of one screen, for marking the current item. */
const sameAs: Readonly<Partial<Record<AppPath, AppPath>>> = {
  [appPaths.telaInicial]: appPaths.home,
  [appPaths.cuponsNovo]: appPaths.cupons,
};

/** Returns the campaign's main screens that only the side menu has room for. */
export function listOutrasTelas(configuracao: Configuracao): readonly Destino[] {
  const { antes, depois } = listDestinos(configuracao);
  const known = new Set([...antes, ...depois].map(({ path }) => path));
  return listTelasPrincipais(configuracao)
    .filter(({ path }) => !known.has(sameAs[path] ?? path))
    .map(({ nome, path }) => ({
      path,
      titulo: telaTitulos[nome],
      icon: telaIcons[nome] ?? <PanelsTopLeft />,
    }));
}
