import { addressOf } from '../../steps/addresses.ts';
import { expect } from '../../steps/expect.ts';
import { go, waitForScreen } from '../../steps/go.ts';
import { test } from '../../steps/journey.ts';
import { createLooks } from '../../steps/looks/looks.ts';
import { takePicture } from '../../steps/looks/pictures.ts';
import { publishCampanha } from '../../steps/publish-campanha.ts';
import { beginAsNewPessoa } from '../../steps/sign-up.ts';

test.describe.configure({ timeout: 180_000 });

test('a ballot keeps its answers while away, is submitted once, and shows the correct ones', async ({
  page,
}) => {
  await beginAsNewPessoa(page);
  const looks = createLooks('quiz', ['sol', 'noite']);
  await page.goto('/quiz');
  await waitForScreen(page);
  await takePicture(page, 'quiz-1-list');
  await expect(page.getByRole('link', { name: /Sabores da primavera/ })).toBeVisible();
  await looks.see(page, 'quiz list');
  await page.getByRole('link', { name: /Você conhece a horta/ }).click();
  await takePicture(page, 'quiz-2-question');
  await looks.see(page, 'quiz question');
  await page.getByRole('radio', { name: 'Quatro' }).check();
  await page.getByRole('button', { name: 'Próxima pergunta' }).click();
  await page.getByRole('button', { name: 'Próxima pergunta' }).click();
  await expect(page.getByText('Escolha uma resposta para continuar.')).toBeVisible();
  await takePicture(page, 'quiz-3-missing');
  await looks.see(page, 'quiz without an answer');

  await page.reload();
  await expect(page.getByRole('heading', { name: 'Pergunta 2 de 4' })).toBeVisible();
  for (const opcao of ['No verão', 'Gengibre', 'Na feira']) {
    await page.getByRole('radio', { name: opcao }).check();
    await page.getByRole('button', { name: /^(Próxima pergunta|Revisar respostas)$/ }).click();
  }
  await expect(page.getByRole('heading', { name: 'Confira antes de enviar' })).toBeVisible();
  await takePicture(page, 'quiz-4-review');
  await looks.see(page, 'quiz review');
  await page.getByRole('button', { name: 'Enviar respostas' }).click();
  await expect(page.getByRole('heading', { name: 'Você acertou 2 de 3' })).toBeVisible();
  await expect(page.getByText('+20 pontos')).toBeVisible();
  await takePicture(page, 'quiz-5-result');
  await looks.see(page, 'quiz result');
  await page.getByRole('button', { name: 'Ver outros questionários' }).click();
  await expect(page.getByText('Você ganhou 20 pontos')).toBeVisible();
  await takePicture(page, 'quiz-6-list-after');
  looks.expectNothing();
});

test('a ballot that expires while it is answered rejects the answers and says so', async ({ page }) => {
  const quiz = (ate: string) => ({
    quiz: [
      {
        id: 'prazo',
        titulo: 'Uma pergunta rápida',
        ate,
        modalidade: 'engajamento',
        perguntas: [{ id: 'hora', texto: 'Que horas são?', opcoes: ['Cedo', 'Tarde'] }],
      },
    ],
  });
  const host = await publishCampanha(page.request, 'quiz-prazo', quiz('2027-06-30'));
  await beginAsNewPessoa(page, host);
  await page.goto(`${addressOf(host)}/quiz`);
  await page.getByRole('link', { name: /Uma pergunta rápida/ }).click();
  await page.getByRole('radio', { name: 'Tarde' }).check();
  await page.getByRole('button', { name: 'Revisar respostas' }).click();
  await expect(page.getByRole('heading', { name: 'Confira antes de enviar' })).toBeVisible();

  // No answers exist, so its dates may still be changed.
  await publishCampanha(page.request, 'quiz-prazo', quiz('2026-09-30'));
  await page.getByRole('button', { name: 'Enviar respostas' }).click();
  await expect(page.getByRole('dialog').getByText('Prazo de resposta expirado')).toBeVisible();
  await takePicture(page, 'quiz-7-too-late');
  await page.getByRole('dialog').getByRole('button', { name: 'Entendi' }).click();
  await page.goto(`${addressOf(host)}/quiz`);
  await expect(page.getByRole('heading', { name: 'Encerrados' })).toBeVisible();
  await page.getByRole('link', { name: /Uma pergunta rápida/ }).click();
  await expect(page.getByText('Este questionário terminou')).toBeVisible();
  await takePicture(page, 'quiz-8-ended');
});

test('lists the nearest shops by position or by city, and all shops without either; searches the help', async ({
  page,
  context,
}) => {
  await beginAsNewPessoa(page);
  const looks = createLooks('shops', ['sol', 'noite']);
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation({ latitude: -23.56139876, longitude: -46.65589123 });
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto('/associados');
  await waitForScreen(page);
  await takePicture(page, 'shops-1-question');
  await looks.see(page, 'shops, before the position');
  expect(asked.filter((url) => url.includes('MaisProximos'))).toEqual([]);
  await page.getByRole('button', { name: 'Usar minha posição' }).click();
  await expect(page.getByText('0,0 km')).toBeVisible();
  await takePicture(page, 'shops-2-nearest');
  await looks.see(page, 'shops, nearest');
  expect(asked.find((url) => url.includes('MaisProximos'))).toContain('latitude=-23.561&longitude=-46.656');

  await page.getByRole('button', { name: 'Procurar em outro lugar' }).click();
  await page.getByLabel('CEP ou cidade').fill('Vila Que Não Existe');
  await page.getByRole('button', { name: 'Procurar', exact: true }).click();
  await expect(page.getByText(/^Não encontramos este lugar/)).toBeVisible();
  await takePicture(page, 'shops-3-unknown');
  await looks.see(page, 'shops, unknown place');
  await page.getByLabel('CEP ou cidade').fill('20040-002');
  await page.getByRole('button', { name: 'Procurar', exact: true }).click();
  await expect(page.getByText('Da mais próxima de 20040-002 para a mais distante.')).toBeVisible();

  await go(page, '/lojasCredenciadas');
  await expect(page.getByRole('heading', { name: 'Quatro Folhas Campinas' })).toBeVisible();
  await takePicture(page, 'shops-4-list');
  await looks.see(page, 'shops, list');
  await page.getByLabel('Buscar loja ou cidade').fill('sao ANDRE');
  await expect(page.getByText('Nenhuma loja com esse nome')).toBeVisible();
  await page.getByLabel('Buscar loja ou cidade').fill('santo andré');
  await expect(page.getByRole('heading', { name: 'Quatro Folhas Santo André' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Quatro Folhas Campinas' })).toHaveCount(0);

  await test.step('searches and unfolds the help, and links to the support', async () => {
    await go(page, '/ajuda');
    await page.getByText('Minha nota ficou pendente. E agora?').click();
    await expect(page.getByText(/^Notas emitidas fora do ar/)).toBeVisible();
    await takePicture(page, 'help-1');
    await looks.see(page, 'help');
    await page.getByLabel('Buscar nas perguntas').fill('GANHADORES');
    await expect(page.getByText('Quando saem os ganhadores?')).toBeVisible();
    await expect(page.getByText('Minha nota ficou pendente. E agora?')).toHaveCount(0);
    await page.getByLabel('Buscar nas perguntas').fill('submarino');
    await expect(page.getByText('Nenhuma pergunta com essas palavras')).toBeVisible();
    await looks.see(page, 'help, nothing found');
    await expect(page.getByRole('link', { name: 'Enviar um e-mail' })).toHaveAttribute('href', /^mailto:/);
  });
  looks.expectNothing();
});
