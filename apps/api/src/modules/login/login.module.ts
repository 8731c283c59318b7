import type { EmailSender } from '../../adapters/email/email.port.ts';
import type { FacebookReader } from '../../adapters/facebook/facebook.port.ts';
import type { SmsSender } from '../../adapters/sms/sms.port.ts';
import type { WhatsappSender } from '../../adapters/whatsapp/whatsapp.port.ts';
import type { Aparelhos } from '../../kernel/auth/aparelho.ts';
import type { Comprovantes } from '../../kernel/auth/comprovante.ts';
import type { Secrets } from '../../kernel/auth/secrets.ts';
import type { TokenIssuer } from '../../kernel/auth/sessao.ts';
import type { Clock } from '../../kernel/clock.ts';
import type { Logger } from '../../kernel/log.ts';
import type { CpfRestritoService, HospedagemService } from '../campanha/public.ts';
import type { ConsumidorService, ContatoTrocaStore } from '../consumidor/public.ts';
import { createAssociadoService } from './associado.service.ts';
import { createAutenticar } from './autenticado.ts';
import { createCodigoTemporarioService } from './codigo-temporario.service.ts';
import type { CodigoTemporarioStore } from './codigo-temporario.store.ts';
import { createConfirmacaoCelularService } from './confirmacao-celular.service.ts';
import { createConfirmacaoEmailService } from './confirmacao-email.service.ts';
import { createContatoService } from './contato.service.ts';
import { createFacebookService } from './facebook.service.ts';
import { createLoginService } from './login.service.ts';
import { createRedefinicaoService } from './redefinicao.service.ts';
import { createTakeEnvio } from './take-envio.ts';
import { createSenhaService } from './senha.service.ts';
import { createSessaoService } from './sessao.service.ts';
import type { SessaoStore } from './sessao.store.ts';
import { createTokenVerificacaoService } from './token-verificacao.service.ts';
import type { TokenVerificacaoStore } from './token-verificacao.store.ts';

const keptMilliseconds = 86_400_000;

export type LoginModule = ReturnType<typeof createLoginModule>;

/** Ties the ways in together: password, codes, links, Facebook. */
export function createLoginModule(parts: {
  codigoStore: CodigoTemporarioStore;
  tokenStore: TokenVerificacaoStore;
  sessaoStore: SessaoStore;
  trocas: ContatoTrocaStore;
  clock: Clock;
  log: Logger;
  secrets: Secrets;
  consumidores: ConsumidorService;
  hospedagens: HospedagemService;
  cpfsRestritos: CpfRestritoService;
  tokens: TokenIssuer;
  aparelhos: Aparelhos;
  comprovantes: Comprovantes;
  senders: { email: EmailSender; sms: SmsSender; whatsapp: WhatsappSender };
  facebook: FacebookReader;
  /** Counts one use of a key within so many seconds, over all processes. */
  countUse: (key: string, segundos: number) => Promise<{ usos: number; segundos: number }>;
  /** Called when a person's sessions were revoked. */
  onRevoke: (consumidorId: string) => void;
}) {
  const { codigoStore, tokenStore, sessaoStore, clock, secrets, senders, ...rest } = parts;
  const others = {
    ...rest,
    authenticate: createAutenticar(parts.tokens, parts.aparelhos),
    takeEnvio: createTakeEnvio(parts.countUse, parts.log),
  };
  const sessoes = createSessaoService({ ...others, store: sessaoStore, clock });
  const codigos = createCodigoTemporarioService({
    store: codigoStore,
    secret: secrets.derive('codigos'),
    clock,
    log: parts.log,
  });
  const tokensVerificacao = createTokenVerificacaoService({ ...others, store: tokenStore, clock });
  const celulares = createConfirmacaoCelularService({ ...others, ...senders, codigos });
  const logins = createLoginService({ ...others, ...senders, celulares, tokensVerificacao, sessoes, clock });
  const contatos = createContatoService({ ...others, ...senders, codigos, tokensVerificacao, clock });
  return {
    logins,
    contatos,
    sessoes,
    associados: createAssociadoService({ ...others, ...senders, codigos, tokensVerificacao }),
    celulares,
    senhas: createSenhaService({ ...others, codigos, tokensVerificacao }),
    redefinicoes: createRedefinicaoService({ ...others, ...senders, codigos, tokensVerificacao, clock }),
    tokensVerificacao,
    facebooks: createFacebookService({ ...others, logins }),
    emails: createConfirmacaoEmailService({ ...others, ...senders, tokensVerificacao }),
    /** Deletes codes, tokens and what ended them a day after they expired. */
    async deleteExpired(): Promise<void> {
      const before = new Date(clock.now().getTime() - keptMilliseconds);
      await codigoStore.deleteExpired(before);
      await tokenStore.deleteExpired(before);
      await sessaoStore.deleteExpired(before);
      await parts.trocas.deleteExpired(before);
    },
  };
}
