import type { FileStorage } from '../../adapters/storage/storage.port.ts';
import type { Clock } from '../../kernel/clock.ts';
import type { Db } from '../../kernel/db/db.ts';
import type { Job } from '../../kernel/fila/jobs.ts';
import type { Logger } from '../../kernel/log.ts';
import { createArquivos } from '../arquivo/public.ts';
import type { CampanhaModule, OperadorBinder } from '../campanha/public.ts';
import type { ExportacaoModule } from '../exportacao/public.ts';
import type { PremioModule } from '../premio/public.ts';
import type { RaspadinhaModule } from '../raspadinha/public.ts';
import type { SorteioModule } from '../sorteio/public.ts';
import type { UploadModule } from '../upload/public.ts';
import { createAnexoService } from './anexo.service.ts';
import { createAnexoStore } from './anexo.store.ts';
import { type ConferirContas, createConferenciaService } from './conferencia-livros.service.ts';
import { bindEncerramentoOperador } from './encerramento.operador.routes.ts';
import { createOpenKit } from './kit/escrita-kit.ts';
import { createFatosService, type ListCabecas } from './fatos.service.ts';
import { createFechamentoService } from './fechamento.service.ts';
import { createKitService, type PedidoKit, tipoKit } from './kit/kit.service.ts';
import { createLivroStore } from './livro.store.ts';
import type { ManifestoKit } from './kit/manifesto-kit.ts';
import { createPainelService } from './painel.service.ts';
import { createCountPendencias } from './pendencias.views.ts';
import { createPrazoLegalService } from './prazo-legal.service.ts';
import { createPrazoLegalStore } from './prazo-legal.store.ts';
import { createScpcService } from './scpc.service.ts';
import { createScpcStore } from './scpc.store.ts';
import { createValorService } from './valor.service.ts';

export type EncerramentoModule = ReturnType<typeof createEncerramentoModule>;

/** Wires the end of campaigns: legal terms, checklist, kit for the regulator, and closed books. */
export function createEncerramentoModule(parts: {
  db: Db;
  storage: FileStorage;
  clock: Clock;
  log: Logger;
  campanha: Pick<CampanhaModule, 'hospedagens' | 'versoes'>;
  upload: Pick<UploadModule, 'arquivosEncerramento'>;
  sorteio: SorteioModule;
  premio: PremioModule;
  raspadinha: Pick<RaspadinhaModule, 'raspadinhas' | 'aberturas'>;
  exportacao: Pick<ExportacaoModule, 'readPremiados'>;
  /** Checks and heads of the module of operators, which is on a higher level. */
  conferirContas: ConferirContas;
  listCabecas: ListCabecas;
}) {
  const { db, clock, campanha, sorteio, premio } = parts;
  const findCampanha = campanha.hospedagens.findById;
  const livros = createLivroStore(db);
  const scpcStore = createScpcStore(db);
  const prazosLegais = createPrazoLegalService({ store: createPrazoLegalStore(db), clock });
  const anexos = createAnexoService({
    store: createAnexoStore(db),
    arquivos: parts.upload.arquivosEncerramento,
    findCampanha,
    clock,
  });
  const conferencias = createConferenciaService({ ...parts, ...sorteio, ...parts.raspadinha, store: livros });
  const fatos = createFatosService({
    ...parts,
    ...campanha,
    ...sorteio,
    ...premio,
    prazosLegais,
    scpcs: scpcStore,
    anexos,
    livros,
    countPendencias: createCountPendencias(db),
  });
  const arquivos = createArquivos<PedidoKit, ManifestoKit>(
    { ...parts, findCampanha },
    {
      ...tipoKit,
      openConteudo: createOpenKit({
        conteudo: { ...parts, ...campanha, ...sorteio, ...premio, ...parts.exportacao, anexos },
        conferencias,
        fatos,
        clock,
      }),
      logFailure: ({ arquivo_id: kit, tentativas }, err) =>
        parts.log.error(
          { event: 'kit_not_written', err, kit, tentativas },
          'Kit for the regulator was not written; the job retries it a few times',
        ),
    },
  );
  const services = {
    prazosLegais,
    anexos,
    livrosCampanha: conferencias,
    kits: createKitService({ arquivos, clock }),
    scpcs: createScpcService({ store: scpcStore, clock }),
    valores: createValorService({ store: livros, clock }),
    paineis: createPainelService({ fatos }),
    fechamentos: createFechamentoService({ store: livros, kits: arquivos, conferencias, fatos, clock }),
  };
  return {
    ...services,
    bindOperador: (operador: OperadorBinder) => bindEncerramentoOperador(operador, services),
    jobs: [
      {
        name: 'encerramento.escrever',
        everySeconds: 5,
        runs: 'everywhere',
        statementSeconds: 300,
        run: arquivos.write,
      },
      {
        name: 'encerramento.limpar',
        everySeconds: 3600,
        runs: 'once',
        statementSeconds: 60,
        run: async () => {
          await arquivos.clean();
          await anexos.clean();
        },
      },
    ] satisfies Job[],
  };
}
