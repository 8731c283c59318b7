import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import { type ApiError, isWorthRepeating, toApiError } from '@trevo/client/api-error.ts';
import { fotoStore } from './foto-store.ts';
import { session } from '../../../platform/session/session.ts';
import { compressFoto, PdfGrande } from './compress-foto.ts';
import { fotoCompraText as text } from './foto-compra.text.ts';
import { uploadFoto } from './upload-foto.ts';

export type FotoCompra =
  | { readonly situacao: 'vazia'; readonly erro: string | null }
  | { readonly situacao: 'preparando' }
  | {
      readonly situacao: 'enviando';
      readonly arquivo: Blob;
      readonly share: number;
      readonly isRetrying: boolean;
    }
  | { readonly situacao: 'enviada'; readonly arquivo: Blob; readonly nomeArquivo: string }
  | {
      readonly situacao: 'falhou';
      readonly arquivo: Blob;
      readonly erro: string;
      readonly podeRepetir: boolean;
    };

export interface FotoCompraState {
  readonly foto: FotoCompra;
  /** Whether the picture survives closing the page. */
  readonly isKept: boolean;
  choose(file: File): void;
  retry(): void;
  /** Resolves when the stored picture is deleted. */
  remove(): Promise<void>;
  /**
   * Resolves to the picture's name on the server, or null when there is none. Throws ApiError, and FotoIlegivel
   * when the picture being prepared cannot be decoded.
   */
  settle(): Promise<string | null>;
}

/** The chosen file cannot be sent as a picture; `message` is the user-visible reason. */
export class FotoIlegivel extends Error {}

interface Upload {
  readonly controller: AbortController;
  readonly nome: Promise<string>;
  readonly arquivo: Blob;
  hasFailed: boolean;
}

const vazia: FotoCompra = { situacao: 'vazia', erro: null };

/**
 * State of a purchase's picture: compressed, uploaded while the user fills the form, and stored until the
 * purchase is sent.
 *
 * @param lugar key of the form; each form stores one picture
 */
export function useFotoCompra(lugar: string, campanha: string): FotoCompraState {
  const [foto, setFoto] = useState<FotoCompra>(vazia);
  const [isKept, setKept] = useState(true);
  const upload = useRef<Upload | null>(null);
  /**
   * Resolves when the chosen picture is compressed and its upload has started; to the error text if that failed,
   * else null.
   */
  const preparing = useRef<Promise<string | null>>(Promise.resolve(null));
  /** Count of submits waiting for the picture: then its upload outlives the screen. */
  const held = useRef(0);
  /** Sequence number of the choice; makes results of earlier choices stale. */
  const choice = useRef(0);

  const begin = useCallback(
    (arquivo: Blob): Promise<string> => {
      upload.current?.controller.abort();
      const controller = new AbortController();
      setFoto({ situacao: 'enviando', arquivo, share: 0, isRetrying: false });
      const login = session.get();
      const isMine = () =>
        upload.current?.controller === controller && session.get()?.usuario === login?.usuario;
      const nome = uploadFoto(arquivo, {
        signal: controller.signal,
        token: login?.token,
        onProgress: (share) => {
          if (isMine()) setFoto({ situacao: 'enviando', arquivo, share, isRetrying: false });
        },
        onRetry: () => {
          if (isMine()) setFoto({ situacao: 'enviando', arquivo, share: 0, isRetrying: true });
        },
      });
      const mine: Upload = { controller, nome, arquivo, hasFailed: false };
      upload.current = mine;
      nome.then(
        (nomeArquivo) => {
          if (!isMine()) return;
          setFoto({ situacao: 'enviada', arquivo, nomeArquivo });
          void fotoStore.write(lugar, { campanha, arquivo, nomeArquivo });
        },
        (thrown: unknown) => {
          mine.hasFailed = true;
          if (isMine()) setFoto(toFalha(arquivo, toApiError(thrown)));
        },
      );
      return nome;
    },
    [lugar, campanha],
  );

  // In the layout phase: a photo chosen before a later effect ran would be taken for a stale one.
  useLayoutEffect(() => {
    const mine = ++choice.current;
    void fotoStore.read(lugar, campanha).then((kept) => {
      if (!kept || choice.current !== mine) return;
      const { arquivo, nomeArquivo } = kept;
      if (nomeArquivo) setFoto({ situacao: 'enviada', arquivo, nomeArquivo });
      else void begin(arquivo).catch(() => undefined);
    });
    return () => {
      if (held.current > 0) return;
      choice.current += 1;
      upload.current?.controller.abort();
      upload.current = null;
    };
  }, [lugar, campanha, begin]);

  async function take(file: File): Promise<string | null> {
    const mine = ++choice.current;
    upload.current?.controller.abort();
    upload.current = null;
    setFoto({ situacao: 'preparando' });
    try {
      const arquivo = await compressFoto(file);
      if (choice.current !== mine) return null;
      setKept(await fotoStore.write(lugar, { campanha, arquivo, nomeArquivo: null }));
      if (choice.current === mine) void begin(arquivo).catch(() => undefined);
      return null;
    } catch (thrown) {
      if (choice.current !== mine) return null;
      const erro = thrown instanceof PdfGrande ? text.grande : text.ilegivel;
      setFoto({ situacao: 'vazia', erro });
      return erro;
    }
  }

  return {
    foto,
    isKept,
    choose(file) {
      preparing.current = take(file);
    },
    retry() {
      if (foto.situacao === 'falhou') void begin(foto.arquivo).catch(() => undefined);
    },
    async remove() {
      choice.current += 1;
      upload.current?.controller.abort();
      upload.current = null;
      setFoto(vazia);
      setKept(true);
      await fotoStore.clear(lugar);
    },
    async settle() {
      held.current += 1;
      try {
        return await settle();
      } finally {
        held.current -= 1;
      }
    },
  };

  async function settle(): Promise<string | null> {
    const erro = await preparing.current;
    // The user submitted before this error was shown, so they must decide whether to send without a picture.
    if (erro !== null && foto.situacao === 'preparando') throw new FotoIlegivel(erro);
    const running = upload.current;
    if (running) return running.hasFailed ? begin(running.arquivo) : running.nome;
    return foto.situacao === 'enviada' ? foto.nomeArquivo : null;
  }
}

function toFalha(arquivo: Blob, error: ApiError): FotoCompra {
  const podeRepetir = isWorthRepeating(error);
  const own = error.codigo === 'rede.semResposta' ? text.semRede : null;
  const erro = own ?? [error.mensagem, error.cura].filter(Boolean).join(' ');
  return { situacao: 'falhou', arquivo, erro, podeRepetir };
}
