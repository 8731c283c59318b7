import { parseCupomPath } from '../platform/navigation/paths/cupom-path.ts';
import { useLocation, useNavigationType } from 'react-router';
import { useRoute } from '../platform/navigation/use-route.ts';
import { NaoEncontradaScreen } from './falhas/NaoEncontradaScreen.tsx';
import { AreaGate } from './guards/AreaGate.tsx';
import { Guarded } from './Guarded.tsx';
import { Frame } from './layout/Frame.tsx';
import { cupomEscaneadoRoute, naoEncontradaFlags, routes } from './routes.tsx';
import { useScrollMemory } from './use-scroll-memory.ts';

/** Renders the screen of the address; the entry needs only its own (`entrada-routes.ts`) and loads this later. */
export function Telas() {
  const { pathname, search, key } = useLocation();
  const type = useNavigationType();
  useScrollMemory(key, pathname + search, type === 'POP');
  const route = useRoute(routes);
  if (!route) return <OtherAddress />;
  return (
    <Guarded flags={route.flags}>
      <AreaGate route={route}>
        <route.Screen />
      </AreaGate>
    </Guarded>
  );
}

/** A coupon scanned outside the app, or an unknown address. */
function OtherAddress() {
  const { flags, Screen } = cupomEscaneadoRoute;
  if (parseCupomPath(useLocation().pathname)) {
    return (
      <Guarded flags={flags}>
        <Screen />
      </Guarded>
    );
  }
  return (
    <Frame flags={naoEncontradaFlags}>
      <NaoEncontradaScreen />
    </Frame>
  );
}
