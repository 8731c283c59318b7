import { lazy, Suspense, useEffect, useRef, useState, type ComponentType } from 'react';
import { useLocation } from 'react-router';
import { paineis, usePainel, type Painel } from '../../platform/navigation/painel-store.ts';
import { EXIT_MS } from '@trevo/ui/dialog/use-dialog.ts';
import { QuietBoundary } from '../falhas/QuietBoundary.tsx';
import { QueryProvider } from '../../platform/api/QueryProvider.tsx';
import { ContaPainel } from './paineis/ContaPainel.tsx';
import { SairPainel } from './paineis/SairPainel.tsx';

type LazyPainel = ComponentType<{ onClose: () => void }>;

/** Panels of the features, lazy imports. */
const late: readonly (readonly [Painel, LazyPainel])[] = [
  [
    'perfil',
    lazy(() => import('../../features/perfil/PerfilPainel.tsx').then((m) => ({ default: m.PerfilPainel }))),
  ],
  [
    'foto',
    lazy(() => import('../../features/perfil/FotoPainel.tsx').then((m) => ({ default: m.FotoPainel }))),
  ],
  [
    'senha',
    lazy(() =>
      import('../../features/senha/AlterarSenhaPainel.tsx').then((m) => ({ default: m.AlterarSenhaPainel })),
    ),
  ],
  [
    'notificacoes',
    lazy(() =>
      import('../../features/notificacao/NotificacoesPainel.tsx').then((m) => ({
        default: m.NotificacoesPainel,
      })),
    ),
  ],
  [
    'consentimentos',
    lazy(() =>
      import('../../features/perfil/meus-dados/ConsentimentosPainel.tsx').then((m) => ({
        default: m.ConsentimentosPainel,
      })),
    ),
  ],
  [
    'baixarDados',
    lazy(() =>
      import('../../features/perfil/meus-dados/BaixarDadosPainel.tsx').then((m) => ({
        default: m.BaixarDadosPainel,
      })),
    ),
  ],
  [
    'instalar',
    lazy(() =>
      import('../../features/instalacao/InstalarPainel.tsx').then((m) => ({ default: m.InstalarPainel })),
    ),
  ],
  [
    'excluirConta',
    lazy(() =>
      import('../../features/perfil/ExcluirContaPainel.tsx').then((m) => ({ default: m.ExcluirContaPainel })),
    ),
  ],
];

/** Renders the open panel over any screen. Navigation closes it. */
export function Paineis() {
  const shown = useShown();
  const { pathname } = useLocation();
  useEffect(() => () => paineis.close(), [pathname]);
  const close = paineis.close;
  return (
    <QueryProvider>
      <ContaPainel open={shown === 'conta'} onClose={close} />
      <SairPainel open={shown === 'sair'} onClose={close} />
      {late
        .filter(([painel]) => painel === shown)
        .map(([painel, LatePainel]) => (
          <QuietBoundary key={painel}>
            <Suspense fallback={null}>
              <LatePainel onClose={close} />
            </Suspense>
          </QuietBoundary>
        ))}
    </QueryProvider>
  );
}

/** Returns the requested panel; delayed until a previous one has closed. */
function useShown(): Painel | null {
  const asked = usePainel();
  const [shown, setShown] = useState(asked);
  const goneAt = useRef(0);
  useEffect(() => {
    if (asked === shown) return;
    if (shown !== null) {
      // Two layers must not overlap: the next panel waits for the exit animation.
      goneAt.current = Date.now() + EXIT_MS;
      return setShown(null);
    }
    const timer = setTimeout(() => setShown(asked), Math.max(0, goneAt.current - Date.now()));
    return () => clearTimeout(timer);
  }, [asked, shown]);
  return shown;
}
