import { useCallback, useEffect, useRef, useState } from 'react';
import { callApi } from '../../platform/api/api-client.ts';
import type { ApiError } from '@trevo/client/api-error.ts';
import type { CampanhaWire } from '../campanha/public.ts';
import { sendCompra } from './compra-envio.ts';
import { compraDraft, type CompraTela } from './compra-draft.ts';
import { useRunningSend, type Remetente } from '../../platform/api/use-running-send.ts';
import { useConfiguracao, useTexto } from '../../platform/configuracao/PartidaProvider.tsx';
import {
  type DocumentoFiscal,
  type FotoCompraState,
  FotoIlegivel,
  fotoStore,
  tellDesfecho,
  tellRecusa,
  useFotoCompra,
  useRefreshNumeros,
} from '../documento-fiscal/public.ts';
import { findLook } from '../raspadinha/public.ts';
import { toCompraRecusa, type CompraRecusa } from './check-compra.ts';
import {
  emptyCompra,
  toCompraBody,
  type CompraBody,
  type CompraForm,
  type ConfiguracaoCompra,
} from './compra-form.ts';
import { compraErroText as text, compraText } from './compra.text.ts';

const forgetMilliseconds = 1000;

/** The campaign as the drafts know it. */
const nameOf = ({ ano, identificacao }: CampanhaWire) => `${ano}/${identificacao}`;

/** A purchase from the first field to the answer: kept while it is filled, sent once, and only then forgotten. */
export function useCompra(tela: CompraTela, campanha: CampanhaWire, configuracao: ConfiguracaoCompra) {
  const texto = useTexto();
  const cards = findLook(useConfiguracao());
  const refresh = useRefreshNumeros();
  const nome = nameOf(campanha);
  const [kept] = useState(() => compraDraft.read<Partial<CompraForm>>(tela, nome));
  const [form, setForm] = useState<CompraForm>({ ...emptyCompra, ...kept });
  const [recusa, setRecusa] = useState<CompraRecusa | null>(null);
  const [documento, setDocumento] = useState<DocumentoFiscal | null>(null);
  const [isContinued, setContinued] = useState(kept !== undefined);
  const foto = useFotoCompra(tela, nome);
  const touched = useRef(false);

  useEffect(() => {
    if (touched.current) compraDraft.write(tela, nome, form);
  }, [tela, nome, form]);

  const change = useCallback((part: Partial<CompraForm>) => {
    touched.current = true;
    setForm((before) => ({ ...before, ...part }));
    setRecusa(null);
  }, []);

  /** What the app knows by itself and the person may correct; it is no draft. */
  const suggest = useCallback((part: Partial<CompraForm>) => {
    if (!touched.current) setForm((before) => ({ ...before, ...part }));
  }, []);

  /** What was refused of a picture says nothing about the next one. */
  const ownFoto: FotoCompraState = {
    ...foto,
    choose(file) {
      setRecusa(null);
      foto.choose(file);
    },
    remove() {
      setRecusa(null);
      return foto.remove();
    },
  };

  /** What was filled and photographed, here and on the phone. */
  function forget() {
    touched.current = false;
    compraDraft.clear(tela);
    setForm(({ uf }) => ({ ...emptyCompra, uf }));
    setContinued(false);
    setRecusa(null);
    void foto.remove();
  }

  const toRecusa = ({ error, thrown }: { error: ApiError; thrown?: unknown }): CompraRecusa =>
    thrown instanceof FotoIlegivel
      ? { campos: {}, mensagem: text.semFoto, cura: thrown.message, repetir: false }
      : toCompraRecusa(error, texto);

  const { pending, run } = useRunningSend<DocumentoFiscal>(
    `compra.${tela}`,
    (outcome) => {
      if (outcome.error) return setRecusa(toRecusa(outcome));
      forget();
      setDocumento(outcome.answer);
    },
    (outcome) => {
      if (!outcome.error) return tellDesfecho(outcome.answer, compraText.titulos, cards);
      const { titulo, mensagem, cura } = toRecusa(outcome);
      tellRecusa(titulo && `${titulo}.`, mensagem, cura);
    },
  );

  async function send(remetente: Remetente): Promise<DocumentoFiscal> {
    const { usuario, signal } = remetente;
    const uriImagem = await foto.settle();
    // Who left before their picture was there has sent nothing.
    signal.throwIfAborted();
    const body = toCompraBody(form, { tela, campanha, usuario, configuracao, uriImagem });
    const answered = await register(tela, body, remetente);
    // What is kept now is the next person's.
    if (signal.aborted) return answered;
    // Whoever closes the app on the answer must not find the form or its picture in the next purchase; a storage that
    // hangs does not keep the answer back.
    touched.current = false;
    compraDraft.clear(tela);
    await Promise.race([
      fotoStore.clear(tela),
      new Promise((resolve) => setTimeout(resolve, forgetMilliseconds)),
    ]);
    refresh();
    return answered;
  }

  return {
    form,
    change,
    suggest,
    foto: ownFoto,
    pending,
    recusa,
    documento,
    /** The form began with what was kept of an earlier visit. */
    isContinued,
    send() {
      if (pending) return;
      setRecusa(null);
      run(send);
    },
    dismiss: () => setRecusa(null),
    restart: () => void (pending || forget()),
    another: () => setDocumento(null),
  };
}

export type Compra = ReturnType<typeof useCompra>;

const register = (
  tela: CompraTela,
  compra: CompraBody,
  { usuario, token }: Remetente,
): Promise<DocumentoFiscal> =>
  sendCompra({ tela, usuario, compra }, async ({ idempotencia, capturadoEm }) => {
    const { retorno } = await callApi('documentoFiscal.inserirNaoFiscal', {
      // Beside the moment of the first try the server sees how wrong the phone's clock is.
      body: { ...compra, capturadoEm, relogioEm: new Date().toISOString() },
      idempotencyKey: idempotencia,
      ...(token && { token }),
    });
    return retorno;
  });
