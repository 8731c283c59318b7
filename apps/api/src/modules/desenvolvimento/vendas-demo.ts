import { toSaoPaulo } from '@trevo/rules/tempo/sao-paulo';
import type { CampanhaPublicada } from '../campanha/public.ts';
import type { VendaModule } from '../venda/public.ts';
import { buildChaveDemo } from './desenvolvimento.pages.ts';

const quantas = 300;
// Far from the numbers that the page counts up by itself.
const primeira = 7_000_000;

/**
 * Imports what the shops of a ready campaign "sold" this month, where the campaign asks its sales file what receipts are
 * worth: `/_dev/nota` shows one of these. The same file again changes nothing.
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
    [buildChaveDemo(primeira + n, anoMes), emissao, formatReais(toCentavos(n)), (n % 9) + 1].join(';'),
  );
  const texto = ['chave;data;valor;quantidade', ...linhas, ''].join('\n');
  await vendas.importLocal(campanhaId, `vendas-${anoMes}.csv`, texto);
}

/** From R$ 24,90 to some R$ 420, each another one. */
const toCentavos = (n: number): number => 2490 + ((n * 7919) % 39_600);

const formatReais = (centavos: number): string => (centavos / 100).toFixed(2).replace('.', ',');
