import type { CampanhaApp } from './campanha-app.ts';
import { dadosColetados } from './dados-coletados.ts';
import { toPlist } from './plist.ts';
import { replaceExactly } from './replace-exactly.ts';
import { permissaoText } from './shell.text.ts';
import { modeloPacote } from './native-model.ts';

const orientations = ['Portrait', 'LandscapeLeft', 'LandscapeRight'].map(
  (nome) => `UIInterfaceOrientation${nome}`,
);

export const toInfoPlist = ({ nomeCurto, isEscuro }: CampanhaApp): string =>
  toPlist({
    CAPACITOR_DEBUG: '$(CAPACITOR_DEBUG)',
    CFBundleDevelopmentRegion: 'pt-BR',
    CFBundleDisplayName: nomeCurto,
    CFBundleExecutable: '$(EXECUTABLE_NAME)',
    CFBundleIdentifier: '$(PRODUCT_BUNDLE_IDENTIFIER)',
    CFBundleInfoDictionaryVersion: '6.0',
    CFBundleLocalizations: ['pt-BR'],
    CFBundleName: '$(PRODUCT_NAME)',
    CFBundlePackageType: 'APPL',
    CFBundleShortVersionString: '$(MARKETING_VERSION)',
    CFBundleVersion: '$(CURRENT_PROJECT_VERSION)',
    // Only standard HTTPS encryption, which is exempt from export documentation.
    ITSAppUsesNonExemptEncryption: false,
    LSRequiresIPhoneOS: true,
    NSCameraUsageDescription: permissaoText.camera,
    NSLocationWhenInUseUsageDescription: permissaoText.localizacao,
    NSPhotoLibraryAddUsageDescription: permissaoText.guardarFotos,
    NSPhotoLibraryUsageDescription: permissaoText.fotos,
    UIApplicationSceneManifest: {
      UIApplicationSupportsMultipleScenes: false,
      UISceneConfigurations: {
        UIWindowSceneSessionRoleApplication: [
          {
            UISceneConfigurationName: 'Default Configuration',
            UISceneDelegateClassName: '$(PRODUCT_MODULE_NAME).SceneDelegate',
            UISceneStoryboardFile: 'Main',
          },
        ],
      },
    },
    UILaunchStoryboardName: 'LaunchScreen',
    UIMainStoryboardFile: 'Main',
    UIRequiredDeviceCapabilities: ['arm64'],
    UIStatusBarStyle: isEscuro ? 'UIStatusBarStyleLightContent' : 'UIStatusBarStyleDarkContent',
    UISupportedInterfaceOrientations: orientations,
    'UISupportedInterfaceOrientations~ipad': [...orientations, 'UIInterfaceOrientationPortraitUpsideDown'],
    UIUserInterfaceStyle: isEscuro ? 'Dark' : 'Light',
    UIViewControllerBasedStatusBarAppearance: true,
  });

/** Entitlements of the promoter's Apple account: notifications, universal links of its hosts, saved passwords. */
export const toEntitlements = ({ hosts }: CampanhaApp): string =>
  toPlist({
    'aps-environment': '$(APS_ENVIRONMENT)',
    'com.apple.developer.associated-domains': ['applinks', 'webcredentials'].flatMap((service) =>
      hosts.map((host) => `${service}:${host}`),
    ),
  });

/** Apple's privacy manifest: the data that the app collects, and the reasons for calls that could identify a phone. */
export const privacyManifest = toPlist({
  NSPrivacyTracking: false,
  NSPrivacyTrackingDomains: [],
  NSPrivacyCollectedDataTypes: Object.entries(dadosColetados).map(([tipo, { finalidades }]) => ({
    NSPrivacyCollectedDataType: `NSPrivacyCollectedDataType${tipo}`,
    NSPrivacyCollectedDataTypeLinked: true,
    NSPrivacyCollectedDataTypeTracking: false,
    NSPrivacyCollectedDataTypePurposes: finalidades.map((nome) => `NSPrivacyCollectedDataTypePurpose${nome}`),
  })),
  NSPrivacyAccessedAPITypes: [
    {
      // `@capacitor/filesystem` reads timestamps and sizes of files in the app's own folders.
      NSPrivacyAccessedAPIType: 'NSPrivacyAccessedAPICategoryFileTimestamp',
      NSPrivacyAccessedAPITypeReasons: ['C617.1'],
    },
  ],
});

/** Capacitor's template does not forward the APNs callbacks by itself. */
const avisosSwift = `
    func application(_ application: UIApplication, didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data) {
        NotificationCenter.default.post(name: .capacitorDidRegisterForRemoteNotifications, object: deviceToken)
    }

    func application(_ application: UIApplication, didFailToRegisterForRemoteNotificationsWithError error: Error) {
        NotificationCenter.default.post(name: .capacitorDidFailToRegisterForRemoteNotifications, object: error)
    }
`;

export const toAppDelegate = (template: string): string =>
  replaceExactly(template, 1, /\n\}\s*$/g, `\n${avisosSwift}}\n`);

/** The privacy manifest in Xcode's project file; its ids only have to be unique. */
const privacy = {
  file: 'A17E0E0000000000000000A1',
  build: 'A17E0E0000000000000000A2',
  nome: 'PrivacyInfo.xcprivacy',
};

/** Sets names, version, team and entitlements in Xcode's project file. */
export function toXcodeProject(template: string, { aplicativo, versao, versionCode }: CampanhaApp): string {
  const { file, build, nome } = privacy;
  const indent = '\n\t\t\t\t';
  const settings = (ambiente: 'development' | 'production') =>
    [
      `APS_ENVIRONMENT = ${ambiente};`,
      'ASSETCATALOG_COMPILER_APPICON_NAME = AppIcon;',
      'CODE_SIGN_ENTITLEMENTS = App/App.entitlements;',
      ...(aplicativo.equipeApple ? [`DEVELOPMENT_TEAM = ${aplicativo.equipeApple};`] : []),
    ].join(indent);
  const icon = 'ASSETCATALOG_COMPILER_APPICON_NAME = AppIcon;';
  const [before = '', debug = '', release = '', ...rest] = template.split(icon);
  if (rest.length > 0 || !release) throw new Error("Capacitor's template of the Xcode project has changed");
  let text = `${before}${settings('development')}${debug}${settings('production')}${release}`;
  const swap = (times: number, from: string | RegExp, to: string) =>
    (text = replaceExactly(text, times, from, to));
  swap(
    2,
    `PRODUCT_BUNDLE_IDENTIFIER = ${modeloPacote};`,
    `PRODUCT_BUNDLE_IDENTIFIER = ${aplicativo.pacote};`,
  );
  swap(2, 'MARKETING_VERSION = 1.0;', `MARKETING_VERSION = ${versao};`);
  swap(2, 'CURRENT_PROJECT_VERSION = 1;', `CURRENT_PROJECT_VERSION = ${versionCode};`);
  // The web app is built for Safari 16.
  swap(4, 'IPHONEOS_DEPLOYMENT_TARGET = 15.0;', 'IPHONEOS_DEPLOYMENT_TARGET = 16.0;');
  swap(1, 'developmentRegion = en;', 'developmentRegion = "pt-BR";');
  swap(1, /knownRegions = \(\s+en,/g, 'knownRegions = (\n\t\t\t\t"pt-BR",');
  swap(
    1,
    '/* End PBXBuildFile section */',
    `\t\t${build} /* ${nome} in Resources */ = {isa = PBXBuildFile; fileRef = ${file} /* ${nome} */; };\n/* End PBXBuildFile section */`,
  );
  swap(
    1,
    '/* End PBXFileReference section */',
    `\t\t${file} /* ${nome} */ = {isa = PBXFileReference; lastKnownFileType = text.xml; path = ${nome}; sourceTree = "<group>"; };\n/* End PBXFileReference section */`,
  );
  swap(
    1,
    /\t\t\t\t504EC3131FED79650016851F \/\* Info\.plist \*\/,\n/g,
    `\t\t\t\t504EC3131FED79650016851F /* Info.plist */,\n\t\t\t\t${file} /* ${nome} */,\n`,
  );
  swap(
    1,
    /\t\t\t\t504EC3121FED79650016851F \/\* LaunchScreen\.storyboard in Resources \*\/,\n/g,
    `\t\t\t\t504EC3121FED79650016851F /* LaunchScreen.storyboard in Resources */,\n\t\t\t\t${build} /* ${nome} in Resources */,\n`,
  );
  return text;
}

const toFraction = (hex: string) => (parseInt(hex, 16) / 255).toFixed(6);

/** The launch screen of an iPhone: the symbol centred on its background. */
export function toLaunchScreen(corFundo: string): string {
  const [red, green, blue] = [1, 3, 5].map((at) => toFraction(corFundo.slice(at, at + 2)));
  return `<?xml version="1.0" encoding="UTF-8"?>
<document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="17132" targetRuntime="iOS.CocoaTouch" propertyAccessControl="none" useAutolayout="YES" launchScreen="YES" useTraitCollections="YES" useSafeAreas="YES" colorMatched="YES" initialViewController="01J-lp-oVM">
    <device id="retina4_7" orientation="portrait" appearance="light"/>
    <dependencies>
        <deployment identifier="iOS"/>
        <plugIn identifier="com.apple.InterfaceBuilder.IBCocoaTouchPlugin" version="17105"/>
        <capability name="documents saved in the Xcode 8 format" minToolsVersion="8.0"/>
    </dependencies>
    <scenes>
        <scene sceneID="EHf-IW-A2E">
            <objects>
                <viewController id="01J-lp-oVM" sceneMemberID="viewController">
                    <imageView key="view" userInteractionEnabled="NO" contentMode="center" horizontalHuggingPriority="251" verticalHuggingPriority="251" image="Splash" id="snD-IY-ifK">
                        <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
                        <autoresizingMask key="autoresizingMask"/>
                        <color key="backgroundColor" red="${red}" green="${green}" blue="${blue}" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
                    </imageView>
                </viewController>
                <placeholder placeholderIdentifier="IBFirstResponder" id="iYj-Kq-Ea1" userLabel="First Responder" sceneMemberID="firstResponder"/>
            </objects>
            <point key="canvasLocation" x="53" y="375"/>
        </scene>
    </scenes>
    <resources>
        <image name="Splash" width="220" height="220"/>
    </resources>
</document>
`;
}
