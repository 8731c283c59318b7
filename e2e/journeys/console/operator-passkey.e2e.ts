import { type Page } from '@playwright/test';
import { createLooks } from '../../steps/looks/console-looks.ts';
import { beginAsOperador, chooseTela, phone } from '../../steps/console.ts';
import { expect } from '../../steps/expect.ts';
import { test } from '../../steps/journey.ts';

/** Gives the browser a device that stores passkeys and verifies its user. */
async function addAuthenticator(page: Page): Promise<void> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('WebAuthn.enable');
  await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

/** Answers the next request of a call as after five minutes without a verification; later ones arrive. */
async function expireVerification(page: Page, path: string): Promise<void> {
  const body = {
    codigo: 'operador.confirmeQuemE',
    mensagem: 'Para isto, confirme que é você.',
    retorno: '',
    requisicao: 'r1',
  };
  await page.route(
    `**${path}`,
    (route) => route.fulfill({ status: 403, contentType: 'application/json', body: JSON.stringify(body) }),
    { times: 1 },
  );
}

async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Mais' }).click();
  await page.getByRole('button', { name: 'Sair' }).click();
  await expect(page.getByRole('heading', { name: 'Entrar' })).toBeVisible();
}

test.use(phone);

test('an invited operator adds a passkey, signs in and verifies with it, and removes it', async ({
  page,
}) => {
  const looks = createLooks('passkey');
  const see = (state: string) => looks.see(page, state);
  await addAuthenticator(page);
  await beginAsOperador(page, 'Lia Prado', `lia.${test.info().retry}@trevo.example`, 'nove pedras no riacho');

  await expect(page.getByRole('region', { name: 'Entre sem senha e sem código' })).toBeVisible();
  await see('sugestao');
  await page.getByRole('button', { name: 'Criar passkey' }).click();
  const segunda = page.getByRole('region', { name: 'Guarde uma segunda passkey' });
  await expect(segunda).toBeVisible();
  await segunda.getByRole('button', { name: 'Agora não' }).click();
  await expect(segunda).toHaveCount(0);

  await signOut(page);
  await see('entrar');
  await page.getByRole('button', { name: 'Usar uma passkey' }).click();
  await expect(page.getByRole('heading', { name: 'Hoje', level: 1 })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Guarde uma segunda passkey' })).toHaveCount(0);

  await chooseTela(page, 'Minha conta');
  const lista = page.getByRole('table', { name: 'Passkeys' });
  await lista.getByRole('button', { name: /^Renomear Chrome/ }).click();
  await page.getByLabel('Nome', { exact: true }).fill('Notebook da Lia');
  await see('nome');
  await page.getByRole('button', { name: 'Salvar o nome' }).click();
  await expect(lista).toContainText('Notebook da Lia');
  await see('conta');

  await expireVerification(page, '/operador/v1/acesso/passkeys/iniciar');
  await page.getByRole('button', { name: 'Criar passkey' }).click();
  const dialog = page.getByRole('dialog', { name: 'Confirme que é você' });
  await expect(dialog.getByRole('button', { name: 'Usar senha e código' })).toBeVisible();
  await see('confirmar');
  const elevated = page.waitForResponse(/\/acesso\/elevar\/passkey$/);
  await dialog.getByRole('button', { name: 'Confirmar com a passkey' }).click();
  expect((await elevated).status()).toBe(200);
  await expect(page.getByText('Este aparelho já tem uma passkey da sua conta.')).toBeVisible();

  await lista.getByRole('button', { name: 'Remover Notebook da Lia' }).click();
  const question = page.getByRole('dialog', { name: 'Remover Notebook da Lia?' });
  await question.getByRole('button', { name: 'Remover', exact: true }).click();
  await expect(page.getByText('Você ainda não tem passkeys.')).toBeVisible();

  await signOut(page);
  await page.getByRole('button', { name: 'Usar uma passkey' }).click();
  await expect(page.getByText('Esta passkey não foi aceita.')).toBeVisible();
  await see('recusada');
  looks.expectNothing();
});
