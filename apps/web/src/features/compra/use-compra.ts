import { useCallback, useEffect, useRef, useState } from 'react';
import { callApi } from '../../platform/api/call-api.ts';
import { getInstalacao } from '../../platform/browser/instalacao.ts';
import type { ApiError } from '@trevo/client/api-error.ts';
import type { CampanhaWire } from '../campanha/public.ts';
import { sendCompra } from './compra-envio.ts';
import { compraDraft, type CompraTela } from './compra-draft.ts';
import { useRunningSend, type Remetente } from '../../platform/api/use-running-send.ts';
import { useIsTotem } from '../../platform/storage/totem.ts';
import { useConfiguracao, useTexto } from '../../platform/configuracao/PartidaProvider.tsx';
import {
  type DocumentoFiscal,
  type FotoCompraState,
  FotoIlegivel,
  fotoStore,
  showDesfecho,
  showRecusa,
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

/** Returns the campaign's key in the drafts. */
const nameOf = ({ ano, identificacao }: CampanhaWire) => `${ano}/${identificacao}`;

/** State of a purchase: stored while typing, sent once, and deleted after the response. */
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
  const isTotem = useIsTotem();
  const podeSoFoto = tela === 'manual' && configuracao.lidaDaFoto && !isTotem;
  // A draft of the fields is continued in them.
  const [preenche, setPreenche] = useState(kept !== undefined);
  const soFoto = podeSoFoto && !preenche;

  useEffect(() => {
    if (touched.current) compraDraft.write(tela, nome, form);
  }, [tela, nome, form]);

  const change = useCallback((part: Partial<CompraForm>) => {
    touched.current = true;
    setForm((before) => ({ ...before, ...part }));
    setRecusa(null);
  }, []);

  /** Prefills values that the app knows and the user may correct; a prefill is not stored as a draft. */
  const suggest = useCallback((part: Partial<CompraForm>) => {
    if (!touched.current) setForm((before) => ({ ...before, ...part }));
  }, []);

  /** A refusal of one picture does not apply to the next one. */
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

  /** Clears the form and deletes the stored draft and picture. */
  function forget() {
    touched.current = false;
    compraDraft.clear(tela);
    setForm(({ uf }) => ({ ...emptyCompra, uf }));
    setContinued(false);
    setRecusa(null);
    setPreenche(false);
    void foto.remove();
  }

  const toRecusa = ({ error, thrown }: { error: ApiError; thrown?: unknown }): CompraRecusa =>
    thrown instanceof FotoIlegivel
      ? { campos: {}, mensagem: text.semFoto, cura: thrown.message, repetir: false }
      : toCompraRecusa(error, texto);

  const { pending, run } = useRunningSend<DocumentoFiscal>(
    `compra.${tela}`,
    (outcome) => {
      if (outcome.error) {
        const refused = toRecusa(outcome);
        // The server asks for more than the photo: show the fields that it names.
        if (Object.keys(refused.campos).some((campo) => campo !== 'foto')) setPreenche(true);
        return setRecusa(refused);
      }
      forget();
      setDocumento(outcome.answer);
    },
    (outcome) => {
      if (!outcome.error) return showDesfecho(outcome.answer, compraText.titulos, cards);
      const { titulo, mensagem, cura } = toRecusa(outcome);
      showRecusa(titulo && `${titulo}.`, mensagem, cura);
    },
  );

  async function send(remetente: Remetente): Promise<DocumentoFiscal> {
    const { usuario, signal } = remetente;
    const uriImagem = await foto.settle();
    // Aborted when the user signed out before the upload ended: nothing may be sent.
    signal.throwIfAborted();
    const body = toCompraBody(form, { tela, campanha, usuario, configuracao, uriImagem, soFoto });
    const answered = await register(tela, body, remetente);
    // The stored draft belongs to the next user by now.
    if (signal.aborted) return answered;
    // Delete the draft before showing the result, so that closing the app here does not leave it for the next
    // purchase. The race caps the wait in case the storage hangs.
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
    /** Whether the campaign's reader takes the photo alone, and whether this form sends it so. */
    podeSoFoto,
    soFoto,
    setPreenche,
    /** Whether the form started from a stored draft. */
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
      body: {
        ...compra,
        capturadoEm,
        // With the time of the first attempt the server can compute how wrong the device's clock is.
        relogioEm: new Date().toISOString(),
        aparelho: getInstalacao(),
      },
      idempotencyKey: idempotencia,
      ...(token && { token }),
    });
    return retorno;
  });
