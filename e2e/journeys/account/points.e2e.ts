import { addressOf } from '../../steps/addresses.ts';
import { createAxe } from '../../steps/looks/axe.ts';
import { expect } from '../../steps/expect.ts';
import { go } from '../../steps/go.ts';
import { test } from '../../steps/journey.ts';
import { takePicture } from '../../steps/looks/pictures.ts';
import { publishCampanha } from '../../steps/publish-campanha.ts';
import { beginAsNewPessoa, beginSignedIn } from '../../steps/sign-up.ts';
import { toNota } from '../../steps/notas/videos.ts';

test('a receipt earns points, shown with source and expiry, and reaches a goal', async ({
  page,
  request,
}) => {
  const host = await publishCampanha(request, 'pontos', {
    'recompensas.pontos': { porDocumento: 50, validade: { meses: 12 } },
    metas: [
      {
        id: 'perto',
        nome: 'Primeira nota',
        moeda: 'pontos',
        alvo: 50,
        ate: '2027-06-30',
        premio: { pontos: 10 },
      },
      {
        id: 'longe',
        nome: 'Mil pontos',
        moeda: 'pontos',
        alvo: 1000,
        ate: '2027-06-30',
        premio: { pontos: 100 },
      },
    ],
  });
  const axe = createAxe(['sol', 'noite']);
  await beginAsNewPessoa(page, host);
  await page.goto(`${addressOf(host)}/contaCorrente`);
  await expect(page.getByText('Nenhum ponto ainda')).toBeVisible();
  await axe.see(page, 'no points');

  await go(page, '/digitacaoManual');
  await page.getByLabel('Chave de acesso').fill(toNota(Math.floor(Math.random() * 2 ** 31)));
  await page.getByRole('button', { name: 'Cadastrar nota' }).click();
  await expect(page.getByText('Você ganhou 1 número da sorte!').first()).toBeVisible();

  await go(page, '/contaCorrente');
  const total = page.getByRole('main').getByText('60', { exact: true });
  await expect(total).toBeVisible();
  await expect(page.getByText('Meta alcançada')).toBeVisible();
  await axe.see(page, 'points');
  await takePicture(page, 'points');

  await page.getByRole('link', { name: /^Nota fiscal/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Detalhes do crédito');
  await expect(page.getByText('Sua nota foi aprovada e rendeu pontos.')).toBeVisible();
  await expect(page.getByText('Vale até')).toBeVisible();
  await axe.see(page, 'one line');
  await page.getByRole('link', { name: /^Ver a nota/ }).click();
  await expect(page.getByRole('link', { name: /^Pontos desta nota/ })).toContainText('50 pontos');
  await axe.see(page, 'the purchase');

  await go(page, '/metas');
  await expect(page.getByText('Meta alcançada!')).toBeVisible();
  await expect(page.getByText(/^Faltam 9\d0 pontos$/)).toBeVisible();
  await axe.see(page, 'goals');

  // Without a response the app shows cached data.
  await page.route('**/contacorrente/v1/saldos/**', (route) => route.abort());
  await page.goto(`${addressOf(host)}/contaCorrente`);
  await expect(page.getByText(/^Saldo de hoje, \d+h\d\d\. Não deu para atualizar agora\.$/)).toBeVisible();
  await expect(total).toBeVisible();
  axe.expectNothing();
});

test('shows the release date of pending cashback and allows spending it from then on', async ({ page }) => {
  const host = 'sol.localhost';
  await beginSignedIn(page, host, '11987654321');
  await page.goto(`${addressOf(host)}/saldoCashback`);
  await expect(page.getByText(/a liberar (em|até) \d+º? [a-z]{3}\./)).toBeVisible();
  await page.getByText('Ver todas as datas').click();
  await expect(page.getByText('Liberações')).toBeVisible();
  await takePicture(page, 'cashback-1-dates');

  await go(page, '/extratoCashback');
  await page.getByText('Entradas', { exact: true }).click();
  const waiting = page.getByRole('link', { name: /^Nota fiscal.*A liberar em/ });
  await expect(waiting.first()).toBeVisible();
  await takePicture(page, 'cashback-2-statement');
  await waiting.first().click();
  await expect(page.getByText('Será liberado em')).toBeVisible();
  await takePicture(page, 'cashback-3-waiting');

  // An older one, which was pending too.
  await go(page, '/extratoCashback');
  await page.getByText('Entradas', { exact: true }).click();
  const released = page.getByRole('link', { name: /^Nota fiscal/ }).filter({ hasNotText: 'A liberar' });
  await released.first().click();
  await expect(page.getByText(/^(Liberado para usar|Usado)$/)).toBeVisible();
  await expect(page.getByText('Será liberado em')).toHaveCount(0);
  await takePicture(page, 'cashback-4-released');
});
