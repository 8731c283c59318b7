// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react';
import { configuracaoPadrao } from '@trevo/config/configuracao/configuracao-keys';
import { BrowserRouter } from 'react-router';
import { afterEach, expect, test } from 'vitest';
import { closeScreen, stubNetwork } from '../../../../test/screen-harness.tsx';
import { PartidaProvider } from '../../../platform/configuracao/PartidaProvider.tsx';
import { session } from '../../../platform/session/session.ts';
import { Userbar } from './Userbar.tsx';

afterEach(closeScreen);

test('provides its own query cache when there is none around it', async () => {
  session.signIn({ token: 't1', usuario: '52998224725', tipo: 'consumidor' });
  stubNetwork({});
  render(
    <PartidaProvider partida={{ configuracao: configuracaoPadrao, ambiente: 'producao' }}>
      <BrowserRouter>
        <Userbar showLogo />
      </BrowserRouter>
    </PartidaProvider>,
  );
  expect(await screen.findByRole('button', { name: 'Notificações' })).toBeDefined();
});
