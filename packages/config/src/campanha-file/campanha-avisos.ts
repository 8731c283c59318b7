import type { CampanhaArquivo } from './campanha-file.ts';
import { toMoedaValor } from './parts/campanha-file-conta.ts';
import { findEscondidos, findIdsDesconhecidos } from '../configuracao/configuracao-avisos.ts';
import type { Contradiction } from '../contradictions/contradiction.ts';
import { joinErro } from '../configuracao/textos/erro-words.ts';
import { findProdutoVedado } from '../contradictions/ganho-produtos-contradictions.ts';
import { findRegulamentoDesigual } from '../contradictions/regulamento-avisos.ts';
import { direito, findSorteioAvisos } from '../contradictions/sorteio-avisos.ts';
import { findNomeCortado } from '../contradictions/nome-contradictions.ts';
import { premioDireitoDias } from '@trevo/rules/sorte/premios/premio-situacao';
import { addDias } from '@trevo/rules/tempo/sao-paulo';

const validadeCurtaDias = 90;
// Weight of one picture for two purchases: the heaviest signal that legitimate consumers cause.
const pontosDeGenteHonesta = 20;

/** Whether an image, by its name below `/marcas/`, exists on the server that will run the campaign. */
export type HasImagem = (nome: string) => boolean;

/**
 * Returns warnings about valid but probably unintended settings, reported on check and publication without
 * rejecting the file.
 */
export function findAvisos(arquivo: CampanhaArquivo, hasImagem: HasImagem): Contradiction[] {
  return [
    ...findSemImagem(arquivo, hasImagem),
    ...findDinheiro(arquivo),
    ...findEvidenciaFraca(arquivo),
    ...findPremiosDesiguais(arquivo),
    ...findRegraDesigual(arquivo),
    ...findSorteioAvisos(arquivo),
    ...findRetiradaDePremioCurta(arquivo),
    ...findSemMoeda(arquivo),
    ...findValidadeCurta(arquivo),
    ...findSemFonte(arquivo),
    ...findProdutoVedado(arquivo),
    ...findEscondidos(arquivo),
    ...findSemMaximo(arquivo),
    ...findCertificadoEstranho(arquivo),
    ...findIdsDesconhecidos(arquivo),
    ...findNomeCortado(arquivo),
    ...findNomeForaDaRoda(arquivo),
    ...findRegulamentoDesigual(arquivo),
  ];
}

/** A rule by amount without a maximum: one mistyped amount grants a whole series. */
function* findSemMaximo({ ganho }: CampanhaArquivo): Generator<Contradiction> {
  if (ganho.por !== 'valor' || ganho.maximoPorDocumento !== undefined) return;
  const message = joinErro(
    'uma só nota pode render até 100.000 números: um valor digitado errado leva uma série inteira',
    'acrescente "maximoPorDocumento"',
  );
  yield { caminho: ['ganho', 'maximoPorDocumento'], message };
}

/** Letters that fit a slot of the wheel, in three or four lines (`wheel-label.ts` of the web app). */
const letrasNaRoda = 30;

/** Names of instant prizes that are cut on the wheel. */
function* findNomeForaDaRoda({ configuracao, premios }: CampanhaArquivo): Generator<Contradiction> {
  if (configuracao['raspadinha.modo'] !== 'giro') return;
  for (const [at, { nome }] of (premios?.itens ?? []).entries()) {
    if (nome.length <= letrasNaRoda) continue;
    const message = joinErro(
      `na roda cabem ${letrasNaRoda} letras, e "${nome}" aparece cortado`,
      'encurte o nome do prêmio',
    );
    yield { caminho: ['premios', 'itens', at, 'nome'], message };
  }
}

/** A certificate number that does not look like the authority's (`04.000001/2026`). */
function* findCertificadoEstranho({ campanha }: CampanhaArquivo): Generator<Contradiction> {
  if (/\b\d{2}\.\d{6}\/\d{4}\b/.test(campanha.certificado)) return;
  const message = joinErro(
    `"${campanha.certificado}" não tem a forma de um certificado de autorização`,
    'use o número como no certificado, 04.000001/2026',
  );
  yield { caminho: ['campanha', 'certificado'], message };
}

/** Missing images that users would see as a gap, each at the place where the file names it. */
function* findSemImagem(arquivo: CampanhaArquivo, hasImagem: HasImagem): Generator<Contradiction> {
  for (const [caminho, text] of listTexts(arquivo)) {
    const nomes = [...text.matchAll(/(?:^|["'\s(])\/marcas\/([^"'\s()?#]*)/g)].map(([, nome]) => nome!);
    for (const nome of new Set(nomes)) {
      if (hasImagem(nome)) continue;
      const message = joinErro(
        `a imagem /marcas/${nome} não existe onde a campanha vai rodar`,
        'ponha o arquivo na pasta "marcas", ao lado deste arquivo, ou corrija o nome',
      );
      yield { caminho, message };
    }
  }
}

/** A threshold so low that receipts of legitimate consumers go to manual review. */
function* findEvidenciaFraca({ documentos }: CampanhaArquivo): Generator<Contradiction> {
  const pontos = documentos.evidencia?.pontosParaConferir ?? Infinity;
  if (pontos > pontosDeGenteHonesta) return;
  const message = joinErro(
    `com ${pontos} pontos até notas comuns esperam por uma pessoa: uma foto com duas compras soma 20`,
    'use mais de 20; 50 é um bom começo',
  );
  yield { caminho: ['documentos', 'evidencia', 'pontosParaConferir'], message };
}

/** Cash prizes, which the authorisation of a promotion does not allow. */
function* findDinheiro({ premios, sorteios }: CampanhaArquivo): Generator<Contradiction> {
  const message = joinErro(
    'o prêmio parece ser em dinheiro, o que a autorização de uma campanha não permite',
    'troque-o por um produto, um serviço ou um vale, ou confirme com o jurídico',
  );
  for (const [at, { nome, entrega }] of (premios?.itens ?? []).entries()) {
    if (isDinheiro(nome)) yield { caminho: ['premios', 'itens', at, 'nome'], message };
    else if (entrega === 'picpay') yield { caminho: ['premios', 'itens', at, 'entrega'], message };
  }
  for (const [at, { premio }] of sorteios.entries())
    if (isDinheiro(premio)) yield { caminho: ['sorteios', at, 'premio'], message };
}

// `\b` does not treat accented letters as word characters.
const isDinheiro = (text: string) =>
  /(^|\P{L})(dinheiro|em espécie|pix|picpay)(\P{L}|$)/iu.test(text) || /^\s*R\$\s*[\d.,]+\s*$/.test(text);

/** Prizes with another value in the name than in the file. */
function* findPremiosDesiguais({ premios }: CampanhaArquivo): Generator<Contradiction> {
  for (const [at, { nome, valorCentavos }] of (premios?.itens ?? []).entries()) {
    const ditos = listCentavos(nome);
    if (valorCentavos === undefined || ditos.length === 0 || ditos.includes(valorCentavos)) continue;
    const message = joinErro(
      `o nome diz ${formatCentavos(ditos[0]!)} e o valor é ${formatCentavos(valorCentavos)}`,
      'deixe os dois iguais',
    );
    yield { caminho: ['premios', 'itens', at, 'valorCentavos'], message };
  }
}

/** Texts that promise 'a cada R$ …' without a matching rule in the file. */
function* findRegraDesigual({
  ganho,
  recompensas,
  textos,
  configuracao,
}: CampanhaArquivo): Generator<Contradiction> {
  const regras = [
    ganho.por === 'valor' ? ganho.centavosPorNumero : undefined,
    recompensas.pontos?.centavosPorPonto,
  ];
  for (const [caminho, text] of listTexts({ textos, configuracao })) {
    const wrong = listCentavos(text, 'cada\\s+(?:\\p{L}+\\s+){0,3}').find(
      (centavos) => !regras.includes(centavos),
    );
    if (wrong === undefined) continue;
    const message = joinErro(
      `o texto fala em "cada ${formatCentavos(wrong)}" e nenhuma regra do arquivo conta assim`,
      'deixe o texto e "ganho" ou "recompensas" iguais',
    );
    yield { caminho, message };
  }
}

/** Instant prizes with a claim period that ends before the last win or is shorter than the statutory one. */
function* findRetiradaDePremioCurta({ premios, campanha }: CampanhaArquivo): Generator<Contradiction> {
  const { dataFinal } = campanha;
  const primeiro = addDias(dataFinal, premioDireitoDias);
  for (const [at, { retirada }] of (premios?.itens ?? []).entries()) {
    const { ate, dias } = retirada ?? {};
    const caminho = (campo: string) => ['premios', 'itens', at, 'retirada', campo];
    if (ate !== undefined && ate < dataFinal) {
      const message = joinErro(
        `o prazo para receber acaba antes da campanha (${dataFinal}), e quem ganhar depois não recebe`,
        `use uma data a partir de ${primeiro}, ou "dias"`,
      );
      yield { caminho: caminho('ate'), message };
    } else if (ate !== undefined && ate < primeiro) {
      const message = joinErro(
        `${direito}, e quem ganhar por último terá menos`,
        `use uma data a partir de ${primeiro}`,
      );
      yield { caminho: caminho('ate'), message };
    } else if (dias !== undefined && dias < premioDireitoDias) {
      const message = joinErro(`${direito}, e este prazo é menor`, `use ${premioDireitoDias} dias ou mais`);
      yield { caminho: caminho('dias'), message };
    }
  }
}

/** Payments or goals in a currency that no receipt earns. */
function* findSemMoeda({
  produtos,
  vouchers,
  metas,
  indicacao,
  recompensas,
}: CampanhaArquivo): Generator<Contradiction> {
  const asked = [
    ...produtos.itens.map(({ moeda }, at) => ({ caminho: ['produtos', 'itens', at, 'moeda'], moeda })),
    ...(vouchers?.itens ?? []).map(({ moeda }, at) => ({
      caminho: ['vouchers', 'itens', at, 'moeda'],
      moeda,
    })),
    ...metas.map(({ moeda }, at) => ({ caminho: ['metas', at, 'moeda'], moeda })),
    ...(['premio', 'premioIndicado'] as const).flatMap((campo) => {
      const premio = indicacao?.[campo];
      return premio ? [{ caminho: ['indicacao', campo], moeda: toMoedaValor(premio).moeda }] : [];
    }),
  ];
  for (const { caminho, moeda } of asked) {
    if (recompensas[moeda]) continue;
    const message = joinErro(
      `nenhuma nota rende ${moeda}, e isto é em ${moeda}`,
      `acrescente "recompensas.${moeda}" ou troque a moeda`,
    );
    yield { caminho, message };
  }
}

/** Amounts that expire so soon that consumers would hardly notice them. */
function* findValidadeCurta({ recompensas, campanha }: CampanhaArquivo): Generator<Contradiction> {
  for (const moeda of ['pontos', 'cashback'] as const) {
    const validade = recompensas[moeda]?.validade;
    if (!validade) continue;
    const isShort =
      'data' in validade
        ? validade.data < addDias(campanha.dataFinalCompras, validadeCurtaDias)
        : validade.meses * 30 < validadeCurtaDias;
    if (!isShort) continue;
    const message = joinErro(
      `o que as notas rendem vence em menos de ${validadeCurtaDias} dias`,
      'dê mais tempo, ou diga o prazo com destaque no regulamento',
    );
    yield { caminho: ['recompensas', moeda, 'validade'], message };
  }
}

/** A rule that needs a fact missing on ordinary receipts, with an operator as its only source. */
function* findSemFonte({ ganho, documentos }: CampanhaArquivo): Generator<Contradiction> {
  if (ganho.por === 'documento' || ganho.por === 'produtos' || documentos.apuracao === 'manual') return;
  if (documentos.valor.some(({ fonte }) => fonte !== 'codigo' && fonte !== 'operador')) return;
  const message = joinErro(
    `o QR Code de uma nota comum não diz ${ganho.por === 'valor' ? 'o valor' : 'a quantidade'}, e cada nota espera por uma pessoa`,
    'acrescente "vendas", "pagina", "leitor" ou "declaracao" a "documentos.valor"',
  );
  yield { caminho: ['documentos', 'valor'], message };
}

/** Returns the amounts in a text like `R$ 1.250,50` or `50 reais`, in cents; with `before`, only those after it. */
function listCentavos(text: string, before = ''): number[] {
  const number = '(\\d{1,3}(?:\\.\\d{3})+|\\d{1,9})';
  const amount = new RegExp(
    `${before}(?:R\\$\\s*${number}(?:,(\\d{2}))?(?!\\d)|${number}\\s+reais(?!\\p{L}))`,
    'giu',
  );
  return [...text.matchAll(amount)].map(
    ([, comSinal, centavos, porExtenso]) =>
      Number((comSinal ?? porExtenso)!.replaceAll('.', '')) * 100 + Number(centavos ?? 0),
  );
}

const formatCentavos = (centavos: number) =>
  `R$ ${(centavos / 100).toLocaleString('pt-BR', { minimumFractionDigits: centavos % 100 === 0 ? 0 : 2 })}`;

type Caminho = (string | number)[];

/** Yields every text below a value, with its path. */
function* listTexts(value: unknown, caminho: Caminho = []): Generator<[Caminho, string]> {
  if (typeof value === 'string') yield [caminho, value];
  else if (typeof value === 'object' && value !== null)
    for (const [key, inner] of Object.entries(value))
      yield* listTexts(inner, [...caminho, Array.isArray(value) ? Number(key) : key]);
}
