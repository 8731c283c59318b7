import { computeApuracao } from '@trevo/rules/sorte/sorteio/apuracao-sorteio';
import { findAmbiguos, type RegraSorteio } from '@trevo/rules/sorte/sorteio/regra-sorteio';
import { formatLugar, parseLugar } from '@trevo/rules/sorte/numeros/serie-numeros';
import type { CampanhaArquivo } from '../campanha-file/campanha-file.ts';
import { type RegraSorteioArquivo, toRegraSorteio } from '../campanha-file/parts/campanha-file-sorteio.ts';
import { joinErro } from '../configuracao/textos/erro-words.ts';
import { listRepeated, type Contradiction } from './contradiction.ts';

/** Draws with contradictory days or rules. */
export function* findSorteioContradictions(arquivo: CampanhaArquivo): Generator<Contradiction> {
  yield* findDataContradictions(arquivo);
  yield* findRegraContradictions(arquivo);
}

function* findDataContradictions({ sorteios, campanha }: CampanhaArquivo): Generator<Contradiction> {
  for (const [at, { data: extracao, hora, numerosAte, retirada }] of sorteios.entries()) {
    if (numerosAte > extracao) {
      const message = joinErro(
        'números de depois da extração entrariam no sorteio',
        `use uma data até ${extracao}`,
      );
      yield { caminho: ['sorteios', at, 'numerosAte'], message };
    } else if (numerosAte === extracao && hora === undefined) {
      const message = joinErro(
        'números do dia da extração só entram se a hora dela for conhecida',
        'use uma data anterior, ou acrescente "hora"',
      );
      yield { caminho: ['sorteios', at, 'numerosAte'], message };
    }
    if (retirada?.ate !== undefined && retirada.ate < extracao) {
      const message = joinErro(
        'o prazo para receber acaba antes do sorteio',
        `use uma data a partir de ${extracao}`,
      );
      yield { caminho: ['sorteios', at, 'retirada', 'ate'], message };
    }
    if (extracao < campanha.dataInicial) {
      const message = joinErro('o sorteio vem antes do início da campanha', 'use uma data da campanha');
      yield { caminho: ['sorteios', at, 'data'], message };
    }
  }
  for (const at of listRepeated(sorteios.map((sorteio) => sorteio.data))) {
    const message = joinErro('há dois sorteios no mesmo dia', 'use uma data para cada sorteio');
    yield { caminho: ['sorteios', at, 'data'], message };
  }
}

/** Rules of draws that leave a case open, and worked examples that the rule does not give. */
function* findRegraContradictions({ sorteios, numeros }: CampanhaArquivo): Generator<Contradiction> {
  const { series } = numeros;
  for (const [at, { regra: escrita, premio }] of sorteios.entries()) {
    if (!escrita) continue;
    const caminho = ['sorteios', at, 'regra'];
    const regra = toRegraSorteio(escrita, premio);
    const ambiguos = findAmbiguos(regra, series);
    for (const { campo, caso, cura } of ambiguos)
      yield { caminho: [...caminho, ...campo.split('.').map(toChave)], message: joinErro(caso, cura) };
    for (const [place, { serie, numero }] of (escrita.premios ?? []).entries()) {
      if (!serie || numero) continue;
      const message = joinErro('a série própria precisa de um número próprio', 'acrescente "numero"');
      yield { caminho: [...caminho, 'premios', place, 'serie'], message };
    }
    // Fields with the wrong number of digits have errors of their own.
    const isWhole = [regra, ...regra.premios].every(
      ({ numero }) => numero === undefined || numero.length === 5,
    );
    if (ambiguos.length > 0 || !isWhole) continue;
    for (const [place, exemplo] of escrita.exemplos.entries())
      yield* findExemploContradictions([...caminho, 'exemplos', place], exemplo, regra, series);
  }
}

const toChave = (campo: string): string | number => (/^\d+$/.test(campo) ? Number(campo) : campo);

/** An example with a number that the campaign does not have, or with other winners than the rule gives. */
function* findExemploContradictions(
  caminho: readonly (string | number)[],
  { extracao, distribuidos, premiados: escritos }: RegraSorteioArquivo['exemplos'][number],
  regra: RegraSorteio,
  series: number,
): Generator<Contradiction> {
  const lugares = distribuidos.map((texto) => parseLugar(texto, series));
  const wrong = lugares.indexOf(null);
  if (wrong >= 0) {
    const message = joinErro(
      `a campanha não tem o número ${distribuidos[wrong]}`,
      `use séries de 0 a ${series - 1}`,
    );
    yield { caminho: [...caminho, 'distribuidos', wrong], message };
    return;
  }
  const { premiados } = computeApuracao({
    regra,
    series,
    extracao,
    lugares: [...new Set(lugares as number[])].sort((a, b) => a - b),
    findExclusao: () => undefined,
    // Each number of an example has another holder.
    findPessoa: String,
  });
  const found = premiados.map(({ lugar }) => formatLugar(lugar, series));
  if (found.join() === escritos.join()) return;
  const message = joinErro(
    `a regra dá ${found.join(', ') || 'nenhum ganhador'}, e o exemplo diz ${escritos.join(', ') || 'nenhum'}`,
    'confira qual dos dois é o do regulamento',
  );
  yield { caminho: [...caminho, 'premiados'], message };
}
