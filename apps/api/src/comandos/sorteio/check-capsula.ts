import { createHash } from 'node:crypto';
import {
  conferenciaText,
  describeDesclassificados,
  describePremiados,
  describePassos,
  describeSorteio,
} from '@trevo/contract/sorteio/conferencia-sorteio.text';
import { describeRegraSorteio } from '@trevo/contract/sorteio/regra-sorteio.text';
import type { Sha256 } from '@trevo/rules/sorte/numeros/arvore-merkle';
import {
  type Capsula,
  conferencias,
  hashCanonico,
  verifyCapsula,
} from '@trevo/rules/sorte/sorteio/capsula-sorteio';
import { readCapsula } from '@trevo/rules/sorte/sorteio/leitura-capsula';
import { readCommandFile } from '../comando.ts';
import { parseConferenciaArguments } from './parse-conferencia-arguments.ts';
import { CommandError } from '../run-command.ts';

const sha256: Sha256 = async (bytes) => createHash('sha256').update(bytes).digest();

/** Verifies the capsule of a draw and recomputes its winners. Throws CommandError with the report of a refused one. */
export async function runApurar(given: string[], usage: string): Promise<string> {
  const { file, publicada } = parseConferenciaArguments(given, usage);
  const capsula = readCapsula(readCommandFile(file));
  if (!capsula) throw new CommandError(`${file} não é a cápsula de um sorteio.`);
  const manifestoHash = await hashCanonico(capsula.manifesto, sha256);
  const falhas = await verifyCapsula(capsula, publicada ?? manifestoHash, sha256);
  const words = [
    ...printCapsula(capsula),
    `Impressão digital do manifesto (SHA-256): ${manifestoHash}`,
    'Conferência:',
    ...conferencias.map((name) => {
      if (falhas.includes(name)) return `  FALHOU  ${conferenciaText[name].falhou}`;
      return name === 'manifesto' && publicada === undefined
        ? '  FALTA   Compare a impressão digital com a publicada antes do sorteio, no aplicativo ou no e-mail das testemunhas: --manifesto HASH.'
        : `  CONFERE ${conferenciaText[name].confere}`;
    }),
    writeVeredito(falhas.length, publicada !== undefined),
  ].join('\n');
  if (falhas.length > 0) throw new CommandError(words);
  return words;
}

function writeVeredito(falhas: number, isCompared: boolean): string {
  if (falhas > 0) return 'A cápsula não confere.';
  return isCompared
    ? 'A cápsula confere.'
    : 'A cápsula confere por dentro; falta comparar a impressão digital.';
}

/** Returns rule, extraction, steps and winners, a line each. */
function printCapsula(capsula: Capsula): string[] {
  const { regra, manifesto, extracao, apuracao } = capsula;
  const printParte = (titulo: string, lines: readonly string[]): string[] =>
    lines.length > 0 ? [`${titulo}:`, ...lines.map((line) => `  ${line}`)] : [];
  return [
    ...describeSorteio(capsula),
    ...printParte('Regra', describeRegraSorteio(regra, manifesto.series)),
    ...printParte(
      'Loteria Federal',
      extracao.map((premio, at) => `${at + 1}º prêmio: ${premio}`),
    ),
    ...describePassos(capsula).flatMap(({ titulo, passos }) => printParte(titulo, passos)),
    ...printParte('Desclassificados', describeDesclassificados(capsula)),
    ...printParte('Ganhadores', describePremiados(capsula, apuracao.premiados)),
    ...printParte('Suplentes', describePremiados(capsula, apuracao.suplentes)),
  ];
}
