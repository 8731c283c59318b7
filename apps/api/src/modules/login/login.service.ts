import { randomBytes } from 'node:crypto';
import { isLoginBlockedAfterCadastros } from '@trevo/config/configuracao-questions';
import { canRegisterCadastro } from '@trevo/rules/campanha-window';
import { formatDiaMesAno } from '@trevo/rules/mask';
import type { EmailSender } from '../../adapters/email/email.port.ts';
import type { Sessao, TokenIssuer } from '../../kernel/auth/sessao.ts';
import type { Clock } from '../../kernel/clock.ts';
import { refuse } from '../../kernel/domain-error.ts';
import type { Logger } from '../../kernel/log.ts';
import type { Hospedagem, HospedagemService } from '../campanha/public.ts';
import type { Cadastro, ConsumidorRow, ConsumidorService } from '../consumidor/public.ts';
import { toBoasVindasEmail } from './boas-vindas.email.ts';
import { hashSenha, verifySenha } from './senha-hash.ts';

export interface Autenticado {
  readonly token: string;
  readonly usuario: string;
  readonly tipo: 'consumidor' | 'associado';
}

export interface LoginService {
  /** Refuses with login.naoCadastrado when nobody on this host has the login. Tells nothing else. */
  verify(host: string, usuario: string): Promise<void>;
  signIn(host: string, usuario: string, senha: string): Promise<Autenticado>;
  /** Renews a stored session: a fresh token for a valid one. */
  renew(host: string, usuario: string, token: string): Promise<Autenticado>;
  register(host: string, origin: string, cadastro: Cadastro, endereco: string): Promise<Autenticado>;
  get(
    sessao: Sessao,
  ): Promise<{ usuario: string; tipo: 'consumidor' | 'associado'; emailVerificado: boolean }>;
  /** Whether a session was not revoked since its token was signed. */
  isCurrent(sessao: Sessao): Promise<boolean>;
}

export function createLoginService(parts: {
  consumidores: ConsumidorService;
  hospedagens: HospedagemService;
  tokens: TokenIssuer;
  email: EmailSender;
  clock: Clock;
  log: Logger;
}): LoginService {
  const { consumidores, hospedagens, tokens, clock } = parts;
  // Compared when the login does not exist, so that the answer takes the same time either way.
  const nobody = hashSenha(randomBytes(16).toString('hex'));

  const authenticate = async (row: ConsumidorRow): Promise<Autenticado> => ({
    token: await tokens.issue({
      consumidorId: row.consumidor_id,
      promotoraId: row.promotora_id,
      usuario: row.usuario,
      tipo: row.tipo,
      tokenVersao: row.token_versao,
    }),
    usuario: row.usuario,
    tipo: row.tipo,
  });

  return {
    async verify(host, usuario) {
      const { promotoraId } = await hospedagens.get(host);
      const row = await consumidores.findByUsuario(promotoraId, usuario);
      if (!row) throw refuse('login.naoCadastrado');
    },

    async signIn(host, usuario, senha) {
      const hospedagem = await hospedagens.get(host);
      if (isLoginBlockedAfterCadastros(hospedagem.configuracao)) requireCadastrosOpen(hospedagem, clock);
      const row = await consumidores.findByUsuario(hospedagem.promotoraId, usuario);
      const matches = await verifySenha(row?.senha_hash ?? (await nobody), senha);
      if (!row || !matches) throw refuse('login.senhaIncorreta');
      if (!row.ativo) throw refuse('login.inativo');
      return authenticate(row);
    },

    async renew(host, usuario, token) {
      const { promotoraId } = await hospedagens.get(host);
      const sessao = await tokens.verify(token);
      const row = await consumidores.findByUsuario(promotoraId, usuario);
      const isSame =
        row &&
        row.consumidor_id === sessao.consumidorId &&
        row.token_versao === sessao.tokenVersao &&
        row.ativo;
      if (!isSame || sessao.promotoraId !== promotoraId) throw refuse('sessao.invalida');
      return authenticate(row);
    },

    async register(host, origin, cadastro, endereco) {
      const hospedagem = await hospedagens.get(host);
      if (hospedagem.situacao !== 'vigente') throw refuse('campanha.nenhuma');
      requireCadastrosOpen(hospedagem, clock);
      consumidores.check(hospedagem, cadastro);
      const taken = await consumidores.findByUsuario(hospedagem.promotoraId, cadastro.usuario);
      if (taken) throw refuse('login.jaCadastrado');
      const row = await consumidores.register(
        hospedagem,
        cadastro,
        { senhaHash: await hashSenha(cadastro.senha), telefone: null },
        endereco,
      );
      // The person is registered whatever happens to the message.
      const mensagem = toBoasVindasEmail(row, hospedagem, origin);
      if (mensagem)
        parts.email
          .send(mensagem)
          .catch((err: unknown) => parts.log.warn({ err }, 'welcome e-mail not sent'));
      return authenticate(row);
    },

    async get(sessao) {
      const row = await consumidores.get(sessao.consumidorId);
      return { usuario: row.usuario, tipo: row.tipo, emailVerificado: row.email_verificado };
    },

    async isCurrent(sessao) {
      const row = await consumidores.get(sessao.consumidorId).catch(() => undefined);
      return Boolean(row && row.ativo && row.token_versao === sessao.tokenVersao);
    },
  };
}

function requireCadastrosOpen(hospedagem: Hospedagem, clock: Clock): void {
  const { campanha } = hospedagem.principal;
  if (!canRegisterCadastro(campanha, clock.now())) {
    throw refuse('campanha.cadastrosEncerrados', { fim: formatDiaMesAno(campanha.dataFinalCadastros) });
  }
}
