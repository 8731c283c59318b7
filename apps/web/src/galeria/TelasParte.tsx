import { configuracaoPadrao } from '@trevo/config/configuracao/configuracao-keys';
import { type ReactNode, useMemo, useState } from 'react';
import { App } from '../app/App.tsx';
import type { Partida } from '../platform/configuracao/load-configuracao.ts';
import { PartidaProvider } from '../platform/configuracao/PartidaProvider.tsx';
import { type Address, formatAddress, parseAddress } from '../platform/navigation/address.ts';
import { createLocation } from '../platform/navigation/browser-history.ts';
import { type NavigationType, RouterContext, type RouterState } from '../platform/navigation/router.tsx';
import { session } from '../platform/session/session.ts';
import { usuario } from './galeria-rede.ts';
import { telas } from './galeria-telas.ts';

const partida: Partida = {
  ambiente: 'producao',
  configuracao: {
    ...configuracaoPadrao,
    'textos.titulo': 'Trevo da Sorte',
    'navegacao.telasConfiguraveis': ['home', 'cupons', 'contaCorrente'],
    'raspadinha.alternativaAtiva': true,
    'cashback.ativo': true,
    'fidelidade.vitrineAtiva': true,
    'quiz.ativo': true,
  },
};

/** The app at one of its addresses with a network stub in the given `estado`: every screen in its states. */
export function TelasParte() {
  const [tela] = useState(() => {
    // Before the first screen reads the session.
    session.signIn({ token: 'galeria', usuario, tipo: 'consumidor' });
    return new URLSearchParams(location.search).get('tela') ?? telas[0];
  });
  return (
    <PartidaProvider partida={partida}>
      <GaleriaRouter tela={tela}>
        <App />
      </GaleriaRouter>
    </PartidaProvider>
  );
}

/** A router whose location is not the address of the page. */
function GaleriaRouter({ tela, children }: { tela: string; children: ReactNode }) {
  const [state, setState] = useState<RouterState>({
    action: 'POP',
    location: createLocation(parseAddress(tela)),
  });
  const router = useMemo(() => {
    const go = (action: NavigationType) => (to: Address, given?: unknown) =>
      setState({ action, location: createLocation(to, given) });
    const navigator = { createHref: formatAddress, push: go('PUSH'), replace: go('REPLACE'), go: () => {} };
    return { ...state, navigator };
  }, [state]);
  return <RouterContext value={router}>{children}</RouterContext>;
}
