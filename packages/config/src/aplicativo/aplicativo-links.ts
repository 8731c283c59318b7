import type { Aplicativo } from '../campanha-file/parts/campanha-file-aplicativo.ts';

/**
 * URL patterns of a host that open its installed app: links of e-mails and messages (welcome and company e-mails
 * included), of referrals, return links of the receipt reader, and coupons scanned by another camera (`x-y-z`).
 * `*` matches any text. All other URLs stay in the browser.
 */
export const linksAplicativo = [
  '/verificarEmail',
  '/redefinirSenha',
  '/naoFuiEu',
  '/escanear',
  '/login',
  '/cadastro',
  '/retornoCrawler',
  '/retornoCrawlerIOS',
  '/*-*-*',
] as const;

type DoAplicativo = Pick<Aplicativo, 'pacote' | 'assinaturasAndroid' | 'equipeApple'>;

/** Builds `/.well-known/assetlinks.json`: the Android apps trusted with the host's links and passwords. */
export const toAssetLinks = (aplicativos: readonly DoAplicativo[]) =>
  aplicativos
    .filter(({ assinaturasAndroid }) => assinaturasAndroid.length > 0)
    .map(({ pacote, assinaturasAndroid }) => ({
      relation: ['delegate_permission/common.handle_all_urls', 'delegate_permission/common.get_login_creds'],
      target: {
        namespace: 'android_app',
        package_name: pacote,
        sha256_cert_fingerprints: assinaturasAndroid,
      },
    }));

/** Builds `/.well-known/apple-app-site-association`: the same for iOS. */
export function toAppleAssociation(aplicativos: readonly DoAplicativo[]) {
  const appIDs = aplicativos.flatMap(({ pacote, equipeApple }) =>
    equipeApple === undefined ? [] : [`${equipeApple}.${pacote}`],
  );
  // Apple's `*` also matches slashes, and no screen has a nested path.
  const components = [{ '/': '/*/*', exclude: true }, ...linksAplicativo.map((link) => ({ '/': link }))];
  return {
    applinks: { details: appIDs.length > 0 ? [{ appIDs, components }] : [] },
    webcredentials: { apps: appIDs },
  };
}
