import { toSaoPaulo } from '@trevo/rules/tempo/sao-paulo';
import type { CampanhaPublicada } from '../../campanha/public.ts';
import type { VendaModule } from '../../venda/public.ts';
import { buildChaveDemo } from '../desenvolvimento.pages.ts';
import { pesadoDemo, produtosDemo } from './vendas-demo.text.ts';

const quantas = 300;
// Far above the numbers that the page increments.
const primeira = 7_000_000;

/**
 * Imports this month's sales of a demo campaign's shops, where the campaign uses sales files as a source;
 * `/_dev/nota` shows one of them. Idempotent.
 */
export async function importVendasDemo(
  vendas: Pick<VendaModule['vendas'], 'importLocal'>,
  { campanhaId, campanha, arquivo }: CampanhaPublicada,
  agora: Date,
): Promise<void> {
  if (!arquivo.documentos.valor.some(({ fonte }) => fonte === 'vendas')) return;
  const { anoMes, dia } = toSaoPaulo(agora);
  const emissao = campanha.dataInicial > `${anoMes}-01` ? campanha.dataInicial : `${anoMes}-01`;
  if (dia < emissao) return;
  const linhas = Array.from({ length: quantas }, (_, n) => {
    const chave = buildChaveDemo(primeira + n, anoMes, arquivo.associados);
    const venda = [chave, emissao, formatReais(toCentavos(n))];
    return listItens(n).map((item) => [...venda, ...item].join(';'));
  }).flat();
  const colunas = 'chave;data;valor;gtin;descricao;quantidade_item;unidade;valor_item';
  const texto = [colunas, ...linhas, ''].join('\n');
  await vendas.importLocal(campanhaId, `vendas-${anoMes}.csv`, texto);
}

/** Distinct amounts from R$ 24,90 to about R$ 420. */
const toCentavos = (n: number): number => 2490 + ((n * 7919) % 39_600);

/** Returns the fields of the sale's items, which add up to its amount. */
function listItens(n: number): string[][] {
  const itens: string[][] = [];
  let resto = toCentavos(n);
  for (let at = 0; at < 1 + (n % 4); at++) {
    const { gtin, nome, unidade, precoCentavos } = produtosDemo[(n + at) % produtosDemo.length]!;
    const quantidade = 1 + ((n + at) % 3);
    // The product sold by weight has at least one cent.
    if (precoCentavos * quantidade >= resto) continue;
    itens.push([gtin, nome, String(quantidade), unidade, formatReais(precoCentavos * quantidade)]);
    resto -= precoCentavos * quantidade;
  }
  const { gtin, nome, unidade, precoCentavos } = pesadoDemo;
  const quilos = (resto / precoCentavos).toFixed(3).replace('.', ',');
  return [...itens, [gtin, nome, quilos, unidade, formatReais(resto)]];
}

const formatReais = (centavos: number): string => (centavos / 100).toFixed(2).replace('.', ',');
