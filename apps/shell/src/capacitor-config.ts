import type { CampanhaApp } from './campanha-app.ts';
import { paginaNavegadorAntigo } from './web-folder.ts';

/**
 * The origin of the page inside the app, `https://localhost` on Android and `capacitor://localhost` on iPhones.
 * Stored data (session, queue of receipts) belongs to it: changing it in an update would lose all of it.
 */
const origemDoApp = { androidScheme: 'https', iosScheme: 'capacitor', hostname: 'localhost' } as const;

/** Minimum version of Android's WebView, the build target of the web app; `apps/web/vite.config.ts` says the same. */
const navegadorMinimo = 107;

/** Builds the settings that Capacitor reads when the app starts. */
export function toCapacitorConfig({ aplicativo, corPagina, corFundo, isEscuro }: CampanhaApp) {
  const style = isEscuro ? 'DARK' : 'LIGHT';
  return {
    appId: aplicativo.pacote,
    appName: aplicativo.nome,
    webDir: 'www',
    backgroundColor: corPagina,
    // Messages over the bridge contain personal data and must not be logged in release builds.
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
      // The page extends below the system bars and reads `env(safe-area-inset-…)`; where that is always 0, the system
      // already insets the page.
      SystemBars: { insetsHandling: 'css', initialViewportFitValueHint: 'cover', style },
      StatusBar: { overlaysWebView: true, style },
      PushNotifications: { presentationOptions: ['alert', 'sound'] },
    },
  };
}
