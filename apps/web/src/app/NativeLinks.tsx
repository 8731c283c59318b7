import { use, useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { listenToLinks } from '../platform/native/native-links.ts';
import { readAppAddress } from '../platform/navigation/app-address.ts';
import { type BackLayers, BackLayersContext } from '@trevo/ui/dialog/use-back-layer.ts';

/** Opens what a link or a notice leads to, wherever the installed app is; who must sign in first comes to it then. */
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
  // The screen is there already and has read what another link brought: it begins anew with this one.
  layers.leave(() => {
    window.history.replaceState(window.history.state, '', `#${path}`);
    window.location.reload();
  });
}
