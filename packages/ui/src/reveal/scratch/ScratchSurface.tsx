import { useEffect, useRef, type ReactNode } from 'react';
import { joinClasses } from '../../element-props.ts';
import type { ScratchLook } from './scratch-canvas.ts';
import { type ScratchEngine, startScratching } from './scratch-engine.ts';
import { type ScratchField, type ScratchShare, wholeSurface } from './scratch-share.ts';
import styles from './ScratchSurface.module.css';

export interface ScratchSurfaceProps {
  /** Must be a stable reference: a new one resets the cover. */
  look: ScratchLook;
  /** Must be a stable reference; without it the whole surface is one field. */
  fields?: readonly ScratchField[];
  /** The content below is known. Before that, the cover can be scratched without any effect. */
  ready: boolean;
  /** Removes the cover. */
  open: boolean;
  /** Called on the first touch. */
  onBegin(): void;
  /** Called when enough was scratched. */
  onScratched(): void;
  /** Shown over the cover until it is touched. */
  hint?: ReactNode;
  /**
   * Content below the cover. The caller renders it only when it may be revealed, because screen readers would
   * read it earlier.
   */
  children: ReactNode;
  className?: string;
}

const enough = 0.6;
/** Small fields are cleared a little earlier: their edges are hard to reach with a thumb. */
const enoughOfField = 0.5;

/**
 * A scratchable cover. It has no alternative for keyboard and screen-reader users: put a button with the same
 * effect beside it.
 */
export function ScratchSurface(props: ScratchSurfaceProps) {
  const { look, fields = wholeSurface, ready, open, hint, children, className } = props;
  const surface = useRef<HTMLDivElement>(null);
  const cover = useRef<HTMLCanvasElement>(null);
  const crumbs = useRef<HTMLCanvasElement>(null);
  const engine = useRef<ScratchEngine>(undefined);
  const checkNow = useRef<() => void>(undefined);
  const latest = useRef(props);
  latest.current = props;

  useEffect(() => {
    const parts = { surface: surface.current!, cover: cover.current!, crumbs: crumbs.current! };
    engine.current = startScratching(parts, look, fields, {
      onBegin() {
        parts.surface.dataset['touched'] = '';
        latest.current.onBegin();
      },
      onShare: (share) => checkShare(share),
    });
    function checkShare(share: ScratchShare): void {
      if (!latest.current.ready || latest.current.open) return;
      if (fields.length === 1 ? share.total() >= enough : isEveryFieldOff(share))
        latest.current.onScratched();
    }
    /** Clears the fields that are almost scratched off; true when none is left. */
    function isEveryFieldOff(share: ScratchShare): boolean {
      for (const index of fields.keys()) {
        const part = share.shareOf(index);
        if (part >= enoughOfField && part < 1) engine.current?.clearField(index);
      }
      return share.total() === 1;
    }
    checkNow.current = () => {
      const share = engine.current?.share();
      if (share) checkShare(share);
    };
    return () => engine.current?.stop();
  }, [look, fields]);

  // The response may arrive after the last stroke.
  useEffect(() => {
    if (ready) checkNow.current?.();
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
