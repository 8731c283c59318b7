import { toSaoPaulo } from '@trevo/rules/tempo/sao-paulo';
import type { CampanhaPublicada } from '../campanha/public.ts';
import type { VendaModule } from '../venda/public.ts';
import { buildChaveDemo } from './desenvolvimento.pages.ts';

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
  const linhas = Array.from({ length: quantas }, (_, n) =>
    [
      buildChaveDemo(primeira + n, anoMes, arquivo.associados),
      emissao,
      formatReais(toCentavos(n)),
      (n % 9) + 1,
    ].join(';'),
  );
  const texto = ['chave;data;valor;quantidade', ...linhas, ''].join('\n');
  await vendas.importLocal(campanhaId, `vendas-${anoMes}.csv`, texto);
}

/** Distinct amounts from R$ 24,90 to about R$ 420. */
const toCentavos = (n: number): number => 2490 + ((n * 7919) % 39_600);

const formatReais = (centavos: number): string => (centavos / 100).toFixed(2).replace('.', ',');
