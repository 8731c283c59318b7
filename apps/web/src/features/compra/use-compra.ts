import { useCallback, useEffect, useRef, useState } from 'react';
import { callApi } from '../../shared/api/api-client.ts';
import { toApiError } from '../../shared/api/api-error.ts';
import type { CampanhaWire } from '../../shared/campanha/use-campanha.ts';
import { sendCompra } from '../../shared/compra/compra-envio.ts';
import { compraDraft, type CompraTela } from '../../shared/compra/compra-draft.ts';
import { useTexto } from '../../shared/configuracao/use-texto.ts';
import type { DocumentoFiscal } from '../../shared/documento-fiscal/documento-fiscal.wire.ts';
import { useRefreshNumeros } from '../../shared/documento-fiscal/use-refresh-numeros.ts';
import { session } from '../../shared/session/session.ts';
import { toCompraRecusa, type CompraRecusa } from './check-compra.ts';
import {
  emptyCompra,
  toCompraBody,
  type CompraBody,
  type CompraForm,
  type ConfiguracaoCompra,
} from './compra-form.ts';
import { compraErroText as text } from './compra.text.ts';
import { FotoIlegivel, type FotoCompraState, useFotoCompra } from './foto/use-foto-compra.ts';

const forgetMilliseconds = 1000;

/** The campaign as the drafts know it. */
const nameOf = ({ ano, identificacao }: CampanhaWire) => `${ano}/${identificacao}`;

/** A purchase from the first field to the answer: kept while it is filled, sent once, and only then forgotten. */
export function useCompra(tela: CompraTela, campanha: CampanhaWire, configuracao: ConfiguracaoCompra) {
  const texto = useTexto();
  const refresh = useRefreshNumeros();
  const nome = nameOf(campanha);
  const [kept] = useState(() => compraDraft.read<Partial<CompraForm>>(tela, nome));
  const [form, setForm] = useState<CompraForm>({ ...emptyCompra, ...kept });
  const [pending, setPending] = useState(false);
  const [recusa, setRecusa] = useState<CompraRecusa | null>(null);
  const [documento, setDocumento] = useState<DocumentoFiscal | null>(null);
  const [isContinued, setContinued] = useState(kept !== undefined);
  const foto = useFotoCompra(tela, nome);
  // Two presses of one frame arrive before any render.
  const busy = useRef(false);
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

  async function forget() {
    touched.current = false;
    compraDraft.clear(tela);
    setForm({ ...emptyCompra, uf: form.uf });
    setContinued(false);
    setRecusa(null);
    await foto.remove();
  }

  async function send() {
    if (busy.current) return;
    busy.current = true;
    setPending(true);
    setRecusa(null);
    try {
      const uriImagem = await foto.settle();
      const usuario = session.get()?.usuario ?? '';
      const body = toCompraBody(form, { tela, campanha, usuario, configuracao, uriImagem });
      const answered = await register(body);
      // Whoever closes the app on the answer must not find the picture in the next purchase; a storage that hangs
      // does not keep the answer back.
      await Promise.race([forget(), new Promise((resolve) => setTimeout(resolve, forgetMilliseconds))]);
      refresh();
      setDocumento(answered);
    } catch (thrown) {
      setRecusa(
        thrown instanceof FotoIlegivel
          ? { campos: {}, mensagem: text.semFoto, cura: thrown.message, repetir: false }
          : toCompraRecusa(toApiError(thrown), texto),
      );
    } finally {
      busy.current = false;
      setPending(false);
    }
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
    send: () => void send(),
    dismiss: () => setRecusa(null),
    restart: () => void (busy.current || forget()),
    another: () => setDocumento(null),
  };
}

export type Compra = ReturnType<typeof useCompra>;

const register = (body: CompraBody): Promise<DocumentoFiscal> =>
  sendCompra(body, async ({ idempotencia, capturadoEm }) => {
    const { retorno } = await callApi('documentoFiscal.inserirNaoFiscal', {
      // Beside the moment of the first try the server sees how wrong the phone's clock is.
      body: { ...body, capturadoEm, relogioEm: new Date().toISOString() },
      idempotencyKey: idempotencia,
    });
    return retorno;
  });
