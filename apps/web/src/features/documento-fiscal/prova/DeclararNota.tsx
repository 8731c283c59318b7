import { Camera } from 'lucide-react';
import { useId, useLayoutEffect, useRef, useState } from 'react';
import { callApi } from '../../../platform/api/call-api.ts';
import { toApiError } from '@trevo/client/api-error.ts';
import { useTexto } from '../../../platform/configuracao/PartidaProvider.tsx';
import { formatCentavos } from '@trevo/client/format.ts';
import { useIsTotem } from '../../../platform/storage/totem.ts';
import { toasts } from '../../../platform/toast/toasts.ts';
import { Button } from '@trevo/ui/action/Button.tsx';
import { Card } from '@trevo/ui/display/Card.tsx';
import { Notice } from '@trevo/ui/feedback/Notice.tsx';
import { Field } from '@trevo/ui/field/Field.tsx';
import { MoneyInput } from '@trevo/ui/field/MoneyInput.tsx';
import type { DocumentoFiscal } from '../documento-fiscal.wire.ts';
import { FotoCampo } from '../foto/FotoCampo.tsx';
import { fotoStore } from '../foto/foto-store.ts';
import { type FotoCompra, FotoIlegivel, useFotoCompra } from '../foto/use-foto-compra.ts';
import styles from './DeclararNota.module.css';
import { ProdutosDeclarados, toProdutosBody, type Unidades } from '../parts/ProdutosDeclarados.tsx';
import { provaText as text } from './prova.text.ts';
import { useRefreshNumeros } from '../envio/use-refresh-numeros.ts';

export interface DeclararNotaProps {
  documento: DocumentoFiscal;
  /** Receives the receipt with the declaration. */
  onDeclared(documento: DocumentoFiscal): void;
}

/**
 * Form to declare the amount of a receipt with a photo, when no other source states it; renders nothing for any
 * other receipt. A kiosk, which takes no photos, refers to the phone.
 */
export function DeclararNota({ documento, onDeclared }: DeclararNotaProps) {
  const texto = useTexto();
  const [open, setOpen] = useState(false);
  const isTotem = useIsTotem();
  if (!documento.comprovacao?.declaravel) return null;
  if (isTotem) return <Notice>{texto(text.noCelular.id, text.noCelular.texto)}</Notice>;
  if (open) return <DeclararForm documento={documento} onDeclared={onDeclared} />;
  return (
    <Button wide icon={<Camera />} onClick={() => setOpen(true)}>
      {texto(text.mandar.id, text.mandar.texto)}
    </Button>
  );
}

/** Shows the verdict of a declared receipt as a toast. */
export function showDeclarada({ apuracao: { status } }: DocumentoFiscal): void {
  toasts.show(status === 'VALIDO' ? text.conta : status === 'PENDENTE' ? text.confere : text.naoValeu, {
    tone: status === 'INVALIDO' ? 'alerta' : 'sucesso',
  });
}

interface Erros {
  readonly valor?: string | undefined;
  /** Error of the photo; valid until another photo is chosen. */
  readonly foto?: { readonly palavras: string; readonly sobre: FotoCompra };
  readonly envio?: string;
}

/** Amount and photo; both are deleted from the device after they were sent. */
function DeclararForm({ documento, onDeclared }: DeclararNotaProps) {
  const { documentoFiscalID, comprovacao } = documento;
  const texto = useTexto();
  const refresh = useRefreshNumeros();
  const id = useId();
  const lugar = `nota.${documentoFiscalID}`;
  const foto = useFotoCompra(lugar, documentoFiscalID);
  const [valorCentavos, setValor] = useState<number | null>(null);
  const [unidades, setUnidades] = useState<Unidades>({});
  const [pending, setPending] = useState(false);
  const [erros, setErros] = useState<Erros>({});
  const heading = useRef<HTMLHeadingElement>(null);
  const valorInput = useRef<HTMLInputElement>(null);
  const fotoButton = useRef<HTMLButtonElement>(null);

  // The pressed button was unmounted: focusing the heading makes screen readers announce the form.
  useLayoutEffect(() => {
    heading.current?.focus();
  }, []);

  async function send() {
    const blameFoto = (palavras: string) => ({ foto: { palavras, sobre: foto.foto } });
    const isFotoMissing = foto.foto.situacao === 'vazia';
    setErros({
      ...(valorCentavos ? {} : { valor: text.faltaValor }),
      ...(isFotoMissing ? blameFoto(text.faltaFoto) : {}),
    });
    if (!valorCentavos) return valorInput.current?.focus();
    if (isFotoMissing) return fotoButton.current?.focus();
    setPending(true);
    try {
      const uriImagem = await foto.settle();
      // The photo was removed while uploading.
      if (uriImagem === null) return;
      const { retorno } = await callApi('documentoFiscal.declarar', {
        params: { documentoFiscalID },
        body: { valorCentavos, uriImagem, ...toProdutosBody(unidades) },
      });
      void fotoStore.clear(lugar);
      refresh();
      showDeclarada(retorno);
      onDeclared(retorno);
    } catch (thrown) {
      // The photo field shows this error.
      if (thrown instanceof FotoIlegivel) return;
      const { codigo, mensagem, cura } = toApiError(thrown);
      const words = [mensagem, cura].filter(Boolean).join(' ');
      setErros(codigo === 'upload.imagemDesconhecida' ? blameFoto(words) : { envio: words });
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
          void send();
        }}
      >
        <h3 ref={heading} id={id} tabIndex={-1}>
          {texto(text.titulo.id, text.titulo.texto)}
        </h3>
        <p className={styles.detalhe}>{texto(text.detalhe.id, text.detalhe.texto)}</p>
        <Field label={text.valor} error={erros.valor} required>
          <MoneyInput
            ref={valorInput}
            value={valorCentavos}
            placeholder={formatCentavos(0)}
            format={formatCentavos}
            onValueChange={(next) => {
              setValor(next);
              setErros((now) => ({ ...now, valor: undefined }));
            }}
          />
        </Field>
        <ProdutosDeclarados documento={documento} value={unidades} onValueChange={setUnidades} />
        <FotoCampo
          ref={fotoButton}
          state={foto}
          required
          locked={pending}
          error={erros.foto?.sobre === foto.foto ? erros.foto.palavras : undefined}
        />
        {typeof comprovacao?.centavosMaximo === 'number' && (
          <p className={styles.detalhe}>{text.ate(comprovacao.centavosMaximo)}</p>
        )}
        {erros.envio && (
          <div role="alert">
            <Notice tone="perigo">{erros.envio}</Notice>
          </div>
        )}
        <Button type="submit" wide pending={pending}>
          {text.enviar}
        </Button>
      </form>
    </Card>
  );
}
