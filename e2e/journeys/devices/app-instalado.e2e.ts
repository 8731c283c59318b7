import { makeApp, openApp } from '../../steps/browser/app-instalado.ts';
import { expect } from '../../steps/expect.ts';
import { test } from '../../steps/journey.ts';

const aparelho = { Device: { getId: { identifier: 'aparelho-da-jornada' } } };

for (const { campanha, host, titulo, cor, usuario } of [
  {
    campanha: 'sol',
    host: 'sol.localhost',
    titulo: 'Verão que Volta',
    cor: '#ffd60a',
    usuario: '11987650001',
  },
  {
    campanha: 'noite',
    host: 'noite.localhost',
    titulo: 'Noites Vésper',
    cor: '#d9a441',
    usuario: '52998224725',
  },
]) {
  test(`starts the installed app of campaign ${campanha} from bundled files and calls its own server`, async ({
    page,
  }) => {
    const { www, pacote } = makeApp(campanha);
    const plugins = { ...aparelho, App: { getInfo: { id: pacote, version: '0.27.90' } } };
    const { asked, refused } = await openApp(page, { www, host, plugins });
    await expect(page.getByRole('textbox').first()).toBeVisible();
    await expect(page).toHaveTitle(new RegExp(titulo));
    // The bundled app uses hash routing.
    expect(new URL(page.url()).origin).toBe('https://localhost');
    expect(new URL(page.url()).pathname).toBe('/');
    const configured = asked.filter(({ body }) => body?.includes('"pacote"'));
    expect(configured.map(({ body }) => (JSON.parse(body!) as { valor: string }).valor)).toEqual([pacote]);
    // A loaded image has a natural width.
    const countMissing = () =>
      page.evaluate(() => [...document.images].filter(({ naturalWidth }) => naturalWidth === 0).length);
    await expect.poll(countMissing).toBe(0);
    const primaria = () => getComputedStyle(document.documentElement).getPropertyValue('--cor-primaria');
    expect(await page.evaluate(primaria)).toBe(cor);
    await expect(page.getByText('AMBIENTE DE TESTE')).toHaveCount(0);
    expect(asked.some(({ path }) => path.startsWith('/marcas/'))).toBe(true);
    expect(refused).toEqual([]);

    // Signing in navigates behind the `#`, and the campaign's server receives the request.
    const before = asked.length;
    await page.getByRole('textbox').first().fill(usuario);
    await page.getByRole('textbox').first().press('Enter');
    await expect.poll(() => asked.slice(before).some(({ path }) => path.startsWith('/login/'))).toBe(true);
    await page.evaluate(() => (location.hash = '#/regulamento'));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByText('Regulamento').first()).toBeVisible();
    // The licence texts are bundled, with those of the native packages.
    const licencas = await page.evaluate(async () => {
      const response = await fetch('/licencas.txt', { headers: { accept: 'text/plain' } });
      return [response.headers.get('content-type'), await response.text()];
    });
    expect(licencas).toEqual([
      expect.stringContaining('text/plain'),
      expect.stringMatching(/- @capacitor\/android .*\n[^]*- react-dom /),
    ]);
    expect(refused).toEqual([]);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });
}
