import type { Aplicativo } from '../campanha-file/campanha-file-aplicativo.ts';

/**
 * Addresses of a host that open its installed app: those of e-mails and messages (welcome and company
 * e-mails included), of invitations, of what the
 * reader of receipts sends back, and of coupons that another camera read (`x-y-z`). `*` stands for any text. All others stay in the browser.
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

/** `/.well-known/assetlinks.json`: which Android apps a host trusts with its links and with its passwords. */
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

/** `/.well-known/apple-app-site-association`: the same for iPhones. */
export function toAppleAssociation(aplicativos: readonly DoAplicativo[]) {
  const appIDs = aplicativos.flatMap(({ pacote, equipeApple }) =>
    equipeApple === undefined ? [] : [`${equipeApple}.${pacote}`],
  );
  // Apple's `*` takes bars too, and what lies deeper is no screen.
  const components = [{ '/': '/*/*', exclude: true }, ...linksAplicativo.map((link) => ({ '/': link }))];
  return {
    applinks: { details: appIDs.length > 0 ? [{ appIDs, components }] : [] },
    webcredentials: { apps: appIDs },
  };
}
