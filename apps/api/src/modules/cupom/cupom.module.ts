import { forecastNumeros, ritmoDias } from '@trevo/rules/sorte/numeros/previsao-numeros';
import { numerosPorSerie } from '@trevo/rules/sorte/numeros/serie-numeros';
import { addDias, toSaoPaulo } from '@trevo/rules/tempo/sao-paulo';
import type { LeitorFoto } from '../../adapters/leitor-foto/leitor-foto.port.ts';
import type { KeyRing } from '../../kernel/auth/key-ring.ts';
import type { Clock } from '../../kernel/clock.ts';
import type { Db } from '../../kernel/db/db.ts';
import type { Binder } from '../../kernel/http/bind-call.ts';
import type { Job } from '../../kernel/fila/jobs.ts';
import { createCofre, type CampanhaModule, type CampanhaPublicada } from '../campanha/public.ts';
import type { ConsumidorModule } from '../consumidor/public.ts';
import { bindCupom } from './cupom.routes.ts';
import {
  createCupomService,
  type CupomViews,
  type ListCongelamentos,
  type ListPremios,
} from './cupom.service.ts';
import { createCupomStore } from './cupom.store.ts';
import { createFindDono } from './find-dono.ts';
import { createNumeroAllocator } from './numero-allocator.ts';

export type CupomModule = ReturnType<typeof createCupomModule>;

/** Wires lucky numbers: queries of granted ones and allocation of new ones. */
export function createCupomModule(parts: {
  db: Db;
  clock: Clock;
  keys: KeyRing;
  campanha: CampanhaModule;
  consumidor: ConsumidorModule;
  /** Implemented by modules above this one: numbers joined with receipts, and won prizes. */
  views: CupomViews;
  listPremios: ListPremios;
  listCongelamentos: ListCongelamentos;
  /** Reader of photos; undefined where it is not installed. */
  leitorFoto: LeitorFoto | undefined;
}) {
  const { db, campanha, consumidor } = parts;
  const store = createCupomStore(db);
  const cupons = createCupomService(parts.views, parts.listPremios, parts.clock);
  const cofre = createCofre(parts.keys);
  const numeros = createNumeroAllocator(store, cofre);
  return {
    cupons,
    numeros,
    findDono: createFindDono(store, cofre),
    listPremios: parts.listPremios,
    listCongelamentos: parts.listCongelamentos,
    /** Numbers left of a campaign, and the forecast of their end. */
    async measureRestam({ campanhaId, arquivo, totalCupons }: CampanhaPublicada, hoje: string) {
      const total = arquivo.numeros.series * numerosPorSerie;
      const restam = Math.max(0, total - totalCupons);
      const medidas = await store.listDias(campanhaId, addDias(hoje, -1 - ritmoDias));
      return { total, restam, previsao: forecastNumeros(medidas, { restam, hoje }) };
    },
    bind: (binder: Binder) =>
      bindCupom(binder, {
        cupons,
        ...consumidor,
        ...campanha,
        ...parts,
        hasLeitorFoto: parts.leitorFoto !== undefined,
      }),
    jobs: [
      {
        name: 'numero.reclaim',
        everySeconds: 60,
        runs: 'once',
        statementSeconds: 60,
        run: store.reclaimNumeros,
      },
      {
        name: 'campanha.totais',
        everySeconds: 60,
        runs: 'once',
        statementSeconds: 600,
        run: () => store.updateTotais(toSaoPaulo(parts.clock.now()).dia),
      },
    ] satisfies Job[],
  };
}
