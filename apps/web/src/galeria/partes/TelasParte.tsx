import { configuracaoPadrao } from '@trevo/config/configuracao/configuracao-keys';
import { useState } from 'react';
import { MemoryRouter } from 'react-router';
import { App } from '../../app/App.tsx';
import type { Partida } from '../../platform/configuracao/load-configuracao.ts';
import { PartidaProvider } from '../../platform/configuracao/PartidaProvider.tsx';
import { session } from '../../platform/session/session.ts';
import { usuario } from '../galeria-rede.ts';
import { telas } from '../galeria-telas.ts';

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
      <MemoryRouter initialEntries={[tela]}>
        <App />
      </MemoryRouter>
    </PartidaProvider>
  );
}
