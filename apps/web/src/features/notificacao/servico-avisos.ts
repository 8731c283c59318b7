import type { Configuracao } from '@trevo/config/configuracao/configuracao-keys';
import { getNotificacaoServicos, getOnesignalAppId } from '@trevo/config/configuracao/configuracao-questions';
import type { Partida } from '../../platform/configuracao/load-configuracao.ts';
import { findPlugin, getPlatform } from '../../platform/browser/native-shell.ts';
import type { Avisos, Permissao } from '../../platform/native/avisos.ts';
import type { Plugins } from '../../platform/native/plugins.ts';
import { totem } from '../../platform/storage/totem.ts';
import type { InscricaoWeb } from './inscricao-local.ts';

type Servico = 'sns' | 'onesignal';

/** Who carries notices to this device. */
export interface ServicoAvisos extends Avisos {
  readonly servico: Servico;
}

/** The installed app is reached by sns and the browser by onesignal, if the campaign lists it. */
export function pickServico(
  configuracao: Configuracao,
  platform: ReturnType<typeof getPlatform>,
): Servico | undefined {
  const servico = platform === 'pwa' ? 'onesignal' : 'sns';
  return getNotificacaoServicos(configuracao).includes(servico) ? servico : undefined;
}

/**
 * Who carries notices to this device; undefined when nobody does: the campaign says so, its app at OneSignal is not
 * named yet, the shell brings nothing, or this is a kiosk or a page inside another one. While the campaign is being
 * tried without an app, a twin on this device stands in.
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

/** Nothing of it is loaded before somebody wants notices. */
const toLate = (load: () => Promise<InscricaoWeb>): InscricaoWeb => ({
  subscribe: async (onChange) => (await load()).subscribe(onChange),
  unsubscribe: async () => (await load()).unsubscribe(),
});

let nativos: { readonly push: Plugins['PushNotifications']; readonly avisos: Promise<Avisos> } | undefined;

/** The same for all who ask: it listens to the shell. Nothing of it is loaded on the web. */
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

/** An iPhone shows a page's notices only once the page stands on its home screen; before that it has none of these. */
const canNotify = () => 'Notification' in window && 'serviceWorker' in navigator && 'PushManager' in window;

const permissaoWeb: Pick<Avisos, 'readPermissao' | 'askPermissao'> = {
  readPermissao: async () => (canNotify() ? permissoes[Notification.permission] : 'indisponivel'),
  askPermissao: async () =>
    canNotify() ? permissoes[await Notification.requestPermission()] : 'indisponivel',
};
