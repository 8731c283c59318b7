import { randomInt } from 'node:crypto';
import type { LeitorFoto } from '../../adapters/leitor-foto/leitor-foto.port.ts';
import type { LeitorNotas } from '../../adapters/leitor/leitor.port.ts';
import type { KeyRing } from '../../kernel/auth/key-ring.ts';
import type { Clock } from '../../kernel/clock.ts';
import type { Db } from '../../kernel/db/db.ts';
import type { Binder } from '../../kernel/http/bind-call.ts';
import type { Logger } from '../../kernel/log.ts';
import type { BloqueioModule } from '../bloqueio/public.ts';
import type { CampanhaModule, OperadorBinder } from '../campanha/public.ts';
import type { ConsumidorModule } from '../consumidor/public.ts';
import type { CupomModule } from '../cupom/public.ts';
import type { UploadModule } from '../upload/public.ts';
import { createCompraService } from './registro/compra.service.ts';
import { createDocumentoFiscalLista } from './documento-fiscal.lista.ts';
import { createDocumentoFiscalPresenter } from './documento-fiscal.presenter.ts';
import { listDocumentoJobs } from './documento-fiscal.jobs.ts';
import { bindDocumentoFiscal } from './documento-fiscal.routes.ts';
import { createDocumentoFiscalService } from './documento-fiscal.service.ts';
import { createDocumentoFiscalStore } from './documento-fiscal.store.ts';
import { createDocumentoFiscalViews } from './documento-fiscal.views.ts';
import { createDuvidaService } from './prova/duvida.service.ts';
import type { EvidenciaModule } from '../evidencia/public.ts';
import { createEsperaService } from './espera/espera.service.ts';
import { createEsperaStore } from './espera/espera.store.ts';
import { createDeclaracaoService } from './prova/declaracao.service.ts';
import { createFatoStore } from './prova/fato.store.ts';
import { createIdentify } from './prova/identificacao.store.ts';
import { createLeituraFotoService } from './prova/leitura-foto.service.ts';
import { createLeituraFotoStore } from './prova/leitura-foto.store.ts';
import { createProvaService, type Fontes } from './prova/prova.service.ts';
import { createLeitorService } from './prova/leitor.service.ts';
import { createTakeMudados } from './mudanca.store.ts';
import { createRevisaoService } from './espera/revisao.service.ts';
import { createRevisaoStore } from './espera/revisao.store.ts';
import { createDocumentoOperador } from './documento-operador.module.ts';
import { createGuardaService } from './guarda/guarda.service.ts';
import { createJulgamentoService } from './prova/julgamento.service.ts';
import { createGuardaStore } from './guarda/guarda.store.ts';
import type { TetosDiarios } from '../teto/public.ts';
import { bindDocumentoOperador, type ListRevogados } from './documento.operador.routes.ts';
import { createRegistroService } from './registro/registro.service.ts';
import { createTransporteService } from './espera/transporte.service.ts';
import { createTransporteStore } from './espera/transporte.store.ts';

export type DocumentoFiscalModule = ReturnType<typeof createDocumentoFiscalModule>;

/** Wires the receipts module: registration, rewards, operator review and data retention. */
export function createDocumentoFiscalModule(parts: {
  db: Db;
  keys: KeyRing;
  clock: Clock;
  log: Logger;
  tetosDiarios: TetosDiarios;
  campanha: CampanhaModule;
  upload: UploadModule;
  consumidor: ConsumidorModule;
  cupom: CupomModule;
  /** Sources queried automatically for a receipt's value. */
  evidencia: EvidenciaModule;
  bloqueio: BloqueioModule;
  listRevogados: ListRevogados;
  fontes: Omit<Fontes, 'hasLeitor' | 'hasLeitorFoto'>;
  leitor: LeitorNotas | undefined;
  /** Reader of photos; undefined where it is not installed. */
  leitorFoto: LeitorFoto | undefined;
}) {
  const { db, clock, log, leitor, leitorFoto } = parts;
  const hasLeitorFoto = leitorFoto !== undefined;
  const random = () => randomInt(1_000_000) / 1_000_000;
  const { hospedagens, cpfsRestritos } = parts.campanha;
  const { imagens } = parts.upload;
  const views = createDocumentoFiscalViews(db);
  const store = createDocumentoFiscalStore(db);
  const duvidas = createDuvidaService({ ...parts.evidencia, store });
  const shared = { ...parts.cupom, ...parts.bloqueio, duvidas, store, views, clock };
  const registros = createRegistroService({ ...shared, ...parts.consumidor, cpfsRestritos });
  const provas = createProvaService({ ...parts.fontes, hasLeitor: leitor !== undefined, hasLeitorFoto });
  const fatos = createFatoStore(db);
  const documentos = createDocumentoFiscalService({ ...shared, registros, provas });
  const compras = createCompraService({ registros, imagens, hasLeitorFoto, random, clock });
  const leiturasFoto = createLeituraFotoStore(db);
  const identify = createIdentify(db);
  const julgamentos = createJulgamentoService({
    ...shared,
    registros,
    provas,
    fatos,
    leituras: leiturasFoto,
    hasLeitorFoto,
  });
  const { jobs, ...operadores } = createDocumentoOperador({
    ...shared,
    ...parts.evidencia,
    ...parts.consumidor,
    db,
    keys: parts.keys,
    tetosDiarios: parts.tetosDiarios,
    fatos,
    leituras: leiturasFoto,
    julgamentos,
    registros,
  });
  const revisoes = createRevisaoService({
    ...shared,
    revisoes: createRevisaoStore(db),
    fatos,
    provas,
    ...operadores,
    log,
  });
  const declaracoes = createDeclaracaoService({
    ...shared,
    fatos,
    identify,
    julgamentos,
    imagens,
    random,
  });
  const fotos = createLeituraFotoService({
    ...shared,
    leitorFoto,
    leituras: leiturasFoto,
    fatos,
    identify,
    julgamentos,
    imagens,
    random,
    log,
  });
  const esperaStore = createEsperaStore(db);
  const esperas = createEsperaService({ store: esperaStore, views, julgamentos, clock, log });
  const guardas = createGuardaService({ store: createGuardaStore(db), imagens, clock });
  const transportes = createTransporteService({ store: createTransporteStore(db), views, clock });
  const leituras = createLeitorService({ ...shared, fatos, julgamentos, leitor });
  const lista = createDocumentoFiscalLista(views, fatos);
  const apresentacao = createDocumentoFiscalPresenter(clock, imagens, { leitor, hasLeitorFoto });
  return {
    registros,
    documentos,
    ...operadores,
    imagens,
    lista,
    apresentacao,
    findAtraso: esperaStore.findAtraso,
    takeMudados: createTakeMudados(db),
    bindOperador: (operador: OperadorBinder) =>
      bindDocumentoOperador(operador, { ...parts, ...operadores, apresentacao, imagens }),
    bind: (binder: Binder) =>
      bindDocumentoFiscal(binder, {
        documentos,
        compras,
        declaracoes,
        leituras,
        fotos,
        lista,
        apresentacao,
        hospedagens,
      }),
    jobs: [
      ...listDocumentoJobs({ esperas, fotos, revisoes, transportes, guardas }, hospedagens.findById),
      ...jobs,
    ],
  };
}
