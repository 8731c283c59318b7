import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CampanhaApp } from '../src/campanha-app.ts';
import { nomesDoModelo } from '../src/write-app.ts';
import { readPlugins } from '../src/native-model.ts';
import { makeReady, openFolder, project, writeWebDist } from './made-apps.ts';
import {
  findAll,
  listPaths,
  parsePlist,
  parseXcodeProject,
  parseXml,
  readTree,
  type Project,
} from './made-tree.ts';

const main = 'android/app/src/main';
const own = 'ios/App/App';

describe('apps of two campaigns', () => {
  const { folder, remove } = openFolder();
  const [sol, noite, again] = ['sol', 'noite', 'again'].map((name) => join(folder, name)) as [
    string,
    string,
    string,
  ];
  let apps: { sol: CampanhaApp; noite: CampanhaApp };
  // On the first run, Capacitor's template is loaded from the registry.
  beforeAll(async () => {
    const dist = writeWebDist(folder);
    apps = { sol: await makeReady('sol', dist, sol), noite: await makeReady('noite', dist, noite) };
    await makeReady('sol', dist, again);
  });
  afterAll(remove);

  const read = (from: string, path: string) => readFileSync(join(from, path), 'utf8');

  it('are byte-identical for the same file, also over an older app', async () => {
    expect(readTree(again)).toEqual(readTree(sol));
    await makeReady('noite', join(folder, 'dist'), again);
    expect(readTree(again)).toEqual(readTree(noite));
  });

  it('differ only in files that depend on the campaign', () => {
    const [a, b] = [readTree(sol), readTree(noite)];
    const onlyIn = (tree: Map<string, string>, other: Map<string, string>) =>
      [...tree.keys()].filter((path) => !other.has(path));
    expect(onlyIn(a, b)).toEqual([`${main}/java/br/example/solario/verao/MainActivity.java`]);
    expect(onlyIn(b, a)).toEqual([`${main}/java/br/example/vesper/noites/MainActivity.java`]);
    const different = [...a]
      .filter(([path, hash]) => b.has(path) && b.get(path) !== hash)
      .map(([path]) => path);
    expect(different.filter((path) => !path.endsWith('.png'))).toEqual(
      [
        'LEIAME.md',
        'android/app/build.gradle',
        `${main}/AndroidManifest.xml`,
        ...['capacitor.config.json', 'public/atualize.html', 'public/index.html'].map(
          (path) => `${main}/assets/${path}`,
        ),
        ...['colors', 'ic_launcher_background', 'strings', 'styles'].map(
          (name) => `${main}/res/values/${name}.xml`,
        ),
        'capacitor.config.json',
        'ios/App/App.xcodeproj/project.pbxproj',
        ...[
          'App.entitlements',
          'Base.lproj/LaunchScreen.storyboard',
          'Info.plist',
          'capacitor.config.json',
          'public/atualize.html',
          'public/index.html',
        ].map((path) => `${own}/${path}`),
        'package-lock.json',
        'package.json',
        'www/atualize.html',
        'www/index.html',
      ].sort(),
    );
    const pictures = [...a.keys()].filter((path) => path.endsWith('.png'));
    expect(different.filter((path) => path.endsWith('.png'))).toEqual(pictures);
  });

  it('differ only in texts that come from the campaign', () => {
    const toPlain = (text: string, { aplicativo, nomeCurto, hosts, corFundo, corPagina }: CampanhaApp) =>
      [
        [aplicativo.pacote, 'PACOTE'],
        [aplicativo.nome, 'NOME'],
        [nomeCurto, 'CURTO'],
        [aplicativo.equipeApple!, 'EQUIPE'],
        ...hosts.map((host) => [host, 'HOST'] as const),
        [corFundo, 'FUNDO'],
        [corPagina, 'PAGINA'],
      ].reduce((rest, [value, name]) => rest.replaceAll(value!, name!), text);
    for (const path of [
      'LEIAME.md',
      'package.json',
      'package-lock.json',
      'android/app/build.gradle',
      `${main}/AndroidManifest.xml`,
      `${main}/res/values/strings.xml`,
      `${main}/res/values/colors.xml`,
      'ios/App/App.xcodeproj/project.pbxproj',
      `${own}/App.entitlements`,
    ])
      expect(toPlain(read(sol, path), apps.sol), path).toBe(toPlain(read(noite, path), apps.noite));
  });

  it('contain no traces of the template or the machine', () => {
    for (const path of listPaths(sol).filter((name) => !/\.(png|jar)$/.test(name))) {
      const text = read(sol, path);
      for (const nome of [...nomesDoModelo, folder])
        expect(text.includes(nome), `${path}: ${nome}`).toBe(false);
    }
  });

  it('have well-formed XML, JSON and properties files', () => {
    const kinds = new Set<string>();
    for (const path of listPaths(sol)) {
      const kind = /\.(xml|storyboard|plist|xcprivacy|entitlements|json)$/.exec(path)?.[1];
      if (!kind) continue;
      kinds.add(kind);
      const parse =
        kind === 'json' ? JSON.parse : /plist|xcprivacy|entitlements/.test(kind) ? parsePlist : parseXml;
      expect(() => parse(read(sol, path)) as unknown, path).not.toThrow();
    }
    expect([...kinds].sort()).toEqual(['entitlements', 'json', 'plist', 'storyboard', 'xcprivacy', 'xml']);
  });

  it("name package, version and npm folders in Android's build scripts", () => {
    const gradle = read(sol, 'android/app/build.gradle');
    expect(gradle).toContain('namespace = "br.example.solario.verao"');
    expect(gradle).toContain('applicationId "br.example.solario.verao"');
    expect(gradle).toContain('versionCode 2709000\n        versionName "0.27.90"');
    expect(read(sol, 'android/variables.gradle')).toContain('minSdkVersion = 26');
    for (const path of listPaths(sol).filter((name) => name.endsWith('.gradle'))) {
      const count = (sign: string) => read(sol, path).split(sign).length;
      expect([count('{'), count('(')], path).toEqual([count('}'), count(')')]);
    }
    const { packages } = JSON.parse(read(sol, 'package-lock.json')) as { packages: Record<string, object> };
    for (const [file, up] of [
      ['android/capacitor.settings.gradle', '../'],
      ['ios/App/CapApp-SPM/Package.swift', '../../../'],
    ] as const) {
      const modules = [...read(sol, file).matchAll(/['"]([./]*)(node_modules\/@[\w-]+\/[\w-]+)/g)];
      const own = Object.keys(readPlugins(project)).filter((name) => !/\/(core|ios|android)$/.test(name));
      const named = modules.map(([, , module]) => module!.replace('node_modules/', ''));
      expect(new Set(named.filter((name) => name !== '@capacitor/android')), file).toEqual(new Set(own));
      for (const [, before, module] of modules) {
        expect(before, file).toBe(up);
        expect(packages).toHaveProperty([module!]);
      }
    }
    expect(statSync(join(sol, 'android/gradlew')).mode & 0o100).toBe(0o100);
  });

  it("contain every file that Android's files reference", () => {
    const res = join(sol, main, 'res');
    const files = listPaths(res);
    const values = files
      .filter((path) => path.startsWith('values/'))
      .flatMap((path) => parseXml(readFileSync(join(res, path), 'utf8')).children)
      .map(({ name, attributes }) => `${name}/${attributes['name']}`);
    const known = new Set([
      ...values,
      ...files.map((path) => path.replace(/^([a-z]+)[\w-]*\/(.*)\.\w+$/, '$1/$2')),
    ]);
    const texts = [
      `${main}/AndroidManifest.xml`,
      ...files.filter((path) => path.endsWith('.xml')).map((path) => `${main}/res/${path}`),
    ];
    const named = texts.flatMap((path) =>
      [...read(sol, path).matchAll(/"?@(\w+\/\w+)/g)].map(([, name]) => name!),
    );
    expect(new Set(named).size).toBeGreaterThan(12);
    expect(named.filter((name) => !known.has(name))).toEqual([]);
  });

  it('open the links of their host on Android, and request only camera, notifications and location', () => {
    const manifest = parseXml(read(sol, `${main}/AndroidManifest.xml`));
    const names = (element: string) =>
      findAll(manifest, element).map(({ attributes }) => attributes['android:name']);
    expect(names('uses-permission').map((name) => name!.replace('android.permission.', ''))).toEqual([
      'INTERNET',
      'ACCESS_NETWORK_STATE',
      'CAMERA',
      'POST_NOTIFICATIONS',
      'ACCESS_COARSE_LOCATION',
      'ACCESS_FINE_LOCATION',
      'VIBRATE',
    ]);
    const verified = findAll(manifest, 'intent-filter').find(
      ({ attributes }) => attributes['android:autoVerify'] === 'true',
    )!;
    expect(findAll(verified, 'data').map(({ attributes }) => Object.values(attributes)[0])).toEqual([
      'https',
      'sol.localhost',
      '/verificarEmail',
      '/redefinirSenha',
      '/naoFuiEu',
      '/escanear',
      '/login',
      '/cadastro',
      '/retornoCrawler',
      '/retornoCrawlerIOS',
      '/.*-.*-.*',
    ]);
    expect(findAll(manifest, 'activity')[0]!.attributes['android:launchMode']).toBe('singleTask');
  });

  it('give iOS permission rationales in Portuguese and the associated domains', () => {
    const info = parsePlist(read(noite, `${own}/Info.plist`)) as Record<string, unknown>;
    const reasons = Object.entries(info).filter(([key]) => key.endsWith('UsageDescription'));
    expect(reasons.map(([key]) => key).sort()).toEqual([
      'NSCameraUsageDescription',
      'NSLocationWhenInUseUsageDescription',
      'NSPhotoLibraryAddUsageDescription',
      'NSPhotoLibraryUsageDescription',
    ]);
    for (const [, reason] of reasons) expect(reason).toMatch(/^Para /);
    expect(info).toMatchObject({ CFBundleDisplayName: 'Vésper', UIUserInterfaceStyle: 'Dark' });
    expect(parsePlist(read(noite, `${own}/App.entitlements`))).toEqual({
      'aps-environment': '$(APS_ENVIRONMENT)',
      'com.apple.developer.associated-domains': [
        'applinks:noite.localhost',
        'webcredentials:noite.localhost',
      ],
    });
  });

  it('have a complete Xcode project in which every referenced file exists', () => {
    const { objects } = parseXcodeProject(read(noite, 'ios/App/App.xcodeproj/project.pbxproj')) as {
      objects: Record<string, Record<string, Project>>;
    };
    const all = Object.values(objects);
    const settings = all.flatMap(({ isa, buildSettings, name }) =>
      isa === 'XCBuildConfiguration' &&
      typeof buildSettings === 'object' &&
      'MARKETING_VERSION' in buildSettings
        ? [{ name, ...(buildSettings as Record<string, Project>) }]
        : [],
    );
    expect(settings).toHaveLength(2);
    const common = {
      PRODUCT_BUNDLE_IDENTIFIER: 'br.example.vesper.noites',
      MARKETING_VERSION: '0.27.90',
      CURRENT_PROJECT_VERSION: '2709000',
      DEVELOPMENT_TEAM: 'VESPER0000',
      IPHONEOS_DEPLOYMENT_TARGET: '16.0',
      CODE_SIGN_ENTITLEMENTS: 'App/App.entitlements',
    };
    expect(settings[0]).toMatchObject({ ...common, name: 'Debug', APS_ENVIRONMENT: 'development' });
    expect(settings[1]).toMatchObject({ ...common, name: 'Release', APS_ENVIRONMENT: 'production' });
    // Every built file is referenced in the project and exists on disk.
    const built = all.flatMap(({ isa, fileRef }) =>
      isa === 'PBXBuildFile' && fileRef ? [fileRef as string] : [],
    );
    expect(built.length).toBeGreaterThan(8);
    expect(built.filter((id) => !(id in objects))).toEqual([]);
    const inApp = all
      .filter(({ isa, sourceTree, path }) => isa === 'PBXFileReference' && sourceTree === '<group>' && path)
      .map(({ path }) => path as string);
    expect(inApp).toContain('PrivacyInfo.xcprivacy');
    expect(inApp.filter((path) => !existsSync(join(noite, own, path)))).toEqual([]);
  });

  it('have images in the required sizes, and Apple’s icon without transparency', async () => {
    const describePicture = async (path: string) => {
      const { width, height, hasAlpha } = await sharp(join(sol, path)).metadata();
      return [width, height, hasAlpha];
    };
    const res = `${main}/res`;
    expect(await describePicture(`${own}/Assets.xcassets/AppIcon.appiconset/icone-1024.png`)).toEqual([
      1024,
      1024,
      false,
    ]);
    expect(await describePicture('loja/icone-512.png')).toEqual([512, 512, true]);
    for (const [density, times] of [
      ['mdpi', 1],
      ['hdpi', 1.5],
      ['xhdpi', 2],
      ['xxhdpi', 3],
      ['xxxhdpi', 4],
    ] as const) {
      const square = (side: number) => [side * times, side * times, true];
      for (const name of ['foreground', 'monochrome'])
        expect(await describePicture(`${res}/mipmap-${density}/ic_launcher_${name}.png`)).toEqual(
          square(108),
        );
      expect(await describePicture(`${res}/mipmap-${density}/ic_launcher.png`)).toEqual(square(48));
      expect(await describePicture(`${res}/mipmap-${density}/ic_launcher_round.png`)).toEqual(square(48));
      expect(await describePicture(`${res}/drawable-${density}/abertura.png`)).toEqual(square(288));
      expect(await describePicture(`${res}/drawable-${density}/ic_aviso.png`)).toEqual(square(24));
    }
    for (const scale of [1, 2, 3])
      expect(await describePicture(`${own}/Assets.xcassets/Splash.imageset/abertura-${scale}x.png`)).toEqual([
        220 * scale,
        220 * scale,
        true,
      ]);
  });

  it('contain the same page for both systems, without service worker and precompressed files', () => {
    const pages = ['www', `${main}/assets/public`, `${own}/public`].map((path) => listPaths(join(sol, path)));
    const files = ['assets/index.js', 'atualize.html', 'index.html', 'licencas.txt'];
    expect(pages).toEqual([
      files,
      [...files, 'cordova.js', 'cordova_plugins.js'].sort(),
      [...files, 'cordova.js', 'cordova_plugins.js'].sort(),
    ]);
    const licencas = read(sol, 'www/licencas.txt');
    for (const name of ['react', '@capacitor/android', '@capacitor/ios', '@capacitor/share'])
      expect(licencas).toContain(`- ${name} `);
    const page = read(sol, 'www/index.html');
    expect(page).toContain('"urlConfiguracao":"https://sol.localhost"');
    expect(page).toContain('"pacotesProducao":["br.example.solario.verao"]');
    expect(page).toContain("script-src 'self' capacitor://localhost 'wasm-unsafe-eval' 'sha256-");
    expect(page).not.toContain('trevo:');
  });

  it('keep the origin of stored data in every update', () => {
    for (const path of [`${main}/assets/capacitor.config.json`, `${own}/capacitor.config.json`])
      expect(JSON.parse(read(sol, path))).toMatchObject({
        server: { androidScheme: 'https', iosScheme: 'capacitor', hostname: 'localhost' },
      });
    const { packageClassList } = JSON.parse(read(sol, `${own}/capacitor.config.json`)) as {
      packageClassList: string[];
    };
    const plugins = JSON.parse(read(sol, `${main}/assets/capacitor.plugins.json`)) as object[];
    expect(packageClassList).toHaveLength(plugins.length + 1);
  });

  it('enable notifications on Android only with Firebase’s file, without which they would crash the app', async () => {
    const listPlugins = (from: string) =>
      (JSON.parse(read(from, `${main}/assets/capacitor.plugins.json`)) as { pkg: string }[]).map(
        ({ pkg }) => pkg,
      );
    const whole = join(folder, 'avisos');
    await makeReady('sol', join(folder, 'dist'), whole, Buffer.from('{}'));
    expect(listPlugins(whole).filter((pkg) => !listPlugins(sol).includes(pkg))).toEqual([
      '@capacitor/push-notifications',
    ]);
    expect(read(whole, 'android/app/google-services.json')).toBe('{}');
    expect(existsSync(join(sol, 'android/app/google-services.json'))).toBe(false);
  });
});
