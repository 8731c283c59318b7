import { getTipoIdentificacao } from '@trevo/config/configuracao/configuracao-questions';
import { getPadraoCelular, isSmsRedefinicaoEnabled } from '@trevo/config/configuracao/telas-questions';
import { celularPattern, isCelular } from '@trevo/rules/pessoa/telefone';
import { hideEmail, hideTelefone } from '@trevo/rules/texto/mask';
import type { EmailSender } from '../../adapters/email/email.port.ts';
import type { SmsSender } from '../../adapters/sms/sms.port.ts';
import type { Tentativa } from '../../kernel/auth/aparelho.ts';
import type { Clock } from '../../kernel/clock.ts';
import { refuse } from '../../kernel/domain-error.ts';
import type { Hospedagem, HospedagemService } from '../campanha/public.ts';
import { type ConsumidorRow, type ConsumidorService, getEmailRedefinicao } from '../consumidor/public.ts';
import type { MensagemService } from '../notificacao/public.ts';
import type { CodigoTemporarioService } from './contato/codigo-temporario.service.ts';
import { toRedefinicaoEmail, toTextoCodigoSenha } from './login.email.ts';
import type { TakeEnvio } from './contato/envio.ts';
import type { TokenVerificacaoService } from './contato/token-verificacao.service.ts';

/** No wait exceeds the lifetime of a sent code or link, so requests by strangers cannot lock the owner out. */
export const esperasEmail = [60, 60, 120, 300, 600];
const esperasSms = [300, 300, 600];

export type RedefinicaoService = ReturnType<typeof createRedefinicaoService>;

/** Password-reset methods. Contacts in responses are masked. */
export function createRedefinicaoService(parts: {
  consumidores: ConsumidorService;
  hospedagens: HospedagemService;
  codigos: CodigoTemporarioService;
  tokensVerificacao: TokenVerificacaoService;
  email: EmailSender;
  sms: SmsSender;
  takeEnvio: TakeEnvio;
  mensagens: MensagemService;
  clock: Clock;
}) {
  const { codigos, tokensVerificacao } = parts;

  async function findOwner(host: string, usuario: string) {
    const hospedagem = await parts.hospedagens.get(host);
    const row = await parts.consumidores.findByUsuario(hospedagem, usuario);
    return { hospedagem, row };
  }

  return {
    /** E-mails the reset link; `enviado` is false within the wait after the last one, which stays valid. */
    async sendEmail(
      host: string,
      origin: string,
      usuario: string,
    ): Promise<{ email: string; segundosRestantes: number; enviado: boolean }> {
      const { hospedagem, row } = await findOwner(host, usuario);
      if (!row) throw refuse('login.naoExiste');
      const email = getEmailRedefinicao(hospedagem, row, parts.clock.now());
      if (!email) throw refuse('login.semEmail');
      const deliver = async () => {
        const link = await tokensVerificacao.createSenhaLink(origin, row.consumidor_id);
        await parts.mensagens.send(row.consumidor_id, 'email', 'linkSenha', () =>
          parts.email.send(toRedefinicaoEmail(row, email, hospedagem, link)),
        );
      };
      const envio = await codigos.send(
        { promotoraId: hospedagem.promotoraId, finalidade: 'link', chave: row.consumidor_id },
        { esperas: esperasEmail, deliver, onFailure: () => refuse('login.emailNaoEnviado') },
      );
      return { email: hideEmail(email), ...envio };
    },

    /** Sends the code by SMS; `enviado` is false while the last one can still arrive. */
    async sendSms(
      host: string,
      usuario: string,
    ): Promise<{ numeroTelefone: string; segundosRestantes: number; enviado: boolean }> {
      const { hospedagem, row } = await findOwner(host, usuario);
      if (!isSmsRedefinicaoEnabled(hospedagem.configuracao)) throw refuse('login.smsInativo');
      if (!row) throw refuse('login.naoExiste');
      const telefone = getCelular(hospedagem, row, parts.clock.now());
      const envio = await codigos.send(
        { promotoraId: hospedagem.promotoraId, finalidade: 'senha', chave: row.usuario },
        {
          esperas: esperasSms,
          take: () => parts.takeEnvio(hospedagem),
          deliver: (codigo) =>
            parts.mensagens.send(row.consumidor_id, 'sms', 'codigoSenha', () =>
              parts.sms.send({
                promotoraId: hospedagem.promotoraId,
                telefone,
                texto: toTextoCodigoSenha(codigo, hospedagem),
                isAssinado: true,
              }),
            ),
          onFailure: () => refuse('login.smsNaoEnviado'),
        },
      );
      return { numeroTelefone: hideTelefone(telefone), ...envio };
    },

    /** Exchanges the code for the reset link. Throws login.codigoTemporarioInvalido and login.codigoGasto. */
    async exchangeCodigo(
      host: string,
      origin: string,
      { usuario, codigo, tentativa }: { usuario: string; codigo: string; tentativa: Tentativa },
    ): Promise<string> {
      const { hospedagem, row } = await findOwner(host, usuario);
      if (!row) throw refuse('login.codigoTemporarioInvalido');
      const palpite = await codigos.verify(
        { promotoraId: hospedagem.promotoraId, finalidade: 'senha', chave: row.usuario },
        codigo,
        tentativa,
      );
      if (palpite === 'gasto') throw refuse('login.codigoGasto');
      if (palpite !== 'certo') throw refuse('login.codigoTemporarioInvalido');
      return tokensVerificacao.createSenhaLink(origin, row.consumidor_id);
    },
  };
}

/** Returns the phone for the code: the contact phone, else the login with phone logins. */
function getCelular({ configuracao }: Hospedagem, row: ConsumidorRow, agora: Date): string {
  const isLoginTelefone = getTipoIdentificacao(configuracao) === 'telefone';
  // A phone added without the password is on hold until the objection period ends.
  const isHeld = row.telefone_vale_em !== null && row.telefone_vale_em > agora;
  const contato = isHeld ? null : row.telefone_contato;
  const telefone = (contato || (isLoginTelefone ? row.usuario : '')).replace(/\D/g, '');
  if (!telefone) throw refuse('login.semTelefone');
  if (!isCelular(telefone, getPadraoCelular(configuracao) ?? celularPattern))
    throw refuse('login.celularDaContaInvalido');
  return telefone;
}
