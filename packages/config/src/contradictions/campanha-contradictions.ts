import type { CampanhaArquivo } from '../campanha-file/campanha-file.ts';
import { toMoedaValor } from '../campanha-file/parts/campanha-file-conta.ts';
import { listRepeated, type Contradiction } from './contradiction.ts';
import { findGanhoProdutosContradictions } from './ganho-produtos-contradictions.ts';
import { findPremioContradictions } from './premio-contradictions.ts';
import { findSorteioContradictions } from './sorteio-contradictions.ts';
import { findProdutoContradictions } from './produto-contradictions.ts';
import { configuracaoPadrao } from '../configuracao/configuracao-keys.ts';
import {
  isCashbackEnabled,
  isContaCorrenteEnabled,
  isRaspadinhaAlternativaEnabled,
  isRaspadinhaEnabled,
} from '../configuracao/configuracao-questions.ts';
import { findValorContradictions } from './documento-contradictions.ts';
import { findAssociadoContradictions } from './associado-contradictions.ts';
import { joinErro } from '../configuracao/textos/erro-words.ts';
import { findTituloCurtoContradictions } from './nome-contradictions.ts';
import { findQuizContradictions } from './quiz-contradictions.ts';

/** Returns violations of the cross-field rules of a campaign file. */
export function findContradictions(arquivo: CampanhaArquivo): Contradiction[] {
  return [
    ...findDateContradictions(arquivo),
    ...findPremioContradictions(arquivo),
    ...findRaspadinhaContradictions(arquivo),
    ...findConfiguracaoContradictions(arquivo),
    ...findGanhoContradictions(arquivo),
    ...findGanhoProdutosContradictions(arquivo),
    ...findValorContradictions(arquivo),
    ...findAceiteContradictions(arquivo),
    ...findSorteioContradictions(arquivo),
    ...findLimiteContradictions(arquivo),
    ...findContaContradictions(arquivo),
    ...findMetaContradictions(arquivo),
    ...findProdutoContradictions(arquivo),
    ...findVoucherContradictions(arquivo),
    ...findQuizContradictions(arquivo),
    ...findIndicacaoContradictions(arquivo),
    ...findAssociadoContradictions(arquivo),
    ...findAplicativoContradictions(arquivo),
    ...findTituloCurtoContradictions(arquivo),
  ];
}

const addAno = (dia: string) => `${Number(dia.slice(0, 4)) + 1}${dia.slice(4)}`;

function* findDateContradictions({ campanha, documentos }: CampanhaArquivo): Generator<Contradiction> {
  const { ano, dataInicial, dataFinal, dataFinalCompras, dataFinalCadastros } = campanha;
  const at = (campo: string, problema: string, cura: string): Contradiction => ({
    caminho: ['campanha', campo],
    message: joinErro(problema, cura),
  });
  if (dataFinal < dataInicial) {
    yield at('dataFinal', `a campanha termina antes de começar (${dataInicial})`, 'troque uma das datas');
  } else if (dataFinal >= addAno(dataInicial)) {
    const ultimo = addAno(dataInicial);
    yield at('dataFinal', 'a campanha passa de 12 meses', `use uma data antes de ${ultimo}`);
  }
  for (const [campo, dia] of Object.entries({ dataFinalCompras, dataFinalCadastros })) {
    if (dia < dataInicial)
      yield at(campo, `a data vem antes do início (${dataInicial})`, 'use uma data da campanha');
    if (dia > dataFinal)
      yield at(campo, `a data passa do fim da campanha (${dataFinal})`, 'use uma data da campanha');
  }
  if (Number(dataInicial.slice(0, 4)) !== ano) {
    yield at('ano', `a campanha começa em ${dataInicial}`, `use ${dataInicial.slice(0, 4)}`);
  }
  if (documentos.mesMinimo !== undefined && documentos.mesMinimo > dataFinal.slice(0, 7)) {
    const message = joinErro(
      'o mês mínimo vem depois do fim da campanha',
      `use até ${dataFinal.slice(0, 7)}`,
    );
    yield { caminho: ['documentos', 'mesMinimo'], message };
  }
}

function* findRaspadinhaContradictions(arquivo: CampanhaArquivo): Generator<Contradiction> {
  const { recompensas, codigos, configuracao } = arquivo;
  const complete = { ...configuracaoPadrao, ...configuracao };
  if (isRaspadinhaEnabled(complete) || isRaspadinhaAlternativaEnabled(complete)) return;
  const message = joinErro(
    'as raspadinhas seriam dadas e ninguém as veria: elas estão desligadas',
    'ligue "raspadinha.ativo" ou "raspadinha.alternativaAtiva"',
  );
  if (recompensas.raspadinhas) yield { caminho: ['recompensas', 'raspadinhas'], message };
  else if (codigos?.raspadinhas) yield { caminho: ['codigos', 'raspadinhas'], message };
}

function* findLimiteContradictions({ limites }: CampanhaArquivo): Generator<Contradiction> {
  for (const at of listRepeated(limites.documentosFiscais.map(({ tipo }) => tipo))) {
    const message = joinErro('há dois limites para o mesmo tipo de documento', 'junte os dois em um');
    yield { caminho: ['limites', 'documentosFiscais', at, 'tipo'], message };
  }
}

/** Whether the text is a domain: labels of letters, digits and inner hyphens, with at least one dot. */
const isDominio = (text: string): boolean =>
  text.length <= 253 && /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,63}$/i.test(text);

function* findConfiguracaoContradictions({ configuracao }: CampanhaArquivo): Generator<Contradiction> {
  const at = (chave: keyof typeof configuracao, problema: string, cura: string): Contradiction => ({
    caminho: ['configuracao', chave],
    message: joinErro(problema, cura),
  });
  if (configuracao['preCadastro.perguntaAtiva']) {
    if (!configuracao['preCadastro.aceitesAtivo']) {
      yield at(
        'preCadastro.perguntaAtiva',
        'a pergunta fica na tela de aceites, que não aparece',
        'ligue "preCadastro.aceitesAtivo"',
      );
    }
    const [pergunta, ...opcoes] = configuracao['preCadastro.pergunta'] ?? [];
    if (!opcoes.some((opcao) => opcao.valorOpcao === pergunta?.valorOpcao)) {
      yield at(
        'preCadastro.perguntaAtiva',
        'a pergunta não tem alternativa certa',
        'em "preCadastro.pergunta", repita o valorOpcao do primeiro item em uma das alternativas',
      );
    }
  }
  const pergunta = configuracao['cadastro.pergunta'];
  if (pergunta?.ativa && !pergunta.opcoes?.some((opcao) => opcao.trim() !== '')) {
    yield at(
      'cadastro.pergunta',
      'a pergunta do cadastro não tem opções, e ninguém conseguiria se cadastrar',
      'acrescente "opcoes", ou desligue com "ativa: false"',
    );
  }
  const dominio = configuracao['cadastro.dominioEmailAutomatico'];
  if (dominio !== undefined && !isDominio(dominio)) {
    yield at(
      'cadastro.dominioEmailAutomatico',
      `"${dominio}" não é um domínio de e-mail`,
      'use um domínio como cadastro.exemplo.com.br',
    );
  }
  if (configuracao['login.facebookAtivo'] && !configuracao['login.facebookAppId']) {
    yield at(
      'login.facebookAtivo',
      'o botão do Facebook não tem aplicativo',
      'acrescente "login.facebookAppId"',
    );
  }
  const lojas = configuracao['navegacao.urlAppPwa'] && configuracao['navegacao.urlAppPhonegap'];
  if (configuracao['navegacao.redirecionarLoja'] && !lojas) {
    yield at(
      'navegacao.redirecionarLoja',
      'o redirecionamento para a loja não tem endereços',
      'acrescente "navegacao.urlAppPwa" e "navegacao.urlAppPhonegap"',
    );
  }
}

function* findGanhoContradictions({ configuracao, ganho }: CampanhaArquivo): Generator<Contradiction> {
  const pairs = [
    ['PICPAY', configuracao['picpay.multiplicador'], 'picpay.multiplicador'],
    ['INSTAGRAM', configuracao['instagram.multiplicador'], 'instagram.multiplicador'],
  ] as const;
  for (const [dinamica, anunciado, chave] of pairs) {
    const rende = ganho.multiplicadores?.[dinamica];
    if (rende === undefined || anunciado === undefined || rende === anunciado) continue;
    const message = joinErro(
      `a tela anuncia ${anunciado}X e a regra rende ${rende}X`,
      `use o mesmo valor em "${chave}"`,
    );
    yield { caminho: ['ganho', 'multiplicadores', dinamica], message };
  }
}

function* findContaContradictions({ recompensas, campanha }: CampanhaArquivo): Generator<Contradiction> {
  for (const moeda of ['pontos', 'cashback'] as const) {
    const validade = recompensas[moeda]?.validade;
    if (!validade || !('data' in validade) || validade.data >= campanha.dataFinal) continue;
    const message = joinErro(
      'o que as últimas notas rendem já teria vencido',
      `use uma data a partir do fim da campanha (${campanha.dataFinal})`,
    );
    yield { caminho: ['recompensas', moeda, 'validade', 'data'], message };
  }
}

function* findMetaContradictions({ metas, campanha }: CampanhaArquivo): Generator<Contradiction> {
  for (const [at, { ate }] of metas.entries()) {
    if (ate < campanha.dataInicial || ate > campanha.dataFinal) {
      const message = joinErro('a meta termina fora da campanha', `use uma data até ${campanha.dataFinal}`);
      yield { caminho: ['metas', at, 'ate'], message };
    }
  }
  for (const at of listRepeated(metas.map(({ id }) => id))) {
    yield { caminho: ['metas', at, 'id'], message: joinErro('a meta está repetida', 'dê outro id a ela') };
  }
}

function* findVoucherContradictions({ vouchers }: CampanhaArquivo): Generator<Contradiction> {
  if (!vouchers) return;
  const provedores = vouchers.provedores.map(({ id }) => id);
  for (const at of listRepeated(provedores)) {
    const message = joinErro('o provedor está repetido', 'dê outro id a ele');
    yield { caminho: ['vouchers', 'provedores', at, 'id'], message };
  }
  for (const at of listRepeated(vouchers.itens.map(({ id }) => id))) {
    yield {
      caminho: ['vouchers', 'itens', at, 'id'],
      message: joinErro('o voucher está repetido', 'dê outro id a ele'),
    };
  }
  for (const [at, { provedor }] of vouchers.itens.entries()) {
    if (provedores.includes(provedor)) continue;
    const message = joinErro('não há provedor com este id', `use um destes: ${provedores.join(', ')}`);
    yield { caminho: ['vouchers', 'itens', at, 'provedor'], message };
  }
}

/** Referral rewards that no screen would show. */
function* findIndicacaoContradictions({
  indicacao,
  configuracao,
}: CampanhaArquivo): Generator<Contradiction> {
  const complete = { ...configuracaoPadrao, ...configuracao };
  for (const campo of ['premio', 'premioIndicado'] as const) {
    const premio = indicacao?.[campo];
    if (!premio) continue;
    const [isShown, chave] =
      toMoedaValor(premio).moeda === 'pontos'
        ? [isContaCorrenteEnabled(complete), 'contaCorrente.ativo']
        : [isCashbackEnabled(complete), 'cashback.ativo'];
    if (isShown) continue;
    const problema = 'o prêmio seria dado e ninguém o veria: a conta está desligada';
    yield { caminho: ['indicacao', campo], message: joinErro(problema, `ligue "${chave}"`) };
  }
}

function* findAceiteContradictions({ aceites }: CampanhaArquivo): Generator<Contradiction> {
  for (const at of listRepeated(aceites.map(({ nomeTermo }) => nomeTermo))) {
    yield {
      caminho: ['aceites', at, 'nomeTermo'],
      message: joinErro('o termo está repetido', 'dê outro nome a ele'),
    };
  }
}

function* findAplicativoContradictions({
  aplicativo,
  configuracao,
}: CampanhaArquivo): Generator<Contradiction> {
  if (!aplicativo || aplicativo.icone || configuracao['tema.icone']?.startsWith('/marcas/')) return;
  yield {
    caminho: ['aplicativo'],
    message: joinErro(
      'o aplicativo não tem ícone',
      'acrescente "aplicativo.icone", ou um "tema.icone" que venha da pasta "marcas"',
    ),
  };
}
