import { isAreaOffered } from '@trevo/config/areas';
import type { Configuracao } from '@trevo/config/configuracao-keys';
import {
  Coins,
  Gift,
  House,
  LifeBuoy,
  LoaderPinwheel,
  MapPin,
  Megaphone,
  MessageCircleQuestionMark,
  Paintbrush,
  PanelsTopLeft,
  ReceiptText,
  ShoppingBag,
  Store,
  Target,
  Ticket,
  TicketPercent,
  UsersRound,
  WalletCards,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { appPaths, type AppPath } from '../../../platform/navigation/app-paths.ts';
import { listTelasPrincipais } from '../../../platform/navigation/tela-path.ts';
import { telaTitulos } from '../../../platform/navigation/tela.text.ts';
import { layoutText } from '../layout.text.ts';

/** A screen that a menu leads to. */
export interface Destino {
  readonly path: AppPath;
  readonly titulo: string;
  readonly icon: ReactNode;
}

/** The screens of every menu, those before the one thing people come for and those after it. */
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

/** Two names of one screen, for the menu. */
const sameAs: Readonly<Partial<Record<AppPath, AppPath>>> = {
  [appPaths.telaInicial]: appPaths.home,
  [appPaths.cuponsNovo]: appPaths.cupons,
};

const icons: Readonly<Partial<Record<AppPath, ReactNode>>> = {
  [appPaths.contaCorrente]: <Coins />,
  [appPaths.metas]: <Target />,
  [appPaths.metasCashback]: <Target />,
  [appPaths.saldoCashback]: <WalletCards />,
  [appPaths.extratoCashback]: <WalletCards />,
  [appPaths.raspadinhasAlternativas]: <TicketPercent />,
  [appPaths.pinturasAlternativas]: <Paintbrush />,
  [appPaths.girosDaSorte]: <LoaderPinwheel />,
  [appPaths.premiacaoInstantanea]: <Gift />,
  [appPaths.fidelidade]: <Gift />,
  [appPaths.produtos]: <ShoppingBag />,
  [appPaths.homeProduto]: <ShoppingBag />,
  [appPaths.vitrineProdutos]: <ShoppingBag />,
  [appPaths.ofertas]: <ShoppingBag />,
  [appPaths.lojasCredenciadas]: <Store />,
  [appPaths.associados]: <MapPin />,
  [appPaths.indicacao]: <UsersRound />,
  [appPaths.amigos]: <UsersRound />,
  [appPaths.quiz]: <MessageCircleQuestionMark />,
  [appPaths.campanha]: <Megaphone />,
  [appPaths.ajuda]: <LifeBuoy />,
  [appPaths.faq]: <LifeBuoy />,
};

/** The campaign's main screens that the menu at the bottom has no room for; the one at the side has. */
export function listOutrasTelas(configuracao: Configuracao): readonly Destino[] {
  const { antes, depois } = listDestinos(configuracao);
  const known = new Set([...antes, ...depois].map(({ path }) => path));
  return listTelasPrincipais(configuracao)
    .filter(({ path }) => !known.has(sameAs[path] ?? path))
    .map(({ nome, path }) => ({
      path,
      titulo: (telaTitulos as Readonly<Record<string, string>>)[nome] ?? nome,
      icon: icons[path] ?? <PanelsTopLeft />,
    }));
}
