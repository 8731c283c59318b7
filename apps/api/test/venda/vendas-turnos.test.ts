import { afterAll, beforeAll, expect, it } from 'vitest';
import { createLocalStorage } from '../../src/adapters/storage/local-storage.ts';
import { tokenUnico } from '../../src/kernel/auth/ator.ts';
import { createLogger } from '../../src/kernel/log.ts';
import type { CampanhaId } from '../../src/modules/campanha/public.ts';
import { createVendaModule } from '../../src/modules/venda/venda.module.ts';
import { startTestApp, type TestApp } from '../test-app.ts';
import { toChaveVenda } from './venda-builder.ts';

let test: TestApp;
beforeAll(async () => void (test = await startTestApp()));
afterAll(() => test.close());

it('of one promoter do not delay another promoter by more than a turn', async () => {
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
