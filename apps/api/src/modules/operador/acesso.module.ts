import type { Senders } from '../../adapters/senders.port.ts';
import type { Aparelhos } from '../../kernel/auth/aparelho.ts';
import { createCifra } from '../../kernel/auth/cifra.ts';
import type { KeyRing } from '../../kernel/auth/key-ring.ts';
import type { Clock } from '../../kernel/clock.ts';
import type { Db } from '../../kernel/db/db.ts';
import type { RateLimiter } from '../../kernel/http/limits/rate-limit.ts';
import type { Job } from '../../kernel/fila/jobs.ts';
import type { Logger } from '../../kernel/log.ts';
import type { WorkerProcess } from '../../kernel/worker-process.ts';
import type { QueueComunicado } from '../comunicado/public.ts';
import type { HospedagemService } from '../campanha/public.ts';
import { createAuditoria } from './auditoria.module.ts';
import type { AcessoParts } from './acesso.routes.ts';
import { createAberturaSessao } from './acesso/sessao/abertura-sessao.ts';
import { createAcessoService } from './acesso/acesso.service.ts';
import { createCredencialService } from './acesso/credencial.service.ts';
import { createCredencialStore } from './acesso/credencial.store.ts';
import { createAlcada } from './acesso/equipe/alcada.ts';
import { createFindPassoDe } from './acesso/senha/codigo-autenticador.ts';
import { createConviteNoServidor } from './acesso/convite/convite-no-servidor.ts';
import { createCreateConvite } from './acesso/convite/create-convite.ts';
import { createEquipeService } from './acesso/equipe/equipe.service.ts';
import { createRecordRetirados } from './acesso/convite/convite-retirado.store.ts';
import { createInstalacaoService } from './acesso/equipe/instalacao.service.ts';
import { createInstalacaoStore } from './acesso/equipe/instalacao.store.ts';
import { createOperadorDemo } from './acesso/operador-demo.ts';
import { createOperadorGate } from './acesso/operador-gate.ts';
import { createCifraOperadores } from './acesso/operador-selo.store.ts';
import { createOperadorStore } from './acesso/operador.store.ts';
import { createRecuperacaoService } from './acesso/senha/recuperacao.service.ts';
import { createAvisoSenhas, createSegundoFator } from './acesso/senha/senha-conhecida.service.ts';
import { createSenhaConhecidaStore } from './acesso/senha/senha-conhecida.store.ts';
import { createHashNova } from './acesso/senha/senha-nova.ts';
import { createPasskeyOperadorService } from './acesso/passkey/passkey-operador.service.ts';
import { createPasskeyOperadorStore } from './acesso/passkey/passkey-operador.store.ts';
import { createFindSinais } from './acesso/sessao/sinais.store.ts';
import { createSegundaPessoaStore } from './acesso/equipe/segunda-pessoa.store.ts';
import { createPresentSessao, createSessaoOperadorService } from './acesso/sessao/sessao-operador.service.ts';
import { createSessaoOperadorStore } from './acesso/sessao/sessao-operador.store.ts';
import { createAtosPropostos } from './propostas/atos-propostos.ts';
import { type ConteudoParts, createRenderConteudo } from './propostas/conteudo.ts';
import { createPropostaPresenter } from './propostas/proposta.presenter.ts';
import { createPropostaService } from './propostas/proposta.service.ts';
import { createPropostaStore } from './propostas/proposta.store.ts';
import { createToComunicado } from './propostas/comunicado-proposta.ts';
import { createSegredoProposta } from './propostas/segredo-proposta.ts';

export interface AcessoDeps extends Omit<ConteudoParts, 'operadores' | 'instalacoes'> {
  readonly db: Db;
  readonly keys: KeyRing;
  readonly clock: Clock;
  readonly log: Logger;
  readonly workers: { readonly publicacao: WorkerProcess };
  readonly senders: Pick<Senders, 'email'>;
  readonly rateLimiter: Pick<RateLimiter, 'count' | 'giveBack'>;
  readonly queueComunicado: QueueComunicado;
  readonly hospedagens: Pick<HospedagemService, 'findPromotoraId' | 'getDaPromotora'>;
  readonly countUse: RateLimiter['countUse'];
  readonly aparelhosOperador: Pick<Aparelhos, 'sign'>;
  readonly hashSenha: (senha: string, isConhecida?: boolean) => Promise<string>;
  /** Compares a password; takes as long without a hash. */
  readonly verifySenha: (
    senhaHash: string | undefined,
    senha: string,
    isConhecida?: boolean,
  ) => Promise<boolean>;
  /** Scheme, host and port of the console; undefined without a console. */
  readonly consoleOrigin: string | undefined;
  readonly operatorToken: string | undefined;
  readonly commandToken: string | undefined;
  readonly isProduction: boolean;
}

/** Wires sign-in, roles, credentials and the audit trail of operators. */
export function createAcessoOperador({ db, keys, clock, log, workers, senders, ...parts }: AcessoDeps) {
  const operadores = createOperadorStore(db);
  const sessoes = createSessaoOperadorStore(db);
  const segundaPessoa = createSegundaPessoaStore(db);
  const trilha = createAuditoria({
    db,
    keys,
    clock,
    log,
    countUse: parts.countUse,
    email: senders.email,
  });
  const { auditoria } = trilha;
  const cifra = createCifraOperadores(keys);
  const credenciais = createCredencialService({ store: createCredencialStore(db), clock });
  const passkeyStore = createPasskeyOperadorStore(db);
  const present = createPresentSessao({ operadores, passkeys: passkeyStore, clock });
  const abertura = createAberturaSessao({
    sessoes,
    present,
    cifra,
    aparelhos: parts.aparelhosOperador,
    clock,
  });
  const recordRetirados = createRecordRetirados(auditoria);
  const instalacoes = createInstalacaoService({
    store: createInstalacaoStore(db, parts.queueComunicado),
    recordRetirados,
    clock,
  });
  const countUso = parts.rateLimiter.count;
  const shared = { operadores, sessoes, present, abertura, cifra, auditoria, countUso, clock };
  const convites = { ...shared, recordRetirados };
  const mail = { email: senders.email, log };
  const passkeys = createPasskeyOperadorService({ ...shared, ...mail, store: passkeyStore });
  const createConvite = createCreateConvite(shared);
  const alcada = createAlcada({ operadores, segundaPessoa, sessoes, credenciais, clock });
  const atos = createAtosPropostos(alcada);
  const { hashSenha, verifySenha } = parts;
  const hashNova = createHashNova({ worker: workers.publicacao, countUso, hashSenha });
  const senhaConhecida = createSenhaConhecidaStore(db);
  const segundoFator = createSegundoFator({
    store: senhaConhecida,
    findPasso: createFindPassoDe(cifra, clock),
    clock,
    log,
  });
  const recuperacoes = createRecuperacaoService({
    ...shared,
    cifraToken: createCifra(keys.sessoes, 'recuperacao'),
    hashNova,
    ...mail,
  });
  const routes: AcessoParts = {
    acessos: createAcessoService({
      ...convites,
      hashNova,
      verifySenha,
      segundoFator,
      countUse: parts.countUse,
    }),
    recuperacoes,
    sessoes: createSessaoOperadorService(shared),
    passkeys,
    equipes: createEquipeService({
      ...convites,
      ...mail,
      createConvite,
      giveUsoBack: parts.rateLimiter.giveBack,
    }),
    instalacoes,
    conviteNoServidor: createConviteNoServidor({ createConvite, segundaPessoa }),
    credenciais,
    auditoria,
    checkAuditoria: trilha.checkAuditoria,
    consoleOrigin: parts.consoleOrigin,
  };
  const gate = createOperadorGate({
    ...parts,
    operadores,
    sessoes,
    credenciais,
    auditoria,
    clock,
    requireFresca: alcada.requireFresca,
    findPromotoraId: parts.hospedagens.findPromotoraId,
  });
  const propostaStore = createPropostaStore(db, parts.queueComunicado);
  const avisarSenhas = createAvisoSenhas({
    store: senhaConhecida,
    recuperacoes,
    consoleOrigin: parts.consoleOrigin,
    clock,
    ...mail,
  });
  const jobs = [...trilha.jobs, ...listJobs({ avisarSenhas, passkeys, propostaStore, clock })];
  const render = createRenderConteudo({ ...parts, operadores, instalacoes });
  const segredo = createSegredoProposta(keys);
  const propostas = createPropostaService({
    store: propostaStore,
    presenter: createPropostaPresenter({ render, alcada, segredo, findSinais: createFindSinais(db), clock }),
    render,
    alcada,
    segredo,
    toComunicado: createToComunicado(parts),
    auditoria,
    clock,
  });
  return {
    routes,
    auditoria,
    gate,
    listTestemunhas: operadores.listTestemunhas,
    jobs,
    atos,
    propostas,
    demo: createOperadorDemo({ operadores, cifra, hashSenha, recordRetirados, clock }),
  };
}

/** Lists the jobs of sign-in and proposals. */
const listJobs = ({
  avisarSenhas,
  passkeys,
  propostaStore,
  clock,
}: {
  readonly avisarSenhas: ReturnType<typeof createAvisoSenhas>;
  readonly passkeys: Pick<ReturnType<typeof createPasskeyOperadorService>, 'deleteExpired'>;
  readonly propostaStore: Pick<ReturnType<typeof createPropostaStore>, 'deleteSelados'>;
  readonly clock: Clock;
}): Job[] => [
  { name: 'operador.avisarSenhas', everySeconds: 10, runs: 'once', statementSeconds: 30, run: avisarSenhas },
  {
    name: 'operador.desafios.limpar',
    everySeconds: 300,
    runs: 'once',
    statementSeconds: 30,
    run: passkeys.deleteExpired,
  },
  {
    name: 'operador.propostas.limpar',
    everySeconds: 300,
    runs: 'once',
    statementSeconds: 30,
    run: () => propostaStore.deleteSelados(clock.now()),
  },
];
