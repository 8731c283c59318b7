import { premioDireitoDias } from '@trevo/rules/sorte/premios/premio-situacao';
import { addDias } from '@trevo/rules/tempo/sao-paulo';
import type { CampanhaPublicada } from '../campanha/public.ts';
import type { Prazos } from './premio.views.ts';

/** Returns the terms of the campaigns' prizes by their files. */
export const toPrazos = (campanhas: readonly CampanhaPublicada[]): Prazos =>
  Object.fromEntries(
    campanhas.map(({ campanhaId, arquivo, campanha }) => [
      campanhaId,
      {
        fim: addDias(campanha.dataFinal, premioDireitoDias),
        itens: {
          ...Object.fromEntries(
            (arquivo.premios?.itens ?? []).map(({ id, retirada }) => [id, retirada ?? {}]),
          ),
          ...Object.fromEntries(
            arquivo.sorteios.map(({ data: extracao, retirada }) => [extracao, { ate: retirada?.ate }]),
          ),
        },
      },
    ]),
  );
