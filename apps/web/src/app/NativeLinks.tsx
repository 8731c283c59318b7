import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { listenToLinks } from '../platform/native/native-links.ts';
import { readAppAddress } from '../platform/navigation/app-address.ts';

/** Opens what a link or a notice leads to, wherever the installed app is; who must sign in first comes to it then. */
export function NativeLinks() {
  const navigate = useNavigate();
  const latest = useRef(navigate);
  latest.current = navigate;
  useEffect(() => listenToLinks((path) => open(path, (to) => void latest.current(to))), []);
  return null;
}

function open(path: string, navigate: (path: string) => void): void {
  const { pathname, search } = readAppAddress();
  if (path === pathname + search) return;
  if (path.split('?')[0] !== pathname) return navigate(path);
  // The screen is there already and has read what another link brought: it begins anew with this one.
  window.history.replaceState(window.history.state, '', `#${path}`);
  window.location.reload();
}
