import { type Page } from '@playwright/test';
import { fillPath } from '@trevo/contract/fill-path';
import { paths } from '@trevo/contract/paths';
import { buildChave } from '@trevo/fixtures/chave-builder';
import { formatCpf } from '@trevo/rules/texto/mask';
import { addressOf } from '../../steps/addresses.ts';
import { createLooks } from '../../steps/looks/console-looks.ts';
import { findCodigo, readMensagem } from '../../steps/caixa-de-saida.ts';
import { beginComPapel, chooseTela, desk, openConsole, toPromotora } from '../../steps/console.ts';
import { expect } from '../../steps/expect.ts';
import { test } from '../../steps/journey.ts';
import { listCardIds, publishPremios } from '../../steps/premios.ts';
import { operatorToken } from '../../steps/publish-campanha.ts';
import { registerNewPessoa } from '../../steps/sign-up.ts';

/** Registers a person with a refused receipt, a receipt below the amount of a number, and a won prize. */
async function preparePessoa(page: Page, host: string) {
  const identificacao = toPromotora(host).toUpperCase();
  const { pessoa, sessao } = await registerNewPessoa(page, host);
  const { token } = sessao as { token: string };
  const at = async (bearer: string, path: string, body: object) => {
    const response = await page.request.post(addressOf('127.0.0.1') + path, {
      headers: { host: new URL(addressOf(host)).host, authorization: `Bearer ${bearer}` },
      data: body,
    });
    expect(response.status(), await response.text()).toBeLessThan(300);
    return ((await response.json()) as { retorno: { documentoFiscalID: string } }).retorno;
  };
  const send = async (valorCentavos: number) => {
    const chaveAcesso = buildChave(Math.floor(Math.random() * 2 ** 31), { anoMes: '2026-11', modelo: '59' });
    const path = fillPath(paths['documentoFiscal.pendentes.enviar'].path, { ano: 2026, identificacao });
    return { chaveAcesso, ...(await at(token, path, { chaveAcesso, valorCentavos, origem: 'camera' })) };
  };
  const [id] = await send(12_000).then(() => listCardIds(page, host, token));
  await at(token, fillPath(paths['raspadinhaAlternativa.raspar'].path, { id: id! }), {});
  await send(4_050);
  const { chaveAcesso, documentoFiscalID } = await send(7_700);
  const found = await page.request.get(
    `${addressOf('127.0.0.1')}${fillPath(paths['operador.procurarDocumento'].path, { ano: 2026, identificacao })}?chaveAcesso=${chaveAcesso}`,
    { headers: { host: new URL(addressOf(host)).host, authorization: `Bearer ${operatorToken}` } },
  );
  const { retorno } = (await found.json()) as { retorno: { consumidorID: string }[] };
  const { consumidorID } = retorno[0]!;
  const judge = { ano: 2026, identificacao, consumidorID, documentoFiscalID };
  await at(operatorToken, fillPath(paths['operador.apurarDocumento'].path, judge), {
    status: 'INVALIDO',
    motivo: 'documentoFiscal.imagemIlegivel',
  });
  return { pessoa, consumidorID, chaveAcesso };
}

test.use(desk);

test('a support agent solves the three complaints with a CPF only, on two screens', async ({ page }) => {
  const looks = createLooks('support');
  const see = (state: string) => looks.see(page, state);
  const ganho = { por: 'valor', centavosPorNumero: 5_000, acumulaResto: false };
  const host = await publishPremios(page.request, 'atende', {
    sorte: 'sempre',
    change: { ganho },
  });
  const { pessoa, consumidorID } = await preparePessoa(page, host);
  await beginComPapel(page, host, 'Téo Lins', 'atendimento');
  const screens: string[] = [];
  page.on('framenavigated', (frame) =>
    screens.push(new URL(frame.url()).pathname + new URL(frame.url()).search),
  );

  await chooseTela(page, 'Pessoas');
  await see('inicio');
  await page.getByLabel('Dado informado').fill('529.982.247-25');
  await page.getByRole('button', { name: 'Procurar', exact: true }).click();
  await expect(page.getByText('Não encontramos essa pessoa')).toBeVisible();
  await see('nenhuma');
  await page.getByLabel('Dado informado').fill(formatCpf(pessoa.cpf));
  await page.getByLabel('Dado informado').press('Enter');

  // "Minha nota sumiu": the history says what happened to it, in the words of the person.
  const linha = page.getByRole('listitem').filter({ hasText: 'Nota não aprovada' });
  await expect(linha.first()).toBeVisible();
  await expect(page.getByText(pessoa.email)).toHaveCount(0);
  await looks.seeSchemes(page, 'ficha');

  // "Não recebi meu número": the sentence, and what to do.
  const nota = page.getByLabel('Nota da pessoa');
  await nota.selectOption({ label: (await nota.locator('option', { hasText: '40,50' }).textContent())! });
  await page.getByRole('button', { name: 'Explicar' }).click();
  await expect(page.getByText(/^A nota foi aprovada, mas não deu números/)).toBeVisible();
  await see('explicacao');
  await nota.selectOption({ label: (await nota.locator('option', { hasText: '77,00' }).textContent())! });
  await page.getByRole('button', { name: 'Explicar' }).click();
  await page.getByRole('button', { name: 'Deixar recado para a conferência' }).click();
  await page
    .getByRole('textbox', { name: 'Recado' })
    .fill('A pessoa lê a nota ao telefone: o valor está legível.');
  await see('recado');
  await page.getByRole('dialog').getByRole('button', { name: 'Deixar recado' }).click();
  await expect(page.getByText('Recado guardado na nota.')).toBeVisible();

  // "Meu prêmio": what it is, and how it is received; the phone is revealed with a reason.
  await expect(page.getByText('Cesta Quatro Folhas').first()).toBeVisible();
  await expect(page.getByText('A receber')).toBeVisible();
  await page.getByRole('button', { name: 'Ver por inteiro: Celular' }).click();
  await page.getByLabel('Por que você precisa deste dado?').fill('Combinar a retirada do prêmio.');
  await see('revelar');
  await page.getByRole('button', { name: 'Ver o dado' }).click();
  await expect(page.getByText(/^Some em/)).toBeVisible();
  await see('revelado');

  // Acts show their effect first; the agent sees neither code nor link.
  await page.getByRole('button', { name: 'Mandar um aviso' }).click();
  await page.getByRole('textbox', { name: 'Título' }).fill('Sobre a sua nota');
  await page.getByRole('textbox', { name: 'Mensagem' }).fill('Ela está na conferência.');
  await see('aviso');
  await page.getByRole('dialog').getByRole('button', { name: 'Mandar', exact: true }).click();
  await expect(page.getByText('Aviso mandado.')).toBeVisible();
  await page.getByRole('button', { name: 'Reenviar código ou link' }).click();
  await page.getByRole('button', { name: 'Reenviar', exact: true }).click();
  await expect(page.getByText(/^Enviado para .\*\*\*@/)).toBeVisible();
  await see('reenvio');
  await page.getByRole('dialog').getByRole('button', { name: 'Fechar' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Ela está na conferência.' })).toContainText(
    'Téo Lins',
  );
  await expect(page.getByText('E-mail: link para criar outra senha')).toBeVisible();

  // The person lost the old number, and reads the code that went to the new one.
  const novo = `1197${String(Math.floor(Math.random() * 1e7)).padStart(7, '0')}`;
  await page.getByRole('button', { name: 'Corrigir celular ou e-mail' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Novo celular, com DDD').fill(novo);
  await dialog.getByRole('button', { name: 'Mandar o código' }).click();
  await expect(dialog.getByText(/^Código mandado por/)).toBeVisible();
  await dialog.getByLabel('Código que a pessoa leu').fill(findCodigo(await readMensagem(page, 'sms', novo)));
  await dialog.getByLabel(/^Quem pediu/).fill('Perdeu o número antigo; mostrou o documento.');
  await see('contato');
  await dialog.getByRole('button', { name: 'Corrigir o contato' }).click();
  await expect(page.getByText(/^Contato corrigido\. Ele não serve para criar outra senha até/)).toBeVisible();
  await expect(
    page.getByRole('listitem').filter({ hasText: 'Celular corrigido pelo atendimento' }),
  ).toContainText('Téo Lins');

  // Support proposes points, and an administrator decides.
  await page.getByRole('button', { name: 'Propor ajuste de pontos ou cashback' }).click();
  await dialog.getByLabel('Quantos pontos').fill('20');
  await dialog.getByLabel('Por que ajustar?').fill('Promessa do balcão que não entrou.');
  await dialog.getByRole('button', { name: 'Propor o ajuste' }).click();
  await expect(page.getByRole('heading', { name: 'Precisa de uma segunda pessoa' })).toBeVisible();
  await expect(page.getByText('O papel Atendimento propõe isto, e um administrador decide.')).toBeVisible();
  await see('proposta-do-atendimento');
  await page.getByLabel('Por que isto deve acontecer?').fill('Conferido com a loja.');
  await page.getByRole('button', { name: 'Propor', exact: true }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await page.getByLabel('Mostrar').selectOption('pedidos');
  await expect(page.getByText('Nada por aqui')).toBeVisible();
  await see('sem-pedidos');
  expect(new Set(screens.map((path) => path.split('?')[0]))).toEqual(
    new Set(['/pessoas', `/pessoas/${consumidorID}`]),
  );
  expect(screens.join(' ')).not.toContain(pessoa.cpf);
  looks.expectNothing();
});

test('an administrator adjusts points with the balance shown first, proposes a deletion, and searches a receipt, a campaign and acts', async ({
  page,
}) => {
  const looks = createLooks('support');
  const see = (state: string) => looks.see(page, state);
  const host = await publishPremios(page.request, 'administra', { sorte: 'sempre' });
  const { pessoa, chaveAcesso } = await preparePessoa(page, host);
  await openConsole(page, host, 'Lia Prado');
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: 'O que você procura ou quer fazer?' }).fill(pessoa.cpf);
  await see('paleta');
  await page.keyboard.press('Enter');

  await page.getByRole('button', { name: 'Ajustar pontos ou cashback' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Quantos pontos').fill('150');
  await expect(dialog.getByText(/^O saldo para usar vai de \S+ pontos para \S+ pontos\.$/)).toBeVisible();
  await dialog.getByLabel('Por que ajustar?').fill('A nota foi lida pela metade.');
  await see('ajuste');
  await dialog.getByRole('button', { name: 'Ajustar', exact: true }).click();
  await expect(page.getByText('Conta ajustada.')).toBeVisible();
  const linha = page.getByRole('listitem').filter({ hasText: 'Recebeu 150 pontos' });
  await expect(linha).toContainText('Motivo: A nota foi lida pela metade.');
  await expect(linha).toContainText('Lia Prado');

  await page.getByRole('button', { name: 'Excluir a conta (LGPD)' }).click();
  await expect(dialog.getByText(/prêmio a receber: Cesta Quatro Folhas/)).toBeVisible();
  await dialog.getByLabel(/^Quem pediu/).fill('A pessoa pediu por e-mail, com documento.');
  await see('exclusao');
  await dialog.getByRole('button', { name: 'Excluir a conta', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Precisa de uma segunda pessoa' })).toBeVisible();
  await see('proposta');
  // Both layers are left without proposing.
  await page.keyboard.press('Escape');
  await expect(page.getByRole('heading', { name: 'Precisa de uma segunda pessoa' })).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await test.step('finds a receipt, a campaign and acts of the team by the search alone', async () => {
    const promotora = toPromotora(host);
    const search = async (texto: string, achado: RegExp, picture: string) => {
      await page.getByRole('button', { name: 'Buscar (Ctrl K)' }).click();
      await page.getByRole('combobox', { name: 'O que você procura ou quer fazer?' }).fill(texto);
      await expect(page.getByRole('option', { name: achado })).toBeVisible();
      await looks.see(page, picture);
      // By the keyboard: the find is in the list, the first one chosen.
      const finds = await page.getByRole('listbox').getByRole('option').allTextContents();
      for (let at = finds.findIndex((find) => achado.test(find)); at > 0; at--)
        await page.keyboard.press('ArrowDown');
      await expect(page.getByRole('option', { name: achado, selected: true })).toBeVisible();
      await page.keyboard.press('Enter');
    };
    await search(chaveAcesso, /^Abrir a nota/, 'busca-nota');
    await expect(page.getByRole('heading', { name: 'Notas', level: 1 })).toBeVisible();
    await expect(page.getByText(/R\$\s77,00/).first()).toBeVisible();
    await page.keyboard.press('Escape');
    await search('Lia', /^Ver o que Lia Prado fez$/, 'busca-ato');
    await expect(page.getByRole('heading', { name: 'Quem fez o quê', level: 1 })).toBeVisible();
    await search(promotora, /^Campanha /, 'busca-campanha');
    await page.waitForURL(/[?&]campanha=2026\//);
  });
  looks.expectNothing();
});
