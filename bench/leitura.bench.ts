// npm run bench leitura: reads generated photos of receipts and compares each field with the receipt as issued.
import { readTextos } from '@trevo/leitura/ler-textos';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { readCorpus, type Lida } from './leitura/corpus-em-disco.ts';
import { metades } from './leitura/corpus.ts';
import { faixas, listErrosAcreditados, Placar, scoreLeitura } from './leitura/pontuar.ts';
import { projectFolder } from '../tools/project.ts';

const hoje = '2026-11-27';
const campos = ['total', 'chave', 'cnpj', 'dia', 'data e hora', 'item', 'gtin', 'acreditada'];

if (!existsSync(join(projectFolder, 'apps/leitor/motor/node_modules/onnxruntime-node'))) {
  console.error('The reader is not installed. Run: npm run leitor -- instalar');
  process.exit(1);
}

const lidas = await readCorpus(metades.reservada);
console.log(
  `${lidas.length} generated photos, held out by seed from tuning; fields from the text alone, without the code\n`,
);
printFields(lidas);
printCodes(lidas);
printCost(lidas);

function printFields(all: readonly Lida[]): void {
  const placar = new Placar();
  const wrong: string[] = [];
  for (const { amostra, medida } of all) {
    const leitura = readTextos({ ...medida.lido, codigos: [] }, hoje);
    scoreLeitura(placar, amostra, leitura);
    for (const campo of listErrosAcreditados(amostra.verdade, leitura))
      wrong.push(`${amostra.seed} ${campo}`);
  }
  const grupos = ['todas', ...faixas, 'nenhum', 'gasto'];
  const row = (cells: readonly string[]) =>
    console.log(
      cells
        .map((cell) => cell.padEnd(17))
        .join('')
        .trimEnd(),
    );
  row(['field', 'all', ...faixas, 'undamaged', 'worn spots']);
  for (const campo of campos) row([campo, ...grupos.map((grupo) => placar.format(campo, grupo))]);
  console.log(
    `\nbelieved (acreditada) counts receipts with a key; wrong and believed: ${wrong.length} ${wrong.join(', ')}`,
  );
}

function printCodes(all: readonly Lida[]): void {
  const printed = all.filter(
    ({ amostra: { verdade, defeito } }) =>
      (verdade.layout === 'nfce' || verdade.layout === 'sat') &&
      (defeito === 'nenhum' || defeito === 'gasto'),
  );
  const right = printed.filter(
    ({ amostra, medida }) => readTextos(medida.lido, hoje).chaveAcesso === amostra.verdade.chaveAcesso,
  );
  const wrong = all.flatMap(({ amostra, medida }) =>
    listErrosAcreditados(amostra.verdade, readTextos(medida.lido, hoje)),
  );
  const believed = printed.filter(({ medida }) => readTextos(medida.lido, hoje).situacao === 'acreditada');
  console.log(
    `photos with a QR code: key right from code or text ${right.length}/${printed.length}, believed ${believed.length}, wrong and believed ${wrong.length}`,
  );
}

function printCost(all: readonly Lida[]): void {
  const sorted = (pick: (lida: Lida) => number) => all.map(pick).toSorted((a, b) => a - b);
  const at = (values: readonly number[], part: number) => values[Math.floor((values.length - 1) * part)] ?? 0;
  const seconds = sorted(({ medida }) => medida.milliseconds / 1000);
  const mebibytes = (part: readonly Lida[]) =>
    Math.round(Math.max(...part.map(({ medida }) => medida.rss)) / 1024 / 1024);
  const quarter = Math.ceil(all.length / 4);
  console.log(
    `processor time of a photo: median ${at(seconds, 0.5).toFixed(2)} s, p95 ${at(seconds, 0.95).toFixed(2)} s, maximum ${at(seconds, 1).toFixed(2)} s`,
  );
  console.log(
    `resident memory after a photo, maximum of each quarter: ${[0, 1, 2, 3].map((n) => mebibytes(all.slice(n * quarter, (n + 1) * quarter))).join(', ')} MiB`,
  );
}
