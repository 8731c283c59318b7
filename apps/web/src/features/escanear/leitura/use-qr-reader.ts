import { useEffect, useRef, useState, type RefObject } from 'react';
import { drawPart } from './draw-part.ts';
import { loadQrDetector, type QrDetector } from './qr-detector.ts';
import { readClosely } from './read-picture.ts';

const shortestPause = 60;
const longestPause = 250;
/** Longer side of a frame in the fast scan, in pixels: enough for most codes. */
const liveSide = 1280;
/**
 * Time without a result after which a frame is scanned thoroughly, and the interval between thorough scans, in
 * milliseconds.
 */
const closeMilliseconds = 2_000;

/**
 * Scans the video frame by frame while `active` and passes on the texts of frames that have any. From time to
 * time it scans a frame thoroughly, for dense and faded codes. `failed` when the detector could not be loaded.
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
    // Pauses as long as the scan took, so that a slow phone keeps half of its time for rendering.
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
    // The frame was gone before it was scanned; the next one follows at once.
    return [];
  }
}

function readQuickly(video: HTMLVideoElement, detect: QrDetector): Promise<string[]> {
  const scale = liveSide / Math.max(video.videoWidth, video.videoHeight);
  return detect(scale < 1 ? drawPart(video, { share: 1, scale }) : video);
}
