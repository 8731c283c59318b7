import { whenIdle } from '../platform/browser/when-idle.ts';
import { session } from '../platform/session/session.ts';
import { localStore } from '../platform/storage/local-store.ts';
import { loadScreen, loadScreenWithQueries } from './load-screen.tsx';

/** The code of every screen but the entry, fetched when it is opened. */
export const screens = {
  associado: loadScreenWithQueries(() =>
    import('../features/associado/screens/AssociadoScreen.tsx').then((m) => m.AssociadoScreen),
  ),
  cadastro: loadScreenWithQueries(() =>
    import('../features/cadastro/screens/CadastroScreen.tsx').then((m) => m.CadastroScreen),
  ),
  preRegistro: loadScreen(() =>
    import('../features/cadastro/screens/PreRegistroScreen.tsx').then((m) => m.PreRegistroScreen),
  ),
  lgpdDetalhada: loadScreenWithQueries(() =>
    import('../features/cadastro/screens/LgpdDetalhadaScreen.tsx').then((m) => m.LgpdDetalhadaScreen),
  ),
  primeiroAcesso: loadScreenWithQueries(() =>
    import('../features/cadastro/screens/PrimeiroAcessoScreen.tsx').then((m) => m.PrimeiroAcessoScreen),
  ),
  produtos: loadScreenWithQueries(() =>
    import('../features/produto/screens/ProdutosScreen.tsx').then((m) => m.ProdutosScreen),
  ),
  vitrineProdutos: loadScreenWithQueries(() =>
    import('../features/produto/screens/VitrineScreen.tsx').then((m) => m.VitrineScreen),
  ),
  ofertas: loadScreenWithQueries(() =>
    import('../features/produto/screens/OfertasScreen.tsx').then((m) => m.OfertasScreen),
  ),
  homeProduto: loadScreenWithQueries(() =>
    import('../features/produto/screens/HomeProdutoScreen.tsx').then((m) => m.HomeProdutoScreen),
  ),
  filtrosProduto: loadScreenWithQueries(() =>
    import('../features/produto/screens/FiltrosProdutoScreen.tsx').then((m) => m.FiltrosProdutoScreen),
  ),
  detalhesProduto: loadScreenWithQueries(() =>
    import('../features/produto/screens/DetalhesProdutoScreen.tsx').then((m) => m.DetalhesProdutoScreen),
  ),
  controleProdutos: loadScreenWithQueries(() =>
    import('../features/pedido/screens/ControleProdutosScreen.tsx').then((m) => m.ControleProdutosScreen),
  ),
  acompanharPedidos: loadScreenWithQueries(() =>
    import('../features/pedido/screens/AcompanharPedidosScreen.tsx').then((m) => m.AcompanharPedidosScreen),
  ),
  redefinirSenha: loadScreenWithQueries(() =>
    import('../features/senha/screens/RedefinirSenhaScreen.tsx').then((m) => m.RedefinirSenhaScreen),
  ),
  naoFuiEu: loadScreenWithQueries(() =>
    import('../features/senha/screens/NaoFuiEuScreen.tsx').then((m) => m.NaoFuiEuScreen),
  ),
  verificarEmail: loadScreenWithQueries(() =>
    import('../features/email/screens/VerificarEmailScreen.tsx').then((m) => m.VerificarEmailScreen),
  ),

  termo: loadScreenWithQueries(() =>
    import('../features/termos/screens/TermoScreen.tsx').then((m) => m.TermoScreen),
  ),
  totalPontos: loadScreenWithQueries(() =>
    import('../features/publicas/screens/TotalPontosScreen.tsx').then((m) => m.TotalPontosScreen),
  ),
  chatSuporte: loadScreenWithQueries(() =>
    import('../features/publicas/screens/ChatSuporteScreen.tsx').then((m) => m.ChatSuporteScreen),
  ),
  totem: loadScreenWithQueries(() => import('./totem/TotemScreen.tsx').then((m) => m.TotemScreen)),
  sobre: loadScreenWithQueries(() =>
    import('../features/publicas/screens/SobreScreen.tsx').then((m) => m.SobreScreen),
  ),

  foraDaCampanha: loadScreen(() =>
    import('./falhas/ForaDaCampanhaScreen.tsx').then((m) => m.ForaDaCampanhaScreen),
  ),

  home: loadScreenWithQueries(() =>
    import('../features/inicio/screens/HomeScreen.tsx').then((m) => m.HomeScreen),
  ),
  campanha: loadScreenWithQueries(() =>
    import('../features/inicio/screens/CampanhaScreen.tsx').then((m) => m.CampanhaScreen),
  ),
  contaCorrente: loadScreenWithQueries(() =>
    import('../features/conta-corrente/screens/ContaCorrenteScreen.tsx').then((m) => m.ContaCorrenteScreen),
  ),
  historicoCompras: loadScreenWithQueries(() =>
    import('../features/compra/screens/HistoricoComprasScreen.tsx').then((m) => m.HistoricoComprasScreen),
  ),
  detalhesCompra: loadScreenWithQueries(() =>
    import('../features/compra/screens/DetalhesCompraScreen.tsx').then((m) => m.DetalhesCompraScreen),
  ),
  metas: loadScreenWithQueries(() =>
    import('../features/conta-corrente/screens/MetasScreen.tsx').then((m) => m.MetasScreen),
  ),
  saldoCashback: loadScreenWithQueries(() =>
    import('../features/cashback/screens/SaldoCashbackScreen.tsx').then((m) => m.SaldoCashbackScreen),
  ),
  extratoCashback: loadScreenWithQueries(() =>
    import('../features/cashback/screens/ExtratoCashbackScreen.tsx').then((m) => m.ExtratoCashbackScreen),
  ),
  detalhamentoExtrato: loadScreenWithQueries(() =>
    import('../features/conta-corrente/screens/DetalhamentoExtratoScreen.tsx').then(
      (m) => m.DetalhamentoExtratoScreen,
    ),
  ),
  indicacao: loadScreenWithQueries(() =>
    import('../features/indicacao/screens/IndicacaoScreen.tsx').then((m) => m.IndicacaoScreen),
  ),
  fidelidade: loadScreenWithQueries(() =>
    import('../features/fidelidade/screens/FidelidadeScreen.tsx').then((m) => m.FidelidadeScreen),
  ),
  cupons: loadScreenWithQueries(() =>
    import('../features/cupom/screens/CuponsScreen.tsx').then((m) => m.CuponsScreen),
  ),
  documentosFiscais: loadScreenWithQueries(() =>
    import('../features/documento-fiscal/screens/DocumentosFiscaisScreen.tsx').then(
      (m) => m.DocumentosFiscaisScreen,
    ),
  ),
  docFiscaisPendentes: loadScreenWithQueries(() =>
    import('../features/documento-fiscal/screens/DocFiscaisPendentesScreen.tsx').then(
      (m) => m.DocFiscaisPendentesScreen,
    ),
  ),
  escanear: loadScreenWithQueries(() =>
    import('../features/escanear/screens/EscanearScreen.tsx').then((m) => m.EscanearScreen),
  ),
  digitacaoManual: loadScreenWithQueries(() =>
    import('../features/escanear/screens/DigitacaoManualScreen.tsx').then((m) => m.DigitacaoManualScreen),
  ),
  cadastroCompra: loadScreenWithQueries(() =>
    import('../features/compra/screens/CadastroCompraScreen.tsx').then((m) => m.CadastroCompraScreen),
  ),
  lancamentoManual: loadScreenWithQueries(() =>
    import('../features/compra/screens/LancamentoManualScreen.tsx').then((m) => m.LancamentoManualScreen),
  ),
  compraAprovada: loadScreenWithQueries(() =>
    import('../features/compra/screens/CompraAprovadaScreen.tsx').then((m) => m.CompraAprovadaScreen),
  ),
  escanearComper: loadScreenWithQueries(() =>
    import('../features/comper/screens/EscanearComperScreen.tsx').then((m) => m.EscanearComperScreen),
  ),
  retornoCrawler: loadScreenWithQueries(() =>
    import('../features/documento-fiscal/screens/RetornoCrawlerScreen.tsx').then(
      (m) => m.RetornoCrawlerScreen,
    ),
  ),
  cadastrarCupom: loadScreenWithQueries(() =>
    import('../features/codigo-cupom/screens/CadastrarCupomScreen.tsx').then((m) => m.CadastrarCupomScreen),
  ),
  cupomEscaneado: loadScreenWithQueries(() =>
    import('../features/codigo-cupom/screens/CupomEscaneadoScreen.tsx').then((m) => m.CupomEscaneadoScreen),
  ),
  lojasCredenciadas: loadScreenWithQueries(() =>
    import('../features/lojas/screens/LojasCredenciadasScreen.tsx').then((m) => m.LojasCredenciadasScreen),
  ),
  associados: loadScreenWithQueries(() =>
    import('../features/lojas/screens/AssociadosScreen.tsx').then((m) => m.AssociadosScreen),
  ),
  ajuda: loadScreen(() => import('../features/ajuda/screens/AjudaScreen.tsx').then((m) => m.AjudaScreen)),
  quiz: loadScreenWithQueries(() =>
    import('../features/quiz/screens/QuizScreen.tsx').then((m) => m.QuizScreen),
  ),
  obterCodigoTemporario: loadScreenWithQueries(() =>
    import('../features/codigo-temporario/screens/ObterCodigoTemporarioScreen.tsx').then(
      (m) => m.ObterCodigoTemporarioScreen,
    ),
  ),
  revelar: loadScreenWithQueries(() =>
    import('../features/raspadinha/screens/RevelarScreen.tsx').then((m) => m.RevelarScreen),
  ),
  raspadinhas: loadScreenWithQueries(() =>
    import('../features/raspadinha/screens/RaspadinhasScreen.tsx').then((m) => m.RaspadinhasScreen),
  ),
  premiacaoInstantanea: loadScreenWithQueries(() =>
    import('../features/raspadinha/screens/PremiacaoInstantaneaScreen.tsx').then(
      (m) => m.PremiacaoInstantaneaScreen,
    ),
  ),
  raspadinhaEmbutida: loadScreenWithQueries(() =>
    import('../features/raspadinha/screens/EmbutidaScreen.tsx').then((m) => m.EmbutidaScreen),
  ),
} as const;

/** How long the first screen has the line for itself. */
const quietMilliseconds = 2500;

/**
 * Fetches the code of the screens that come next, so that opening them waits for nothing: one after the other, each in a
 * moment in which the page has nothing to do, since a finger may be moving by now. Returns how to give up.
 */
export function preloadNextScreens(): () => void {
  const next = session.get()
    ? [screens.home, screens.contaCorrente, screens.cupons, screens.escanear]
    : [screens.preRegistro, screens.cadastro, screens.home];
  let isGone = false;
  const loadAll = async () => {
    for (const { load } of next) {
      await new Promise<void>(whenIdle);
      if (isGone) return;
      // A failure here means nothing: the screen asks again when it is opened.
      await load().catch(() => undefined);
    }
    if (session.get()) await keepForBasement();
    // Who left without network gets no notices any more: the code ends what is still registered.
    else if (localStore.get('dispositivo.registro')) await import('../features/notificacao/dispositivo.ts');
  };
  const timer = setTimeout(() => void loadAll().catch(() => undefined), quietMilliseconds);
  return () => {
    isGone = true;
    clearTimeout(timer);
  };
}

/**
 * The scratch cards and the reader of codes, for who is signed in: once the worker is there to keep them, and when the
 * person does not count each megabyte.
 */
async function keepForBasement(): Promise<void> {
  const { serviceWorker, connection } = navigator as Partial<Navigator> & {
    readonly connection?: { readonly saveData?: boolean };
  };
  if (!serviceWorker || connection?.saveData) return;
  await serviceWorker.ready;
  if (!serviceWorker.controller) {
    await new Promise((resolve) =>
      serviceWorker.addEventListener('controllerchange', resolve, { once: true }),
    );
  }
  for (const { load } of [screens.raspadinhas, screens.revelar]) await load().catch(() => undefined);
  const { keepQrDetector } = await import('../features/escanear/leitura/qr-detector.ts');
  await keepQrDetector();
}
