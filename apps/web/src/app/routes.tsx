import { lazy, type ComponentType } from 'react';
import { EntradaScreen } from '../features/entrada/screens/EntradaScreen.tsx';
import { type AppPath, appPaths } from '../shared/navigation/app-paths.ts';

/** What the frame shows around a screen, and who may open it. */
export interface RouteFlags {
  readonly requiresAuth: boolean;
  readonly showMenu: boolean;
  readonly showUserbar: boolean;
  readonly showOptions: boolean;
  readonly showTopLogo: boolean;
  readonly showBottomLogo: boolean;
  readonly storeRedirect: boolean;
}

export interface AppRoute {
  readonly path: AppPath;
  readonly flags: RouteFlags;
  readonly Screen: ComponentType;
}

const none = { requiresAuth: false, showMenu: false, showUserbar: false, showOptions: false, storeRedirect: false };
const entrada: RouteFlags = { ...none, showTopLogo: true, showBottomLogo: true, storeRedirect: true };
const publica: RouteFlags = { ...none, showTopLogo: true, showBottomLogo: true };
const logada: RouteFlags = {
  requiresAuth: true,
  showMenu: true,
  showUserbar: true,
  showOptions: true,
  showTopLogo: true,
  showBottomLogo: true,
  storeRedirect: false,
};
/** Screens that need the whole window: the camera, a form. */
const cheia: RouteFlags = { ...none, requiresAuth: true, showTopLogo: false, showBottomLogo: false };

const PreRegistroScreen = lazy(() => import('../features/cadastro/screens/PreRegistroScreen.tsx').then((m) => ({ default: m.PreRegistroScreen })));
const CadastroScreen = lazy(() => import('../features/cadastro/screens/CadastroScreen.tsx').then((m) => ({ default: m.CadastroScreen })));
const TermoScreen = lazy(() => import('../features/termos/screens/TermoScreen.tsx').then((m) => ({ default: m.TermoScreen })));
const HomeScreen = lazy(() => import('../features/inicio/screens/HomeScreen.tsx').then((m) => ({ default: m.HomeScreen })));
const EscanearScreen = lazy(() => import('../features/escanear/screens/EscanearScreen.tsx').then((m) => ({ default: m.EscanearScreen })));
const DigitacaoManualScreen = lazy(() => import('../features/escanear/screens/DigitacaoManualScreen.tsx').then((m) => ({ default: m.DigitacaoManualScreen })));
const CuponsScreen = lazy(() => import('../features/cupom/screens/CuponsScreen.tsx').then((m) => ({ default: m.CuponsScreen })));
const DocumentosFiscaisScreen = lazy(() => import('../features/documento-fiscal/screens/DocumentosFiscaisScreen.tsx').then((m) => ({ default: m.DocumentosFiscaisScreen })));

/** The map of the product. The entry comes with the first script; every other screen loads when it is opened. */
export const routes: readonly AppRoute[] = [
  { path: appPaths.raiz, flags: entrada, Screen: EntradaScreen },
  { path: appPaths.inicio, flags: entrada, Screen: EntradaScreen },
  { path: appPaths.autenticacao, flags: entrada, Screen: EntradaScreen },
  { path: appPaths.login, flags: entrada, Screen: EntradaScreen },
  { path: appPaths.cadastro, flags: publica, Screen: CadastroScreen },
  { path: appPaths.preRegistro, flags: publica, Screen: PreRegistroScreen },
  { path: appPaths.lgpd, flags: publica, Screen: PreRegistroScreen },
  { path: appPaths.regulamento, flags: publica, Screen: TermoScreen },
  { path: appPaths.politicaPrivacidade, flags: publica, Screen: TermoScreen },
  { path: appPaths.avisoPrivacidade, flags: publica, Screen: TermoScreen },
  { path: appPaths.home, flags: logada, Screen: HomeScreen },
  { path: appPaths.cupons, flags: logada, Screen: CuponsScreen },
  { path: appPaths.documentosFiscais, flags: logada, Screen: DocumentosFiscaisScreen },
  { path: appPaths.escanear, flags: cheia, Screen: EscanearScreen },
  { path: appPaths.digitacaoManual, flags: cheia, Screen: DigitacaoManualScreen },
];
