import { comando } from '../../kernel/auth/ator.ts';
import { hasParticipacao, isExtraido } from '@trevo/rules/sorte/sorteio-participacao';
import type { CampanhaPublicada } from '../campanha/public.ts';
import type { ConsumidorRow } from '../consumidor/public.ts';
import type { CupomModule } from '../cupom/public.ts';
import type { SorteioModule } from '../sorteio/public.ts';

/**
 * Enters winners of the last draw in which the first of the consumers took part: one number of each
 * participating consumer.
 */
export async function drawSorteio(
  { cupom, sorteio }: { cupom: Pick<CupomModule, 'cupons'>; sorteio: Pick<SorteioModule, 'sorteios'> },
  publicada: CampanhaPublicada,
  pessoas: readonly ConsumidorRow[],
  agora: Date,
): Promise<void> {
  const { campanhaId, arquivo } = publicada;
  const numeros = await Promise.all(
    pessoas.map(async ({ consumidor_id }) => {
      const { cupons } = await cupom.cupons.list(consumidor_id, campanhaId, {}, undefined);
      return cupons
        .filter(({ cancelado_em }) => cancelado_em === null)
        .map((view) => ({ ...view, participaEm: view.participa_em, concedidoEm: view.concedido_em }));
    }),
  );
  for (const known of arquivo.sorteios.filter((one) => isExtraido(one, agora)).toReversed()) {
    const [dela, ...outros] = numeros.map((own) => own.find((numero) => hasParticipacao(known, numero)));
    if (!dela) continue;
    const sorteados = [dela, ...outros].filter((numero) => numero !== undefined);
    const premiados = sorteados.map(({ serie, numero }) => ({ serie, numero, premio: known.premio }));
    // The story of the demo names its winners, so that its draw has no rule.
    const sorteios = arquivo.sorteios.map(({ regra: _, ...semRegra }) => semRegra);
    await sorteio.sorteios.register(
      { ...publicada, arquivo: { ...arquivo, sorteios } },
      known.data,
      premiados,
      comando,
    );
    return;
  }
}
