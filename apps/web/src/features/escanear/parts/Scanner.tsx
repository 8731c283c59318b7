import { ChevronLeft } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import type { Envio } from '../../documento-fiscal/public.ts';
import { LimiteDica } from '../../participacao/public.ts';
import { appPaths } from '../../../platform/navigation/app-paths.ts';
import { NoCelular } from '../../../platform/navigation/NoCelular.tsx';
import { useGoBack } from '../../../platform/navigation/use-go-back.ts';
import { IconButton } from '../../../ui/action/IconButton.tsx';
import { Columns } from '../../../ui/layout/Columns.tsx';
import { Page } from '../../../ui/layout/Page.tsx';
import { PageHeader } from '../../../ui/layout/PageHeader.tsx';
import { useCamera } from '../camera/use-camera.ts';
import { useLenses } from '../camera/use-lenses.ts';
import { useLightAndZoom } from '../camera/use-light-and-zoom.ts';
import { escanearText as text } from '../escanear.text.ts';
import { useHandScanner } from '../leitura/use-hand-scanner.ts';
import { readPhoto } from '../leitura/take-photo.ts';
import { useReading } from '../leitura/use-reading.ts';
import { useQrReader } from '../leitura/use-qr-reader.ts';
import { Dica } from './Dica.tsx';
import { PicturePicker, type PicturePickerHandle } from './PicturePicker.tsx';
import { ScanControls } from './ScanControls.tsx';
import styles from './Scanner.module.css';
import { ScanStatus } from './ScanStatus.tsx';
import { SemCamera } from './SemCamera.tsx';
import { Viewfinder } from './Viewfinder.tsx';

export interface ScannerProps {
  lastSent: string | null;
  /** A receipt was read and is on its way: the picture stands still. */
  sending: boolean;
  onNota(envio: Envio): void;
}

/** The camera over the whole screen, reading all the time, with the other ways in below it. */
export function Scanner({ lastSent, sending, onNota }: ScannerProps) {
  const [open, setOpen] = useState(false);
  const lenses = useLenses(open);
  const camera = useCamera(lenses.deviceId);
  const light = useLightAndZoom(camera.track);
  const navigate = useNavigate();
  const reading = useReading({ lastSent, onNota, onCupom: (path) => void navigate(path, { replace: true }) });
  const isOpen = camera.situacao === 'aberta';
  const reader = useQrReader(camera.videoRef, isOpen && !sending, (texts) => reading.take(texts, 'camera'));
  const picker = useRef<PicturePickerHandle>(null);
  const [searching, setSearching] = useState(false);
  const goBack = useGoBack();
  const pick = () => picker.current?.open();
  useHandScanner((code) => !sending && reading.take([code], 'camera'));
  useEffect(() => setOpen(isOpen), [isOpen]);
  useEffect(() => {
    if (sending) camera.videoRef.current?.pause();
  }, [sending, camera.videoRef]);

  async function takePhoto() {
    setSearching(true);
    try {
      const texts = await readPhoto(camera.track, camera.videoRef.current);
      if (texts.length > 0) reading.take(texts, 'camera');
      else reading.say(text.fotografiaSemCodigo);
    } catch {
      reading.say(text.semLeitor);
    } finally {
      setSearching(false);
    }
  }

  const picture = (
    // At the same place whatever the camera does: a file that is chosen while it comes and goes must arrive.
    <PicturePicker
      ref={picker}
      onSearching={setSearching}
      onTexts={(texts) =>
        texts.length > 0 ? void reading.take(texts, 'galeria') : reading.say(text.fotoSemCodigo)
      }
      onUnreadable={(isPdf) => reading.say(isPdf ? text.fotoPdf : text.fotoIlegivel)}
    />
  );
  const status = (
    <ScanStatus
      notice={reading.notice ?? (reader.failed ? text.semLeitor : null)}
      progress={sending ? text.enviando : searching ? text.lendoFoto : null}
      offering={isOpen && !sending && !searching}
      onPickPicture={pick}
      idle={<LimiteDica isQuiet />}
    />
  );
  if (camera.situacao !== 'aberta' && camera.situacao !== 'abrindo') {
    return (
      <>
        {picture}
        <Page header={<PageHeader title={text.titulo} compact onBack={goBack} backLabel={text.voltar} />}>
          <Columns aside={<NoCelular path={appPaths.escanear} motivo="larga" />}>
            <SemCamera falha={camera.situacao} onRetry={camera.reopen} onPickPicture={pick} />
            {status}
          </Columns>
        </Page>
      </>
    );
  }
  const state = sending ? 'read' : isOpen ? 'looking' : 'waiting';
  return (
    <>
      {picture}
      <main className={styles.scanner}>
        <video ref={camera.videoRef} className={styles.video} playsInline muted aria-hidden="true" />
        <header className={styles.top}>
          <IconButton label={text.voltar} icon={<ChevronLeft />} onClick={goBack} />
          <h1 className={styles.title} tabIndex={-1}>
            {text.titulo}
          </h1>
        </header>
        <div className={styles.middle}>
          <Viewfinder state={state} />
          <p className={styles.hint}>
            {sending ? text.lida : isOpen ? <Dica light={light} lenses={lenses} /> : text.abrindo}
          </p>
        </div>
        <div className={styles.side}>
          <NoCelular path={appPaths.escanear} motivo="larga" />
        </div>
        <div className={styles.bottom}>
          {status}
          {!sending && (
            <ScanControls
              camera={light}
              lenses={lenses}
              onTakePhoto={isOpen && !searching ? () => void takePhoto() : null}
              onPickPicture={pick}
            />
          )}
        </div>
      </main>
    </>
  );
}
