import { useId, useLayoutEffect, useRef, useState } from 'react';
import { callApi } from '../../../platform/api/call-api.ts';
import { toApiError } from '@trevo/client/api-error.ts';
import { useTexto } from '../../../platform/configuracao/PartidaProvider.tsx';
import { toasts } from '../../../platform/toast/toasts.ts';
import { Button } from '@trevo/ui/action/Button.tsx';
import { Card } from '@trevo/ui/display/Card.tsx';
import { Notice } from '@trevo/ui/feedback/Notice.tsx';
import type { FotoDaNotaProps } from '../prova/FotoDaNota.tsx';
import { FotoCampo } from '../foto/FotoCampo.tsx';
import { fotoStore } from '../foto/foto-store.ts';
import { type FotoCompra, FotoIlegivel, useFotoCompra } from '../foto/use-foto-compra.ts';
import { useRefreshNumeros } from '../envio/use-refresh-numeros.ts';
import styles from './PassoDaFoto.module.css';
import { leituraText as text } from './leitura.text.ts';

interface Erros {
  /** Error of the photo; valid until another photo is chosen. */
  readonly foto?: { readonly palavras: string; readonly sobre: FotoCompra };
  readonly envio?: string;
}

export interface FotoPedidaProps extends FotoDaNotaProps {
  /** Whether a pressed button opened the form: focusing its heading makes screen readers announce it. */
  hasFocus?: boolean;
}

/** Form that sends the photo of a registered receipt to the reader. */
export function FotoPedida({ documento, onChange, isResultado, hasFocus = false }: FotoPedidaProps) {
  const { documentoFiscalID } = documento;
  const Heading = isResultado ? 'h2' : 'h3';
  const texto = useTexto();
  const refresh = useRefreshNumeros();
  const id = useId();
  const lugar = `foto.${documentoFiscalID}`;
  const foto = useFotoCompra(lugar, documentoFiscalID);
  const [pending, setPending] = useState(false);
  const [erros, setErros] = useState<Erros>({});
  const fotoButton = useRef<HTMLButtonElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);

  useLayoutEffect(() => {
    if (hasFocus) heading.current?.focus();
  }, [hasFocus]);

  async function send() {
    const blameFoto = (palavras: string) => setErros({ foto: { palavras, sobre: foto.foto } });
    if (foto.foto.situacao === 'vazia') {
      blameFoto(text.faltaFoto);
      return fotoButton.current?.focus();
    }
    setErros({});
    setPending(true);
    try {
      const uriImagem = await foto.settle();
      // The photo was removed while uploading.
      if (uriImagem === null) return;
      const { retorno } = await callApi('documentoFiscal.fotografar', {
        params: { documentoFiscalID },
        body: { uriImagem },
      });
      void fotoStore.clear(lugar);
      refresh();
      toasts.show(text.recebida, { tone: 'sucesso' });
      onChange(retorno);
    } catch (thrown) {
      // The photo field shows this error.
      if (thrown instanceof FotoIlegivel) return;
      const { codigo, mensagem, cura } = toApiError(thrown);
      const words = [mensagem, cura].filter(Boolean).join(' ');
      if (codigo === 'upload.imagemDesconhecida') {
        blameFoto(words);
        fotoButton.current?.focus();
      } else setErros({ envio: words });
      // The receipt changed on the server: reload it.
      if (codigo.startsWith('documentoFiscal.')) refresh();
    } finally {
      setPending(false);
    }
  }

  return (
    <Card>
      <form
        className={styles.form}
        aria-labelledby={id}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (!pending) void send();
        }}
      >
        <Heading ref={heading} id={id} className={styles.titulo} tabIndex={-1}>
          {texto(text.pedirTitulo.id, text.pedirTitulo.texto)}
        </Heading>
        <p className={styles.detalhe}>{texto(text.pedirDetalhe.id, text.pedirDetalhe.texto)}</p>
        <FotoCampo
          ref={fotoButton}
          state={foto}
          required
          locked={pending}
          error={erros.foto?.sobre === foto.foto ? erros.foto.palavras : undefined}
        />
        {erros.envio && (
          <div role="alert">
            <Notice tone="perigo">{erros.envio}</Notice>
          </div>
        )}
        <Button type="submit" wide pending={pending} pendingLabel={text.mandando}>
          {texto(text.mandar.id, text.mandar.texto)}
        </Button>
      </form>
    </Card>
  );
}
