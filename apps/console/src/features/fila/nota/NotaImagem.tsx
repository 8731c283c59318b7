import { IconButton } from '@trevo/ui/action/IconButton.tsx';
import { toButtonClass } from '@trevo/ui/action/button-class.ts';
import { Contrast, Expand, Maximize, RotateCw, ScanText, Shrink, ZoomIn, ZoomOut } from 'lucide-react';
import { type PointerEvent, useState } from 'react';
import { filaConsoleText } from '../fila-console.text.ts';
import type { Nota } from '../fila-estado.ts';
import { ImagemMarcada } from './ImagemMarcada.tsx';
import { isPdf } from './imagem-nota.ts';
import { useTeclas } from '../use-teclas.ts';
import styles from './NotaImagem.module.css';

const text = filaConsoleText.imagem;
const fitted = { zoom: 1, giro: 0, x: 0, y: 0, hasContraste: false };
const toZoom = (zoom: number) => Math.min(6, Math.max(1, zoom));

export interface NotaImagemProps {
  uriImagem: string | null;
  /** The reader's result for the picture. */
  leitura: Nota['leitura'];
  onFail(): void;
}

/** The picture of a receipt: zoom, rotation, contrast and full screen by buttons, keys, wheel and drag. */
export function NotaImagem({ uriImagem, leitura, onFail }: NotaImagemProps) {
  const [vista, setVista] = useState(fitted);
  const [isCheia, setCheia] = useState(false);
  const [hasMarcas, setMarcas] = useState(true);
  const campos = leitura?.campos ?? [];
  const [hasFailed, setFailed] = useState(false);
  const isShown = uriImagem !== null && !isPdf(uriImagem) && !hasFailed;
  const change = (next: Partial<typeof fitted>) => setVista((before) => ({ ...before, ...next }));
  const zoomBy = (factor: number) => {
    const zoom = toZoom(vista.zoom * factor);
    change(zoom === 1 ? { zoom, x: 0, y: 0 } : { zoom });
  };
  const turn = () => change({ giro: (vista.giro + 90) % 360, x: 0, y: 0 });
  const act = (work: () => void) => (isShown ? work : undefined);
  useTeclas({
    '+': act(() => zoomBy(1.5)),
    '=': act(() => zoomBy(1.5)),
    '-': act(() => zoomBy(1 / 1.5)),
    r: act(turn),
    c: act(() => change({ hasContraste: !vista.hasContraste })),
    f: act(() => setCheia(!isCheia)),
    l: campos.length > 0 ? act(() => setMarcas(!hasMarcas)) : undefined,
    escape: isCheia ? () => setCheia(false) : undefined,
  });

  function drag({ buttons, movementX, movementY }: PointerEvent): void {
    if (buttons !== 1 || vista.zoom === 1) return;
    change({ x: vista.x + movementX, y: vista.y + movementY });
  }

  if (!isShown) return <SemImagem uriImagem={uriImagem} hasFailed={hasFailed} onFail={onFail} />;
  const { zoom, giro, x, y, hasContraste } = vista;
  return (
    <div className={styles.viewer} data-cheia={isCheia || undefined}>
      <div
        className={styles.stage}
        data-solta={zoom > 1 || undefined}
        onPointerMove={drag}
        onWheel={({ deltaY }) => zoomBy(deltaY < 0 ? 1.15 : 1 / 1.15)}
      >
        <ImagemMarcada
          uriImagem={uriImagem}
          campos={hasMarcas ? campos : []}
          hasContraste={hasContraste}
          transform={`translate(${x}px, ${y}px) scale(${zoom}) rotate(${giro}deg)`}
          onFail={() => setFailed(true)}
        />
      </div>
      <div className={styles.tools}>
        <IconButton label={`${text.aumentar} (+)`} icon={<ZoomIn />} onClick={() => zoomBy(1.5)} />
        <IconButton label={`${text.diminuir} (−)`} icon={<ZoomOut />} onClick={() => zoomBy(1 / 1.5)} />
        <IconButton label={`${text.girar} (R)`} icon={<RotateCw />} onClick={turn} />
        <IconButton
          label={`${text.contraste} (C)`}
          icon={<Contrast />}
          aria-pressed={hasContraste}
          onClick={() => change({ hasContraste: !hasContraste })}
        />
        {campos.length > 0 && (
          <IconButton
            label={`${text.marcas} (L)`}
            icon={<ScanText />}
            aria-pressed={hasMarcas}
            onClick={() => setMarcas(!hasMarcas)}
          />
        )}
        <IconButton label={text.ajustar} icon={<Maximize />} onClick={() => setVista(fitted)} />
        <IconButton
          label={`${isCheia ? text.sairTelaCheia : text.telaCheia} (F)`}
          icon={isCheia ? <Shrink /> : <Expand />}
          onClick={() => setCheia(!isCheia)}
        />
      </div>
    </div>
  );
}

function SemImagem(props: { uriImagem: string | null; hasFailed: boolean; onFail: () => void }) {
  const { uriImagem, hasFailed, onFail } = props;
  return (
    <div className={styles.none}>
      <p>{uriImagem === null ? text.sem : hasFailed ? text.falhou : text.pdf}</p>
      {hasFailed && (
        <button
          type="button"
          className={toButtonClass({ variant: 'secondary', size: 'small' })}
          onClick={onFail}
        >
          {text.deNovo}
        </button>
      )}
      {uriImagem !== null && !hasFailed && (
        <a href={uriImagem} className={toButtonClass({ variant: 'secondary', size: 'small' })} download>
          {text.abrirPdf}
        </a>
      )}
    </div>
  );
}
