import AxeBuilder from '@axe-core/playwright';
import { expect, test } from '@playwright/test';
import { addressOf } from '../steps/addresses.ts';
import { beginSignedIn } from '../steps/sign-up.ts';

const brands = [
  { host: 'localhost', usuario: '52998224725' },
  { host: 'sol.localhost', usuario: '11987654321' },
  { host: 'noite.localhost', usuario: '52998224725' },
];
const outside = [
  '/',
  '/login',
  '/esqueciSenha',
  '/lgpd',
  '/lgpdDetalhada',
  '/primeiroAcesso',
  '/regulamento',
  '/totalPontos',
  '/chatSuporte',
  '/totem',
  '/nenhuma',
];
const inside = [
  '/home',
  '/cupons',
  '/documentosFiscais',
  '/digitacaoManual',
  '/obterCodigoTemporario',
  '/sobre',
  '/quiz',
];

for (const { host, usuario } of brands) {
  test(`axe finds nothing on the screens of ${host}`, async ({ page }) => {
    test.setTimeout(180_000);
    const found: string[] = [];
    const look = async (path: string) => {
      await page.goto(`${addressOf(host)}${path}`);
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
      await page.waitForLoadState('networkidle');
      const { violations } = await new AxeBuilder({ page })
        .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
        .analyze();
      for (const { id, nodes } of violations) found.push(`${path} ${id} ${nodes[0]?.target.join(' ')}`);
    };
    for (const path of outside) await look(path);
    await beginSignedIn(page, host, usuario);
    for (const path of inside) await look(path);
    expect(found).toEqual([]);
  });
}
