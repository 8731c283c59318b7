import type { Job } from '../../kernel/fila/jobs.ts';
import type { HospedagemService } from '../campanha/public.ts';
import type { EsperaService } from './espera/espera.service.ts';
import type { RevisaoService } from './espera/revisao.service.ts';
import type { TransporteService } from './espera/transporte.service.ts';
import type { GuardaService } from './guarda/guarda.service.ts';
import type { LeituraFotoService } from './prova/leitura-foto.service.ts';

/** Lists the jobs that judge waiting receipts, read photos, review, credit and forget. */
export const listDocumentoJobs = (
  {
    esperas,
    fotos,
    revisoes,
    transportes,
    guardas,
  }: {
    esperas: EsperaService;
    fotos: LeituraFotoService;
    revisoes: RevisaoService;
    transportes: TransporteService;
    guardas: GuardaService;
  },
  findCampanha: HospedagemService['findById'],
): Job[] => [
  {
    name: 'documentoFiscal.apurar',
    // A consumer may watch the screen until a source answers.
    everySeconds: 2,
    runs: 'everywhere',
    statementSeconds: 15,
    run: (stopping?: AbortSignal) => esperas.judgeWaiting(findCampanha, stopping),
  },
  {
    name: 'documentoFiscal.lerFotos',
    // A consumer watches the screen meanwhile.
    everySeconds: 1,
    runs: 'everywhere',
    statementSeconds: 15,
    run: (stopping?: AbortSignal) => fotos.readDue(findCampanha, stopping),
  },
  {
    name: 'documentoFiscal.rever',
    everySeconds: 30,
    runs: 'everywhere',
    statementSeconds: 15,
    run: (stopping?: AbortSignal) => revisoes.reviewAll(findCampanha, stopping),
  },
  {
    name: 'documentoFiscal.creditar',
    everySeconds: 3600,
    runs: 'once',
    statementSeconds: 15,
    run: (stopping?: AbortSignal) => transportes.carryAll(findCampanha, stopping),
  },
  // Due once a day but polled hourly: a process restarted daily would never reach a 24-hour interval.
  {
    name: 'documentoFiscal.esquecer',
    everySeconds: 3600,
    runs: 'once',
    statementSeconds: 600,
    run: guardas.forgetOld,
  },
];
