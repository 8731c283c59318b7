import { type Page } from '@playwright/test';
import {
  getTelasConfiguraveis,
  isTelaOffered,
  listFormas,
  type Forma,
} from '@trevo/config/configuracao/areas';
import type { Configuracao } from '@trevo/config/configuracao/configuracao-keys';
import {
  getMenuConfiguracoes,
  getRaspadinhaModo,
  getUrlChat,
} from '@trevo/config/configuracao/telas-questions';
import { parseEntradas, type Entrada } from '@trevo/config/configuracao/parse-entradas';
import { paths } from '@trevo/contract/paths';
import { conferirPath } from '@trevo/contract/sorteio/conferir-path';
import { addressOf } from '../../steps/addresses.ts';
import { crawl, type Effects } from '../../steps/walks/crawl.ts';
import { prepareCrawl } from '../../steps/walks/crawl-window.ts';
import { expect } from '../../steps/expect.ts';
import { go, waitForScreen, type See } from '../../steps/go.ts';
import { test } from '../../steps/journey.ts';
import { listAppPaths } from '../../steps/walks/list-app-paths.ts';
import { createPrimaries } from '../../steps/looks/primaries.ts';
import { beginSignedIn } from '../../steps/sign-up.ts';

const comper = 'comper.localhost';
/** The fixture consumidor of each fixture campaign but Comper's. */
const ana = {
  localhost: '52998224725',
  'sol.localhost': '11987654321',
  'noite.localhost': '52998224725',
  'tuiva.localhost': '52998224725',
};
/** The one fixture campaign whose draws are all in the future. */
const semSorteioFinalizado = 'tuiva.localhost';

type Condition = (configuracao: Configuracao, host: string) => boolean;
const always: Condition = () => true;
const inModo =
  (modo: string): Condition =>
  (configuracao) =>
    getRaspadinhaModo(configuracao) === modo;
/** Comper's question about the shop replaces the list of ways of taking part. */
const byForma =
  (forma: Forma): Condition =>
  (configuracao, host) =>
    host !== comper && listFormas(configuracao).includes(forma);

/** Screens reachable by taps in a campaign that offers their area, with further conditions. */
const porToques: Readonly<Record<string, Condition>> = {
  '/home': always,
  '/campanha': always,
  '/contaCorrente': always,
  '/metas': always,
  '/saldoCashback': always,
  '/extratoCashback': always,
  '/metasCashback': always,
  '/detalhamentoExtrato': always,
  '/detalhamentoExtratoDebito': always,
  '/detalhesCompra': always,
  '/cupons': always,
  '/documentosFiscais': always,
  '/escanear': byForma('escanear'),
  '/digitacaoManual': (configuracao, host) =>
    host === comper || byForma('digitacaoManual')(configuracao, host),
  '/cadastrarCupom': byForma('cadastrarCupom'),
  '/cadastroCompra': byForma('cadastroCompra'),
  '/lancamentoManual': byForma('lancamentoManual'),
  '/escanearComper': (_, host) => host === comper,
  '/raspadinhasAlternativas': inModo('raspadinha'),
  '/raspar': inModo('raspadinha'),
  '/pinturasAlternativas': inModo('pintura'),
  '/pintar': inModo('pintura'),
  '/girosDaSorte': inModo('giro'),
  '/premiacaoInstantanea': always,
  '/vitrineProdutos': (configuracao) => getTelasConfiguraveis(configuracao).includes('vitrineProdutos'),
  '/produtos': always,
  '/produtosParticipantes': always,
  '/ofertas': always,
  '/filtrosProduto': always,
  '/detalhesProduto': always,
  '/controleProdutos': always,
  '/acompanharPedidos': always,
  '/fidelidade': always,
  '/indicacao': always,
  '/quiz': always,
  '/lojasCredenciadas': always,
  '/associados': always,
  '/ajuda': always,
  '/sobre': always,
  '/regulamento': always,
  '/termos': always,
  '/politicaPrivacidade': always,
  '/chatSuporte': (configuracao) => getUrlChat(configuracao) !== null,
  '/obterCodigoTemporario': (configuracao) => getMenuConfiguracoes(configuracao).codigoTemporario,
};

/** Screens that a signed-in user cannot reach by taps, with the reason. */
const semToques: Readonly<Record<string, string>> = {
  '/': 'the entry of a visitor without a session',
  '/inicio': 'another address of the entry',
  '/autenticacao': 'another address of the entry',
  '/login': 'another address of the entry',
  '/esqueciSenha': 'the entry opens it for a visitor without a session',
  '/aceites': 'a step before registration',
  '/cadastro': 'registration, also the link of an invitation',
  '/preRegistro': 'a step before registration',
  '/primeiroAcesso': 'a step before registration',
  '/lgpd': 'a step before registration',
  '/lgpdDetalhada': 'a step before registration',
  '/avisoPrivacidade': 'linked from the consents before registration',
  '/politicaPrivacidadePersonalizada': 'linked from the consents before registration',
  '/redefinirSenha': 'the link of an e-mail or SMS',
  '/naoFuiEu': 'the link of an e-mail',
  '/verificarEmail': 'the link of an e-mail',
  '/retornoCrawler': "the way back from a state's page",
  '/retornoCrawlerIOS': "the way back from a state's page on an iPhone",
  '/compraAprovada': 'follows a registered purchase',
  '/totalPontos': 'the link of a partner, with a token of its own',
  '/totem': 'the address of a kiosk',
  '/rasparAlternativo': 'embedded in the page of a partner',
  '/rasparPremiacaoInstantaneaAlternativo': 'embedded in the page of a partner',
  '/telaInicial': 'another address of /home',
  '/cuponsNovo': 'another address of /cupons',
  '/amigos': 'another address of /indicacao',
  '/faq': 'another address of /ajuda',
  '/docFiscaisPendentes': 'another list of /documentosFiscais',
  '/historicoCompras': 'another list of /documentosFiscais',
  '/homeProduto': 'another list of /produtos',
  '/cadastroManual': 'another address of /lancamentoManual',
};

test('classifies every address of the app as reachable by taps, or gives the reason why not', () => {
  const known = [...Object.keys(porToques), ...Object.keys(semToques)];
  expect(known.toSorted()).toEqual(listAppPaths().toSorted());
});

/** The campaigns whose every address is opened, for the number of filled buttons: one of each brand. */
const deCadaMarca = ['localhost', 'sol.localhost', 'noite.localhost'];

test('exactly the screens that each campaign offers are reachable by taps, each with at most one filled button', async ({
  browser,
}) => {
  test.slow();
  const effects: Effects = new Map();
  for (const [host, usuario] of Object.entries(ana))
    await test.step(host, async () => {
      const page = await browser.newPage();
      await expectOfferedReachable(page, host, usuario, effects);
      await page.close();
    });
});

// Comper asks for the shop where others open a way of taking part: its buttons have effects of their own.
test('exactly the screens that Comper offers are reachable by taps', async ({ page }) => {
  await expectOfferedReachable(page, comper, '52998224725', new Map());
});

async function expectOfferedReachable(
  page: Page,
  host: string,
  usuario: string,
  effects: Effects,
): Promise<void> {
  const configuracao = await readConfiguracao(page, host);
  await beginSignedIn(page, host, usuario);
  await page.addInitScript(() => {
    navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException('denied', 'NotAllowedError'));
  });
  const { expectNoWrites } = await prepareCrawl(page);
  await page.goto(`${addressOf(host)}/home`);
  await waitForScreen(page);
  const offered = Object.entries(porToques).filter(
    ([path, isThere]) => isTelaOffered(configuracao, path.slice(1)) && isThere(configuracao, host),
  );
  // The winners of a finished draw link to the page that verifies it.
  const verification = host === semSorteioFinalizado ? [] : [conferirPath];
  const expected = [...offered.map(([path]) => path), ...verification].toSorted();
  const primaries = createPrimaries();
  const isShared = effects.size > 0;
  let reached = await crawl(page, '/home', effects, primaries.see);
  // An effect that another campaign has taught may be missing here: only a crawl without them decides.
  if (isShared && expected.some((path) => !reached.has(path)))
    reached = await crawl(page, '/home', new Map(), primaries.see);
  expect([...reached.keys()].toSorted(), host).toEqual(expected);
  if (deCadaMarca.includes(host)) await seeOtherAddresses(page, reached, primaries.see);
  primaries.expectNothing();
  expectNoWrites();
}

/** Opens the addresses that the crawl did not open as they are, but the kiosk's first page, which signs the user out. */
async function seeOtherAddresses(page: Page, reached: ReadonlyMap<string, string>, see: See): Promise<void> {
  const opened = new Set(reached.values());
  await go(page, '/sobre');
  for (const path of listAppPaths().filter((one) => one !== '/' && one !== '/totem' && !opened.has(one))) {
    await go(page, path);
    await see(page, path);
  }
}

/** Rows of the account panel, with the title of the screen that each one opens. */
const portas = [
  ['Convidar amigos', 'Indicações'],
  ['Meus vouchers', 'Vouchers'],
  ['Meus pedidos', 'Meus pedidos'],
  ['Onde comprar', 'Onde comprar'],
  ['Quiz', 'Quiz'],
] as const;

test('each row of the account opens its screen, whose back button leads home', async ({ page }) => {
  await beginSignedIn(page, 'noite.localhost');
  await page.goto(`${addressOf('noite.localhost')}/home`);
  await waitForScreen(page);
  const title = (name: string) => page.getByRole('heading', { level: 1, name, exact: true });
  const back = () => page.getByRole('main').getByRole('button', { name: 'Voltar', exact: true }).click();
  for (const [row, name] of portas) {
    await page.getByRole('button', { name: 'Conta', exact: true }).click();
    await page.getByRole('dialog').getByRole('link', { name: row, exact: true }).click();
    await expect(title(name)).toBeVisible();
    await waitForScreen(page);
    await back();
    await expect(title('Noites Vésper')).toBeVisible();
    await waitForScreen(page);
  }
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Convidar amigos/ })
    .click();
  await expect(title('Indicações')).toBeVisible();
  await back();
  await expect(title('Noites Vésper')).toBeVisible();
});

/** Reads the configuration served to a host. */
async function readConfiguracao(page: Page, host: string): Promise<Configuracao> {
  const response = await page.request.post(addressOf('localhost') + paths['configuracao.listar'].path, {
    data: { chave: 'host', valor: host },
  });
  const { dados } = (await response.json()) as { dados: { entradas: Entrada[] } };
  return parseEntradas(dados.entradas).configuracao;
}
