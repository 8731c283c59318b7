// The participants of a draw over a million numbers: freeze, download over HTTP to a file, and the check of the ZIP by the
// command. Memory is the peak of the server's process during the download, and that of the command. Needs /proc.
import { spawnSync } from 'node:child_process';
import { createWriteStream, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { calculateCpfDigitos } from '@trevo/rules/pessoa/cpf';
import { createPermutation } from '@trevo/rules/sorte/numeros/numero-sorte';
import { addDias, toSaoPaulo } from '@trevo/rules/tempo/sao-paulo';
import type { Db } from '../../apps/api/src/kernel/db/db.ts';
import { openPgDb } from '../../apps/api/src/kernel/db/pg-db.ts';
import { createCofre } from '../../apps/api/src/modules/campanha/public.ts';
import { startPostgres } from '@trevo/postgres/private/postgres-server';
import { projectFolder } from '../../tools/project.ts';
import { insertPeople, keys, master, operator, publish } from '../load/prepared-campaign.ts';
import { changeCampanha } from '../load/recibo-carga.ts';
import { startServer, stopProgram } from '../program/server-process.ts';

const numbers = Number(process.env['BENCH_NUMBERS'] ?? 1_000_000);
const perPerson = 10;
const series = Math.max(10, Math.ceil(numbers / 100_000));
const batch = 50_000;
const { dia: hoje } = toSaoPaulo(new Date());
const ontem = addDias(hoje, -1);

const figures = new Intl.NumberFormat('en');
const megabytes = (bytes: number): string => `${(bytes / 1e6).toFixed(0)} MB`;
const since = (begin: number): string => `${((performance.now() - begin) / 1000).toFixed(1)} s`;

/** A draw of today whose receipts ended yesterday. */
const sorteio = {
  data: hoje,
  hora: '23:59:59',
  nome: 'Sorteio',
  premio: 'Uma moto',
  numerosAte: ontem,
  regra: {
    serie: ['1.dezena'],
    numero: ['1.unidade', '2.unidade', '3.unidade', '4.unidade', '5.unidade'],
    aproximacao: { sentido: 'superior', volta: true, alcance: 'todas' },
    umPorPessoa: 'sorteio',
    exemplos: [
      {
        extracao: ['12305', '05437', '13526', '02329', '15458'],
        distribuidos: ['00 57600', '00 57702'],
        premiados: ['00 57702'],
      },
    ],
  },
};

const person = `('01890000-0000-7000-8000-' || lpad((n / ${perPerson})::text, 12, '0'))::uuid`;
const moment = `timestamptz '${ontem} 12:00Z'`;

/** Gives each seeded person a CPF and contacts of usual length. */
async function describePeople(db: Db): Promise<void> {
  const cpfs = Array.from({ length: numbers / perPerson }, (_, at) => {
    const nove = String(100_000_000 + at * 7);
    return `${nove}${calculateCpfDigitos(nove)}`;
  });
  await db.query(
    `update consumidor c set cpf = g.cpf, nome = 'MARIA DA CONCEIÇÃO DE OLIVEIRA', telefone_contato = '11987654321',
       email = 'maria.da.conceicao.' || g.cpf || '@exemplo.invalid'
     from unnest($1::text[]) with ordinality as g (cpf, ordem)
     where c.consumidor_id = ('01890000-0000-7000-8000-' || lpad((g.ordem - 1)::text, 12, '0'))::uuid`,
    [cpfs],
  );
}

/** Seeds one receipt for each person, with its numbers in the order of the grants. */
async function seed(db: Db): Promise<void> {
  const [campanha] = (await db.query<{ id: string; compromissoNumeros: string; chavesCifradas: string }>(
    `select c.campanha_id as id, c.compromisso_numeros as "compromissoNumeros",
       encode(k.cifradas, 'base64') as "chavesCifradas"
     from campanha c join campanha_chave k on k.campanha_id = c.campanha_id where c.identificacao = 'BENCH'`,
  )) as [{ id: string; compromissoNumeros: string; chavesCifradas: string }];
  const { permute } = createPermutation(createCofre(keys).get(campanha).numeros, series);
  const receipt = `('${campanha.id.slice(0, 24)}' || lpad(to_hex(n / ${perPerson}), 12, '0'))::uuid`;
  await db.execute('set statement_timeout = 0');
  await insertPeople(db, numbers / perPerson);
  await describePeople(db);
  await db.execute(
    `insert into documento_fiscal (consumidor_id, documento_fiscal_id, campanha_id, tipo, chave_acesso, modelo, uf,
       emitente, emitido_em, valor_centavos, origem, status, numeros_concedidos, registrado_em, apurado_em)
     select ${person}, ${receipt}, '${campanha.id}', 'Fiscal', 'SEED' || lpad(n::text, 40, '0'), '65', 'SP', '12345678000195',
       date '${ontem}', n, 'camera', 'VALIDO', ${perPerson}, ${moment}, ${moment}
     from generate_series(0, ${numbers - 1}, ${perPerson}) as n`,
  );
  for (let begin = 0; begin < numbers; begin += batch) {
    const granted = Array.from({ length: Math.min(batch, numbers - begin) }, (_, at) => permute(begin + at));
    await db.query(
      `insert into cupom (consumidor_id, campanha_id, indice, serie, numero, documento_fiscal_id, concedido_em)
       select ${person}, '${campanha.id}', n, g.serie, g.numero, ${receipt}, ${moment}
       from unnest($2::text[], $3::text[]) with ordinality as g (serie, numero, ordem)
       cross join lateral (select $1::int + g.ordem::int - 1 as n) as o`,
      [begin, granted.map(({ serie }) => serie), granted.map(({ numero }) => numero)],
    );
  }
  await db.execute('analyze');
}

/** Reads the peak of a process's memory in bytes, and begins a new peak. */
function takePeak(pid: number): number {
  const kilobytes = Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))![1]);
  writeFileSync(`/proc/${pid}/clear_refs`, '5');
  return kilobytes * 1024;
}

const folder = mkdtempSync(join(tmpdir(), 'trevo-participantes-'));
const server = await startPostgres();
try {
  const admin = openPgDb(`${server.url}/postgres`, { poolSize: 1 });
  await admin.execute('create database participantes');
  await admin.close();
  const url = `${server.url}/participantes`;
  const program = await startServer({
    DATABASE_URL: url,
    AMBIENTE: 'teste',
    DEMO: 'nao',
    MASTER_SECRET: master,
    OPERATOR_TOKEN: operator,
    // Without a limit the heap grows by garbage, and its peak tells nothing about the download.
    NODE_OPTIONS: '--max-old-space-size=160',
  });
  await publish(program.port, 'BENCH', (arquivo) => {
    changeCampanha(arquivo);
    Object.assign(arquivo, { numeros: { series }, sorteios: [sorteio] });
  });
  const db = openPgDb(url, { poolSize: 1 });
  let begin = performance.now();
  await seed(db);
  await db.close();
  console.log(
    `${figures.format(numbers)} numbers of ${figures.format(numbers / perPerson)} people, seeded in ${since(begin)}`,
  );
  const address = `http://127.0.0.1:${program.port}/operador/v1/sorteios/2026/BENCH/${hoje}`;
  const headers = { authorization: `Bearer ${operator}`, 'content-type': 'application/json' };
  begin = performance.now();
  const frozen = await fetch(`${address}/congelamento`, { method: 'POST', headers, body: '{}' });
  if (!frozen.ok) throw new Error(await frozen.text());
  console.log(`freeze   | ${since(begin)}`);
  const pid = program.child.pid!;
  const file = join(folder, 'participantes.zip');
  takePeak(pid);
  const before = takePeak(pid);
  begin = performance.now();
  const answer = await fetch(`${address}/participantes.zip`, { headers });
  if (!answer.ok || !answer.body) throw new Error(await answer.text());
  await pipeline(Readable.fromWeb(answer.body as never), createWriteStream(file));
  console.log(
    `download | ${since(begin)} | ZIP of ${megabytes(statSync(file).size)} | memory ${megabytes(before)} before, ${megabytes(takePeak(pid))} at most`,
  );
  await stopProgram(program);
  begin = performance.now();
  const command = [
    `--import=${join(import.meta.dirname, '../program/peak-memory.mjs')}`,
    join(projectFolder, 'apps/api/src/campanha-cli.ts'),
  ];
  const checked = spawnSync(process.execPath, [...command, 'participantes', file], { encoding: 'utf8' });
  console.log(`check    | ${since(begin)}\n${checked.stdout}${checked.stderr}`);
  if (checked.status !== 0) process.exitCode = 1;
} finally {
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
}
