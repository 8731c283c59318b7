import { type Page } from '@playwright/test';
import { addDias, toSaoPaulo } from '@trevo/rules/tempo/sao-paulo';
import { buildChave } from '@trevo/fixtures/chave-builder';
import { addressOf } from '../../steps/addresses.ts';
import { expect } from '../../steps/expect.ts';
import { openScreen } from '../../steps/go.ts';
import { test } from '../../steps/journey.ts';
import { publishCampanha } from '../../steps/publish-campanha.ts';
import { createPessoa, signUp } from '../../steps/sign-up.ts';

const hoje = () => toSaoPaulo(new Date()).dia;

/** Sets the phone's clock off by so many days, and lets it run. */
const setClockWrong = (page: Page, days: number): Promise<void> =>
  page.clock.install({ time: Date.now() + days * 86_400_000 });

/** Publishes a campaign that began so many days ago and accepts registrations and receipts until tomorrow. */
const publishShort = (page: Page, nome: string, began: number): Promise<string> =>
  publishCampanha(page.request, nome, {
    'campanha.dataInicial': addDias(hoje(), -began),
    'campanha.dataFinal': addDias(hoje(), 1),
    'campanha.dataFinalCompras': addDias(hoje(), 1),
    'campanha.dataFinalCadastros': addDias(hoje(), 1),
    'configuracao.quiz.ativo': false,
    sorteios: [],
  });

/** Types the access key of a receipt of this month, and waits for its result. */
async function registerChave(page: Page, host: string): Promise<void> {
  const anoMes = hoje().slice(0, 7);
  const chave = buildChave(Math.floor(Math.random() * 1e6), { anoMes, modelo: '65', tipoEmissao: 1 });
  await openScreen(page, host, '/digitacaoManual');
  await page.getByLabel('Chave de acesso').pressSequentially(chave);
  await page.getByRole('button', { name: 'Cadastrar nota' }).click();
  await expect(page.getByText('Você ganhou 1 número da sorte!').first()).toBeVisible();
}

for (const { days, began } of [
  { days: -40, began: 10 },
  { days: 2, began: 10 },
  // By that clock the campaign runs, and a receipt of this month is in the future.
  { days: -30, began: 60 },
]) {
  const clock = `${Math.abs(days)} days ${days < 0 ? 'behind' : 'ahead'}`;

  test(`accepts a registration, keeps the session and registers a receipt on a phone whose clock is ${clock}`, async ({
    page,
  }) => {
    const host = await publishShort(page, `relogio-${days}`, began);
    await setClockWrong(page, days);
    await signUp(page, createPessoa(), host);
    await expect(page.getByText('Falta 1 dia para cadastrar')).toBeVisible();
    await registerChave(page, host);
    // The second start uses the prefetched responses of the page.
    await page.goto(`${addressOf(host)}/home`);
    await expect(page.getByText(/^Olá, /)).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('trevo.login'))).not.toBeNull();
  });
}
