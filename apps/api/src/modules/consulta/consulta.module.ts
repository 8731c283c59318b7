import type { SefazSite } from '../../adapters/sefaz/sefaz.port.ts';
import { type Ator, toAtor } from '../../kernel/auth/ator.ts';
import type { Clock } from '../../kernel/clock.ts';
import type { Db } from '../../kernel/db/db.ts';
import type { Job } from '../../kernel/fila/jobs.ts';
import type { Logger } from '../../kernel/log.ts';
import type { OperadorBinder } from '../campanha/public.ts';
import { createBuscaService, ritmo, type OnFatos } from './busca.service.ts';
import { bindConsultaOperador } from './consulta.operador.routes.ts';
import { createConsultaService } from './consulta.service.ts';
import { createConsultaStore } from './consulta.store.ts';
import { createConsultaUfStore } from './consulta-uf.store.ts';
import { createConsultaViews, type ConsultaUfView } from './consulta.views.ts';

export type ConsultaModule = ReturnType<typeof createConsultaModule>;

const day = 86_400_000;
// A campaign lasts at most a year.
const keptDays = 400;
const countedDays = 7;

/** Wires queries of the states' public receipt pages. Without `sefaz` queries are stored but not sent. */
export function createConsultaModule({
  db,
  clock,
  log,
  sefaz,
  onFatos,
}: {
  db: Db;
  clock: Clock;
  log: Logger;
  sefaz: SefazSite | undefined;
  onFatos: OnFatos;
}) {
  const store = createConsultaStore(db);
  const ufs = createConsultaUfStore(db);
  const views = createConsultaViews(db);
  const before = (days: number) => new Date(clock.now().getTime() - days * day);
  const list = async () =>
    (await views.list(before(countedDays))).map((view) => toWire(view, sefaz !== undefined));
  const buscas = sefaz && createBuscaService({ store, ufs, sefaz, clock, log, onFatos });
  /** Health of each state's page, and the operator's switch. */
  const paginas = {
    list,
    listParadas: () => ufs.listParadas(clock.now()),
    async set(uf: string, decisao: { ligada: boolean; motivo: string; ator: Ator }) {
      await ufs.set(uf, decisao, clock.now());
      log.warn(
        { event: 'state_page_switched', uf, ligada: decisao.ligada },
        'Operator enabled or disabled the receipt page of a state',
      );
      return (await list()).filter((pagina) => pagina.uf === uf);
    },
  };
  return {
    consultas: createConsultaService(store, clock, sefaz !== undefined),
    paginas,
    bindOperador: (operador: OperadorBinder) => bindConsultaOperador(operador, paginas),
    jobs: [
      ...(buscas
        ? ([
            {
              name: 'consulta.buscar',
              everySeconds: 2,
              runs: 'everywhere',
              statementSeconds: 15,
              run: buscas.searchDue,
            },
          ] satisfies Job[])
        : []),
      {
        name: 'consulta.limpar',
        everySeconds: 3_600,
        runs: 'once',
        statementSeconds: 60,
        run: () => store.deleteBefore(before(keptDays)),
      },
    ] satisfies Job[],
  };
}

const toWire = (
  { desligadaEm, desligadaPor, ultimaBoaEm, pausaAte, ...view }: ConsultaUfView,
  isAberta: boolean,
) => ({
  ...view,
  ligada: isAberta && desligadaEm === null,
  ritmoSegundos: ritmo.segundos,
  medianaSegundos: view.medianaSegundos === null ? null : Math.round(view.medianaSegundos),
  ultimaBoaEm: ultimaBoaEm?.toISOString() ?? null,
  pausaAte: pausaAte?.toISOString() ?? null,
  desligadaEm: desligadaEm?.toISOString() ?? null,
  desligadaPor,
  ator: desligadaPor === 'operador' ? toAtor(view.ator) : null,
});
