import type { CampanhaApp } from './campanha-app.ts';
import { paginaNavegadorAntigo } from './web-folder.ts';

/**
 * The origin of the page inside the app, `https://localhost` on Android and `capacitor://localhost` on iPhones. Whatever a
 * person has kept (session, queue of receipts) is kept under it: another name in an update, and all of it is gone.
 */
const origemDoApp = { androidScheme: 'https', iosScheme: 'capacitor', hostname: 'localhost' } as const;

/** The oldest browser part for which the web app is built; `apps/web/vite.config.ts` says the same. */
const navegadorMinimo = 107;

/** The settings that Capacitor reads when the app starts. */
export function toCapacitorConfig({ aplicativo, corPagina, corFundo, isEscuro }: CampanhaApp) {
  const style = isEscuro ? 'DARK' : 'LIGHT';
  return {
    appId: aplicativo.pacote,
    appName: aplicativo.nome,
    webDir: 'www',
    backgroundColor: corPagina,
    // What goes through the bridge is personal: nothing of it is written down in what the shops get.
    loggingBehavior: 'debug',
    zoomEnabled: true,
    server: { ...origemDoApp, errorPath: paginaNavegadorAntigo },
    android: { minWebViewVersion: navegadorMinimo, allowMixedContent: false },
    ios: { contentInset: 'never' },
    plugins: {
      SplashScreen: {
        launchShowDuration: 600,
        launchAutoHide: true,
        launchFadeOutDuration: 200,
        backgroundColor: corFundo,
        showSpinner: false,
      },
      // The page reaches below the bars and reads how far in `env(safe-area-inset-…)`; where that is always 0, the part
      // of the screen is the page's.
      SystemBars: { insetsHandling: 'css', initialViewportFitValueHint: 'cover', style },
      StatusBar: { overlaysWebView: true, style },
      PushNotifications: { presentationOptions: ['alert', 'sound'] },
    },
  };
}
