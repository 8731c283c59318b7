import type { EmailSender } from '../../../adapters/email/email.port.ts';
import type { SmsSender } from '../../../adapters/sms/sms.port.ts';
import type { Clock } from '../../../kernel/clock.ts';
import { refuse } from '../../../kernel/domain-error.ts';
import { hashSegredo } from '../../../kernel/ids.ts';
import type { Logger } from '../../../kernel/log.ts';
import type { HospedagemService } from '../../campanha/public.ts';
import type {
  ConsumidorRow,
  ConsumidorService,
  ContatoAviso,
  ContatoTrocaStore,
  ContatoRequest,
  Transacao,
} from '../../consumidor/public.ts';
import type { MensagemService } from '../../notificacao/public.ts';
import type { CodigoTemporarioService } from './codigo-temporario.service.ts';
import { describeFailure, type TakeEnvio } from './envio.ts';
import { getTituloCampanha, toContatoEmail, toTextoContato } from '../login.email.ts';
import type { TokenVerificacaoService } from './token-verificacao.service.ts';

export type ContatoService = ReturnType<typeof createContatoService>;

/** Notifies previous contacts of a change and lets them undo it. */
export function createContatoService(parts: {
  trocas: ContatoTrocaStore;
  consumidores: ConsumidorService;
  hospedagens: HospedagemService;
  codigos: CodigoTemporarioService;
  tokensVerificacao: TokenVerificacaoService;
  email: EmailSender;
  sms: SmsSender;
  takeEnvio: TakeEnvio;
  mensagens: MensagemService;
  clock: Clock;
  log: Logger;
  deletePasskeys: (consumidorId: string, tx: Transacao) => Promise<void>;
  /** Called after a consumer's sessions were revoked. */
  onRevoke: (consumidorId: string) => void;
}) {
  const { trocas, clock } = parts;

  return {
    /**
     * Notifies the previous contacts; only verified ones get the undo link. Delivery failures do not affect the
     * stored profile.
     */
    async notify(
      { consumidor_id: consumidorId, nome }: ConsumidorRow,
      { hospedagem, origin }: ContatoRequest,
      { avisados, token }: ContatoAviso,
    ): Promise<void> {
      const link = `${origin}/naoFuiEu?token=${token}`;
      const send = async ({ canal, destino, isProved }: ContatoAviso['avisados'][number]) => {
        if (canal === 'email')
          return parts.mensagens.send(consumidorId, canal, 'contatoTrocado', () =>
            parts.email.send(toContatoEmail(destino, hospedagem, isProved ? { nome, link } : undefined)),
          );
        if (!(await parts.takeEnvio(hospedagem)))
          return parts.log.warn(
            { event: 'contact_notice_skipped', campanhaId: hospedagem.principal.campanhaId },
            'SMS about a changed contact skipped: the hourly quota is exhausted',
          );
        return parts.mensagens.send(consumidorId, 'sms', 'contatoTrocado', () =>
          parts.sms.send({
            promotoraId: hospedagem.promotoraId,
            telefone: destino,
            texto: toTextoContato(getTituloCampanha(hospedagem), isProved ? link : undefined),
          }),
        );
      };
      const warn = (error: unknown) =>
        parts.log.warn(
          { event: 'contact_notice_not_sent', ...describeFailure(error) },
          'Message about a changed contact was not sent',
        );
      await Promise.all(avisados.map((one) => send(one).catch(warn)));
    },

    /**
     * Restores the contacts, revokes the password, every session and passkey, and returns the address for setting
     * a new password. Throws login.linkInvalido.
     */
    async restore(
      host: string,
      origin: string,
      { token, endereco }: { token: string; endereco: string },
    ): Promise<{ linkRedefinirSenha: string }> {
      const { promotoraId } = await parts.hospedagens.get(host);
      const agora = clock.now();
      const tokenHash = hashSegredo(token);
      const consumidorId = await trocas.findOwner(tokenHash, agora);
      const owner = consumidorId && (await parts.consumidores.find(consumidorId));
      if (!owner || owner.promotora_id !== promotoraId) throw refuse('login.linkInvalido');
      await parts.tokensVerificacao.endSenhaTokens(owner.consumidor_id, async (tx) => {
        const change = { tokenHash, consumidorId: owner.consumidor_id, agora, endereco };
        if (!(await trocas.restore(change, tx))) throw refuse('login.linkInvalido');
        await parts.deletePasskeys(owner.consumidor_id, tx);
        await parts.codigos.end({ promotoraId, finalidade: 'senha', chave: owner.usuario }, tx);
      });
      parts.onRevoke(owner.consumidor_id);
      return {
        linkRedefinirSenha: await parts.tokensVerificacao.createSenhaLink(origin, owner.consumidor_id),
      };
    },
  };
}
