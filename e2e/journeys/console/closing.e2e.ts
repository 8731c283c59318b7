import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { type Page } from '@playwright/test';
import { addDias, toSaoPaulo } from '@trevo/rules/tempo/sao-paulo';
import { formatDiaMesAno } from '@trevo/rules/texto/mask';
import { createLooks } from '../../steps/looks/console-looks.ts';
import { approve, chooseTela, desk, openConsole, openOther } from '../../steps/console.ts';
import { expect } from '../../steps/expect.ts';
import { test } from '../../steps/journey.ts';
import { type CampanhaChange, publishCampanha } from '../../steps/publish-campanha.ts';
import { runTarefas } from '../../steps/tarefas.ts';

const tela = ['/encerramento', 'Encerramento'] as const;
const certificado = '04.000001/2026';
const hoje = toSaoPaulo(new Date()).dia;
const regra = {
  serie: ['1.dezena'],
  numero: ['1.unidade', '2.unidade', '3.unidade', '4.unidade', '5.unidade'],
  aproximacao: { sentido: 'superior', volta: true, alcance: 'todas' },
  umPorPessoa: 'sorteio',
  exemplos: [
    {
      extracao: ['12305', '05437', '13526', '02329', '15458'],
      distribuidos: ['00 57600', '00 57702'],
      premiados: ['00 57702'],
    },
  ],
};

/** A campaign that ended ten days ago. */
const toEnded = (sorteios: unknown[]): CampanhaChange => ({
  'campanha.dataInicial': addDias(hoje, -60),
  'campanha.dataFinalCompras': addDias(hoje, -10),
  'campanha.dataFinalCadastros': addDias(hoje, -10),
  'campanha.dataFinal': addDias(hoje, -10),
  recompensas: undefined,
  premios: undefined,
  indicacao: undefined,
  sorteios,
});

/** The smallest PDF that a reader opens. */
function toPdf(): Buffer {
  const body = '%PDF-1.4\n1 0 obj<</Type /Page>>endobj\n';
  return Buffer.from(`${body}xref\n0 1\nstartxref\n${body.length}\n%%EOF\n`);
}

/** Types the header of SCPC with the keyboard alone. */
async function typeScpc(page: Page, contasAte: string): Promise<void> {
  await page.getByLabel('Certificado', { exact: true }).focus();
  await page.keyboard.type(certificado);
  await page.getByLabel('Prestação de contas até').fill(contasAte);
  await page.getByLabel('Autorizada de').fill(addDias(hoje, -60));
  await page.getByLabel('Autorizada até').fill(addDias(hoje, -10));
  await page.getByRole('button', { name: 'Digitar', exact: true }).focus();
  await page.keyboard.press('Enter');
}

/** Proposes a kit, lets the other person approve it, and waits until it can be downloaded. */
async function makeKit(page: Page, other: Page): Promise<void> {
  await page.getByRole('button', { name: 'Pedir kit' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Para que o kit será usado?').fill('Prestar contas da campanha à SPA.');
  await dialog.getByRole('button', { name: 'Pedir aprovação' }).click();
  await expect(dialog).toBeHidden();
  await approve(other, /^Ler a proposta: Kit de encerramento/);
  await runTarefas(page.request, 'encerramento.escrever');
  await page.reload();
  await expect(page.getByRole('row', { name: /-encerramento-/ })).toContainText('Pronto');
}

test.use(desk);

test('two operators type the header, attach files and get a kit that says what is missing', async ({
  page,
  browser,
}) => {
  const looks = createLooks('encerramento');
  const sorteio = {
    data: addDias(hoje, -8),
    hora: '19:00',
    nome: 'Sorteio de novembro',
    premio: 'Uma moto elétrica',
    numerosAte: addDias(hoje, -10),
    regra,
  };
  const host = await publishCampanha(page.request, 'fecho', toEnded([sorteio]));
  await openConsole(page, host, 'Rita Reis', tela);
  await expect(page.getByText('Ninguém digitou ainda.')).toBeVisible();
  await expect(page.getByRole('row', { name: /Prova de propriedade/ }).first()).toContainText('Vencido');
  await looks.see(page, 'inicio');

  const contasAte = addDias(hoje, 9);
  await typeScpc(page, contasAte);
  await expect(page.getByText(/^Você já digitou/).last()).toBeVisible();
  const other = await openOther(browser, host, 'Bruno Reis', tela);
  await expect(other.getByText(/^Rita Reis já digitou/).last()).toBeVisible();
  expect(await other.content()).not.toContain(formatDiaMesAno(contasAte));
  await typeScpc(other, addDias(hoje, 10));
  await expect(other.getByText('Os dois cabeçalhos não eram iguais').last()).toBeVisible();
  await looks.see(other, 'divergiu');
  await typeScpc(other, contasAte);
  await expect(other.getByText(/^Você já digitou/).last()).toBeVisible();
  await page.reload();
  await typeScpc(page, contasAte);
  await expect(page.getByText(/^Vale: duas pessoas/).last()).toBeVisible();
  await expect(page.getByRole('row', { name: /Prestação de contas no SCPC/ })).toContainText('faltam 9 dias');

  await page
    .getByLabel('Arquivo para anexar')
    .setInputFiles({ name: 'certificado.pdf', mimeType: 'application/pdf', buffer: toPdf() });
  await expect(page.getByRole('button', { name: 'Abrir Certificado de autorização' })).toBeVisible();
  await page.getByLabel('Valor de Uma moto elétrica').fill('18500,00');
  await page.getByRole('button', { name: 'Salvar o valor de Uma moto elétrica' }).click();
  await expect(page.getByText('Valor salvo.').last()).toBeVisible();
  await page.getByRole('button', { name: 'Conferir agora' }).click();
  await expect(page.getByText('Livros conferidos.').last()).toBeVisible();

  await page.getByRole('button', { name: 'Pedir kit' }).click();
  await looks.see(page, 'pedir-kit');
  await page.keyboard.press('Escape');
  await makeKit(page, other);
  const row = page.getByRole('row', { name: /-encerramento-/ });
  const saved = page.waitForEvent('download');
  await row.getByRole('button', { name: /^Baixar/ }).click();
  const zip = readFileSync(await (await saved).path());
  expect(zip.subarray(0, 2).toString()).toBe('PK');
  const hash = (await row.locator('code').textContent())!;
  expect(hash).toMatch(/^[0-9a-f]{64}$/);
  expect(createHash('sha256').update(zip).digest('hex')).not.toBe(hash);
  await page.getByText(/^O que há em/).click();
  await expect(page.getByText(/^LEIA-ME\.txt/)).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: /^Ata assinada anexada/ })).toBeVisible();
  await looks.seeSchemes(page, 'kit');

  await page.getByRole('button', { name: 'Fechar os livros' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Fechar os livros' }).click();
  await expect(page.getByText('A campanha ainda não pode ser encerrada. Nada foi mudado.')).toBeVisible();
  await looks.see(page, 'recusado');

  await chooseTela(page, 'Hoje');
  await expect(page.getByText('Faltam 9 dias')).toBeVisible();
  await looks.see(page, 'hoje');
  await page.getByRole('link', { name: 'Abrir o encerramento' }).first().click();
  await expect(page.getByRole('heading', { name: 'Prazos legais' })).toBeVisible();
  looks.expectNothing();
});

test('an administrator closes the books with a second person', async ({ page, browser }) => {
  const looks = createLooks('encerramento-fechado');
  const host = await publishCampanha(page.request, 'fechada', toEnded([]));
  await openConsole(page, host, 'Rita Reis', tela);
  const other = await openOther(browser, host, 'Bruno Reis', tela);
  for (const shown of [page, other]) await typeScpc(shown, addDias(hoje, 40));
  await expect(other.getByText(/^Vale: duas pessoas/).last()).toBeVisible();
  await makeKit(page, other);
  await page.getByRole('button', { name: 'Fechar os livros' }).click();
  await looks.see(page, 'fechar');
  await page.getByRole('dialog').getByRole('button', { name: 'Fechar os livros' }).click();
  const proposal = page.getByRole('dialog', { name: /segunda pessoa/i });
  await proposal.getByRole('textbox').fill('As contas foram aprovadas pela SPA.');
  await proposal.getByRole('button', { name: /^Propor/ }).click();
  await expect(proposal).toBeHidden();
  await approve(other, /^Ler a proposta: Fechar os livros/);
  await page.reload();
  await expect(page.getByText('Os livros estão fechados.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Conferir agora' })).toHaveCount(0);
  await looks.see(page, 'fechada');
  looks.expectNothing();
});
