import { Camera, CircleAlert, FileText, ImagePlus, RotateCw } from 'lucide-react';
import { useId, useRef, type Ref } from 'react';
import { Button } from '@trevo/ui/action/Button.tsx';
import { LiveRegion } from '@trevo/ui/feedback/LiveRegion.tsx';
import { ProgressBar } from '@trevo/ui/feedback/ProgressBar.tsx';
import styles from './FotoCampo.module.css';
import { fotoCompraText as text } from './foto-compra.text.ts';
import type { FotoCompra, FotoCompraState } from './use-foto-compra.ts';
import { useBlobUrl } from '../../../platform/browser/files/blobs.ts';

export interface FotoCampoProps {
  /** Button that takes the focus when the photo is missing. */
  ref?: Ref<HTMLButtonElement>;
  state: FotoCompraState;
  required: boolean;
  /** Whether the purchase is being sent, so that the photo cannot change. */
  locked: boolean;
  error: string | undefined;
}

/** Field for the photo or PDF of a purchase, uploaded while the user fills the rest. */
export function FotoCampo({ ref, state, required, locked, error }: FotoCampoProps) {
  const { foto, isKept, choose, retry, remove } = state;
  const camera = useRef<HTMLInputElement>(null);
  const gallery = useRef<HTMLInputElement>(null);
  const id = useId();
  const isEmpty = foto.situacao === 'vazia';
  const words = isEmpty ? (error ?? foto.erro) : foto.situacao === 'falhou' ? foto.erro : error;
  const take = (file: File | undefined) => file && !locked && choose(file);
  return (
    <div
      className={styles.campo}
      role="group"
      aria-labelledby={id}
      aria-describedby={words ? `${id}-erro` : undefined}
      data-invalid={words ? true : undefined}
    >
      <p id={id} className={styles.rotulo}>
        {text.rotulo}
        {required ? <span aria-hidden="true">*</span> : <small>{text.opcional}</small>}
      </p>
      {!isEmpty && <Previa foto={foto} />}
      {isEmpty && <p className={styles.dica}>{text.dica}</p>}
      {isEmpty ? (
        <div className={styles.botoes}>
          <Button
            unavailable={locked}
            ref={ref}
            aria-describedby={words ? `${id}-erro` : undefined}
            wide
            variant="secondary"
            icon={<Camera />}
            onClick={() => camera.current?.click()}
          >
            {text.tirar}
          </Button>
          <Button
            unavailable={locked}
            wide
            variant="ghost"
            icon={<ImagePlus />}
            onClick={() => gallery.current?.click()}
          >
            {text.escolher}
          </Button>
        </div>
      ) : (
        <div className={styles.outras}>
          {foto.situacao === 'falhou' && foto.podeRepetir && (
            <Button unavailable={locked} wide icon={<RotateCw />} onClick={retry}>
              {text.enviarDeNovo}
            </Button>
          )}
          <Button
            unavailable={locked}
            ref={ref}
            aria-describedby={words ? `${id}-erro` : undefined}
            size="small"
            variant="secondary"
            onClick={() => camera.current?.click()}
          >
            {text.tirarOutra}
          </Button>
          <Button unavailable={locked} size="small" variant="ghost" onClick={() => gallery.current?.click()}>
            {text.trocar}
          </Button>
          <Button unavailable={locked} size="small" variant="ghost" onClick={() => void remove()}>
            {text.remover}
          </Button>
        </div>
      )}
      {words && (
        <p id={`${id}-erro`} className={styles.erro}>
          <CircleAlert aria-hidden="true" />
          <span>{words}</span>
        </p>
      )}
      {!isEmpty && !isKept && <p className={styles.dica}>{text.naoGuardada}</p>}
      <LiveRegion>{toFala(foto)}</LiveRegion>
      <FileInput ref={camera} accept="image/*" camera onFile={take} />
      <FileInput ref={gallery} accept="image/*,application/pdf" onFile={take} />
    </div>
  );
}

function Previa({ foto }: { foto: FotoCompra }) {
  const arquivo = 'arquivo' in foto ? foto.arquivo : null;
  const url = useBlobUrl(arquivo);
  const isPdf = arquivo?.type === 'application/pdf';
  return (
    <div className={styles.previa} data-situacao={foto.situacao}>
      {isPdf ? (
        <div className={styles.pdf}>
          <FileText aria-hidden="true" />
          {text.pdf}
        </div>
      ) : (
        <div className={styles.quadro}>{url && <img src={url} alt={text.previa} />}</div>
      )}
      <Andamento foto={foto} />
    </div>
  );
}

function Andamento({ foto }: { foto: FotoCompra }) {
  if (foto.situacao === 'preparando') return <p>{text.preparando}</p>;
  if (foto.situacao === 'enviada') return <p data-pronta>{text.enviada}</p>;
  if (foto.situacao !== 'enviando') return null;
  const porcento = Math.round(foto.share * 100);
  return (
    <>
      <p>{foto.isRetrying ? text.tentando : text.enviando(porcento)}</p>
      <ProgressBar
        label={text.progresso}
        value={foto.isRetrying ? null : porcento}
        valueText={`${porcento}%`}
      />
    </>
  );
}

/** Returns the text of the live region; omits the percentages of the progress. */
function toFala(foto: FotoCompra): string {
  if (foto.situacao === 'preparando') return text.preparando;
  if (foto.situacao === 'enviada') return text.enviada;
  if (foto.situacao === 'enviando') return foto.isRetrying ? text.tentando : '';
  return foto.situacao === 'falhou' ? foto.erro : (foto.erro ?? '');
}

interface FileInputProps {
  ref: Ref<HTMLInputElement>;
  accept: string;
  camera?: boolean;
  onFile(file: File | undefined): void;
}

function FileInput({ ref, accept, camera = false, onFile }: FileInputProps) {
  return (
    <input
      ref={ref}
      type="file"
      accept={accept}
      capture={camera ? 'environment' : undefined}
      hidden
      onChange={({ currentTarget }) => {
        const [file] = currentTarget.files ?? [];
        // Resetting the value lets the user choose the same file again after removing it.
        currentTarget.value = '';
        onFile(file);
      }}
    />
  );
}
