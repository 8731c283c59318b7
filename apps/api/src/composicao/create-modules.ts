import { createAssociadoModule } from '../modules/associado/associado.module.ts';
import { createBloqueioModule } from '../modules/bloqueio/bloqueio.module.ts';
import type { FindNotas } from '../modules/bloqueio/public.ts';
import type { createCampanhaModule } from '../modules/campanha/campanha.module.ts';
import { createCodigoCupomModule } from '../modules/codigo-cupom/codigo-cupom.module.ts';
import { createConfiguracaoModule } from '../modules/configuracao/configuracao.module.ts';
import { createConsultaModule } from '../modules/consulta/consulta.module.ts';
import { createComunicadoModule } from '../modules/comunicado/comunicado.module.ts';
import { queueComunicado } from '../modules/comunicado/comunicado.store.ts';
import type { createConsumidorModule } from '../modules/consumidor/consumidor.module.ts';
import { createCupomViews, createCountRaspadinhas } from '../modules/documento-fiscal/ganho/ganho.views.ts';
import { createOnFatos } from '../modules/documento-fiscal/prova/fato.store.ts';
import { createDocumentoOperadorViews } from '../modules/documento-fiscal/operador/documento-operador.views.ts';
import { listRefs } from '../modules/documento-fiscal/operador/list-refs.ts';
import { createNotasVizinhas } from '../modules/documento-fiscal/vizinhas.views.ts';
import type { createDocumentoFiscalModule } from '../modules/documento-fiscal/documento-fiscal.module.ts';
import { createEvidenciaModule } from '../modules/evidencia/evidencia.module.ts';
import { createListAvisados } from '../modules/operador/acesso/equipe/avisados.ts';
import { createOperadorStore } from '../modules/operador/acesso/operador.store.ts';
import { createPremioModule } from '../modules/premio/premio.module.ts';
import { createProvedorModule } from '../modules/provedor/provedor.module.ts';
import { createListCongelamentos, createListPremios } from '../modules/sorteio/sorteio.views.ts';
import { createSorteioModule } from '../modules/sorteio/sorteio.module.ts';
import { createTetoModule } from '../modules/teto/teto.module.ts';
import type { createUploadModule } from '../modules/upload/upload.module.ts';
import { createVendaModule } from '../modules/venda/venda.module.ts';
import { createWebhookModule } from '../modules/webhook/webhook.module.ts';
import type { LocalOutbox } from '../adapters/local-outbox.ts';
import type { AppParts } from './app-parts.ts';
import type { Workers } from './create-workers.ts';
import type { Adapters } from './open-adapters.ts';
import { traceSenders } from './trace-senders.ts';
import type { createAcesso } from './create-acesso.ts';

/** Adapters with the outbox of the local ones. */
export type AllAdapters = Adapters & { readonly outbox: LocalOutbox };

/** Dependencies available to every module; messages and payouts use the promoter's providers. */
export function createBase(
  { db, clock, relogio, log, spans, ambiente }: AppParts,
  acesso: ReturnType<typeof createAcesso>,
  adapters: AllAdapters,
  workers: Workers,
) {
  const { senders, ...provedor } = createProvedorModule({
    db,
    clock,
    log,
    ...acesso,
    sources: adapters.senders,
    listAvisados: createListAvisados(createOperadorStore(db)),
    queueComunicado,
  });
  const traced = spans ? traceSenders(senders, spans) : senders;
  const teto = createTetoModule({ db, clock });
  const { storage, leitorFoto } = adapters;
  const base = {
    db,
    clock,
    relogio,
    log,
    ...acesso,
    storage,
    leitorFoto,
    senders: { ...adapters, ...traced },
    workers,
    tetosDiarios: teto.tetosDiarios,
    queueComunicado,
    isProduction: ambiente === 'producao',
  };
  const fundo = { webhook: createWebhookModule(base), comunicado: createComunicadoModule(base), teto };
  return { base, provedor, fundo };
}

/** Parts of every module. */
export type Base = ReturnType<typeof createBase>['base'];

/** Views that join numbers and cards with receipts and prizes belong to higher modules. */
export const createNumeroViews = (db: AppParts['db']) => ({
  views: createCupomViews(db),
  listPremios: createListPremios(db),
  listCongelamentos: createListCongelamentos(db),
  countRaspadinhas: createCountRaspadinhas(db),
});

/** Builds the modules of draws, won prizes and printed codes. */
export const createSorteModules = (
  base: Base,
  parts: {
    readonly campanha: ReturnType<typeof createCampanhaModule>;
    readonly upload: ReturnType<typeof createUploadModule>;
    readonly documentoFiscal: ReturnType<typeof createDocumentoFiscalModule>;
  },
) => ({
  sorteio: createSorteioModule({ ...base, ...parts }),
  premio: createPremioModule({ ...base, ...parts }),
  codigoCupom: createCodigoCupomModule({ ...base, ...parts }),
});

/** Builds the modules against fraud: signals of receipts, and blocked values. */
export function createFraudeModules(
  parts: Base & {
    readonly campanha: ReturnType<typeof createCampanhaModule>;
    readonly upload: ReturnType<typeof createUploadModule>;
    readonly consumidor: ReturnType<typeof createConsumidorModule>;
  },
) {
  const evidencia = createEvidenciaModule({ ...parts, vizinhas: createNotasVizinhas(parts.db) });
  const views = createDocumentoOperadorViews(parts.db);
  const findNotas: FindNotas = ({ campanhaId }, texto) => listRefs(views, campanhaId, texto);
  return { evidencia, bloqueio: createBloqueioModule({ ...parts, evidencia, findNotas }) };
}

/** The sources of a receipt's facts: state pages and sales files. Their answers reach the receipts by `onFatos`. */
export function createFontes(base: Base, { sefaz }: Pick<AllAdapters, 'sefaz'>) {
  const onFatos = createOnFatos(base.db, base.clock);
  return {
    consulta: createConsultaModule({ ...base, sefaz, onFatos }),
    venda: createVendaModule({ ...base, onFatos }),
  };
}

/** Builds the modules that show a campaign's file to everyone. */
export const createVitrineModules = (
  parts: Pick<AppParts, 'clock'> & { readonly campanha: ReturnType<typeof createCampanhaModule> },
) => ({ configuracao: createConfiguracaoModule(parts), associado: createAssociadoModule(parts) });
