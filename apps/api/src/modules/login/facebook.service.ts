import { getFacebookAppId } from '@trevo/config/configuracao/telas-questions';
import type { FacebookPessoa, FacebookReader } from '../../adapters/facebook/facebook.port.ts';
import { DomainError, refuse } from '../../kernel/domain-error.ts';
import type { Hospedagem, HospedagemService } from '../campanha/public.ts';
import type { Cadastro, ConsumidorService } from '../consumidor/public.ts';
import type { Autenticado } from './sessao.service.ts';
import type { LoginService } from './login.service.ts';

export type FacebookService = ReturnType<typeof createFacebookService>;

export function createFacebookService(parts: {
  facebook: FacebookReader;
  consumidores: ConsumidorService;
  hospedagens: HospedagemService;
  logins: LoginService;
}) {
  const { consumidores, hospedagens, logins } = parts;

  async function getPessoa({ configuracao }: Hospedagem, tokenFacebook: string): Promise<FacebookPessoa> {
    const appId = getFacebookAppId(configuracao);
    if (!appId) throw refuse('login.facebookInativo');
    const pessoa = await parts.facebook.find(appId, tokenFacebook);
    if (!pessoa) throw refuse('login.facebookInvalido');
    return pessoa;
  }

  return {
    async signIn(host: string, tokenFacebook: string): Promise<Autenticado> {
      const hospedagem = await hospedagens.get(host);
      const { facebookId, nome, email } = await getPessoa(hospedagem, tokenFacebook);
      logins.checkSignInStarted(hospedagem);
      const row = await consumidores.findByFacebook(hospedagem.promotoraId, facebookId);
      // Prefills the registration form with the token owner's Facebook data.
      if (!row)
        throw new DomainError('login.facebookNaoCadastrado', { nome: nome ?? '', email: email ?? '' });
      return logins.admit(hospedagem, row);
    },

    /** Registers a consumer for sign-ins with this Facebook account. */
    async register(
      host: string,
      origin: string,
      { tokenFacebook, ...cadastro }: Cadastro & { tokenFacebook: string },
      endereco: string,
    ): Promise<Autenticado> {
      const hospedagem = await hospedagens.get(host);
      const { facebookId } = await getPessoa(hospedagem, tokenFacebook);
      if (await consumidores.findByFacebook(hospedagem.promotoraId, facebookId))
        throw refuse('login.facebookJaCadastrado');
      return logins.register(host, origin, cadastro, endereco, facebookId);
    },
  };
}
