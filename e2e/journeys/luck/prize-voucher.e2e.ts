import { readFileSync } from 'node:fs';
import { type Locator, type Page } from '@playwright/test';
import { paths } from '@trevo/contract/paths';
import { toCodigoPremio } from '@trevo/rules/sorte/premios/codigo-premio';
import decodeQR from 'qr/decode.js';
import { addressOf } from '../../steps/addresses.ts';
import { createAxe } from '../../steps/looks/axe.ts';
import { expect } from '../../steps/expect.ts';
import { waitForScreen } from '../../steps/go.ts';
import { test } from '../../steps/journey.ts';
import { takePicture } from '../../steps/looks/pictures.ts';
import { beginWithCards, expectResult, listCardIds, publishPremios } from '../../steps/premios.ts';
import { operatorToken } from '../../steps/publish-campanha.ts';

const retirada = { como: 'Mostre o voucher no balcão de qualquer loja.', ate: '2999-12-14' };
const premios = {
  agenda: 'contador',
  cartelas: 60,
  itens: [
    {
      id: 'cesta',
      nome: 'Cesta Quatro Folhas',
      quantidade: 60,
      imagem: '/marcas/premio-cesta.svg',
      retirada,
    },
  ],
};

async function visit(page: Page, host: string, path: string): Promise<void> {
  await page.goto(addressOf(host) + path);
  await waitForScreen(page);
}

/** Calls the API like an operator, outside the browser. */
async function askOperador(page: Page, host: string, path: string, body?: object) {
  const how = { headers: { host: new URL(addressOf(host)).host, authorization: `Bearer ${operatorToken}` } };
  const address = addressOf('127.0.0.1') + path;
  const answer = body
    ? await page.request.post(address, { ...how, data: body })
    : await page.request.get(address, how);
  return (await answer.json()) as { retorno: Premio[] & Premio; codigo?: string };
}
interface Premio {
  readonly raspadinhaID: string;
  readonly consumidorID: string;
  readonly situacao: string;
}

/** Reads the QR code from a screenshot, at half its size and in either contrast. */
async function readQr(page: Page, picture: Buffer): Promise<string> {
  const { width, height, greys } = await page.evaluate(async (base64) => {
    const bytes = Uint8Array.from(atob(base64), (one) => one.charCodeAt(0));
    const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
    const size = { width: bitmap.width / 2, height: bitmap.height / 2 };
    const pen = new OffscreenCanvas(size.width, size.height).getContext('2d')!;
    pen.drawImage(bitmap, 0, 0, size.width, size.height);
    const { data: drawn } = pen.getImageData(0, 0, size.width, size.height);
    let greys = '';
    for (let at = 0; at < drawn.length; at += 4) greys += String.fromCharCode(drawn[at]!);
    return { ...size, greys };
  }, picture.toString('base64'));
  const pixels = Uint8Array.from(
    [...greys].flatMap((grey) => [grey.charCodeAt(0), grey.charCodeAt(0), grey.charCodeAt(0)]),
  );
  return decodeQR({ width, height, data: pixels });
}

/** Expects the element to be fully visible without scrolling, and uncovered, once the layout has settled. */
async function expectWhole(page: Page, what: Locator): Promise<void> {
  await expect(async () => {
    const box = (await what.boundingBox())!;
    const bottom = await page.evaluate(() => {
      const menu = document.querySelector('nav[aria-label="Menu"]')?.getBoundingClientRect();
      return menu && menu.width > menu.height ? Math.min(menu.top, innerHeight) : innerHeight;
    });
    expect(box.y).toBeGreaterThanOrEqual(0);
    expect(box.y + box.height).toBeLessThanOrEqual(bottom);
  }).toPass({ timeout: 10_000 });
}

test('a voucher shows its deadline, is saved with its QR code, and is redeemed once', async ({ page }) => {
  const host = await publishPremios(page.request, 'voucher-balcao', { sorte: 'sempre', change: { premios } });
  const { token } = await beginWithCards(page, host);
  const [id] = await listCardIds(page, host, token);
  await visit(page, host, `/raspar?id=${id}`);
  await page.getByRole('button', { name: 'Revelar resultado' }).click();
  await expectResult(page, 'sempre');
  const voucher = page.getByRole('article', { name: 'Cesta Quatro Folhas' });
  await expect(voucher.getByText('14 de dezembro de 2999')).toBeVisible();
  await expect(voucher.getByRole('img', { name: /^QR Code/ })).toBeVisible();
  await takePicture(page, 'voucher-aberto');

  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Guardar voucher' }).click();
  const codigo = toCodigoPremio(id!);
  const picture = readFileSync(await (await saved).path());
  expect(await readQr(page, picture)).toBe(codigo);

  const search = `${paths['operador.procurarPremio'].path}?codigo=${encodeURIComponent(codigo)}`;
  const { retorno } = await askOperador(page, host, search);
  const [found] = retorno;
  expect(found?.situacao).toBe('A_RECEBER');
  const entregar = `/operador/v1/premios/2026/VOUCHER_BALCAO/${found!.consumidorID}/${id}/entregar`;
  expect((await askOperador(page, host, entregar, { entreguePor: 'Loja Sé' })).retorno.situacao).toBe(
    'ENTREGUE',
  );
  expect((await askOperador(page, host, entregar, { entreguePor: 'Loja Lapa' })).codigo).toBe(
    'premio.jaEntregue',
  );

  await page.reload();
  await expect(voucher.getByText('Entregue em')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Guardar voucher' })).toHaveCount(0);
  await takePicture(page, 'voucher-entregue');
  await visit(page, host, '/premiacaoInstantanea');
  await expect(page.getByText(/^Entregue em \d/)).toBeVisible();
});

test('a small phone shows a voucher of the wheel without scrolling, and a landscape phone the whole wheel', async ({
  page,
}) => {
  const host = await publishPremios(page.request, 'voucher-roda', {
    sorte: 'sempre',
    change: { premios, 'configuracao.raspadinha.modo': 'giro' },
  });
  const axe = createAxe();
  await beginWithCards(page, host);
  await page.setViewportSize({ width: 740, height: 360 });
  await visit(page, host, '/girosDaSorte');
  const girar = page.getByRole('button', { name: 'Girar', exact: true });
  await expectWhole(page, girar);
  await expectWhole(page, page.locator('[data-stage] svg').first());
  await takePicture(page, 'roda-deitada');
  await axe.see(page, 'wheel that lies');

  await page.setViewportSize({ width: 360, height: 640 });
  await page.reload();
  await waitForScreen(page);
  await expectWhole(page, girar);
  await girar.click();
  await expectResult(page, 'sempre');
  await expect(page.getByRole('img', { name: /^QR Code/ })).toBeVisible();
  await takePicture(page, 'roda-voucher-pequena');
  await expectWhole(page, page.getByRole('button', { name: 'Guardar voucher' }));
  await axe.see(page, 'voucher of the wheel');
  axe.expectNothing();
});

test('a landscape phone shows the whole wheel below the row of main screens too, and no label exceeds its slot', async ({
  page,
}) => {
  const [premio] = premios.itens;
  const host = await publishPremios(page.request, 'roda-deitada', {
    marca: 'noite',
    sorte: 'sempre',
    change: {
      premios: { ...premios, itens: [{ ...premio, nome: 'Par de taças Vésper' }] },
      'configuracao.raspadinha.modo': 'giro',
      'configuracao.menu.novoMenu': false,
      'configuracao.navegacao.telasConfiguraveis': ['contaCorrente', 'girosDaSorte', 'cupons'],
    },
  });
  await beginWithCards(page, host);
  await page.setViewportSize({ width: 740, height: 360 });
  await visit(page, host, '/girosDaSorte');
  await expect(page.getByRole('link', { name: 'Giros da sorte' })).toBeVisible();
  await expectWhole(page, page.getByRole('button', { name: 'Girar', exact: true }));
  await expectWhole(page, page.locator('[data-stage] svg').first());
  await takePicture(page, 'roda-deitada-com-telas');
  const hanging = await page.locator('[data-upright]').evaluateAll((cabins) =>
    cabins.flatMap((cabin) => {
      const { top, bottom } = cabin.getBoundingClientRect();
      return [...cabin.children]
        .map((part) => part.getBoundingClientRect())
        .filter((part) => part.top < top - 0.5 || part.bottom > bottom + 0.5)
        .map((part) => [part.top - top, bottom - part.bottom]);
    }),
  );
  expect(hanging).toEqual([]);
});
