import { getTipoIdentificacao, getUrlsApp } from '@trevo/config/configuracao/configuracao-questions';
import { getTextoSemTelefoneSms } from '@trevo/config/configuracao/telas-questions';
import { normalizeUsuario, usuarioMinimo } from '@trevo/rules/pessoa/usuario';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { callApi } from '../../../platform/api/call-api.ts';
import { type ApiError, toApiError } from '@trevo/client/api-error.ts';
import { usePartida, useTexto } from '../../../platform/configuracao/PartidaProvider.tsx';
import { findPublicOrigin } from '../../../platform/navigation/paths/app-address.ts';
import type { CampanhaWire } from '../../campanha/public.ts';
import { useContagem } from '../../consumidor/public.ts';
import { esqueciSenhaText } from './esqueci-senha.text.ts';

const text = esqueciSenhaText.sms;

/** Default wait between two messages, in seconds, when the server states none. */
const smsEspera = 300;

/** State of the recovery by SMS: the number, then the code, then the reset link. */
export function useSms(initial: string, campanha: CampanhaWire | undefined) {
  const partida = usePartida();
  const { configuracao } = partida;
  const tipo = getTipoIdentificacao(configuracao);
  const texto = useTexto();
  const navigate = useNavigate();
  const [usuario, setUsuario] = useState(initial);
  const [erro, setErro] = useState<string | null>(null);
  const [enviado, setEnviado] = useState<{ numeroTelefone: string; isNew: boolean } | null>(null);
  const [codigo, setCodigo] = useState('');
  const [isResent, setResent] = useState(false);
  const [pending, setPending] = useState<'envio' | 'conferencia' | null>(null);
  const { segundos, start } = useContagem();

  const toWords = (error: ApiError) =>
    error.codigo === 'login.semTelefone' ? getTextoSemTelefoneSms(configuracao) : error.mensagem;

  async function send(isAgain: boolean): Promise<void> {
    if (pending) return;
    if (!campanha) return setErro(text.semCampanha);
    setPending('envio');
    setErro(null);
    setResent(false);
    try {
      const { ano, identificacao } = campanha;
      const { retorno } = await callApi('login.solicitarRedefinicaoSms', {
        params: { ano, identificacao },
        body: { usuario: normalizeUsuario(usuario, tipo) },
      });
      setEnviado({ numeroTelefone: retorno.numeroTelefone, isNew: retorno.enviado });
      setResent(isAgain && retorno.enviado);
      start(retorno.segundosRestantes || smsEspera);
    } catch (thrown) {
      setErro(toWords(toApiError(thrown)));
    } finally {
      setPending(null);
    }
  }

  async function verify(complete: string): Promise<void> {
    if (pending === 'conferencia') return;
    setPending('conferencia');
    setErro(null);
    setResent(false);
    try {
      const { retorno } = await callApi('login.obterTokenSms', {
        body: { codigo: complete, usuario: normalizeUsuario(usuario, tipo) },
      });
      const { pwa, phonegap } = getUrlsApp(configuracao);
      const link = findSafeLink(retorno.linkRedefinirSenha, findPublicOrigin(partida), [pwa, phonegap]);
      if (link?.onde === 'dentro') return void navigate(link.path);
      if (link) return window.location.assign(link.url);
      const { inesperado } = esqueciSenhaText;
      setErro(texto(inesperado.id, inesperado.texto));
    } catch (thrown) {
      setCodigo('');
      setErro(toApiError(thrown).mensagem);
    } finally {
      setPending(null);
    }
  }

  return {
    usuario,
    erro,
    enviado,
    codigo,
    isResent,
    pending,
    segundos,
    changeUsuario(next: string) {
      setUsuario(next);
      setErro(null);
    },
    changeCodigo(next: string) {
      if (pending !== 'conferencia') setCodigo(next);
    },
    /** Returns whether the number was complete enough to be sent. */
    submit(): boolean {
      if (normalizeUsuario(usuario, tipo).length < usuarioMinimo) {
        const { id, texto: fallback } = esqueciSenhaText.formInvalido;
        setErro(texto(id, fallback));
        return false;
      }
      void send(false);
      return true;
    },
    resend: () => void send(true),
    verify: (complete: string) => void verify(complete),
  };
}

/** Target of a link from the server: inside the app, or another configured app of the campaign. */
export type SafeLink =
  | { readonly onde: 'dentro'; readonly path: string }
  | { readonly onde: 'fora'; readonly url: string };

/**
 * Validates a link from the server. Returns null unless it stays on this origin or on a configured app: a server
 * response must not be able to redirect to a foreign site (open redirect).
 *
 * @param origin of this page
 * @param appUrls the campaign's configured addresses of the app
 */
export function findSafeLink(
  link: string,
  origin: string,
  appUrls: readonly (string | null)[],
): SafeLink | null {
  let url: URL;
  try {
    url = new URL(link, origin);
  } catch {
    return null;
  }
  if (url.origin === origin) {
    // The native app keeps the path in the fragment.
    const path = url.hash.startsWith('#/') ? url.hash.slice(1) : url.pathname + url.search + url.hash;
    return { onde: 'dentro', path };
  }
  const isKnown = appUrls.some((known) => known !== null && originOf(known) === url.origin);
  return isKnown && /^https?:$/.test(url.protocol) ? { onde: 'fora', url: url.href } : null;
}

function originOf(address: string): string | null {
  try {
    return new URL(address).origin;
  } catch {
    return null;
  }
}
