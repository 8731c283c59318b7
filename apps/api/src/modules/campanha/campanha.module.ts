import type { AvisoCodigo } from '@trevo/contract/operador/operador.calls';
import { avisoText } from '@trevo/contract/palavras.text';
import type { FileStorage } from '../../adapters/storage/storage.port.ts';
import type { KeyRing } from '../../kernel/auth/key-ring.ts';
import type { Clock } from '../../kernel/clock.ts';
import type { Db } from '../../kernel/db/db.ts';
import type { TurnWorker } from '../../kernel/turn-worker.ts';
import type { WorkerProcess } from '../../kernel/worker-process.ts';
import type { Binder } from '../../kernel/http/bind-call.ts';
import { createFindChaveNumeros, createFindNonceLacre, createGetChaveSais } from './chaves/agenda-lacrada.ts';
import { bindCampanhaOperador } from './campanha.operador.routes.ts';
import { bindCampanha } from './campanha.routes.ts';
import { createCampanhaStore, type NotePublicacao } from './campanha.store.ts';
import { createCofre } from './chaves/chaves-campanha.ts';
import { createEstoqueLoteService } from './estoque-lote.service.ts';
import { createEstoqueLoteStore } from './estoque-lote.store.ts';
import { bindCpfRestritoOperador } from './cpf-restrito.operador.routes.ts';
import { createCpfRestritoService } from './cpf-restrito.service.ts';
import { createCpfRestritoStore } from './cpf-restrito.store.ts';
import { createDesenhos } from './imagem/desenhos.ts';
import { createExameService } from './publicacao/exame.service.ts';
import { createHospedagemService } from './hospedagem.service.ts';
import { createImagemMarcaService } from './imagem/imagem-marca.service.ts';
import type { OperadorBinder } from './operador-da-campanha.ts';
import { createPreparo } from './publicacao/preparo.ts';
import { createPromotoraService } from './promotora.service.ts';
import { createPromotoraStore } from './promotora.store.ts';
import {
  createRequireFixos,
  type ListRespondidas,
  type ListSorteiosFixos,
} from './publicacao/promessas-fixas.ts';
import { createPublicacaoService } from './publicacao/publicacao.service.ts';
import { createVersaoStore } from './publicacao/versao.store.ts';
import { createVitrineService } from './vitrine.service.ts';

export type CampanhaModule = ReturnType<typeof createCampanhaModule>;

/**
 * Wires campaigns: content per host, publication, restricted documents, and disclosures after the end.
 *
 * @param parts `isProduction`: no reason allows breaking a promise, and an unknown host does not serve the demo
 */
export function createCampanhaModule(parts: {
  db: Db;
  clock: Clock;
  keys: KeyRing;
  isProduction: boolean;
  listRespondidas: ListRespondidas;
  listSorteiosFixos: ListSorteiosFixos;
  notePublicacao: NotePublicacao;
  storage: FileStorage;
  senders: { readonly avisos: readonly AvisoCodigo[] };
  workers: { readonly publicacao: WorkerProcess; readonly marcas: TurnWorker };
  /** Folder of the pictures that every promoter has at `/marcas/`. */
  marcas: string;
}) {
  const { db, clock } = parts;
  const cofre = createCofre(parts.keys);
  const store = createCampanhaStore(db);
  const hospedagens = createHospedagemService(store, clock, { hasDemoFallback: !parts.isProduction });
  const cpfsRestritos = createCpfRestritoService(createCpfRestritoStore(db));
  const estoqueLotes = createEstoqueLoteService(createEstoqueLoteStore(db), clock);
  const desenhos = createDesenhos(parts.workers.marcas);
  const imagens = createImagemMarcaService({ ...parts, desenhos });
  const findChaveNumeros = createFindChaveNumeros(cofre, clock);
  const vitrines = createVitrineService({ imagens, findChaveNumeros });
  const requireFixos = createRequireFixos({ ...parts, store, cofre });
  const publica = {
    store,
    cofre,
    clock,
    requireFixos,
    imagens,
    preparo: createPreparo(parts.workers.publicacao),
    isProduction: parts.isProduction,
  };
  const publicacoes = createPublicacaoService({
    ...publica,
    onPublish: hospedagens.forget,
    notePublicacao: parts.notePublicacao,
  });
  return {
    hospedagens,
    desenhos,
    imagens,
    vitrines,
    publicacoes,
    exames: createExameService(publica),
    versoes: createVersaoStore(db),
    cpfsRestritos,
    estoqueLotes,
    findChaveNumeros,
    getChaveSais: createGetChaveSais(cofre),
    findNonceLacre: createFindNonceLacre(cofre),
    bindOperador(operador: OperadorBinder): void {
      bindCampanhaOperador(operador, {
        hospedagens,
        publicacoes,
        promotoras: createPromotoraService(createPromotoraStore(db)),
        avisos: parts.senders.avisos.map(toSentenca),
      });
      bindCpfRestritoOperador(operador, cpfsRestritos);
    },
    bind: (binder: Binder) => bindCampanha(binder, { hospedagens, cpfsRestritos, vitrines, clock }),
  };
}

const toSentenca = (codigo: AvisoCodigo) => `${avisoText[codigo].mensagem} ${avisoText[codigo].cura}`;
