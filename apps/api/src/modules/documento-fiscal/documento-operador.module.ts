import type { Clock } from '../../kernel/clock.ts';
import type { Db } from '../../kernel/db/db.ts';
import type { Job } from '../../kernel/fila/jobs.ts';
import type { BloqueioModule } from '../bloqueio/public.ts';
import type { ConsumidorModule } from '../consumidor/public.ts';
import type { CupomModule } from '../cupom/public.ts';
import type { EvidenciaModule } from '../evidencia/public.ts';
import type { DocumentoFiscalStore } from './documento-fiscal.store.ts';
import type { DocumentoFiscalViews } from './documento-fiscal.views.ts';
import { createAmostra } from './fila/amostra.ts';
import { createConferenciaService } from './fila/conferencia.service.ts';
import { createVereditoStore } from './fila/veredito.store.ts';
import type { KeyRing } from '../../kernel/auth/key-ring.ts';
import { createEfeitoService } from './fila/efeito.service.ts';
import { createEfeitoStore } from './fila/efeito.store.ts';
import { createGemeaService } from './fila/gemea.service.ts';
import { createCausaService } from './fila/causa.service.ts';
import { createLoteService } from './fila/lote.service.ts';
import { createLoteStore } from './fila/lote.store.ts';
import { createLoteViews } from './fila/lote.views.ts';
import { createFilaService } from './fila/fila.service.ts';
import { createFilaViews } from './fila/fila.views.ts';
import { createPosseService } from './fila/posse.service.ts';
import { createPosseStore } from './fila/posse.store.ts';
import type { LeituraFotoStore } from './prova/leitura-foto.store.ts';
import type { FatoStore } from './prova/fato.store.ts';
import type { JulgamentoService } from './prova/julgamento.service.ts';
import type { RegistroService } from './registro/registro.service.ts';
import { createAnotacaoStore } from './operador/anotacao.store.ts';
import { createApuracaoService } from './operador/apuracao.service.ts';
import { createCorrecaoService } from './operador/correcao.service.ts';
import { createCorrecaoStore } from './operador/correcao.store.ts';
import { createDocumentoOperadorViews } from './operador/documento-operador.views.ts';
import { createDesfazerService } from './operador/desfazer.service.ts';
import { createFichaService } from './operador/ficha.service.ts';
import { createFindItensContados } from './prova/itens-contados.ts';
import { createTetoService } from './operador/teto.service.ts';
import type { TetosDiarios } from '../teto/public.ts';

/** Wires the work of operators on receipts: verdicts, corrections, search and the review queue. */
export function createDocumentoOperador(
  parts: CupomModule &
    BloqueioModule &
    Pick<EvidenciaModule, 'evidencias'> & {
      db: Db;
      keys: KeyRing;
      clock: Clock;
      tetosDiarios: TetosDiarios;
      store: DocumentoFiscalStore;
      views: DocumentoFiscalViews;
      fatos: FatoStore;
      leituras: Pick<LeituraFotoStore, 'find'>;
      julgamentos: JulgamentoService;
      registros: RegistroService;
      consumidores: ConsumidorModule['consumidores'];
    },
) {
  const { db, clock } = parts;
  const anotacoes = createAnotacaoStore(db);
  const posses = createPosseStore(db);
  const operadorViews = createDocumentoOperadorViews(db);
  const filaViews = createFilaViews(db);
  const tetos = createTetoService({ anotacoes, tetosDiarios: parts.tetosDiarios, clock });
  const revisores = createPosseService({ posses, clock });
  const conferencias = createConferenciaService({ vereditos: createVereditoStore(db), clock });
  const amostra = createAmostra(parts.keys);
  const findItens = createFindItensContados(parts.fatos);
  const apuracoes = createApuracaoService({ ...parts, findItens, tetos, revisores, conferencias, amostra });
  const correcoes = createCorrecaoService({ ...parts, findItens, tetos, correcoes: createCorrecaoStore(db) });
  const desfeitas = createDesfazerService({ ...parts, anotacoes });
  const fichas = createFichaService({ ...parts, operadorViews, anotacoes, apuracoes });
  const efeitos = createEfeitoService({ ...parts, store: createEfeitoStore(db), apuracoes, correcoes });
  const gemeas = createGemeaService({ ...parts, operadorViews, filaViews });
  const filas = createFilaService({
    ...parts,
    posses,
    fichas,
    operadorViews,
    filaViews,
    efeitos,
    conferencias,
  });
  const loteViews = createLoteViews(db);
  const causas = createCausaService({ ...parts, loteViews, filaViews });
  const lotes = createLoteService({
    lotes: createLoteStore(db),
    loteViews,
    causas,
    posses,
    filaViews,
    fichas,
    efeitos,
    clock,
  });
  const jobs: Job[] = [
    {
      name: 'documentoFiscal.posses',
      everySeconds: 3600,
      runs: 'once',
      statementSeconds: 60,
      run: async () => {
        await filas.forgetOld();
        await lotes.forgetOld();
      },
    },
  ];
  return {
    apuracoes,
    correcoes,
    fichas,
    filas,
    efeitos,
    gemeas,
    causas,
    lotes,
    desfeitas,
    conferencias,
    jobs,
  };
}
