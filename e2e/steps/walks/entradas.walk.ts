import type { Page } from '@playwright/test';
import { waitForButtons, go, press, type See } from '../go.ts';

/** The screens for registering a purchase, empty and with every error. */
const forms = {
  cadastroCompra: 'Cadastrar nota',
  lancamentoManual: 'Cadastrar nota',
  cadastrarCupom: 'Cadastrar código',
  'escanearComper?ecommerce=N': 'Cadastrar cupom',
  'digitacaoManual?ecommerce=S': 'Cadastrar cupom',
} as const;

/** Results and refusals that need no purchase. */
const ends = [
  'retornoCrawler?status=200',
  'retornoCrawlerIOS?status=500',
  'compraAprovada?documentoFiscalID=0190f3a0-0000-7000-8000-000000000000',
  '2026-OUTRA-NAOEXISTE1',
] as const;

/** Opens each of them as a signed-in user with a complete profile. */
export async function walkEntradas(page: Page, see: See): Promise<void> {
  for (const [path, button] of Object.entries(forms)) {
    await go(page, `/${path}`);
    await see(page, path);
    await press(page, button);
    await waitForButtons(page);
    await see(page, `${path} with mistakes`);
  }
  for (const path of ends) {
    await go(page, `/${path}`);
    await see(page, path);
  }
}
