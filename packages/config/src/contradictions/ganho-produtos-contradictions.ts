import { countNumeros } from '@trevo/rules/conta/ganho';
import { countUnidades } from '@trevo/rules/documento-fiscal/item-nota';
import type { RegraProduto } from '@trevo/rules/produto/ganho-produtos';
import { toPalavras } from '@trevo/rules/produto/lista-produtos';
import { type CampanhaArquivo, toRegraGanho } from '../campanha-file/campanha-file.ts';
import {
  type GanhoProdutosArquivo,
  toItensExemplo,
} from '../campanha-file/parts/campanha-file-ganho-produtos.ts';
import { joinErro } from '../configuracao/textos/erro-words.ts';
import { listRepeated, type Contradiction } from './contradiction.ts';

const caminho = ['ganho', 'produtos'] as const;

/** Rules by product that contradict each other or the campaign's sources, and examples that they do not give. */
export function* findGanhoProdutosContradictions(arquivo: CampanhaArquivo): Generator<Contradiction> {
  const { produtos } = arquivo.ganho;
  if (!produtos) return;
  const found = [
    ...findListaContradictions(produtos),
    ...findRegraContradictions(arquivo, produtos),
    ...findFonteContradictions(arquivo),
  ];
  yield* found;
  if (found.length === 0) yield* findExemploContradictions(arquivo, produtos);
}

function* findListaContradictions({ listas }: GanhoProdutosArquivo): Generator<Contradiction> {
  for (const at of listRepeated(listas.map(({ id }) => id))) {
    const message = joinErro('a lista está repetida', 'dê outro "id" a ela');
    yield { caminho: [...caminho, 'listas', at, 'id'], message };
  }
  for (const [at, { gtins, prefixos, codigos, descricoes, produtos }] of listas.entries()) {
    const membros = [gtins, prefixos, codigos, descricoes, produtos?.filter((one) => one.gtin !== undefined)];
    if (membros.some((some) => (some?.length ?? 0) > 0)) continue;
    const message = joinErro(
      'a lista não reconhece nenhum produto',
      'acrescente "gtins", "prefixos", "codigos" ou "descricoes"',
    );
    yield { caminho: [...caminho, 'listas', at], message };
  }
  for (const [at, { descricoes = [] }] of listas.entries())
    for (const [place, descricao] of descricoes.entries()) {
      if (toPalavras(descricao).some((palavra) => palavra.length > 2)) continue;
      const message = joinErro('a descrição serve para qualquer produto', 'use palavras do produto');
      yield { caminho: [...caminho, 'listas', at, 'descricoes', place], message };
    }
}

function* findRegraContradictions(
  { ganho }: CampanhaArquivo,
  { listas, regras }: GanhoProdutosArquivo,
): Generator<Contradiction> {
  const conhecidas = new Set(listas.map(({ id }) => id));
  for (const [at, regra] of regras.entries()) {
    const place = [...caminho, 'regras', at];
    for (const id of toListas(regra)) {
      if (conhecidas.has(id)) continue;
      const message = joinErro(`a lista "${id}" não existe`, 'acrescente-a em "listas" ou troque o nome');
      yield { caminho: [...place, regra.tipo === 'multiplica' ? 'lista' : 'listas'], message };
    }
    if (regra.tipo !== 'multiplica' && regra.unidades !== undefined && regra.centavos !== undefined) {
      const message = joinErro('a regra mede por unidades e por valor', 'tire "unidades" ou "centavos"');
      yield { caminho: [...place, 'centavos'], message };
    }
    if (
      (regra.tipo === 'conta' || regra.tipo === 'soma') &&
      regra.numeros + (regra.raspadinhas ?? 0) + (regra.pontos ?? 0) === 0
    ) {
      const message = joinErro('a regra não rende nada', 'diga "numeros", "raspadinhas" ou "pontos"');
      yield { caminho: [...place, 'numeros'], message };
    }
    if (regra.tipo === 'multiplica' && regra.sobre === 'lista' && !earnsAlone(ganho, regras, regra.lista)) {
      const message = joinErro(
        'a lista não rende números sozinha, e não há o que multiplicar',
        'use "sobre: nota", ou uma regra "conta" com esta lista',
      );
      yield { caminho: [...place, 'sobre'], message };
    }
  }
  if (ganho.por === 'produtos' && !regras.some(({ tipo }) => tipo === 'conta' || tipo === 'soma')) {
    const message = joinErro(
      'nenhuma nota renderia números',
      'acrescente uma regra "conta" ou "soma", ou troque "ganho.por"',
    );
    yield { caminho: [...caminho, 'regras'], message };
  }
}

const toListas = (regra: RegraProduto): readonly string[] =>
  regra.tipo === 'multiplica' ? [regra.lista] : regra.listas;

/** Whether products of the list alone earn numbers, by the rule for receipts or by one of the list. */
const earnsAlone = (
  { por }: CampanhaArquivo['ganho'],
  regras: readonly RegraProduto[],
  lista: string,
): boolean =>
  por === 'valor' ||
  por === 'quantidade' ||
  regras.some(
    (regra) =>
      regra.tipo === 'conta' && regra.listas.length === 1 && regra.listas[0] === lista && regra.numeros > 0,
  );

/** Sources of the campaign that know items. */
const comItens: readonly string[] = ['vendas', 'pagina', 'leitor', 'foto', 'declaracao'];

function* findFonteContradictions({ documentos }: CampanhaArquivo): Generator<Contradiction> {
  if (documentos.apuracao === 'manual') return;
  if (documentos.valor.some(({ fonte }) => comItens.includes(fonte))) return;
  const message = joinErro(
    'nenhuma fonte desta campanha diz os produtos da nota',
    'acrescente "vendas", "pagina" ou "foto" a "documentos.valor"',
  );
  yield { caminho: ['documentos', 'valor'], message };
}

function* findExemploContradictions(
  arquivo: CampanhaArquivo,
  { exemplos }: GanhoProdutosArquivo,
): Generator<Contradiction> {
  const regra = toRegraGanho(arquivo);
  for (const [at, exemplo] of exemplos.entries()) {
    const itens = toItensExemplo(exemplo);
    const ganho = countNumeros(regra, {
      itens,
      emitente: exemplo.emitente,
      valorCentavos: itens.reduce((sum, { centavos }) => sum + centavos, 0),
      quantidade: itens.reduce((sum, item) => sum + countUnidades(item), 0),
    });
    if (ganho.numeros === exemplo.numeros) continue;
    const message = joinErro(
      `as regras dão ${ganho.numeros ?? 0} e o exemplo diz ${exemplo.numeros}`,
      'corrija a regra ou o exemplo pelo regulamento',
    );
    yield { caminho: [...caminho, 'exemplos', at, 'numeros'], message };
  }
}

/** Goods that may not be promoted (Decreto 70.951/1972, art. 10), by words of names and descriptions. */
const vedados =
  /\b(medicamentos?|remedios?|cigarros?|tabacos?|fumos?|charutos?|vodkas?|whisk(?:y|ey|ies)|cachacas?|rum|gin|conhaques?|tequilas?|armas?|munic(?:ao|oes)|fogos de artificio|foguetes?|rojoes?)\b/;

/** Warns about lists of goods that the law excludes from promotions, by names and descriptions. */
export function* findProdutoVedado({ ganho }: CampanhaArquivo): Generator<Contradiction> {
  for (const [at, { nome, descricoes = [], produtos = [] }] of (ganho.produtos?.listas ?? []).entries()) {
    const texts = [nome, ...descricoes, ...produtos.map((produto) => produto.nome)];
    const found = texts.map((text) => vedados.exec(toPalavras(text).join(' '))?.[0]).find(Boolean);
    if (found === undefined) continue;
    const message = joinErro(
      `"${found}" parece um produto que a lei não deixa promover (Decreto 70.951, art. 10)`,
      'tire-o da lista, ou confira com o jurídico',
    );
    yield { caminho: [...caminho, 'listas', at], message };
  }
}
