import type { EmailSender } from '../../adapters/email/email.port.ts';
import type { FacebookReader } from '../../adapters/facebook/facebook.port.ts';
import type { SmsSender } from '../../adapters/sms/sms.port.ts';
import type { WhatsappSender } from '../../adapters/whatsapp/whatsapp.port.ts';
import type { Aparelhos } from '../../kernel/auth/aparelho.ts';
import type { Comprovantes } from '../../kernel/auth/comprovante.ts';
import type { Desafios } from '../../kernel/auth/desafio.ts';
import type { KeyRing } from '../../kernel/auth/key-ring.ts';
import type { TokenIssuer } from '../../kernel/auth/sessao.ts';
import type { Clock } from '../../kernel/clock.ts';
import type { Db } from '../../kernel/db/db.ts';
import type { Binder } from '../../kernel/http/bind-call.ts';
import type { Job } from '../../kernel/fila/jobs.ts';
import type { Logger } from '../../kernel/log.ts';
import type { CampanhaModule, OperadorBinder } from '../campanha/public.ts';
import type { ConsumidorModule } from '../consumidor/public.ts';
import type { NotificacaoModule } from '../notificacao/public.ts';
import { bindAssociadoOperador } from './associado.operador.routes.ts';
import { createAssociadoService } from './associado.service.ts';
import {
  createAutenticar,
  createSessaoService,
  createSignAparelho,
  createFindConta,
} from './sessao.service.ts';
import { createCodigoTemporarioService } from './contato/codigo-temporario.service.ts';
import { createCodigoTemporarioStore } from './contato/codigo-temporario.store.ts';
import { createConfirmacaoCelularService } from './contato/confirmacao-celular.service.ts';
import { createConfirmacaoEmailService } from './contato/confirmacao-email.service.ts';
import { createContatoService } from './contato/contato.service.ts';
import { createFacebookService } from './facebook.service.ts';
import { bindLogin } from './login.routes.ts';
import { createLoginService, type HasPendencia } from './login.service.ts';
import { createPasskeyEntradaService } from './passkey/passkey-entrada.service.ts';
import { bindPasskey } from './passkey.routes.ts';
import { createPasskeyService } from './passkey/passkey.service.ts';
import { createPasskeyStore } from './passkey/passkey.store.ts';
import { createRedefinicaoService } from './redefinicao.service.ts';
import { bindSenha } from './senha.routes.ts';
import { createSenhaService, type SenhaCusto } from './senha.service.ts';
import { createSessaoStore } from './sessao.store.ts';
import { createTakeEnvio } from './contato/envio.ts';
import { createTokenVerificacaoService } from './contato/token-verificacao.service.ts';
import { createTokenVerificacaoStore } from './contato/token-verificacao.store.ts';

const keptMilliseconds = 86_400_000;

export type LoginModule = ReturnType<typeof createLoginModule>;

/** Wires sign-in and sign-out: password, codes, links, Facebook, passkeys, sessions. */
export function createLoginModule(parts: {
  db: Db;
  clock: Clock;
  log: Logger;
  keys: KeyRing;
  tokens: TokenIssuer;
  aparelhos: Aparelhos;
  comprovantes: Comprovantes;
  desafios: Desafios;
  senhaCusto?: SenhaCusto | undefined;
  /** Counts one use of a key within `segundos` over all processes. */
  countUse: (key: string, segundos: number) => Promise<{ usos: number; segundos: number }>;
  hasPendencia: HasPendencia;
  senders: { email: EmailSender; sms: SmsSender; whatsapp: WhatsappSender; facebook: FacebookReader };
  campanha: CampanhaModule;
  consumidor: ConsumidorModule;
  notificacao: Pick<NotificacaoModule, 'mensagens'>;
}) {
  const { db, clock, log } = parts;
  const { hospedagens } = parts.campanha;
  const stores = {
    codigo: createCodigoTemporarioStore(db),
    token: createTokenVerificacaoStore(db),
    sessao: createSessaoStore(db),
    passkey: createPasskeyStore(db),
  };
  const given = { ...parts, ...parts.senders, ...parts.campanha, ...parts.consumidor };
  const sessoes = createSessaoService({ ...given, store: stores.sessao });
  const shared = {
    ...given,
    ...parts.notificacao,
    sessoes,
    /** Called after a consumer's sessions were revoked. */
    onRevoke: sessoes.forget,
    deletePasskeys: stores.passkey.deleteOf,
    authenticate: createAutenticar(given),
    signAparelho: createSignAparelho(parts.aparelhos),
    takeEnvio: createTakeEnvio(parts.countUse, log),
    codigos: createCodigoTemporarioService({
      store: stores.codigo,
      sessoes: parts.keys.sessoes,
      clock,
      log,
    }),
    tokensVerificacao: createTokenVerificacaoService({ ...given, store: stores.token }),
  };
  const celulares = createConfirmacaoCelularService(shared);
  const logins = createLoginService({ ...shared, celulares });
  const contatos = createContatoService(shared);
  const senhas = createSenhaService(shared);
  const associados = createAssociadoService({ ...shared, acessos: parts.consumidor.acessosAssociados });
  const emails = createConfirmacaoEmailService(shared);
  const redefinicoes = createRedefinicaoService(shared);
  const facebooks = createFacebookService({ ...shared, logins });
  const passkeys = createPasskeyService({ ...shared, store: stores.passkey, senhas });
  const passkeyEntradas = createPasskeyEntradaService({ ...shared, store: stores.passkey, logins });
  const { tokensVerificacao } = shared;

  /** Deletes codes, tokens, revocations and used challenges a day after they expired. */
  async function deleteExpired(): Promise<void> {
    const before = new Date(clock.now().getTime() - keptMilliseconds);
    for (const store of [...Object.values(stores), parts.consumidor.trocas])
      await store.deleteExpired(before);
  }

  return {
    sessoes,
    findConta: createFindConta(given.consumidores),
    logins,
    senhas,
    contatos,
    celulares,
    emails,
    redefinicoes,
    tokensVerificacao,
    /** Invalidates the password-reset links within the caller's transaction. */
    endSenhaTokens: stores.token.endSenhaTokensIn,
    /** Clean-up when an account is deleted. */
    deletions: [stores.token.deleteOf, stores.sessao.deleteOf, stores.passkey.deleteOf],
    bind(binder: Binder): void {
      bindLogin(binder, { logins, sessoes, celulares, facebooks });
      bindPasskey(binder, { passkeys, passkeyEntradas });
      bindSenha(binder, { senhas, redefinicoes, tokensVerificacao, contatos, emails, hospedagens });
    },
    bindOperador: (operador: OperadorBinder) => bindAssociadoOperador(operador, { associados, hospedagens }),
    jobs: [
      { name: 'codigos.limpar', everySeconds: 3600, runs: 'once', statementSeconds: 60, run: deleteExpired },
    ] satisfies Job[],
  };
}
