// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { buildPremio, buildRaspada } from '../../../../test/raspadinha-sample.ts';
import { closeScreen, openScreen, stubNetwork } from '../../../../test/screen-harness.tsx';
import { totem } from '../../../platform/storage/totem.ts';
import { PremioVoucher } from './PremioVoucher.tsx';

afterEach(closeScreen);

const premio = buildPremio();
const open = () => {
  stubNetwork({});
  openScreen('/raspar', { '/raspar': <PremioVoucher card={buildRaspada(1, { premio })} premio={premio} /> });
};

test('shares a voucher as a picture', async () => {
  open();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Compartilhar' })).toBeDefined());
});

// Kiosk mode cannot be turned off in a window, so this test must be the last.
test('shows a QR code instead of saving a picture on a kiosk', async () => {
  totem.start();
  open();
  const qr = await screen.findByRole('img', { name: 'QR Code para abrir este prêmio no seu celular' });
  expect(qr).toBeDefined();
  expect(screen.getByText('Aponte a câmera e leve o prêmio no seu celular.')).toBeDefined();
  expect(screen.queryByRole('button')).toBeNull();
});
