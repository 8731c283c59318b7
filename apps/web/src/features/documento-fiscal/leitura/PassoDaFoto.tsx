import { Camera } from 'lucide-react';
import { useState } from 'react';
import { useTexto } from '../../../platform/configuracao/PartidaProvider.tsx';
import { useIsTotem } from '../../../platform/storage/totem.ts';
import { useCall } from '../../../platform/api/use-call.ts';
import { Button } from '@trevo/ui/action/Button.tsx';
import { Notice } from '@trevo/ui/feedback/Notice.tsx';
import { Skeleton, SkeletonGroup } from '@trevo/ui/feedback/Skeleton.tsx';
import { DeclararNota } from '../prova/DeclararNota.tsx';
import type { FotoDaNotaProps } from '../prova/FotoDaNota.tsx';
import { ImagemNota } from '../parts/ImagemNota.tsx';
import { ConferirLeitura } from './ConferirLeitura.tsx';
import { FotoLendo } from './FotoLendo.tsx';
import { FotoPedida } from './FotoPedida.tsx';
import { leituraText as text } from './leitura.text.ts';
import { LeituraNaFoto } from './LeituraNaFoto.tsx';
import { isFotoOpcional, type PassoFoto } from './passo-foto.ts';

export interface PassoDaFotoProps extends FotoDaNotaProps {
  passo: PassoFoto;
}

/** One step of a receipt's photo. A kiosk, which takes no photos, refers to the phone. */
export function PassoDaFoto(props: PassoDaFotoProps) {
  const { passo, documento, isResultado } = props;
  const texto = useTexto();
  const isTotem = useIsTotem();
  const { documentoFiscalID } = documento;
  if (passo === 'lendo') return <FotoLendo documento={documento} hasTitle={!isResultado} />;
  if (passo === 'pedir') {
    if (isFotoOpcional(documento))
      return isTotem ? null : <FotoOferecida key={documentoFiscalID} {...props} />;
    if (isTotem) return <Notice>{texto(text.noCelular.id, text.noCelular.texto)}</Notice>;
    return <FotoPedida key={documentoFiscalID} {...props} />;
  }
  // The key keeps a reading from being shown for another receipt.
  return <PassoLido key={documentoFiscalID} {...props} />;
}

/** Offers the form while another source is awaited: a photo can be faster. */
function FotoOferecida(props: PassoDaFotoProps) {
  const texto = useTexto();
  const [isOpen, setOpen] = useState(false);
  if (isOpen) return <FotoPedida {...props} hasFocus />;
  return (
    <Button wide variant="secondary" icon={<Camera />} onClick={() => setOpen(true)}>
      {texto(text.oferecer.id, text.oferecer.texto)}
    </Button>
  );
}

/** Reads the result of the photo and shows it, for a correction where one is possible. */
function PassoLido({ passo, documento, onChange, isResultado = false }: PassoDaFotoProps) {
  const texto = useTexto();
  const isTotem = useIsTotem();
  const { documentoFiscalID, uriImagem } = documento;
  const asked = useCall('documentoFiscal.leitura', { params: { documentoFiscalID } });
  const leitura = asked.isPlaceholderData ? undefined : asked.data;
  if (uriImagem === null) return null;
  if (asked.error) {
    // Without a reading the photo itself is shown, and the values are declared as without a reader.
    return (
      <>
        <DeclararNota documento={documento} onDeclared={onChange} />
        <ImagemNota documentoFiscalID={documentoFiscalID} uri={uriImagem} />
      </>
    );
  }
  if (!leitura) {
    return (
      <SkeletonGroup label={text.carregando}>
        <Skeleton shape="block" height="12rem" />
      </SkeletonGroup>
    );
  }
  const lida = { documento, leitura, isResultado };
  if (passo === 'lida') return <LeituraNaFoto {...lida} />;
  if (isTotem) {
    return (
      <>
        <Notice>{texto(text.confiraNoCelular.id, text.confiraNoCelular.texto)}</Notice>
        <LeituraNaFoto {...lida} />
      </>
    );
  }
  return <ConferirLeitura {...lida} onChange={onChange} />;
}
