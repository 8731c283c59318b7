import { lazy, type ReactNode, Suspense } from 'react';
import type { LateDrawing } from './illustration-drawings.tsx';
import styles from './Illustration.module.css';

type OwnDrawing = 'offline' | 'broken';
export type IllustrationName = LateDrawing | OwnDrawing;

/** Those of error screens, which also appear when no file can be loaded. */
const DRAWINGS: Readonly<Record<OwnDrawing, ReactNode>> = {
  offline: (
    <g>
      <path className={styles.paper} d="M52 96a22 22 0 0 1-3-43.8 32 32 0 0 1 61-5A25 25 0 0 1 108 96Z" />
      <path className={styles.handle} d="m68 62 24 22m0-22L68 84" />
    </g>
  ),
  broken: (
    <g>
      <rect className={styles.paper} x="36" y="28" width="88" height="70" rx="12" />
      <circle className={styles.brand} cx="64" cy="58" r="5" />
      <circle className={styles.brand} cx="96" cy="58" r="5" />
      <path className={styles.frame} d="M66 82c8-8 20-8 28 0" />
      <path className={styles.accentLine} d="m118 20 4-10M128 28l9-5M132 40l10 1" />
    </g>
  ),
};

/** The other drawings are not in the first script of an app. */
const Late = lazy(async () => {
  const drawings = await import('./illustration-drawings.tsx').then(
    (m) => m.lateDrawings,
    // -- swallowed: without its decoration the screen is complete
    () => undefined,
  );
  return { default: ({ name }: { name: LateDrawing }) => drawings?.[name] };
});

const isOwn = (name: IllustrationName): name is OwnDrawing => Object.hasOwn(DRAWINGS, name);

/** A small drawing for an empty or broken screen, in the colours of the campaign. Decorative. */
export function Illustration({ name }: { name: IllustrationName }) {
  return (
    <svg className={styles.illustration} viewBox="0 0 160 128" aria-hidden="true">
      <path
        className={styles.blob}
        d="M28 42C36 14 74 4 104 12s50 30 46 60-36 46-70 46S20 104 16 80c-2-14 8-24 12-38Z"
      />
      {isOwn(name) ? (
        DRAWINGS[name]
      ) : (
        <Suspense>
          <Late name={name} />
        </Suspense>
      )}
    </svg>
  );
}
