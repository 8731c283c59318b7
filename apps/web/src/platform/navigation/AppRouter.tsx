import { type ReactNode, startTransition, useEffect, useLayoutEffect, useMemo, useState } from 'react';
import { BackLayersContext } from '@trevo/ui/dialog/use-back-layer.ts';
import { createBrowserHistory } from './browser-history.ts';
import { createLayeredHistory } from './layered-history.ts';
import { RouterContext } from './router.tsx';

/**
 * Router of the app, with `hash` on the part of the address after `#`, over a history in which dialogs and side
 * panes have their own entries.
 */
export function AppRouter({ hash = false, children }: { hash?: boolean; children: ReactNode }) {
  const [history] = useState(() => createLayeredHistory(createBrowserHistory(hash)));
  const [state, setState] = useState(history.current);
  useLayoutEffect(() => history.listen((next) => startTransition(() => setState(next))), [history]);
  useEffect(() => history.committed(state.location), [history, state.location]);
  const router = useMemo(() => ({ ...state, navigator: history.navigator }), [state, history]);
  return (
    <BackLayersContext value={history}>
      <RouterContext value={router}>{children}</RouterContext>
    </BackLayersContext>
  );
}
