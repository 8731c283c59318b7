import { hash } from 'node:crypto';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { computeApuracao } from '@trevo/rules/sorte/sorteio/apuracao-sorteio';
import { decodeMapa, unpackMapa } from '@trevo/rules/sorte/numeros/mapa-lugares';
import type { RegraSorteio } from '@trevo/rules/sorte/sorteio/regra-sorteio';
import { numerosPorSerie } from '@trevo/rules/sorte/numeros/serie-numeros';
import { tokenUnico } from '../../apps/api/src/kernel/auth/ator.ts';
import type { Db } from '../../apps/api/src/kernel/db/db.ts';
import { openPgDb } from '../../apps/api/src/kernel/db/pg-db.ts';
import type { CampanhaId, CampanhaPublicada } from '../../apps/api/src/modules/campanha/public.ts';
import { buildCongelado } from '../../apps/api/src/modules/sorteio/congelamento/congelado-builder.ts';
import {
  type Congelando,
  createCongeladoStore,
} from '../../apps/api/src/modules/sorteio/congelamento/congelado.store.ts';
import { createApuracaoSorteioStore } from '../../apps/api/src/modules/sorteio/apuracao/apuracao-sorteio.store.ts';
import { createCalculoSorteio } from '../../apps/api/src/modules/sorteio/apuracao/calculo-sorteio.ts';
import { createProvaService } from '../../apps/api/src/modules/sorteio/prova-numeros.service.ts';
import { createProvaStore } from '../../apps/api/src/modules/sorteio/prova-numeros.store.ts';
import { consumidorId } from '../load/prepared-campaign.ts';
import { median } from '../program/raw-client.ts';

/** Ten prizes in sequence with ten alternates: as many looked-at places as a usual regulation has. */
const regra: RegraSorteio = {
  serie: ['1.centena', '1.dezena', '2.dezena'],
  numero: ['1.unidade', '2.unidade', '3.unidade', '4.unidade', '5.unidade'],
  serieInexistente: 'resto',
  aproximacao: { sentido: 'superior', volta: true, alcance: 'todas' },
  premios: [{ nome: 'Uma moto', quantidade: 10 }],
  suplentes: 10,
  umPorPessoa: 'campanha',
};
const extracao = ['12305', '05437', '13526', '02329', '15458'];
const dia = '2026-12-19';

export interface MedidaCongelamento {
  readonly numeros: number;
  /** Milliseconds. */
  readonly total: number;
  readonly lendo: number;
  readonly cpu: number;
  readonly apurando: number;
  /** Longest time for which the event loop did not turn. */
  readonly parado: number;
  readonly memoria: number;
  /** Grants of another connection while the draw was frozen. */
  readonly concessoes: number;
  readonly concessaoMaxima: number;
  readonly provas: number;
}

const sorteio = { data: dia, nome: '1º sorteio', premio: 'Uma moto', numerosAte: '2026-12-17' };

/** Freezes, computes and proves a draw over the seeded numbers, while another connection grants numbers. */
export async function measureCongelamento(
  url: string,
  series: number,
  campanhaId: CampanhaId,
): Promise<MedidaCongelamento> {
  const db = openPgDb(url, { poolSize: 4 });
  const other = openPgDb(url, { poolSize: 1 });
  for (const table of ['sorteio_congelado', 'sorteio_folha']) await db.execute(`delete from ${table}`);
  // A freeze locks the row of its campaign.
  await db.execute(`insert into promotora (promotora_id, nome, cnpj) values ('bench', 'Bench', '12345678000195')
    on conflict do nothing`);
  await db.execute(`insert into campanha (campanha_id, promotora_id, ano, identificacao, descricao, data_inicial, data_final,
      data_final_compras, data_final_cadastros, ativa, arquivo, arquivo_hash, compromisso_numeros, publicada_em)
    values ('${campanhaId}', 'bench', 2026, 'BENCH', 'Bench', '2026-09-01', '2026-12-31', '2026-12-31', '2026-12-31', true,
      '${JSON.stringify({ sorteios: [sorteio] })}', 'a', 'b', now()) on conflict do nothing`);
  const store = createCongeladoStore(db);
  const publicada = {
    campanhaId,
    campanha: { ano: 2026, identificacao: 'BENCH' },
    arquivo: {
      numeros: { series },
      configuracao: {},
      sorteios: [sorteio],
    },
    arquivoHash: 'a'.repeat(64),
    compromissoNumeros: 'b'.repeat(64),
  } as unknown as CampanhaPublicada;
  const ref = { campanhaId, extracao: dia };
  const momento = new Date('2026-12-18T21:00:00Z');
  const corte = {
    concedidoAntesDe: momento,
    valiaEm: momento,
    registradoAntesDe: momento,
    hoje: '2026-12-18',
  };
  const chaveSais = hash('sha256', 'secret of the bench', 'buffer');

  const loop = monitorEventLoopDelay({ resolution: 5 });
  const grants = grantNumbers(other, campanhaId);
  const before = process.memoryUsage.rss();
  let peak = before;
  const watch = setInterval(() => (peak = Math.max(peak, process.memoryUsage.rss())), 100);
  const cpu = process.cpuUsage();
  let lendo = 0;
  loop.enable();
  const begin = performance.now();
  const build = (congelando: Congelando) => {
    const titulares = async function* () {
      yield* congelando.titulares;
      lendo = performance.now() - begin;
    };
    return buildCongelado({
      publicada,
      sorteio,
      regra,
      congeladoEm: momento,
      ator: tokenUnico,
      congelando: { ...congelando, titulares: titulares() },
      chaveSais,
    });
  };
  const { numeros } = await store.freeze(campanhaId, sorteio, corte, build);
  const total = performance.now() - begin;
  loop.disable();
  const used = process.cpuUsage(cpu);
  clearInterval(watch);
  const waits = await grants.stop();

  const congelado = (await store.findWhole(ref))!;
  const calculo = createCalculoSorteio({
    apuracoes: createApuracaoSorteioStore(db),
    congelados: store,
  });
  const computing = performance.now();
  const nova = await calculo.compute(ref, congelado, extracao, []);
  const apurando = performance.now() - computing;
  const lugares = decodeMapa(await unpackMapa(congelado.mapa, series * numerosPorSerie));
  if (nova.apuracao.premiados.length !== 10 || lugares.length !== numeros)
    throw new Error('a draw lacks winners');
  const pessoaOf = new Map(nova.titulares.map(({ lugar, compromisso }) => [lugar, compromisso]));
  const again = computeApuracao({
    regra,
    series,
    extracao,
    lugares,
    findExclusao: () => undefined,
    findPessoa: (lugar) => pessoaOf.get(lugar)!,
  });
  if (JSON.stringify(again) !== JSON.stringify(nova.apuracao)) throw new Error('the draw differs');

  const provas = createProvaService({
    store: createProvaStore(db),
    congelados: store,
    getChaveSais: () => chaveSais,
  });
  const times: number[] = [];
  for (let person = 0; person < 50; person += 1) {
    const asked = performance.now();
    const { numeros: meus } = await provas.get(publicada, dia, consumidorId(person));
    times.push(performance.now() - asked);
    if (meus.length === 0) throw new Error('a proof has no number');
  }
  await Promise.all([db.close(), other.close()]);
  return {
    numeros,
    total,
    lendo,
    cpu: (used.user + used.system) / 1000,
    apurando,
    parado: loop.max / 1e6,
    memoria: peak - before,
    concessoes: waits.length,
    concessaoMaxima: Math.max(...waits),
    provas: median(times),
  };
}

/** Grants numbers one after the other in their own transactions, beyond the seeded ones, until stopped. */
function grantNumbers(db: Db, campanhaId: CampanhaId) {
  let isStopped = false;
  const waits: number[] = [];
  const granting = (async () => {
    for (let indice = 50_000_000; !isStopped; indice += 1) {
      const begin = performance.now();
      await db.query(
        `insert into cupom (consumidor_id, campanha_id, indice, serie, numero, documento_fiscal_id, concedido_em)
         values ($1, $2, $3, '000', '00000', $1, '2027-01-01')`,
        [consumidorId(indice % 1_000), campanhaId, indice],
      );
      waits.push(performance.now() - begin);
      await new Promise((done) => setTimeout(done, 10));
    }
    await db.query('delete from cupom where campanha_id = $1 and indice >= 50000000', [campanhaId]);
  })();
  return {
    async stop(): Promise<number[]> {
      isStopped = true;
      await granting;
      return waits;
    },
  };
}

/** Returns the time of one plain SHA-256 of a leaf's length per number, in milliseconds: the floor of a freeze. */
export function measureFloor(numeros: number): number {
  const sample = Math.min(numeros, 1_000_000);
  const folha = Buffer.alloc(76);
  const begin = performance.now();
  for (let at = 0; at < sample; at += 1) hash('sha256', folha);
  return ((performance.now() - begin) / sample) * numeros;
}
