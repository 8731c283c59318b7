import { randomUUID } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fillPath } from '@trevo/contract/fill-path';
import { paths } from '@trevo/contract/paths';
import { vendasMaximoNaFila } from '@trevo/contract/venda/venda.calls';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createLocalStorage } from '../../src/adapters/storage/local-storage.ts';
import { tokenUnico } from '../../src/kernel/auth/ator.ts';
import { createLogger } from '../../src/kernel/log.ts';
import type { CampanhaId } from '../../src/modules/campanha/public.ts';
import { createVendaModule } from '../../src/modules/venda/venda.module.ts';
import { operatorToken, startTestApp, type TestApp } from '../test-app.ts';
import { toChaveVenda } from './venda-builder.ts';

let test: TestApp;
beforeAll(async () => void (test = await startTestApp()));
afterAll(() => test.close());

it('sales files of one promoter do not delay another promoter by more than a turn', async () => {
  const [um, dois, sol] = [
    await test.publish(),
    await test.publish((arquivo) => {
      arquivo.campanha.identificacao = 'SEGUNDA';
      arquivo.hosts = ['segunda.localhost'];
    }),
    await test.publish(undefined, 'sol'),
  ];
  const rows = await test.db.query<{ identificacao: string; campanha_id: CampanhaId }>(
    'select identificacao, campanha_id from campanha',
  );
  const idOf = ({ identificacao }: { identificacao: string }) =>
    rows.find((row) => row.identificacao === identificacao)!.campanha_id;
  const nameOf = (id: CampanhaId | null) => rows.find((row) => row.campanha_id === id)!.identificacao;

  const batches: string[] = [];
  const toCsv = (first: number, count: number) =>
    `chave;valor\n${Array.from({ length: count }, (_, i) => `${toChaveVenda(first + i)};1,00\n`).join('')}`;
  const receive = ({ importacoes }: ReturnType<typeof createVendaModule>, id: CampanhaId, text: string) =>
    importacoes.receive(
      id,
      'a.csv',
      (async function* () {
        yield Buffer.from(text);
      })(),
      tokenUnico,
    );
  const venda = createVendaModule({
    db: test.db,
    storage: createLocalStorage(test.arquivos),
    clock: test.clock,
    log: createLogger('silent'),
    turnMilliseconds: 0,
    async onFatos(id) {
      // A resumed file reports its last batch again.
      if (batches.at(-1) !== nameOf(id)) batches.push(nameOf(id));
      if (batches.length > 1) return;
      await receive(venda, idOf(dois), toCsv(2_000_001, 1));
      await receive(venda, idOf(sol), toCsv(2_000_002, 1));
    },
  });
  const { arquivo } = await receive(venda, idOf(um), toCsv(1_000_001, 13_000));
  await venda.jobs[0]!.run();
  await venda.jobs[0]!.run();
  expect(batches).toEqual([um, sol, dois, um].map(({ identificacao }) => identificacao));
  const ended = await venda.importacoes.get(idOf(um), arquivo.venda_arquivo_id);
  expect(ended).toMatchObject({ situacao: 'pronto', linhas: 13_000, novas: 13_000, iguais: 0 });
});

it('sales files are at most a fixed number waiting of one promoter, also of concurrent uploads', async () => {
  const [um, outra, alheia] = [
    await test.publish((arquivo) => {
      arquivo.campanha.identificacao = 'CHEIA';
      arquivo.hosts = ['cheia.localhost'];
    }),
    await test.publish((arquivo) => {
      arquivo.campanha.identificacao = 'CHEIADOIS';
      arquivo.hosts = ['cheiadois.localhost'];
    }),
    await test.publish((arquivo) => {
      arquivo.campanha.identificacao = 'ALHEIA';
      arquivo.hosts = ['alheia.localhost'];
    }, 'sol'),
  ];
  const upload = async (host: string, n: number) => {
    const { ano, identificacao } = host === 'cheia' ? um : host === 'cheiadois' ? outra : alheia;
    const path = fillPath(paths['operador.importarVendas'].path, { ano: String(ano), identificacao });
    const { status, text } = await test.client.send('POST', `${path}?nome=${n}.csv`, {
      body: Buffer.from(`chave;valor\n${toChaveVenda(3_000_000 + n)};1,00\n`),
      headers: {
        host: `${host}.localhost`,
        'content-type': 'text/csv',
        authorization: `Bearer ${operatorToken}`,
      },
    });
    return { status, ...(JSON.parse(text) as { codigo?: string; mensagem?: string }) };
  };
  // Another process reads the first files of both campaigns, so that the uploaded ones wait.
  await test.db.query(
    `insert into venda_arquivo (venda_arquivo_id, campanha_id, nome, sha256, bytes, codificacao, arquivo, situacao,
       recebido_em, arrendatario, arrendado_ate)
     select overlay(gen_random_uuid()::text placing '00000000' from 1)::uuid, c.campanha_id, n::text, c.identificacao || n, 1, 'utf-8', 'vendas/nenhum', 'importando',
       now(), $2, now() + interval '1 day'
     from campanha c, generate_series(1, $1::int) n where c.identificacao in ('CHEIA', 'CHEIADOIS')`,
    [vendasMaximoNaFila / 2 - 1, randomUUID()],
  );
  expect(await upload('alheia', 8)).toMatchObject({ status: 201 });
  await test.app.runJob('venda.importar');
  const answers = await Promise.all(
    Array.from({ length: 8 }, (_, n) => upload(n % 2 ? 'cheia' : 'cheiadois', n)),
  );
  expect(answers.map(({ status }) => status).sort((a, b) => a - b)).toEqual([
    201,
    201,
    ...Array<number>(6).fill(409),
  ]);
  expect(answers.find(({ status }) => status === 409)).toMatchObject({
    codigo: 'venda.filaCheia',
    mensagem: `Esta promotora já tem ${vendasMaximoNaFila} arquivos de vendas esperando.`,
  });
  expect(readdirSync(join(test.arquivos, 'vendas'))).toHaveLength(2);
  expect((await upload('alheia', 10)).status).toBe(201);
  await test.db.query(
    `update venda_arquivo set situacao = 'pronto' where venda_arquivo_id in (
       select venda_arquivo_id from venda_arquivo where arquivo = 'vendas/nenhum' limit 1)`,
  );
  expect((await upload('cheia', 9)).status).toBe(201);
});
