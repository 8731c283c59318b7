import type { CampanhaArquivo } from '../campanha-file/campanha-file.ts';
import { joinErro } from '../configuracao/textos/erro-words.ts';
import type { Contradiction } from './contradiction.ts';

/** Finds shops that leave before the campaign starts, and positions without one of their coordinates. */
export function* findAssociadoContradictions({
  associados,
  campanha,
}: CampanhaArquivo): Generator<Contradiction> {
  for (const [at, { ate, latitude, longitude }] of associados.entries()) {
    if (ate !== undefined && ate < campanha.dataInicial) {
      const message = joinErro(
        `a loja sai antes do início da campanha (${campanha.dataInicial})`,
        'use um dia a partir do início, ou "ativo: false"',
      );
      yield { caminho: ['associados', at, 'ate'], message };
    }
    if ((latitude === undefined) === (longitude === undefined)) continue;
    const [dita, falta] = latitude === undefined ? ['longitude', 'latitude'] : ['latitude', 'longitude'];
    const message = joinErro('a loja tem só metade da posição', `acrescente "${falta}" ou apague "${dita}"`);
    yield { caminho: ['associados', at, dita!], message };
  }
}
