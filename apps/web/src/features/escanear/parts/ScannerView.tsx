import { ChevronLeft } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import { LimiteDica } from '../../participacao/public.ts';
import { appPaths } from '../../../platform/navigation/paths/app-paths.ts';
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

type CameraSituacao = 'abrindo' | 'aberta' | 'fechada' | CameraFalha;

export interface ScannerViewProps {
  readonly situacao: CameraSituacao;
  reopen(): void;
  /** The camera's picture; null when the native reader shows it. */
  readonly picture: ReactNode;
  readonly light: LightAndZoom;
  readonly lenses: Pick<Lenses, 'count' | 'next'>;
  readonly reading: Reading;
  /** Description of the code that the native reader scanned; kept until it is reopened. */
  readonly aviso?: string | null;
  /** `ausente`: the detector could not be loaded. */
  readonly leitor: 'pronto' | 'ausente';
  /** Whether a receipt was scanned and is being sent. */
  readonly sending: boolean;
  /** Scans one photo thoroughly; null when the camera takes none. */
  readonly readPhoto: (() => Promise<string[]>) | null;
}

/** Work on a code. It does not depend on the camera: a photo can be chosen without one. */
type Tarefa = 'nenhuma' | 'lendoFoto' | 'enviando';

const progresso = { nenhuma: null, lendoFoto: text.lendoFoto, enviando: text.enviando };

/** State in which the scanner is rendered; `lida`: a receipt was scanned and is being sent. */
type Exibicao =
  | { readonly situacao: 'semCamera'; readonly falha: Exclude<CameraSituacao, 'abrindo' | 'aberta'> }
  | { readonly situacao: 'abrindo' | 'procurando' | 'lida' };

function toExibicao(camera: CameraSituacao, tarefa: Tarefa): Exibicao {
  if (camera !== 'aberta' && camera !== 'abrindo') return { situacao: 'semCamera', falha: camera };
  if (tarefa === 'enviando') return { situacao: 'lida' };
  return { situacao: camera === 'aberta' ? 'procurando' : 'abrindo' };
}

/** Layout around the camera's picture, shared by the browser and native scanners, with the other ways in. */
export function ScannerView(props: ScannerViewProps) {
  const { light, lenses, reading, sending, readPhoto } = props;
  const picker = useRef<PicturePickerHandle>(null);
  const [isLendoFoto, setLendoFoto] = useState(false);
  const tarefa: Tarefa = sending ? 'enviando' : isLendoFoto ? 'lendoFoto' : 'nenhuma';
  const exibicao = toExibicao(props.situacao, tarefa);
  const goBack = useGoBack();
  const pick = () => picker.current?.open();
  const isTotem = useIsTotem();
  useCodigoLido(!sending, (code) => void reading.take([code], 'camera'));

  async function takePhoto(read: () => Promise<string[]>) {
    setLendoFoto(true);
    try {
      const texts = await read();
      if (texts.length > 0) reading.take(texts, 'camera');
      else reading.showNotice(text.fotografiaSemCodigo);
    } catch {
      reading.showNotice(text.semLeitor);
    } finally {
      setLendoFoto(false);
    }
  }

  // A kiosk has no photos of the user.
  const picture = !isTotem && (
    // Always at the same place in the tree: a remount while the camera comes and goes would lose the chosen file.
    <PicturePicker
      ref={picker}
      onSearching={setLendoFoto}
      onTexts={(texts) =>
        texts.length > 0 ? void reading.take(texts, 'galeria') : reading.showNotice(text.fotoSemCodigo)
      }
      onUnreadable={(isPdf) => reading.showNotice(isPdf ? text.fotoPdf : text.fotoIlegivel)}
    />
  );
  const status = (
    <ScanStatus
      notice={
        props.situacao === 'fechada'
          ? null
          : (reading.notice ?? (props.leitor === 'ausente' ? text.semLeitor : null))
      }
      progress={progresso[tarefa]}
      offering={exibicao.situacao === 'procurando' && tarefa === 'nenhuma'}
      onPickPicture={isTotem ? null : pick}
      idle={<LimiteDica isQuiet />}
    />
  );
  if (exibicao.situacao === 'semCamera') {
    return (
      <>
        {picture}
        <Page header={<PageHeader title={text.titulo} compact onBack={goBack} backLabel={text.voltar} />}>
          <Columns aside={<NoCelular path={appPaths.escanear} motivo="larga" />}>
            <SemCamera
              falha={exibicao.falha}
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
  const { situacao } = exibicao;
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
          <Viewfinder situacao={situacao} />
          <p className={styles.hint}>
            {situacao === 'lida' ? (
              text.lida
            ) : isTotem ? (
              text.totem.dica
            ) : situacao === 'procurando' ? (
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
          {situacao !== 'lida' && (
            <ScanControls
              camera={light}
              lenses={lenses}
              onTakePhoto={
                readPhoto && situacao === 'procurando' && tarefa === 'nenhuma' && !isTotem
                  ? () => void takePhoto(readPhoto)
                  : null
              }
              onPickPicture={isTotem ? null : pick}
            />
          )}
        </div>
      </main>
    </>
  );
}
