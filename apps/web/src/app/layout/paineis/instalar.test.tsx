// @vitest-environment happy-dom
import { fireEvent, renderHook, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { answer, closeScreen, openScreen, press, stubNetwork } from '../../../../test/screen-harness.tsx';
import { InstalarCard } from '../../../features/instalacao/public.ts';
import { paineis } from '../../../platform/navigation/painel-store.ts';
import { session } from '../../../platform/session/session.ts';
import { createRecusas } from '../../../platform/storage/recusas.ts';
import { Paineis } from '../Paineis.tsx';

const usuario = '52998224725';
const iphone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1';
const android =
  'Mozilla/5.0 (Linux; Android 15; Moto G) AppleWebKit/537.36 Chrome/141.0 Mobile Safari/537.36';

beforeEach(() => session.signIn({ token: 't1', usuario, tipo: 'consumidor' }));
afterEach(() => {
  paineis.close();
  vi.restoreAllMocks();
  closeScreen();
});

function open(userAgent: string, configuracao = {}): void {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent);
  stubNetwork({ [`GET /consumidor/v1/consumidores/${usuario}`]: answer({ nome: 'ANA MARIA LIMA' }) });
  const telas = (
    <>
      <InstalarCard />
      <Paineis />
    </>
  );
  openScreen('/home', { '/home': telas }, configuracao);
}

const openConta = async () => {
  paineis.open('conta');
  return screen.findByRole('dialog', { name: 'Sua conta' });
};

test('offers the store of a campaign with a published app, in the account too', async () => {
  const loja = 'https://play.example/trevo';
  open(android, {
    'navegacao.urlAppPwa': 'https://app.example',
    'navegacao.urlAppPhonegap': 'https://instalado.example',
    'navegacao.urlLojaAndroid': loja,
    'navegacao.urlLojaIos': 'https://apps.example/trevo',
  });
  expect(screen.getByRole('link', { name: 'Baixar na loja' }).getAttribute('href')).toBe(loja);
  const link = within(await openConta()).getByRole('link', { name: 'Instalar no celular' });
  expect(link.getAttribute('href')).toBe(loja);
});

test('after "not now" offers the installation in the account, and on an iPhone shows instructions', async () => {
  open(iphone);
  expect(screen.getByRole('region', { name: 'Leve este aplicativo no celular' })).toBeDefined();
  press('Agora não');
  expect(screen.queryByRole('region', { name: 'Leve este aplicativo no celular' })).toBeNull();
  const nextStart = renderHook(() => createRecusas('instalacao').useMayConvidar(new Date()));
  expect(nextStart.result.current).toBe(false);
  const conta = await openConta();
  fireEvent.click(within(conta).getByRole('button', { name: 'Instalar no celular' }));
  const passos = await screen.findByRole('dialog', { name: 'Na tela de início do iPhone' });
  expect(within(passos).getAllByRole('listitem')).toHaveLength(3);
  fireEvent.click(within(passos).getByRole('button', { name: 'Entendi' }));
  await waitFor(() => expect(paineis.get()).toBeNull());
  expect(screen.queryByRole('region', { name: 'Leve este aplicativo no celular' })).toBeNull();
});
