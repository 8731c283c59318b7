import type { Clock } from '../../kernel/clock.ts';
import type { Db, Queryable } from '../../kernel/db/db.ts';
import type { ExternoModule } from '../externo/public.ts';
import type { Comprovantes } from '../../kernel/auth/comprovante.ts';
import type { Binder } from '../../kernel/http/bind-call.ts';
import type { Job } from '../../kernel/fila/jobs.ts';
import type { CampanhaModule, OperadorBinder } from '../campanha/public.ts';
import type { UploadModule } from '../upload/public.ts';
import {
  type AddIndicacao,
  createConsumidorService,
  createPrimeiroAcessoService,
} from './consumidor.service.ts';
import { createAcessoAssociadoStore } from './acesso-associado.store.ts';
import { type ConsumidorRow, createConsumidorStore } from './consumidor.store.ts';
import { createContatoTrocaStore } from './perfil/contato-troca.store.ts';
import { createAceiteService } from './aceite.service.ts';
import { createConsentimentoService } from './consentimento.service.ts';
import { bindConsumidorOperador } from './consumidor.operador.routes.ts';
import { bindConsumidor } from './consumidor.routes.ts';
import { bindDinamicaCupom } from './dinamica-cupom.routes.ts';
import { createCorrecaoContatoService } from './perfil/correcao-contato.service.ts';
import { createEnderecoGuardaStore } from './perfil/endereco-guarda.store.ts';
import { createShortenEnderecos } from './perfil/endereco-guarda.ts';
import { createExclusaoService } from './exclusao.service.ts';
import { createExclusaoStore, type DeleteOf } from './exclusao.store.ts';
import { type ContatoAviso, type ContatoRequest, createPerfilService } from './perfil/perfil.service.ts';
import { createPerfilStore } from './perfil/perfil.store.ts';
import { createEndSessoes } from './pessoa-ativa.store.ts';
import { createPrimeiroAcessoStore } from './primeiro-acesso.store.ts';

export type ConsumidorModule = ReturnType<typeof createConsumidorModule>;

/** Wires the consumer registry, used by the sign-in methods. */
export function createConsumidorModule({
  db,
  clock,
  externo,
  addIndicacao,
}: {
  db: Db;
  clock: Clock;
  externo: ExternoModule;
  addIndicacao: AddIndicacao;
}) {
  return {
    consumidores: createConsumidorService({
      store: createConsumidorStore(db),
      externos: externo.externos,
      addIndicacao,
      clock,
    }),
    trocas: createContatoTrocaStore(db),
    acessosAssociados: createAcessoAssociadoStore(db),
  };
}

export type PessoaModule = ReturnType<typeof createPessoaModule>;

/**
 * Wires the consumer's own account: profile, consents, first access, deletion. Created after the sign-in
 * modules, which provide the callbacks below.
 */
export function createPessoaModule(parts: {
  db: Db;
  clock: Clock;
  comprovantes: Comprovantes;
  campanha: CampanhaModule;
  upload: UploadModule;
  externo: ExternoModule;
  consumidor: ConsumidorModule;
  checkSenhaAtual: (row: ConsumidorRow, senhaAtual: string) => Promise<void>;
  onContatoTroca: (row: ConsumidorRow, request: ContatoRequest, aviso: ContatoAviso) => void;
  onEmailChange: (row: ConsumidorRow, request: ContatoRequest) => void;
  /** Invalidates the password-reset links within the transaction that changes the e-mail address. */
  endSenhaTokens: (consumidorId: string, agora: Date, tx: Queryable) => Promise<void>;
  deletions: readonly DeleteOf[];
  /** Called after a consumer's sessions were revoked. */
  onRevoke: (consumidorId: string) => void;
}) {
  const { db, clock, upload } = parts;
  const { hospedagens, cpfsRestritos } = parts.campanha;
  const { consumidores } = parts.consumidor;
  const store = createConsumidorStore(db);
  const perfilStore = createPerfilStore(db, parts.endSenhaTokens);
  const perfis = createPerfilService({
    ...parts,
    ...upload,
    consumidores: store,
    perfis: perfilStore,
    externos: parts.externo.externos,
    cpfsRestritos,
  });
  const aceites = createAceiteService(store, clock);
  const consentimentos = createConsentimentoService({ store, perfis, clock });
  const exclusoes = createExclusaoService({
    ...upload,
    exclusoes: createExclusaoStore(db, parts.deletions),
    clock,
    onEnd: parts.onRevoke,
  });
  const primeirosAcessos = createPrimeiroAcessoService(createPrimeiroAcessoStore(db));
  return {
    consumidores,
    endSessoes: createEndSessoes(db),
    correcoesContato: createCorrecaoContatoService({ ...parts, consumidores: store, perfis: perfilStore }),
    exclusoes,
    perfis,
    bind(binder: Binder): void {
      const shared = { consumidores, perfis, hospedagens };
      bindConsumidor(binder, {
        ...shared,
        ...upload,
        aceites,
        consentimentos,
        exclusoes,
        primeirosAcessos,
      });
      bindDinamicaCupom(binder, shared);
    },
    bindOperador: (operador: OperadorBinder) => bindConsumidorOperador(operador, primeirosAcessos),
    // Due once a day but polled hourly: a process restarted daily would never reach a 24-hour interval.
    jobs: [
      {
        name: 'consumidor.esquecer',
        everySeconds: 3600,
        runs: 'once',
        statementSeconds: 60,
        run: exclusoes.forgetOld,
      },
      {
        name: 'consumidor.encurtarEnderecos',
        everySeconds: 3600,
        runs: 'once',
        statementSeconds: 60,
        run: createShortenEnderecos(createEnderecoGuardaStore(db), clock),
      },
    ] satisfies Job[],
  };
}
