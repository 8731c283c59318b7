import { getTipoIdentificacao } from '@trevo/config/configuracao/configuracao-questions';
import { normalizeUsuario, usuarioMinimo } from '@trevo/rules/pessoa/usuario';
import { useState } from 'react';
import { callApi } from '../../../platform/api/call-api.ts';
import { toApiError, type ApiError } from '@trevo/client/api-error.ts';
import { useContagem } from '../../consumidor/public.ts';
import { useConfiguracao, useTexto } from '../../../platform/configuracao/PartidaProvider.tsx';
import { esqueciSenhaText } from './esqueci-senha.text.ts';

const text = esqueciSenhaText.email;

/** Default wait between two e-mails, in seconds, when the server states none. */
const emailEspera = 60;

/** Returns the text of a refusal; an undeliverable address gets the generic text, because the user cannot fix it. */
const toEmailWords = (error: ApiError, inesperado: string): string =>
  error.mensagem.includes('Receptores') ? inesperado : error.mensagem;

/** State of the recovery by e-mail: the number, then where the link was sent. */
export function useEmail(initial: string) {
  const texto = useTexto();
  const tipo = getTipoIdentificacao(useConfiguracao());
  const [usuario, setUsuario] = useState(initial);
  const [erro, setErro] = useState<string | null>(null);
  const [destino, setDestino] = useState<string | null>(null);
  const [news, setNews] = useState<{ tone: 'sucesso' | 'alerta'; mensagem: string } | null>(null);
  const [isWaitShown, setWaitShown] = useState(false);
  const [pending, setPending] = useState(false);
  const { segundos, start } = useContagem();
  const espere = texto(text.espere.id, text.espere.texto).replace('N', String(segundos));

  async function send(): Promise<void> {
    if (pending) return;
    setPending(true);
    setNews(null);
    setWaitShown(false);
    try {
      const { retorno } = await callApi('login.solicitarRedefinicao', {
        body: { usuario: normalizeUsuario(usuario, tipo) },
      });
      if (!retorno.enviado) setNews({ tone: 'alerta', mensagem: text.aCaminho });
      else if (destino) setNews({ tone: 'sucesso', mensagem: text.reenviado });
      setDestino(retorno.email);
      start(retorno.segundosRestantes || emailEspera);
    } catch (thrown) {
      const error = toApiError(thrown);
      const { inesperado } = esqueciSenhaText;
      const mensagem = toEmailWords(error, texto(inesperado.id, inesperado.texto));
      if (destino) setNews({ tone: 'alerta', mensagem });
      else setErro(mensagem);
    } finally {
      setPending(false);
    }
  }

  return {
    usuario,
    erro,
    destino,
    pending,
    /** Result of resending, or the remaining wait after a premature attempt. */
    news: isWaitShown && segundos > 0 ? { tone: 'alerta' as const, mensagem: espere } : news,
    change(next: string) {
      setUsuario(next);
      setErro(null);
    },
    /** Returns whether the number was complete enough to be sent. */
    submit(): boolean {
      if (normalizeUsuario(usuario, tipo).length < usuarioMinimo) {
        const { id, texto: fallback } = esqueciSenhaText.formInvalido;
        setErro(texto(id, fallback));
        return false;
      }
      void send();
      return true;
    },
    resend() {
      if (segundos > 0) setWaitShown(true);
      else void send();
    },
  };
}
