import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { addressOf } from '../../steps/addresses.ts';
import { expect } from '../../steps/expect.ts';
import { test } from '../../steps/journey.ts';
import { takePicture } from '../../steps/looks/pictures.ts';
import { publishPremios, registerWithCards } from '../../steps/premios.ts';

test("a card can be embedded in a partner's page and in no other", async ({ page }) => {
  let framed = '';
  // A second origin on this machine: browsers block pages from public addresses that embed local ones.
  const site = createServer((_request, response) =>
    response
      .setHeader('content-type', 'text/html')
      .end(
        `<!doctype html><title>Loja</title><h1>Minha loja</h1><iframe title="Raspadinha" width="360" height="700" src="${framed}"></iframe>`,
      ),
  );
  await new Promise<void>((resolve) => site.listen(0, resolve));
  const { port } = site.address() as AddressInfo;
  const [partner, stranger] = [`http://localhost:${port}`, `http://127.0.0.1:${port}`];

  const host = await publishPremios(page.request, 'embutida', {
    sorte: 'sempre',
    change: { 'configuracao.raspadinha.sitesParceiros': [partner] },
  });
  const { token } = await registerWithCards(page, host);
  const card = `${addressOf(host)}/rasparAlternativo?token=${token}`;
  const inside = page.frameLocator('iframe').getByRole('heading', { level: 1 });

  framed = card;
  await page.goto(partner);
  await expect(inside).toHaveText('Sua raspadinha');
  await takePicture(page, 'embutida-no-parceiro');

  for (const [from, address] of [
    [stranger, card],
    [partner, `${addressOf(host)}/home`],
  ] as const) {
    framed = address;
    const refused = page.waitForEvent('console', (message) => message.text().includes('frame-ancestors'));
    await page.goto(from);
    await refused;
    await expect(inside).toHaveCount(0);
  }
  site.closeAllConnections();
  site.close();
});
