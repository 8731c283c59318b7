import type { Configuracao } from '@trevo/config/configuracao/configuracao-keys';
import { getNotificacaoServicos, getOnesignalAppId } from '@trevo/config/configuracao/telas-questions';
import type { Partida } from '../../platform/configuracao/load-configuracao.ts';
import { findPlugin, getPlatform } from '../../platform/browser/native-shell.ts';
import type { Avisos, Permissao } from '../../platform/native/avisos.ts';
import type { Plugins } from '../../platform/native/plugins.ts';
import { totem } from '../../platform/storage/totem.ts';
import type { InscricaoWeb } from './inscricao-local.ts';

type Servico = 'sns' | 'onesignal';

/** Push service that reaches this device. */
export interface ServicoAvisos extends Avisos {
  readonly servico: Servico;
}

/** Returns sns for the native app and onesignal for the browser, if the campaign lists it. */
export function pickServico(
  configuracao: Configuracao,
  platform: ReturnType<typeof getPlatform>,
): Servico | undefined {
  const servico = platform === 'pwa' ? 'onesignal' : 'sns';
  return getNotificacaoServicos(configuracao).includes(servico) ? servico : undefined;
}

/**
 * Returns the push service of this device; undefined when there is none: the campaign lists none, the OneSignal
 * app id is missing, the shell has no plugin, or this is a kiosk or an embedded page. In a test environment
 * without an app id it returns a local stub.
 */
export function findServicoAvisos({ configuracao, ambiente }: Partida): ServicoAvisos | undefined {
  const servico = pickServico(configuracao, getPlatform());
  if (!servico || totem.isOn() || window.parent !== window) return undefined;
  if (servico === 'sns') {
    const push = findPlugin('PushNotifications');
    return push && { servico, ...toLateNativos(push) };
  }
  const appId = getOnesignalAppId(configuracao);
  if (appId !== null) {
    const load = () => import('./onesignal.ts').then(({ createOnesignal }) => createOnesignal(appId));
    return { servico, ...permissaoWeb, ...toLate(load) };
  }
  if (ambiente !== 'teste') return undefined;
  return {
    servico,
    ...permissaoWeb,
    ...toLate(() => import('./inscricao-local.ts').then(({ inscricaoLocal }) => inscricaoLocal)),
  };
}

/** Lazy import: loaded when the user wants notifications. */
const toLate = (load: () => Promise<InscricaoWeb>): InscricaoWeb => ({
  subscribe: async (onChange) => (await load()).subscribe(onChange),
  unsubscribe: async () => (await load()).unsubscribe(),
});

let nativos: { readonly push: Plugins['PushNotifications']; readonly avisos: Promise<Avisos> } | undefined;

/** Memoised, because it listens to the shell. Not loaded on the web. */
function toLateNativos(push: Plugins['PushNotifications']): Avisos {
  const load = () => {
    if (nativos?.push !== push) {
      const loading = import('../../platform/native/avisos-nativos.ts');
      nativos = { push, avisos: loading.then(({ createAvisosNativos }) => createAvisosNativos(push)) };
    }
    return nativos.avisos;
  };
  return {
    readPermissao: async () => (await load()).readPermissao(),
    askPermissao: async () => (await load()).askPermissao(),
    subscribe: async (onChange) => (await load()).subscribe(onChange),
    unsubscribe: async () => (await load()).unsubscribe(),
  };
}

const permissoes: Readonly<Record<NotificationPermission, Permissao>> = {
  default: 'perguntar',
  granted: 'permitida',
  denied: 'negada',
};

/** On iPhones these APIs exist only in an app on the home screen. */
const canNotify = () => 'Notification' in window && 'serviceWorker' in navigator && 'PushManager' in window;

const permissaoWeb: Pick<Avisos, 'readPermissao' | 'askPermissao'> = {
  readPermissao: async () => (canNotify() ? permissoes[Notification.permission] : 'indisponivel'),
  askPermissao: async () =>
    canNotify() ? permissoes[await Notification.requestPermission()] : 'indisponivel',
};
