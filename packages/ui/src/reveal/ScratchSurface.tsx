import { useEffect, useRef, type ReactNode } from 'react';
import { joinClasses } from '../element-props.ts';
import type { ScratchLook } from './scratch-canvas.ts';
import { type ScratchEngine, startScratching } from './scratch-engine.ts';
import { type ScratchField, type ScratchShare, wholeSurface } from './scratch-share.ts';
import styles from './ScratchSurface.module.css';

export interface ScratchSurfaceProps {
  /** One object for ever: a new one is a new cover. */
  look: ScratchLook;
  /** One list for ever; without it the whole surface is one field. */
  fields?: readonly ScratchField[];
  /** What lies under the cover is known. Before, it can be scratched, but nothing is decided by it. */
  ready: boolean;
  /** The cover goes away. */
  open: boolean;
  /** The first touch. */
  onBegin(): void;
  /** Enough was scratched. */
  onScratched(): void;
  /** Over the cover until it is touched. */
  hint?: ReactNode;
  /** Under the cover. Who listens to the screen must not hear it before: the caller draws it when it is time. */
  children: ReactNode;
  className?: string;
}

const enough = 0.6;
/** Small fields come off a little earlier: their edges are hard to reach with a thumb. */
const enoughOfField = 0.5;

/** Something to scratch. It has no word for who cannot: put a button with the same effect beside it. */
export function ScratchSurface(props: ScratchSurfaceProps) {
  const { look, fields = wholeSurface, ready, open, hint, children, className } = props;
  const surface = useRef<HTMLDivElement>(null);
  const cover = useRef<HTMLCanvasElement>(null);
  const crumbs = useRef<HTMLCanvasElement>(null);
  const engine = useRef<ScratchEngine>(undefined);
  const judgeNow = useRef<() => void>(undefined);
  const latest = useRef(props);
  latest.current = props;

  useEffect(() => {
    const parts = { surface: surface.current!, cover: cover.current!, crumbs: crumbs.current! };
    engine.current = startScratching(parts, look, fields, {
      onBegin() {
        parts.surface.dataset['touched'] = '';
        latest.current.onBegin();
      },
      onShare: (share) => judge(share),
    });
    function judge(share: ScratchShare): void {
      if (!latest.current.ready || latest.current.open) return;
      if (fields.length === 1 ? share.total() >= enough : isEveryFieldOff(share))
        latest.current.onScratched();
    }
    /** Takes off the fields that are nearly off; true when none is left. */
    function isEveryFieldOff(share: ScratchShare): boolean {
      for (const index of fields.keys()) {
        const part = share.shareOf(index);
        if (part >= enoughOfField && part < 1) engine.current?.clearField(index);
      }
      return share.total() === 1;
    }
    judgeNow.current = () => {
      const share = engine.current?.share();
      if (share) judge(share);
    };
    return () => engine.current?.stop();
  }, [look, fields]);

  // The answer may come after the last stroke.
  useEffect(() => {
    if (ready) judgeNow.current?.();
  }, [ready]);

  return (
    <div ref={surface} className={joinClasses(styles.surface, className)} data-open={open || undefined}>
      <div className={styles.under}>{children}</div>
      <canvas ref={cover} className={styles.cover} aria-hidden="true" />
      <canvas ref={crumbs} className={styles.crumbs} aria-hidden="true" />
      {hint && (
        <div className={styles.hint} aria-hidden="true">
          {hint}
        </div>
      )}
    </div>
  );
}
