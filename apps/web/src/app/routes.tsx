import { lazy, type ComponentType } from 'react';
import { EntradaScreen } from '../features/entrada/screens/EntradaScreen.tsx';
import { type AppPath, appPaths } from '../shared/navigation/app-paths.ts';
import { session } from '../shared/session/session.ts';

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

const none = {
  requiresAuth: false,
  showMenu: false,
  showUserbar: false,
  showOptions: false,
  storeRedirect: false,
};
/** The entry draws the brand itself, large: the frame's two small ones would only repeat it. */
const entrada: RouteFlags = { ...none, showTopLogo: false, showBottomLogo: false, storeRedirect: true };
const publica: RouteFlags = { ...none, showTopLogo: true, showBottomLogo: true };
/** A step with its one action at the bottom: nothing stands below the button. */
const etapa: RouteFlags = { ...publica, showBottomLogo: false };
/** Any address that is not a screen. */
export const naoEncontradaFlags: RouteFlags = etapa;
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

type ScreenModule = Promise<{ default: ComponentType }>;

/** A screen that asks the API: its code brings the shared answers with it. */
async function withQueries(screen: Promise<ComponentType>): ScreenModule {
  const [Screen, { Queries }] = await Promise.all([screen, import('./Queries.tsx')]);
  return {
    default: () => (
      <Queries>
        <Screen />
      </Queries>
    ),
  };
}

const load = {
  preRegistro: (): ScreenModule =>
    import('../features/cadastro/screens/PreRegistroScreen.tsx').then((m) => ({
      default: m.PreRegistroScreen,
    })),
  cadastro: (): ScreenModule =>
    import('../features/cadastro/screens/CadastroScreen.tsx').then((m) => ({ default: m.CadastroScreen })),
  termo: () => withQueries(import('../features/termos/screens/TermoScreen.tsx').then((m) => m.TermoScreen)),
  home: () => withQueries(import('../features/inicio/screens/HomeScreen.tsx').then((m) => m.HomeScreen)),
  escanear: () =>
    withQueries(import('../features/escanear/screens/EscanearScreen.tsx').then((m) => m.EscanearScreen)),
  digitacaoManual: () =>
    withQueries(
      import('../features/escanear/screens/DigitacaoManualScreen.tsx').then((m) => m.DigitacaoManualScreen),
    ),
  cupons: () => withQueries(import('../features/cupom/screens/CuponsScreen.tsx').then((m) => m.CuponsScreen)),
  documentosFiscais: () =>
    withQueries(
      import('../features/documento-fiscal/screens/DocumentosFiscaisScreen.tsx').then(
        (m) => m.DocumentosFiscaisScreen,
      ),
    ),
};
const PreRegistroScreen = lazy(load.preRegistro);
const CadastroScreen = lazy(load.cadastro);
const TermoScreen = lazy(load.termo);
const HomeScreen = lazy(load.home);
const EscanearScreen = lazy(load.escanear);
const DigitacaoManualScreen = lazy(load.digitacaoManual);
const CuponsScreen = lazy(load.cupons);
const DocumentosFiscaisScreen = lazy(load.documentosFiscais);

/** The map of the product. The entry comes with the first script; every other screen loads when it is opened. */
export const routes: readonly AppRoute[] = [
  { path: appPaths.raiz, flags: entrada, Screen: EntradaScreen },
  { path: appPaths.inicio, flags: entrada, Screen: EntradaScreen },
  { path: appPaths.autenticacao, flags: entrada, Screen: EntradaScreen },
  { path: appPaths.login, flags: entrada, Screen: EntradaScreen },
  { path: appPaths.cadastro, flags: etapa, Screen: CadastroScreen },
  { path: appPaths.preRegistro, flags: etapa, Screen: PreRegistroScreen },
  { path: appPaths.lgpd, flags: etapa, Screen: PreRegistroScreen },
  { path: appPaths.regulamento, flags: publica, Screen: TermoScreen },
  { path: appPaths.politicaPrivacidade, flags: publica, Screen: TermoScreen },
  { path: appPaths.avisoPrivacidade, flags: publica, Screen: TermoScreen },
  { path: appPaths.home, flags: logada, Screen: HomeScreen },
  { path: appPaths.cupons, flags: logada, Screen: CuponsScreen },
  { path: appPaths.documentosFiscais, flags: logada, Screen: DocumentosFiscaisScreen },
  { path: appPaths.escanear, flags: cheia, Screen: EscanearScreen },
  { path: appPaths.digitacaoManual, flags: cheia, Screen: DigitacaoManualScreen },
];

/** How long the first screen has the line for itself. */
const quietMilliseconds = 2500;

/** Fetches the code of the screens that come next, so that opening them waits for nothing. Returns how to give up. */
export function preloadNextScreens(): () => void {
  const next = session.get()
    ? [load.home, load.cupons, load.escanear]
    : [load.preRegistro, load.cadastro, load.home];
  const timer = setTimeout(() => {
    // A failure here means nothing: the screen asks again when it is opened.
    for (const fetchCode of next) fetchCode().catch(() => {});
  }, quietMilliseconds);
  return () => clearTimeout(timer);
}
