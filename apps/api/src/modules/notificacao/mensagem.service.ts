import type { Clock } from '../../kernel/clock.ts';
import { createId } from '../../kernel/ids.ts';
import type { Canal, MensagemStore } from './mensagem.store.ts';

/** Subjects of the messages to one person, named for support and the person's own export. */
export type AssuntoMensagem =
  | 'boasVindas'
  | 'codigoCelular'
  | 'codigoSenha'
  | 'confirmacaoEmail'
  | 'contatoTrocado'
  | 'linkSenha'
  | 'passkey';

export type MensagemService = ReturnType<typeof createMensagemService>;

/** Keeps each message to a person by e-mail, SMS and WhatsApp, with the provider's answer and without its content. */
export const createMensagemService = (store: Pick<MensagemStore, 'create' | 'complete'>, clock: Clock) => ({
  /** Sends a message between the two halves of its row. Throws the error of `deliver`. */
  async send(
    consumidorId: string,
    canal: Canal,
    assunto: AssuntoMensagem,
    deliver: () => Promise<unknown>,
  ): Promise<void> {
    const enviadaEm = clock.now();
    const mensagem = { consumidorId, mensagemId: createId(enviadaEm.getTime()), canal, assunto, enviadaEm };
    await store.create(mensagem);
    try {
      await deliver();
    } catch (error) {
      await store.complete(mensagem, 'falhou');
      throw error;
    }
    await store.complete(mensagem, 'aceita');
  },
});
