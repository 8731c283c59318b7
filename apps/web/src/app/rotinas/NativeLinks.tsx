import { use, useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { listenToLinks } from '../../platform/native/native-links.ts';
import { isEntrada, toPathname } from '../../platform/navigation/paths/app-paths.ts';
import { readAppAddress } from '../../platform/navigation/paths/app-address.ts';
import { parseCupomPath } from '../../platform/navigation/paths/cupom-path.ts';
import { pendingPath } from '../../platform/navigation/paths/pending-path.ts';
import { session } from '../../platform/session/session.ts';
import { toasts } from '../../platform/toast/toasts.ts';
import { appText } from '../app.text.ts';
import { routes } from '../routes.tsx';
import { type BackLayers, BackLayersContext } from '@trevo/ui/dialog/use-back-layer.ts';

/**
 * Opens deep links and tapped notifications in the native app. A signed-out user gets there after the sign-in; an
 * entry form that is open stays with its typed number.
 */
export function NativeLinks() {
  const navigate = useNavigate();
  const latest = useRef(navigate);
  latest.current = navigate;
  const layers = use(BackLayersContext);
  useEffect(() => listenToLinks((path) => open(path, (to) => void latest.current(to), layers)), [layers]);
  return null;
}

function open(path: string, navigate: (path: string) => void, layers: BackLayers): void {
  const { pathname, search } = readAppAddress();
  if (path === pathname + search) return;
  if (session.get() === undefined && isEntrada(pathname) && needsSession(path)) {
    pendingPath.set(path);
    return void toasts.show(appText.entrePrimeiro);
  }
  if (toPathname(path) !== pathname) return navigate(path);
  // The target screen is mounted and has read the parameters of an earlier link: remount it with this one.
  layers.leave(() => {
    window.history.replaceState(window.history.state, '', `#${path}`);
    window.location.reload();
  });
}

/** Whether an address is a screen for signed-in users. */
const needsSession = (path: string): boolean => {
  const pathname = toPathname(path);
  return (
    parseCupomPath(pathname) !== null ||
    routes.some((route) => route.path === pathname && route.flags.requiresAuth)
  );
};
