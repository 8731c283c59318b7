import { type Page } from '@playwright/test';
import { addressOf } from '../../steps/addresses.ts';
import { expect } from '../../steps/expect.ts';
import { go, waitForScreen } from '../../steps/go.ts';
import { test } from '../../steps/journey.ts';
import { createLooks } from '../../steps/looks/looks.ts';
import { takePicture } from '../../steps/looks/pictures.ts';
import { publishCampanha } from '../../steps/publish-campanha.ts';
import { beginAsNewPessoa } from '../../steps/sign-up.ts';

const gtag = 'https://www.googletagmanager.com/**';
const pixel = 'https://www.facebook.com/tr?**';

const publish = (page: Page, nome: string) =>
  publishCampanha(page.request, nome, {
    'configuracao.analytics.idGoogle': 'G-TREVO1',
    'configuracao.analytics.idFacebook': '123456',
  });

/** Intercepts both analytics providers; returns their requests in order. */
async function listenOutside(page: Page): Promise<{ readonly scripts: string[]; readonly pixels: string[] }> {
  const told = { scripts: [] as string[], pixels: [] as string[] };
  await page.route(gtag, (route) => {
    told.scripts.push(route.request().url());
    return route.fulfill({ contentType: 'text/javascript', body: 'window.gtagRan = true' });
  });
  await page.route(pixel, (route) => {
    told.pixels.push(new URL(route.request().url()).searchParams.get('dl')!);
    expect(route.request().headers()['referer']).toBeUndefined();
    return route.fulfill({ contentType: 'image/gif', body: '' });
  });
  return told;
}

interface Measured {
  readonly dataLayer?: readonly ArrayLike<unknown>[];
  readonly [flag: `ga-disable-${string}`]: boolean | undefined;
}
/** Reads the page's data layer like Google's script. */
const readGoogle = (page: Page) =>
  page.evaluate(() => [...((window as unknown as Measured).dataLayer ?? [])].map((each) => Array.from(each)));
const readVisits = async (page: Page) =>
  (await readGoogle(page))
    .filter(([command]) => command === 'event')
    .map(([, , visita]) => (visita as { page_location: string }).page_location);

const pergunta = (page: Page) => page.getByRole('region', { name: 'Medição de visitas' });

test('sends nothing before consent, remembers a refusal, and covers no button with either', async ({
  page,
}) => {
  const told = await listenOutside(page);
  const host = await publish(page, 'medicao-nao');
  await page.goto(addressOf(host));
  await expect(pergunta(page)).toBeVisible();
  const [question, button] = [
    await pergunta(page).boundingBox(),
    await page.getByRole('button', { name: 'Continuar', exact: true }).boundingBox(),
  ];
  expect(question!.y + question!.height).toBeLessThan(button!.y);
  const looks = createLooks('measuring', ['sol', 'noite']);
  await looks.see(page, 'question at the entry');
  const [no, yes] = await Promise.all(
    ['Recusar', 'Aceitar'].map((name) => pergunta(page).getByRole('button', { name }).boundingBox()),
  );
  expect([no!.width, no!.height]).toEqual([yes!.width, yes!.height]);
  await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
  const [lastAnswer, large] = await Promise.all([
    pergunta(page).getByRole('button').last().boundingBox(),
    page.getByRole('button', { name: 'Continuar', exact: true }).boundingBox(),
  ]);
  expect(lastAnswer!.y + lastAnswer!.height).toBeLessThan(large!.y);
  await takePicture(page, 'measuring-200');
  await page.evaluate(() => (document.documentElement.style.fontSize = ''));
  // Answers by keyboard only.
  await pergunta(page).getByRole('button', { name: 'Recusar' }).focus();
  await page.keyboard.press('Enter');
  await expect(pergunta(page)).toHaveCount(0);
  const loaded = page.waitForResponse(/medicao|Medicao/);
  await page.reload();
  await loaded;
  await waitForScreen(page);
  await expect(pergunta(page)).toHaveCount(0);
  expect(await readGoogle(page)).toEqual([]);
  expect(told).toEqual({ scripts: [], pixels: [] });
  looks.expectNothing();
});

test('after consent sends the route pattern of each address, and stops after an opt-out in Sobre', async ({
  page,
}) => {
  const told = await listenOutside(page);
  const host = await publish(page, 'medicao-sim');
  await beginAsNewPessoa(page, host);
  const origin = addressOf(host);
  await page.goto(`${origin}/home?usuario=52998224725`);
  await expect(pergunta(page)).toBeVisible();
  const looks = createLooks('measuring', ['sol', 'noite']);
  await looks.see(page, 'question above the menu');
  await pergunta(page).getByRole('button', { name: 'Aceitar' }).click();
  await expect.poll(() => told.pixels).toEqual([`${origin}/home`]);
  // The content security policy allowed the script.
  await page.waitForFunction(() => (window as { gtagRan?: true }).gtagRan);
  expect(told.scripts).toEqual(['https://www.googletagmanager.com/gtag/js?id=G-TREVO1']);

  await go(page, '/2026-MEDICAO_SIM-ABCD1234');
  await go(page, '/totalPontos?token=segredo');
  await go(page, '/52998224725');
  await go(page, '/sobre');
  const visits = [
    '/home',
    '/:ano-:identificacao-:numeroAleatorio',
    '/totalPontos',
    '/naoEncontrada',
    '/sobre',
  ];
  const addresses = visits.map((path) => origin + path);
  await expect.poll(() => told.pixels).toEqual(addresses);
  expect(await readVisits(page)).toEqual(addresses);
  const said = JSON.stringify(await readGoogle(page));
  expect(said).not.toMatch(/529|ABCD1234|segredo|token/);
  expect(said).toContain('"allow_google_signals":false');

  await page.context().addCookies([{ name: '_ga_TREVO1', value: 'GS1.1', url: origin }]);
  await looks.see(page, 'switch in Sobre');
  await page.getByRole('switch', { name: /Contar minhas visitas/ }).uncheck();
  await go(page, '/home');
  expect(await readVisits(page)).toEqual(addresses);
  expect(told.pixels).toEqual(addresses);
  expect(await page.evaluate(() => (window as unknown as Measured)['ga-disable-G-TREVO1'])).toBe(true);
  expect(await page.context().cookies(origin)).toEqual([]);
  looks.expectNothing();
});
