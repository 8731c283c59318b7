import { getCelularParaConfirmar } from '@trevo/config/pessoa/check-cadastro';
import type { Configuracao } from '@trevo/config/configuracao/configuracao-keys';
import { getHoraFim } from '@trevo/config/configuracao/configuracao-questions';
import {
  isCelularConfirmedAtCadastro,
  isCpfRestritoVerified,
  getTextoUsuarioRestrito,
  isLoginByTelefone,
} from '@trevo/config/configuracao/telas-questions';
import type { RetornoOf } from '@trevo/contract/call';
import type { Calls } from '@trevo/contract/calls';
import { selectCampanha } from '@trevo/rules/tempo/campanha-window';
import { callApi } from '../../platform/api/call-api.ts';
import { ApiError } from '@trevo/client/api-error.ts';
import { relogio } from '../../platform/network/relogio.ts';
import { campanhaStore } from '../campanha/public.ts';
import { type CadastroDraft, facebookInfo } from './cadastro-draft.ts';
import { type CadastroForm, toWire } from './cadastro-form.ts';
import { cadastroText } from './cadastro.text.ts';

export interface CadastroEnvio {
  readonly configuracao: Configuracao;
  readonly draft: CadastroDraft;
  /** Asks the user for the code and resolves to the proof, or null when the user cancelled. */
  confirmCelular(celular: string): Promise<string | null>;
}

/**
 * Submits a validated form: confirms the phone when the campaign requires it, checks the document against the
 * restrictions, and creates the account. Throws ApiError.
 *
 * @returns the session, or null when the user cancelled
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
  // The campaign may still be loading; without it the server, which validates again, decides.
  await campanhaStore.load();
  const { campanha } = selectCampanha(campanhaStore.get().campanhas ?? [], relogio.agora(), () => horaFim);
  if (!campanha) return;
  const { ano, identificacao } = campanha;
  const { retorno } = await callApi('campanha.cpfsRestritos', {
    params: { ano, identificacao, cpf },
    body: { auth_user: btoa(cpf) },
  });
  if (isRestrito(retorno.restricoes)) {
    // Mirrors the server's own refusal.
    throw new ApiError(403, { codigo: 'consumidor.restrito', mensagem: cadastroText.erros.restrito.texto });
  }
}

/** Returns the text of a refusal: a campaign has its own text for restricted documents. */
export const toRecusaWords = (error: ApiError, c: Configuracao): string =>
  (error.codigo === 'consumidor.restrito' && getTextoUsuarioRestrito(c)) || error.mensagem;

type Restricao = RetornoOf<Calls['campanha.cpfsRestritos']>['restricoes'][number];

/** Returns whether an active restriction excludes the document: not an owner's and not tied to a shop. */
export const isRestrito = (restricoes: readonly Restricao[]): boolean =>
  restricoes.some(({ proprietario, cnpjCpfAssociado, ativo }) => ativo && !proprietario && !cnpjCpfAssociado);
