import { useEffect, useRef, useState, type RefObject } from 'react';
import { drawPart } from './draw-part.ts';
import { loadQrDetector, type QrDetector } from './qr-detector.ts';
import { readClosely } from './read-picture.ts';

const shortestPause = 60;
const longestPause = 250;
/** Pixels of the longer side: enough for most codes, and quick. */
const liveSide = 1280;
/** What the quick look does not find in this time is looked for closely, once in as long. */
const closeMilliseconds = 2_000;

/**
 * Reads the video frame after frame while `active`, and hands over the texts of a frame that has any. Now and then a
 * frame is looked at closely, for dense and faded codes. `failed` when the detector could not be loaded.
 */
export function useQrReader(
  video: RefObject<HTMLVideoElement | null>,
  active: boolean,
  onRead: (texts: string[]) => void,
): { failed: boolean } {
  const latest = useRef(onRead);
  latest.current = onRead;
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    if (!active) return;
    const life = { over: false };
    void loadQrDetector().then(
      (detect) => {
        setFailed(false);
        return readOn(video, detect, life, (texts) => latest.current(texts));
      },
      () => {
        if (!life.over) setFailed(true);
      },
    );
    return () => {
      life.over = true;
    };
  }, [active, video]);
  return { failed };
}

async function readOn(
  video: RefObject<HTMLVideoElement | null>,
  detect: QrDetector,
  life: { readonly over: boolean },
  onRead: (texts: string[]) => void,
): Promise<void> {
  let lookedCloselyAt = performance.now();
  while (!life.over) {
    const before = performance.now();
    const isClose = before - lookedCloselyAt > closeMilliseconds;
    const texts = await readFrame(video.current, isClose ? readClosely : readQuickly, detect);
    if (isClose) lookedCloselyAt = performance.now();
    if (life.over) return;
    if (texts.length > 0) onRead(texts);
    // As long a pause as the work took: a slow phone keeps half of its time for the picture.
    const pause = Math.min(longestPause, Math.max(shortestPause, performance.now() - before));
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
}

async function readFrame(
  video: HTMLVideoElement | null,
  read: (video: HTMLVideoElement, detect: QrDetector) => Promise<string[]>,
  detect: QrDetector,
): Promise<string[]> {
  if (!video || video.readyState < HTMLMediaElement.HAVE_CURRENT_DATA || video.videoWidth === 0) return [];
  try {
    return await read(video, detect);
  } catch {
    // A frame that was gone before it was read; the next one comes at once.
    return [];
  }
}

function readQuickly(video: HTMLVideoElement, detect: QrDetector): Promise<string[]> {
  const scale = liveSide / Math.max(video.videoWidth, video.videoHeight);
  return detect(scale < 1 ? drawPart(video, { share: 1, scale }) : video);
}
