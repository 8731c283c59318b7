import { type ReactNode, startTransition, useEffect, useLayoutEffect, useState } from 'react';
import { Router, UNSAFE_createBrowserHistory, UNSAFE_createHashHistory } from 'react-router';
import { BackLayersContext } from '@trevo/ui/dialog/use-back-layer.ts';
import { createLayeredHistory } from './layered-history.ts';

/**
 * Router of the app: React Router's `BrowserRouter`, or with `hash` its `HashRouter`, over a history in which
 * dialogs and side panes have their own entries. React Router exports its histories only as `UNSAFE_`.
 */
export function AppRouter({ hash = false, children }: { hash?: boolean; children: ReactNode }) {
  const [history] = useState(() => {
    const create = hash ? UNSAFE_createHashHistory : UNSAFE_createBrowserHistory;
    return createLayeredHistory(create({ v5Compat: false }));
  });
  const [{ action, location }, setState] = useState(history.current);
  useLayoutEffect(() => history.listen((state) => startTransition(() => setState(state))), [history]);
  useEffect(() => history.committed(location), [history, location]);
  return (
    <BackLayersContext value={history}>
      <Router location={location} navigationType={action} navigator={history.navigator}>
        {children}
      </Router>
    </BackLayersContext>
  );
}
