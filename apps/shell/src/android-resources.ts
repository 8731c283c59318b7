import { linksAplicativo } from '@trevo/config/aplicativo/aplicativo-links';
import type { CampanhaApp } from './campanha-app.ts';
import { escapeXml, toAndroidString } from './escape-xml.ts';
import { canalAvisos } from './shell.text.ts';

const head = '<?xml version="1.0" encoding="utf-8"?>';
const android = 'xmlns:android="http://schemas.android.com/apk/res/android"';
const resources = (...lines: string[]) =>
  [head, '<resources>', ...lines.map((line) => `    ${line}`), '</resources>', ''].join('\n');

const permissions = [
  'INTERNET',
  'ACCESS_NETWORK_STATE',
  'CAMERA',
  'POST_NOTIFICATIONS',
  'ACCESS_COARSE_LOCATION',
  'ACCESS_FINE_LOCATION',
  'VIBRATE',
];
/**
 * Optional hardware features: without them the rest of the app still works, so Google Play must not filter
 * devices by them.
 */
const features = ['camera', 'camera.autofocus', 'camera.flash', 'location', 'location.gps', 'touchscreen'];

/** Converts a link pattern for the intent filter: `*` becomes `.*`, and a full path is compared exactly. */
const toPathAttribute = (link: string) =>
  link.includes('*')
    ? `android:pathPattern="${escapeXml(link.replaceAll('*', '.*'))}"`
    : `android:path="${escapeXml(link)}"`;

export function toManifest({ hosts }: CampanhaApp): string {
  const links = [
    ...hosts.map((host) => `<data android:host="${escapeXml(host)}" />`),
    ...linksAplicativo.map((link) => `<data ${toPathAttribute(link)} />`),
  ];
  return `${head}
<manifest ${android}>
${permissions.map((nome) => `    <uses-permission android:name="android.permission.${nome}" />`).join('\n')}
${features.map((nome) => `    <uses-feature android:name="android.hardware.${nome}" android:required="false" />`).join('\n')}

    <application
        android:allowBackup="false"
        android:dataExtractionRules="@xml/copias"
        android:fullBackupContent="false"
        android:icon="@mipmap/ic_launcher"
        android:label="@string/app_name"
        android:roundIcon="@mipmap/ic_launcher_round"
        android:supportsRtl="true"
        android:theme="@style/AppTheme"
        android:usesCleartextTraffic="false">
        <activity
            android:name=".MainActivity"
            android:configChanges="orientation|keyboardHidden|keyboard|screenSize|locale|smallestScreenSize|screenLayout|uiMode|navigation|density"
            android:exported="true"
            android:label="@string/title_activity_main"
            android:launchMode="singleTask"
            android:theme="@style/AppTheme.NoActionBarLaunch">
            <intent-filter>
                <action android:name="android.intent.action.MAIN" />
                <category android:name="android.intent.category.LAUNCHER" />
            </intent-filter>
            <intent-filter android:autoVerify="true">
                <action android:name="android.intent.action.VIEW" />
                <category android:name="android.intent.category.DEFAULT" />
                <category android:name="android.intent.category.BROWSABLE" />
                <data android:scheme="https" />
${links.map((line) => `                ${line}`).join('\n')}
            </intent-filter>
        </activity>
        <provider
            android:name="androidx.core.content.FileProvider"
            android:authorities="\${applicationId}.fileprovider"
            android:exported="false"
            android:grantUriPermissions="true">
            <meta-data
                android:name="android.support.FILE_PROVIDER_PATHS"
                android:resource="@xml/file_paths" />
        </provider>
        <meta-data
            android:name="com.google.firebase.messaging.default_notification_icon"
            android:resource="@drawable/ic_aviso" />
        <meta-data
            android:name="com.google.firebase.messaging.default_notification_color"
            android:resource="@color/marca" />
        <meta-data
            android:name="asset_statements"
            android:resource="@string/asset_statements" />
    </application>
</manifest>
`;
}

/** A bell, the notification icon of campaigns without a symbol. */
const sino = `${head}
<vector ${android} android:width="24dp" android:height="24dp" android:viewportWidth="24" android:viewportHeight="24">
    <path android:fillColor="#ffffff" android:pathData="M12 2a2 2 0 0 0-2 2v0.6A6 6 0 0 0 6 10v5l-2 2v1h16v-1l-2-2v-5a6 6 0 0 0-4-5.4V4a2 2 0 0 0-2-2zM9.5 19.5a2.5 2.5 0 0 0 5 0z" />
</vector>
`;

/** Excludes the app's storage from backups, because it contains sessions. */
const copias = `${head}
<data-extraction-rules>
    <cloud-backup>
        <exclude domain="root" />
        <exclude domain="file" />
        <exclude domain="database" />
        <exclude domain="sharedpref" />
    </cloud-backup>
    <device-transfer>
        <exclude domain="root" />
        <exclude domain="file" />
        <exclude domain="database" />
        <exclude domain="sharedpref" />
    </device-transfer>
</data-extraction-rules>
`;

/** Paths of the FileProvider: images for sharing, in the cache folder. */
const filePaths = `${head}
<paths ${android}>
    <cache-path name="para_compartilhar" path="." />
    <external-cache-path name="fotos" path="." />
    <external-files-path name="fotos_da_camera" path="." />
</paths>
`;

function toStyles({ isEscuro }: CampanhaApp): string {
  const page = [
    '<item name="android:windowBackground">@color/pagina</item>',
    '<item name="android:statusBarColor">@android:color/transparent</item>',
    '<item name="android:navigationBarColor">@android:color/transparent</item>',
    `<item name="android:windowLightStatusBar">${!isEscuro}</item>`,
  ].map((line) => `    ${line}`);
  return resources(
    '<style name="AppTheme" parent="Theme.AppCompat.Light.DarkActionBar">',
    '    <item name="colorPrimary">@color/marca</item>',
    '    <item name="colorPrimaryDark">@color/marca</item>',
    '    <item name="colorAccent">@color/marca</item>',
    '</style>',
    `<style name="AppTheme.NoActionBar" parent="Theme.AppCompat.${isEscuro ? '' : 'Light.'}NoActionBar">`,
    '    <item name="windowActionBar">false</item>',
    '    <item name="windowNoTitle">true</item>',
    ...page,
    '</style>',
    '<style name="AppTheme.NoActionBarLaunch" parent="Theme.SplashScreen">',
    '    <item name="windowSplashScreenBackground">@color/marca</item>',
    '    <item name="windowSplashScreenAnimatedIcon">@drawable/abertura</item>',
    '    <item name="postSplashScreenTheme">@style/AppTheme.NoActionBar</item>',
    '</style>',
  );
}

/** Returns the text files below `res/`, by path. */
export function toAndroidResources(app: CampanhaApp): Map<string, string> {
  const { aplicativo, nomeCurto, corFundo, corPagina, imagens, hosts } = app;
  const nome = toAndroidString(aplicativo.nome);
  const statements = hosts.map((host) => ({ include: `https://${host}/.well-known/assetlinks.json` }));
  const layers = [
    '<background android:drawable="@color/ic_launcher_background" />',
    '<foreground android:drawable="@mipmap/ic_launcher_foreground" />',
    ...(imagens.simbolo ? ['<monochrome android:drawable="@mipmap/ic_launcher_monochrome" />'] : []),
  ].map((line) => `    ${line}`);
  const adaptive = [head, `<adaptive-icon ${android}>`, ...layers, '</adaptive-icon>', ''].join('\n');
  return new Map([
    [
      'values/strings.xml',
      resources(
        `<string name="app_name">${nome}</string>`,
        // The launcher shows the label of the activity, the settings that of the application.
        `<string name="title_activity_main">${toAndroidString(nomeCurto)}</string>`,
        `<string name="package_name">${aplicativo.pacote}</string>`,
        `<string name="fcm_fallback_notification_channel_label">${toAndroidString(canalAvisos)}</string>`,
        `<string name="asset_statements" translatable="false">${toAndroidString(JSON.stringify(statements))}</string>`,
      ),
    ],
    [
      'values/colors.xml',
      resources(`<color name="marca">${corFundo}</color>`, `<color name="pagina">${corPagina}</color>`),
    ],
    [
      'values/ic_launcher_background.xml',
      resources(`<color name="ic_launcher_background">${corFundo}</color>`),
    ],
    ['values/styles.xml', toStyles(app)],
    ['xml/file_paths.xml', filePaths],
    ['xml/copias.xml', copias],
    ['mipmap-anydpi-v26/ic_launcher.xml', adaptive],
    ['mipmap-anydpi-v26/ic_launcher_round.xml', adaptive],
    ...(imagens.simbolo ? [] : ([['drawable/ic_aviso.xml', sino]] as const)),
  ]);
}
