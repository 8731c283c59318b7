import { use, useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { listenToLinks } from '../platform/native/native-links.ts';
import { readAppAddress } from '../platform/navigation/app-address.ts';
import { type BackLayers, BackLayersContext } from '@trevo/ui/dialog/use-back-layer.ts';

/** Opens deep links and tapped notifications in the native app; a signed-out user gets there after the sign-in. */
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
  if (path.split('?')[0] !== pathname) return navigate(path);
  // The target screen is mounted and has read the parameters of an earlier link: remount it with this one.
  layers.leave(() => {
    window.history.replaceState(window.history.state, '', `#${path}`);
    window.location.reload();
  });
}
