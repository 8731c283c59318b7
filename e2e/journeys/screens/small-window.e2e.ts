import { addressOf } from '../../steps/addresses.ts';
import { expect } from '../../steps/expect.ts';
import { go, waitForScreen } from '../../steps/go.ts';
import { test } from '../../steps/journey.ts';
import { beginSignedIn } from '../../steps/sign-up.ts';

test.use({ viewport: { width: 360, height: 640 } });

test('on a small phone the four receipt filters fit one line, and a title shares the line of its buttons', async ({
  page,
}) => {
  await beginSignedIn(page);
  await page.goto(`${addressOf('localhost')}/documentosFiscais`);
  await waitForScreen(page);
  const ways = page.getByRole('radio');
  await expect(ways).toHaveCount(4);
  const tops = await ways.evaluateAll((all) => all.map((way) => way.getBoundingClientRect().top));
  expect(new Set(tops).size).toBe(1);

  await go(page, '/vitrineProdutos');
  const title = (await page.getByRole('heading', { level: 1, name: 'Vitrine' }).boundingBox())!;
  const button = (await page
    .getByRole('main')
    .getByRole('button', { name: /carrinho/i })
    .first()
    .boundingBox())!;
  expect(button.y).toBeLessThan(title.y + title.height);
  expect(title.y).toBeLessThan(button.y + button.height);
  expect(title.x + title.width).toBeLessThanOrEqual(button.x);
});
