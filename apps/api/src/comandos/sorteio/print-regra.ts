import { checkCampanhaFile, formatErros } from '@trevo/config/campanha-file/campanha-file-check';
import { toRegraSorteio } from '@trevo/config/campanha-file/parts/campanha-file-sorteio';
import { describeRegraSorteio } from '@trevo/contract/sorteio/regra-sorteio.text';
import { readCommandFile } from '../comando.ts';
import { comandoText as text } from '../comando.text.ts';
import { CommandError } from '../run-command.ts';

/** Returns the draws of a campaign file in sentences, as the app shows them, for its regulation. */
export function printRegra([file, ...more]: string[], usage: string): string {
  if (file === undefined || more.length > 0) throw new CommandError(usage);
  const result = checkCampanhaFile(readCommandFile(file), file, () => true);
  if (!result.ok) throw new CommandError(formatErros(file, result.erros));
  const { sorteios, numeros } = result.arquivo;
  if (sorteios.length === 0) return text.semSorteios;
  return sorteios
    .flatMap(({ nome, data: dia, hora, numerosAte, premio, regra }) => [
      text.sorteio(nome, premio),
      `  ${text.quando(formatDia(dia), hora, formatDia(numerosAte))}`,
      ...(regra
        ? describeRegraSorteio(toRegraSorteio(regra, premio), numeros.series).map((frase) => `  ${frase}`)
        : [`  ${text.semRegra}`]),
    ])
    .join('\n');
}

const formatDia = (dia: string): string => dia.split('-').reverse().join('/');
