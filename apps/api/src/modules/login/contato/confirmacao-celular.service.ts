import {
  getMetodoCodigo,
  isCelularConfirmedAtCadastro,
  getPadraoCelular,
} from '@trevo/config/configuracao/telas-questions';
import { getCelularParaConfirmar } from '@trevo/config/pessoa/check-cadastro';
import { celularPattern, isCelular } from '@trevo/rules/pessoa/telefone';
import { normalizeUsuario } from '@trevo/rules/pessoa/usuario';
import type { SmsSender } from '../../../adapters/sms/sms.port.ts';
import type { WhatsappSender } from '../../../adapters/whatsapp/whatsapp.port.ts';
import type { Comprovantes } from '../../../kernel/auth/comprovante.ts';
import type { Sessao } from '../../../kernel/auth/sessao.ts';
import type { Tentativa } from '../../../kernel/auth/aparelho.ts';
import { refuse } from '../../../kernel/domain-error.ts';
import type { Hospedagem, HospedagemService } from '../../campanha/public.ts';
import type { Acesso, Cadastro, ConsumidorService } from '../../consumidor/public.ts';
import type { MensagemService } from '../../notificacao/public.ts';
import type { CodigoTemporarioService } from './codigo-temporario.service.ts';
import { toTextoCodigo } from '../login.email.ts';
import type { TakeEnvio } from './envio.ts';

/** The consumer of the phone number that is being confirmed. */
type Dono = Pick<Sessao, 'consumidorId'>;

/** No wait exceeds the lifetime of a code, so a waiting user always has a valid code. */
const esperas = [30, 60, 120, 300, 600];

export type ConfirmacaoCelularService = ReturnType<typeof createConfirmacaoCelularService>;

export function createConfirmacaoCelularService(parts: {
  codigos: CodigoTemporarioService;
  consumidores: ConsumidorService;
  hospedagens: HospedagemService;
  comprovantes: Comprovantes;
  sms: SmsSender;
  whatsapp: WhatsappSender;
  takeEnvio: TakeEnvio;
  mensagens: MensagemService;
}) {
  const { codigos, consumidores, hospedagens, comprovantes } = parts;

  async function checkLivre(promotoraId: string, telefone: string, sessao: Dono | null): Promise<void> {
    if (await consumidores.isTelefoneTaken(promotoraId, telefone, sessao?.consumidorId))
      throw refuse('consumidor.telefoneDuplicado');
  }

  return {
    /** Creates the code that a signed-in consumer displays. */
    createCodigo: ({ promotoraId, usuario }: Sessao): Promise<string> =>
      codigos.create({ promotoraId, finalidade: 'exibicao', chave: normalizeUsuario(usuario) }),

    /** Sends a phone (bare digits) its code; a signed-in consumer may request one for the own phone. */
    async sendCodigo(
      host: string,
      telefone: string,
      sessao: Dono | null,
    ): Promise<{ metodo: 'sms' | 'whatsapp'; segundosRestantes: number }> {
      const hospedagem = await hospedagens.get(host);
      const { promotoraId, configuracao } = hospedagem;
      if (!isCelular(telefone, getPadraoCelular(configuracao) ?? celularPattern))
        throw refuse('consumidor.celularInvalido');
      await checkLivre(promotoraId, telefone, sessao);
      const metodo = getMetodoCodigo(configuracao);
      const send = (codigo: string) => {
        const texto = toTextoCodigo(codigo, hospedagem);
        return metodo === 'sms'
          ? parts.sms.send({ promotoraId, telefone, texto, isAssinado: true })
          : parts.whatsapp.sendCodigo({ promotoraId, telefone, codigo, texto });
      };
      // Before the registration there is no consumer to keep the message of.
      const deliver = (codigo: string) =>
        sessao
          ? parts.mensagens.send(sessao.consumidorId, metodo, 'codigoCelular', () => send(codigo))
          : send(codigo);
      const { enviado, segundosRestantes } = await codigos.send(
        { promotoraId, finalidade: 'telefone', chave: telefone },
        {
          esperas,
          take: () => parts.takeEnvio(hospedagem),
          deliver,
          onFailure: () => refuse('login.codigoNaoEnviado'),
        },
      );
      if (!enviado) throw refuse('login.aguardeReenvio', { segundos: segundosRestantes });
      return { metodo, segundosRestantes };
    },

    /**
     * Verifies the code of a phone (and returns the proof), or the code that a consumer displays. Throws
     * login.codigoGasto when no pending code accepts another guess.
     */
    async verifyCodigo(
      host: string,
      usuario: string,
      codigo: string,
      tentativa: Tentativa,
    ): Promise<{ codigoValido: boolean; comprovante: string | null }> {
      const { promotoraId } = await hospedagens.get(host);
      const chave = normalizeUsuario(usuario);
      const check = (finalidade: 'telefone' | 'exibicao') =>
        codigos.verify({ promotoraId, finalidade, chave }, codigo, tentativa);
      const telefone = await check('telefone');
      if (telefone === 'certo')
        return { codigoValido: true, comprovante: await comprovantes.sign(promotoraId, chave) };
      const exibicao = await check('exibicao');
      const palpites = [telefone, exibicao];
      if (palpites.includes('gasto') && !palpites.includes('errado') && exibicao !== 'certo')
        throw refuse('login.codigoGasto');
      return { codigoValido: exibicao === 'certo', comprovante: null };
    },

    /** Throws consumidor.telefoneDuplicado when an account holds the phone. */
    async checkLivre(host: string, telefone: string): Promise<void> {
      await checkLivre((await hospedagens.get(host)).promotoraId, telefone, null);
    },

    /** Returns the phone claim of a registration. Throws login.celularNaoConfirmado without the proof. */
    async toTelefoneClaim(
      { promotoraId, configuracao }: Hospedagem,
      cadastro: Cadastro,
    ): Promise<Acesso['telefone']> {
      const telefoneContato = cadastro.telefoneContato || cadastro.consumidor.telefoneContato;
      const numero =
        getCelularParaConfirmar(configuracao, { usuario: cadastro.usuario, telefoneContato }) ?? '';
      const isRequired = isCelularConfirmedAtCadastro(configuracao);
      if (isRequired && !(await comprovantes.verify(promotoraId, numero, cadastro.comprovanteTelefone)))
        throw refuse('login.celularNaoConfirmado');
      return numero ? { numero, isRequired } : null;
    },
  };
}
