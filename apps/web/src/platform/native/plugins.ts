/**
 * Types of the Capacitor plugins as far as they are used, following their own type definitions: the shell
 * provides them as `Capacitor.Plugins`, and the web build contains no library for them. A plugin may be missing
 * from a shell, and each call may fail.
 */
export interface Plugins {
  /** `@capacitor/app` */
  readonly App: Listened & {
    getInfo(): Promise<{ readonly id: string; readonly version: string }>;
    getLaunchUrl(): Promise<OpenedUrl | undefined>;
    minimizeApp(): Promise<void>;
    exitApp(): Promise<void>;
  };
  /** `@capacitor/device`; older versions use `uuid`. */
  readonly Device: {
    getId(): Promise<{ readonly identifier?: string; readonly uuid?: string }>;
  };
  /** `@capacitor/push-notifications` */
  readonly PushNotifications: Listened & {
    checkPermissions(): Promise<{ readonly receive: PluginPermission }>;
    requestPermissions(): Promise<{ readonly receive: PluginPermission }>;
    register(): Promise<void>;
    unregister(): Promise<void>;
  };
  /** `@capacitor/haptics` */
  readonly Haptics: {
    impact(options: { readonly style: 'HEAVY' | 'MEDIUM' | 'LIGHT' }): Promise<void>;
    notification(options: { readonly type: 'SUCCESS' | 'WARNING' | 'ERROR' }): Promise<void>;
    vibrate(options: { readonly duration: number }): Promise<void>;
  };
  /** `@capacitor/browser` */
  readonly Browser: Listened & {
    open(options: { readonly url: string }): Promise<void>;
    close(): Promise<void>;
  };
  /** `@capacitor/share` */
  readonly Share: {
    share(options: {
      readonly title?: string;
      readonly text?: string;
      readonly url?: string;
      readonly files?: readonly string[];
    }): Promise<unknown>;
  };
  /** `@capacitor/filesystem`; `data` is base64. */
  readonly Filesystem: {
    writeFile(options: {
      readonly path: string;
      readonly data: string;
      readonly directory: 'CACHE';
    }): Promise<{ readonly uri: string }>;
  };
  /** `@capacitor/network` */
  readonly Network: Listened & {
    getStatus(): Promise<{ readonly connected: boolean }>;
  };
  /** `@capacitor/barcode-scanner`: a full-screen scanner over the page. Without its library no option has a default. */
  readonly CapacitorBarcodeScanner: {
    scanBarcode(options: {
      /** 0 is a QR code. */
      readonly hint: 0;
      readonly scanInstructions: string;
      readonly scanButton: boolean;
      readonly scanText: string;
      /** 1 is the rear camera. */
      readonly cameraDirection: 1;
      /** 3 follows the device orientation. */
      readonly scanOrientation: 3;
      readonly cancelButtonAccessibilityLabel: string;
      readonly torchButtonOnAccessibilityLabel: string;
      readonly torchButtonOffAccessibilityLabel: string;
      readonly android: { readonly scanningLibrary: 'mlkit' | 'zxing' };
    }): Promise<{ readonly ScanResult: string }>;
  };
}

/** Events of the plugins. */
export interface PluginEvents {
  readonly App: { backButton: object; appUrlOpen: OpenedUrl; pause: unknown };
  readonly PushNotifications: {
    registration: { readonly value: string };
    registrationError: { readonly error: string };
    pushNotificationReceived: object;
    pushNotificationActionPerformed: { readonly notification: { readonly data?: unknown } };
  };
  readonly Browser: { browserFinished: unknown };
  readonly Network: { networkStatusChange: { readonly connected: boolean } };
}

export type PluginPermission = 'prompt' | 'prompt-with-rationale' | 'granted' | 'denied';

interface OpenedUrl {
  readonly url: string;
}

interface PluginListener {
  remove(): unknown;
}

/** A plugin with events. Without Capacitor's library addListener returns the handle, with it a promise. */
export interface Listened {
  addListener(event: string, listener: (told: never) => void): PluginListener | Promise<PluginListener>;
}
