import {
  getPrimeiroAcessoUrl,
  getTextoPrimeiroAcessoNaoEncontrado,
  getTextoPrimeiroAcessoSucesso,
  isLoginByTelefone,
} from '@trevo/config/configuracao/telas-questions';
import { isCnpj } from '@trevo/rules/pessoa/cnpj';
import { isCpf } from '@trevo/rules/pessoa/cpf';
import { useState } from 'react';
import { callApi } from '../../../platform/api/call-api.ts';
import { toApiError } from '@trevo/client/api-error.ts';
import { useConfiguracao, useTexto } from '../../../platform/configuracao/PartidaProvider.tsx';
import { cadastroDraft, primeiroAcesso } from '../cadastro-draft.ts';
import { passosText } from './passos.text.ts';
import { storeAnswers } from './use-passo.ts';

const text = passosText.primeiroAcesso;

export interface PrimeiroAcessoNews {
  readonly tone: 'sucesso' | 'info' | 'alerta';
  readonly titulo: string;
  readonly mensagem: string;
  /** Whether closing the dialog continues to the next step. */
  readonly isKnown: boolean;
}

/** Returns whether the number is a CPF or CNPJ with valid check digits. */
const isPrimeiroAcessoNumero = (numero: string): boolean => isCpf(numero) || isCnpj(numero);

/** State of the first access: a document and whether the promoter knows it. */
export function usePrimeiroAcesso(openUrl: (url: string) => void = openOutside) {
  const configuracao = useConfiguracao();
  const texto = useTexto();
  const isDocumentoLogin = !isLoginByTelefone(configuracao);
  const [numero, setNumero] = useState(() => (isDocumentoLogin ? (cadastroDraft.get()?.usuario ?? '') : ''));
  const [erro, setErro] = useState<string | null>(null);
  const [news, setNews] = useState<PrimeiroAcessoNews | null>(null);
  const [pending, setPending] = useState(false);
  const [isUnknown, setUnknown] = useState(false);

  function change(next: string): void {
    setNumero(next);
    setErro(null);
    setUnknown(false);
  }

  /** Starts or continues the draft. When the login identifier is a document, this number becomes the login. */
  function storeKnown(): void {
    // Continues the existing draft even when it started with another number.
    if (isDocumentoLogin) cadastroDraft.start(numero, cadastroDraft.get() ?? {});
    else storeAnswers({});
    const email = cadastroDraft.get()?.email;
    if (email) primeiroAcesso.setEmail(email);
  }

  async function submit(): Promise<void> {
    if (pending) return;
    if (!isPrimeiroAcessoNumero(numero)) return setErro(text.invalido);
    setPending(true);
    try {
      await callApi('consumidor.verificar', { params: { cpf: numero } });
      storeKnown();
      const mensagem = getTextoPrimeiroAcessoSucesso(configuracao);
      setNews({ tone: 'sucesso', titulo: text.sucesso, mensagem, isKnown: true });
    } catch (thrown) {
      if (toApiError(thrown).codigo === 'consumidor.naoEncontrado') {
        const mensagem = getTextoPrimeiroAcessoNaoEncontrado(configuracao);
        setNews({ tone: 'info', titulo: text.naoEncontrado, mensagem, isKnown: false });
      } else {
        const mensagem = texto(text.falha.id, text.falha.texto);
        const titulo = texto(passosText.ops.id, passosText.ops.texto);
        setNews({ tone: 'alerta', titulo, mensagem, isKnown: false });
      }
    } finally {
      setPending(false);
    }
  }

  /** Closes the dialog. Returns whether the next step may start. */
  function close(): boolean {
    const closed = news;
    setNews(null);
    const url = getPrimeiroAcessoUrl(configuracao);
    if (closed?.tone === 'info') {
      if (url) openUrl(url);
      else setUnknown(true);
    }
    return closed?.isKnown ?? false;
  }

  return {
    numero,
    erro,
    news,
    pending,
    /** The document is unknown and the campaign has no external address for it: the user may register here. */
    isUnknown,
    change,
    submit,
    close,
    storeUnknown: storeKnown,
  };
}

const openOutside = (url: string): void => void window.open(url, '_blank', 'noopener');
