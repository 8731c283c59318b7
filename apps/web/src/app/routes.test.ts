import { describe, expect, test } from 'vitest';
import { appPaths } from '../platform/navigation/paths/app-paths.ts';
import { cupomEscaneadoRoute, naoEncontradaFlags, routes } from './routes.tsx';
import type { RouteFlags } from './route-flags.ts';

function describeFlags(flags: RouteFlags): string {
  const on = Object.entries(flags).flatMap(([flag, isOn]) => (isOn === true ? [flag] : []));
  return [...on, ...(flags.tipo === 'consumidor' ? [] : [`tipo=${flags.tipo}`])].join(' ');
}

describe('routes', () => {
  test('have the expected flags', () => {
    const lines = [
      ...routes.map(({ path, flags }) => `${path} ${describeFlags(flags)}`.trim()),
      `${cupomEscaneadoRoute.path} ${describeFlags(cupomEscaneadoRoute.flags)}`,
      `* ${describeFlags(naoEncontradaFlags)}`,
    ];
    expect(lines).toMatchInlineSnapshot(`
      [
        "/ storeRedirect",
        "/inicio storeRedirect",
        "/autenticacao storeRedirect",
        "/login storeRedirect tipo=endereco",
        "/esqueciSenha storeRedirect",
        "/aceites storeRedirect",
        "/cadastro showTopLogo",
        "/preRegistro showTopLogo",
        "/primeiroAcesso showTopLogo",
        "/lgpd showTopLogo",
        "/lgpdDetalhada showTopLogo",
        "/redefinirSenha showTopLogo",
        "/naoFuiEu showTopLogo",
        "/regulamento showTopLogo showBottomLogo",
        "/termos showTopLogo showBottomLogo",
        "/politicaPrivacidade showTopLogo showBottomLogo",
        "/politicaPrivacidadePersonalizada showTopLogo showBottomLogo",
        "/avisoPrivacidade showTopLogo showBottomLogo",
        "/totalPontos showTopLogo showBottomLogo",
        "/chatSuporte showTopLogo showBottomLogo",
        "/totem isEmbedded",
        "/home requiresAuth showMenu showUserbar showOptions showTopLogo showBottomLogo",
        "/telaInicial requiresAuth showMenu showUserbar showOptions showTopLogo showBottomLogo",
        "/campanha requiresAuth showMenu showUserbar showOptions showTopLogo showBottomLogo",
        "/contaCorrente requiresAuth showMenu showUserbar showOptions showTopLogo showBottomLogo",
        "/historicoCompras requiresAuth showMenu showUserbar showOptions showTopLogo showBottomLogo",
        "/detalhesCompra requiresAuth showMenu showUserbar showOptions showTopLogo showBottomLogo",
        "/metas requiresAuth showMenu showUserbar showOptions showTopLogo showBottomLogo",
        "/saldoCashback requiresAuth showMenu showUserbar showOptions showTopLogo showBottomLogo",
        "/extratoCashback requiresAuth showMenu showUserbar showOptions showTopLogo showBottomLogo",
        "/metasCashback requiresAuth showMenu showUserbar showOptions showTopLogo showBottomLogo",
        "/detalhamentoExtrato requiresAuth showMenu showUserbar showOptions showTopLogo showBottomLogo",
        "/detalhamentoExtratoDebito requiresAuth showMenu showUserbar showOptions showTopLogo showBottomLogo",
        "/cupons requiresAuth showMenu showUserbar showOptions showTopLogo showBottomLogo",
        "/cuponsNovo requiresAuth showMenu showUserbar showOptions showTopLogo showBottomLogo",
        "/documentosFiscais requiresAuth showMenu showUserbar showOptions showTopLogo showBottomLogo",
        "/docFiscaisPendentes requiresAuth showMenu showUserbar showOptions showTopLogo showBottomLogo",
        "/sobre requiresAuth showMenu showUserbar showOptions showTopLogo showBottomLogo",
        "/obterCodigoTemporario requiresAuth showMenu showUserbar showOptions showTopLogo showBottomLogo",
        "/raspadinhasAlternativas requiresAuth showMenu showUserbar showOptions showTopLogo showBottomLogo",
        "/pinturasAlternativas requiresAuth showMenu showUserbar showOptions showTopLogo showBottomLogo",
        "/girosDaSorte requiresAuth showMenu showUserbar showOptions showTopLogo showBottomLogo",
        "/premiacaoInstantanea requiresAuth showMenu showUserbar showOptions showTopLogo showBottomLogo",
        "/quiz requiresAuth showMenu showUserbar showOptions showTopLogo showBottomLogo",
        "/lojasCredenciadas requiresAuth showMenu showUserbar showOptions showTopLogo showBottomLogo",
        "/associados requiresAuth showMenu showUserbar showOptions showTopLogo showBottomLogo",
        "/fidelidade requiresAuth showMenu showUserbar showOptions showTopLogo showBottomLogo",
        "/indicacao requiresAuth showMenu showUserbar showOptions showTopLogo showBottomLogo",
        "/amigos requiresAuth showMenu showUserbar showOptions showTopLogo showBottomLogo",
        "/ajuda requiresAuth showMenu showUserbar showOptions showTopLogo showBottomLogo",
        "/faq requiresAuth showMenu showUserbar showOptions showTopLogo showBottomLogo",
        "/produtos requiresAuth showMenu showUserbar showOptions showTopLogo showBottomLogo",
        "/produtosParticipantes requiresAuth showMenu showUserbar showOptions showTopLogo showBottomLogo",
        "/homeProduto requiresAuth showMenu showUserbar showOptions showTopLogo showBottomLogo",
        "/vitrineProdutos requiresAuth showMenu showUserbar showOptions showTopLogo showBottomLogo",
        "/ofertas requiresAuth showMenu showUserbar showOptions showTopLogo showBottomLogo",
        "/filtrosProduto requiresAuth",
        "/detalhesProduto requiresAuth",
        "/controleProdutos requiresAuth",
        "/acompanharPedidos requiresAuth showMenu showUserbar showOptions showTopLogo showBottomLogo",
        "/verificarEmail requiresAuth",
        "/escanear requiresAuth",
        "/digitacaoManual requiresAuth",
        "/cadastroCompra requiresAuth",
        "/cadastroManual requiresAuth",
        "/lancamentoManual requiresAuth",
        "/compraAprovada requiresAuth",
        "/escanearComper requiresAuth",
        "/retornoCrawler requiresAuth",
        "/retornoCrawlerIOS requiresAuth",
        "/cadastrarCupom requiresAuth",
        "/raspar requiresAuth",
        "/pintar requiresAuth",
        "/rasparAlternativo isEmbedded",
        "/rasparPremiacaoInstantaneaAlternativo isEmbedded",
        "/:ano-:identificacao-:numeroAleatorio requiresAuth",
        "* showTopLogo",
      ]
    `);
  });

  test('have a screen for every address, without duplicates', () => {
    const paths = routes.map(({ path }) => path);
    expect(new Set(paths).size).toBe(paths.length);
    expect(paths.toSorted()).toEqual(Object.values(appPaths).toSorted());
  });
});
