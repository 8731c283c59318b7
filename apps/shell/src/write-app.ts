import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Bootstrap } from '@trevo/config/configuracao/bootstrap';
import { drawAndroid, drawPlayStore } from './android-pictures.ts';
import { toAndroidResources, toManifest } from './android-resources.ts';
import { ShellError, type CampanhaApp } from './campanha-app.ts';
import { toCapacitorConfig } from './capacitor-config.ts';
import { drawIos } from './ios-pictures.ts';
import {
  privacyManifest,
  toAppDelegate,
  toEntitlements,
  toInfoPlist,
  toLaunchScreen,
  toXcodeProject,
} from './ios-sources.ts';
import { modeloNome, modeloPacote, prepareModel, readPlugins } from './native-model.ts';
import { toOwnPackage } from './own-package.ts';
import { replaceExactly } from './replace-exactly.ts';
import { shellText, toLeiame } from './shell.text.ts';
import { writeLicencas, writeWebFolder } from './web-folder.ts';

export interface WriteAppOptions {
  readonly app: CampanhaApp;
  /** Build-time settings of the page. */
  readonly bootstrap: Bootstrap;
  /** This project's folder, with its plugins installed. */
  readonly project: string;
  readonly webDist: string;
  readonly target: string;
  /** Firebase's configuration file for this package; without it Android shows no notifications. */
  readonly servicosGoogle: Buffer | undefined;
}

/** All written folders; `npm ci` and the native builds add others. */
const written = ['android', 'ios', 'www', 'loja'];
const writtenFiles = ['capacitor.config.json', 'package.json', 'package-lock.json', 'LEIAME.md'];

/**
 * Writes both projects of an app, deterministically for the same file. Output of an earlier run is replaced; a
 * folder with any other content is rejected with ShellError.
 */
export async function writeApp(options: WriteAppOptions): Promise<void> {
  const { app, bootstrap, project, target } = options;
  requireOwnFolder(target);
  const model = prepareModel(project, readPlugins(project));
  for (const name of [...written, ...writtenFiles])
    rmSync(join(target, name), { recursive: true, force: true });
  mkdirSync(target, { recursive: true });
  writeWebFolder(join(target, 'www'), options.webDist, app, bootstrap);
  const { manifest, lock } = toOwnPackage(project, app);
  const native = Object.keys(lock.packages).filter((path) => path !== '');
  writeLicencas(join(target, 'www'), options.webDist, native);
  await writeAndroid(join(target, 'android'), join(model.folder, 'android'), options);
  await writeIos(join(target, 'ios'), join(model.folder, 'ios'), options);
  write(target, 'loja/icone-512.png', await drawPlayStore(app));
  write(target, 'package.json', toJson(manifest));
  write(target, 'package-lock.json', toJson(lock));
  write(target, 'capacitor.config.json', toJson(toCapacitorConfig(app)));
  const { aplicativo, versao, versionCode } = app;
  write(target, 'LEIAME.md', toLeiame({ ...aplicativo, versao, versionCode }));
}

function requireOwnFolder(target: string): void {
  const found = existsSync(target) ? readdirSync(target) : [];
  if (found.length > 0 && !found.includes('capacitor.config.json'))
    throw new ShellError(shellText.pastaAlheia(target));
}

const toJson = (content: object) => `${JSON.stringify(content, null, 2)}\n`;

function write(folder: string, path: string, content: string | Buffer): void {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), content);
}

function edit(folder: string, path: string, change: (text: string) => string): void {
  write(folder, path, change(readFileSync(join(folder, path), 'utf8')));
}

/** Rewrites plugin paths noted by Capacitor to the folder beside the projects. */
const toOwnModules = (own: string) => (text: string) => text.replace(/(?:\.\.\/)+node_modules\//g, own);

async function writeAndroid(
  folder: string,
  model: string,
  { app, target, servicosGoogle }: WriteAppOptions,
): Promise<void> {
  const { aplicativo, versao, versionCode } = app;
  cpSync(model, folder, { recursive: true });
  const main = join(folder, 'app/src/main');
  // Tests of Capacitor's own example, and images of its brand.
  for (const name of [
    'app/src/test',
    'app/src/androidTest',
    'app/src/main/java',
    'app/src/main/assets/public',
  ])
    rmSync(join(folder, name), { recursive: true, force: true });
  for (const name of readdirSync(join(main, 'res')))
    if (/^(mipmap|drawable)/.test(name)) rmSync(join(main, 'res', name), { recursive: true });
  write(
    main,
    `java/${aplicativo.pacote.replaceAll('.', '/')}/MainActivity.java`,
    // -- words: Java's own, for its compiler
    `package ${aplicativo.pacote};\n\nimport com.getcapacitor.BridgeActivity;\n\npublic class MainActivity extends BridgeActivity {}\n`,
  );
  write(main, 'AndroidManifest.xml', toManifest(app));
  for (const [path, text] of toAndroidResources(app)) write(main, `res/${path}`, text);
  for (const [path, bytes] of await drawAndroid(app)) write(main, `res/${path}`, bytes);
  edit(folder, 'app/build.gradle', (gradle) => {
    let text = replaceExactly(gradle, 2, modeloPacote, aplicativo.pacote);
    text = replaceExactly(text, 1, 'versionCode 1\n', `versionCode ${versionCode}\n`);
    return replaceExactly(text, 1, 'versionName "1.0"', `versionName "${versao}"`);
  });
  // The barcode scanner requires Android 8.
  edit(folder, 'variables.gradle', (text) =>
    replaceExactly(text, 1, 'minSdkVersion = 24', 'minSdkVersion = 26'),
  );
  edit(folder, 'capacitor.settings.gradle', toOwnModules('../node_modules/'));
  write(main, 'assets/capacitor.config.json', toJson(toCapacitorConfig(app)));
  cpSync(join(target, 'www'), join(main, 'assets/public'), { recursive: true });
  for (const name of ['cordova.js', 'cordova_plugins.js']) write(main, `assets/public/${name}`, '');
  if (servicosGoogle) write(folder, 'app/google-services.json', servicosGoogle);
  // Without Firebase's configuration file the plugin would crash the app on its first call; an absent plugin is never
  // called.
  else edit(main, 'assets/capacitor.plugins.json', withoutAvisos);
}

function withoutAvisos(text: string): string {
  const plugins = JSON.parse(text) as { pkg: string }[];
  return toJson(plugins.filter(({ pkg }) => pkg !== '@capacitor/push-notifications'));
}

async function writeIos(folder: string, model: string, { app, target }: WriteAppOptions): Promise<void> {
  cpSync(model, folder, { recursive: true });
  const own = join(folder, 'App/App');
  const { packageClassList } = JSON.parse(readFileSync(join(own, 'capacitor.config.json'), 'utf8')) as {
    packageClassList: string[];
  };
  for (const name of ['public', 'Assets.xcassets']) rmSync(join(own, name), { recursive: true, force: true });
  write(own, 'Info.plist', toInfoPlist(app));
  write(own, 'App.entitlements', toEntitlements(app));
  write(own, 'PrivacyInfo.xcprivacy', privacyManifest);
  write(own, 'Base.lproj/LaunchScreen.storyboard', toLaunchScreen(app.corFundo));
  edit(own, 'AppDelegate.swift', toAppDelegate);
  for (const [path, bytes] of await drawIos(app)) write(own, `Assets.xcassets/${path}`, bytes);
  edit(folder, 'App/App.xcodeproj/project.pbxproj', (text) => toXcodeProject(text, app));
  edit(folder, 'App/CapApp-SPM/Package.swift', toOwnModules('../../../node_modules/'));
  write(own, 'capacitor.config.json', toJson({ ...toCapacitorConfig(app), packageClassList }));
  cpSync(join(target, 'www'), join(own, 'public'), { recursive: true });
  for (const name of ['cordova.js', 'cordova_plugins.js']) write(own, `public/${name}`, '');
}

/** For tests: template names that must not occur in the made projects. @internal */
export const nomesDoModelo = [modeloPacote, modeloNome] as const;
