import { toMomentosCongelamento } from '@trevo/rules/sorte/sorteio/congelamento';
import {
  algarismos,
  algarismosDaExtracao,
  type RegraSorteio,
} from '@trevo/rules/sorte/sorteio/regra-sorteio';
import { hasParticipacao } from '@trevo/rules/sorte/sorteio/sorteio-participacao';
import type { Ator } from '../../../kernel/auth/ator.ts';
import type { CampanhaPublicada } from '../../campanha/public.ts';
import type { ConsumidorRow } from '../../consumidor/public.ts';
import type { CupomModule } from '../../cupom/public.ts';
import type { SorteioModule } from '../../sorteio/public.ts';

const hourMilliseconds = 3_600_000;

/** Two operators: both enter the result; the first computes the winners, and the second confirms them. */
export type Operadores = readonly [Ator, Ator];

/**
 * Draws each past draw of a campaign by its rule: freezes it at its time, enters an invented extraction as two people,
 * computes and confirms. The extraction names a number of the demo consumer where one took part.
 */
export async function drawSorteios(parts: {
  readonly servicos: {
    readonly cupom: Pick<CupomModule, 'cupons'>;
    readonly sorteio: Pick<SorteioModule, 'congelamentos' | 'resultados' | 'apuracoesSorteio'>;
  };
  readonly publicada: CampanhaPublicada;
  readonly ana: ConsumidorRow;
  readonly operadores: Operadores;
  readonly agora: Date;
  readonly setClock: (instant: Date) => void;
}): Promise<void> {
  const { servicos, publicada, ana, operadores, agora, setClock } = parts;
  const { congelamentos, resultados, apuracoesSorteio } = servicos.sorteio;
  const [uma, outra] = operadores;
  const { cupons } = await servicos.cupom.cupons.list(ana.consumidor_id, publicada.campanhaId, {}, undefined);
  for (const sorteio of publicada.arquivo.sorteios) {
    const { data: dia, regra } = sorteio;
    const { congelarAte, extraidoEm } = toMomentosCongelamento(sorteio);
    const apuradoEm = new Date(extraidoEm.getTime() + 2 * hourMilliseconds);
    if (!regra || apuradoEm >= agora) continue;
    setClock(congelarAte);
    await congelamentos.freeze(publicada, dia, uma);
    setClock(apuradoEm);
    const dela = cupons.find(
      ({ cancelado_em, participa_em, concedido_em }) =>
        cancelado_em === null &&
        hasParticipacao(sorteio, { participaEm: participa_em, concedidoEm: concedido_em }),
    );
    const extracao = toExtracao(regra, dela ?? { serie: '0', numero: '00000' });
    for (const ator of operadores) await resultados.enter(publicada, dia, extracao, ator);
    const { versao } = await apuracoesSorteio.compute(publicada, dia, uma);
    await apuracoesSorteio.confirm(publicada, dia, versao, outra);
  }
}

/** Builds an extraction in which the digits that a rule reads name a number. */
function toExtracao(
  { serie: lugaresSerie, numero: lugaresNumero }: Pick<RegraSorteio, 'serie' | 'numero'>,
  { serie, numero }: { readonly serie: string; readonly numero: string },
): string[] {
  const premios = ['36418', '07259', '81304', '52967', '24173'].map((premio) => [...premio]);
  const wanted = [
    ...lugaresSerie.map((lugar, at) => [
      lugar,
      serie.padStart(lugaresSerie.length, '0').at(at - lugaresSerie.length),
    ]),
    ...lugaresNumero.map((lugar, at) => [lugar, numero[at]]),
  ] as const;
  for (const [lugar, digito] of wanted) {
    const place = algarismosDaExtracao.findIndex((known) => known === lugar);
    premios[Math.floor(place / algarismos.length)]![place % algarismos.length] = digito!;
  }
  return premios.map((premio) => premio.join(''));
}
