import { ChevronLeft } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import { LimiteDica } from '../../participacao/public.ts';
import { appPaths } from '../../../platform/navigation/app-paths.ts';
import { NoCelular } from '../../../platform/navigation/NoCelular.tsx';
import { useGoBack } from '../../../platform/navigation/use-go-back.ts';
import { useIsTotem } from '../../../platform/storage/totem.ts';
import { IconButton } from '@trevo/ui/action/IconButton.tsx';
import { Columns } from '@trevo/ui/layout/Columns.tsx';
import { Page } from '@trevo/ui/layout/Page.tsx';
import { PageHeader } from '@trevo/ui/layout/PageHeader.tsx';
import type { CameraFalha } from '../camera/open-camera.ts';
import type { Lenses } from '../camera/use-lenses.ts';
import type { LightAndZoom } from '../camera/use-light-and-zoom.ts';
import { escanearText as text } from '../escanear.text.ts';
import { useCodigoLido } from '../leitura/codigo-lido.ts';
import type { Reading } from '../leitura/use-reading.ts';
import { Dica } from './Dica.tsx';
import { PicturePicker, type PicturePickerHandle } from './PicturePicker.tsx';
import { ScanControls } from './ScanControls.tsx';
import styles from './Scanner.module.css';
import { ScanStatus } from './ScanStatus.tsx';
import { SemCamera } from './SemCamera.tsx';
import { Viewfinder } from './Viewfinder.tsx';

export interface ScannerViewProps {
  readonly situacao: 'abrindo' | 'aberta' | 'fechada' | CameraFalha;
  reopen(): void;
  /** The camera's picture; null when the native reader shows it. */
  readonly picture: ReactNode;
  readonly light: LightAndZoom;
  readonly lenses: Pick<Lenses, 'count' | 'next'>;
  readonly reading: Reading;
  /** Description of the code that the native reader scanned; kept until it is reopened. */
  readonly aviso?: string | null;
  /** Whether the detector could not be loaded. */
  readonly failed: boolean;
  /** Whether a receipt was scanned and is being sent. */
  readonly sending: boolean;
  /** Scans one photo thoroughly; null when the camera takes none. */
  readonly readPhoto: (() => Promise<string[]>) | null;
}

/** Layout around the camera's picture, shared by the browser and native scanners, with the other ways in. */
export function ScannerView(props: ScannerViewProps) {
  const { situacao, light, lenses, reading, sending, readPhoto } = props;
  const isOpen = situacao === 'aberta';
  const picker = useRef<PicturePickerHandle>(null);
  const [searching, setSearching] = useState(false);
  const goBack = useGoBack();
  const pick = () => picker.current?.open();
  const isTotem = useIsTotem();
  useCodigoLido(!sending, (code) => void reading.take([code], 'camera'));

  async function takePhoto(read: () => Promise<string[]>) {
    setSearching(true);
    try {
      const texts = await read();
      if (texts.length > 0) reading.take(texts, 'camera');
      else reading.showNotice(text.fotografiaSemCodigo);
    } catch {
      reading.showNotice(text.semLeitor);
    } finally {
      setSearching(false);
    }
  }

  // A kiosk has no photos of the user.
  const picture = !isTotem && (
    // Always at the same place in the tree: a remount while the camera comes and goes would lose the chosen file.
    <PicturePicker
      ref={picker}
      onSearching={setSearching}
      onTexts={(texts) =>
        texts.length > 0 ? void reading.take(texts, 'galeria') : reading.showNotice(text.fotoSemCodigo)
      }
      onUnreadable={(isPdf) => reading.showNotice(isPdf ? text.fotoPdf : text.fotoIlegivel)}
    />
  );
  const status = (
    <ScanStatus
      notice={situacao === 'fechada' ? null : (reading.notice ?? (props.failed ? text.semLeitor : null))}
      progress={sending ? text.enviando : searching ? text.lendoFoto : null}
      offering={isOpen && !sending && !searching}
      onPickPicture={isTotem ? null : pick}
      idle={<LimiteDica isQuiet />}
    />
  );
  if (situacao !== 'aberta' && situacao !== 'abrindo') {
    return (
      <>
        {picture}
        <Page header={<PageHeader title={text.titulo} compact onBack={goBack} backLabel={text.voltar} />}>
          <Columns aside={<NoCelular path={appPaths.escanear} motivo="larga" />}>
            <SemCamera
              falha={situacao}
              aviso={props.aviso}
              onRetry={props.reopen}
              onPickPicture={isTotem ? null : pick}
            />
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
        {props.picture}
        <header className={styles.top}>
          <IconButton label={text.voltar} icon={<ChevronLeft />} onClick={goBack} />
          <h1 className={styles.title} tabIndex={-1}>
            {text.titulo}
          </h1>
        </header>
        <div className={styles.middle}>
          <Viewfinder state={state} />
          <p className={styles.hint}>
            {sending ? (
              text.lida
            ) : isTotem ? (
              text.totem.dica
            ) : isOpen ? (
              <Dica light={light} lenses={lenses} />
            ) : (
              text.abrindo
            )}
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
              onTakePhoto={
                readPhoto && isOpen && !searching && !isTotem ? () => void takePhoto(readPhoto) : null
              }
              onPickPicture={isTotem ? null : pick}
            />
          )}
        </div>
      </main>
    </>
  );
}
