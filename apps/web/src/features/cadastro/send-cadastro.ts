import { getCelularParaConfirmar } from '@trevo/config/pessoa/check-cadastro';
import type { Configuracao } from '@trevo/config/configuracao/configuracao-keys';
import {
  getHoraFim,
  getTextoUsuarioRestrito,
  isCelularConfirmedAtCadastro,
  isCpfRestritoVerified,
  isLoginByTelefone,
} from '@trevo/config/configuracao/configuracao-questions';
import type { RetornoOf } from '@trevo/contract/call';
import type { Calls } from '@trevo/contract/calls';
import { selectCampanha } from '@trevo/rules/tempo/campanha-window';
import { callApi } from '../../platform/api/api-client.ts';
import { ApiError } from '@trevo/client/api-error.ts';
import { relogio } from '../../platform/network/relogio.ts';
import { campanhaStore } from '../campanha/public.ts';
import { type CadastroDraft, facebookInfo } from './cadastro-draft.ts';
import { type CadastroForm, toWire } from './cadastro-form.ts';
import { cadastroText } from './cadastro.text.ts';

export interface CadastroEnvio {
  readonly configuracao: Configuracao;
  readonly draft: CadastroDraft;
  /** Asks the person for the code; null when they gave up. */
  confirmCelular(celular: string): Promise<string | null>;
}

/**
 * Sends a form that was judged: the phone is confirmed where the campaign wants it, the document is held against the
 * restrictions, and the account is created. Throws ApiError.
 *
 * @returns the session, or null when the person gave up on the way
 */
export async function sendCadastro(form: CadastroForm, envio: CadastroEnvio) {
  const { configuracao, draft, confirmCelular } = envio;
  const celular = isCelularConfirmedAtCadastro(configuracao)
    ? getCelularParaConfirmar(configuracao, form)
    : null;
  let comprovanteTelefone: string | null = null;
  if (celular) {
    await callApi('login.verificarTelefoneContato', { params: { telefone: celular } });
    comprovanteTelefone = await confirmCelular(celular);
    if (!comprovanteTelefone) return null;
  }
  if (isCpfRestritoVerified(configuracao) && !isLoginByTelefone(configuracao)) {
    await refuseRestrito(form.usuario, getHoraFim(configuracao));
  }
  const body = { ...toWire(form, draft), ...(comprovanteTelefone ? { comprovanteTelefone } : {}) };
  const facebook = draft.isFacebook ? facebookInfo.get() : undefined;
  const { retorno } = facebook
    ? await callApi('login.cadastrarFacebook', { body: { ...body, tokenFacebook: facebook.token } })
    : await callApi('login.cadastrar', { body });
  return retorno;
}

async function refuseRestrito(cpf: string, horaFim: string): Promise<void> {
  // It may still be on its way; without it the server, which judges again, has the last word.
  await campanhaStore.load();
  const { campanha } = selectCampanha(campanhaStore.get().campanhas ?? [], relogio.agora(), () => horaFim);
  if (!campanha) return;
  const { ano, identificacao } = campanha;
  const { retorno } = await callApi('campanha.cpfsRestritos', {
    params: { ano, identificacao, cpf },
    body: { auth_user: btoa(cpf) },
  });
  if (isRestrito(retorno.restricoes)) {
    // The server's own refusal, in the words it would use.
    throw new ApiError(403, { codigo: 'consumidor.restrito', mensagem: cadastroText.erros.restrito.texto });
  }
}

/** What a refusal says: a campaign has words of its own for who may not take part. */
export const toRecusaWords = (error: ApiError, c: Configuracao): string =>
  (error.codigo === 'consumidor.restrito' && getTextoUsuarioRestrito(c)) || error.mensagem;

type Restricao = RetornoOf<Calls['campanha.cpfsRestritos']>['restricoes'][number];

/** Whether some active restriction keeps a document out: neither an owner's nor tied to a shop. */
export const isRestrito = (restricoes: readonly Restricao[]): boolean =>
  restricoes.some(({ proprietario, cnpjCpfAssociado, ativo }) => ativo && !proprietario && !cnpjCpfAssociado);
