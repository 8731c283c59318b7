import { toCanonico } from '@trevo/rules/texto/canonico';
import type { CampanhaArquivo } from '../campanha-file.ts';
import { type Mudanca, toTexto } from './find-mudancas.ts';

type Sorteio = CampanhaArquivo['sorteios'][number];

/** Promises of a draw. Pictures, worked examples and the way of delivery are not part of it. */
const promessas = ['data', 'hora', 'nome', 'premio', 'numerosAte', 'regra'] as const;
type Promessa = (typeof promessas)[number];

const toPromessa = (sorteio: Sorteio, campo: Promessa) => {
  if (campo !== 'regra' || !sorteio.regra) return sorteio[campo];
  const { exemplos: _, ...regra } = sorteio.regra;
  return regra;
};

const isOutra = (antes: Sorteio, depois: Sorteio, campo: Promessa): boolean =>
  toCanonico({ de: toPromessa(antes, campo) }) !== toCanonico({ de: toPromessa(depois, campo) });

/** Returns whether two draws promise the same. */
export const isMesmoSorteio = (a: Sorteio, b: Sorteio): boolean =>
  !promessas.some((campo) => isOutra(a, b, campo));

/**
 * Lists the changes of a new file to the draws of these days, which must not change. The day identifies a draw, so one
 * that moved is missing on its day, like a removed one.
 */
export const findMudancasFixas = (
  antes: readonly Sorteio[],
  depois: readonly Sorteio[],
  dias: ReadonlySet<string>,
): Mudanca[] =>
  antes
    .filter((sorteio) => dias.has(sorteio.data))
    .flatMap((sorteio) => {
      const novo = depois.find((known) => known.data === sorteio.data);
      const toMudanca = (campo: Promessa): Mudanca => ({
        chave: `sorteios[${sorteio.nome}].${campo}`,
        efeito: 'nunca',
        antes: toTexto(toPromessa(sorteio, campo)),
        depois: toTexto(novo && toPromessa(novo, campo)),
      });
      return novo
        ? promessas.filter((campo) => isOutra(sorteio, novo, campo)).map(toMudanca)
        : [toMudanca('data')];
    });
