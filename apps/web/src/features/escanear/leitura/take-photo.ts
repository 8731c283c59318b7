import { loadQrDetector } from './qr-detector.ts';
import { readClosely, readPicture } from './read-picture.ts';

interface PhotoCamera {
  takePhoto(): Promise<Blob>;
}

/** Timeout of the photo, in milliseconds: a camera that is focusing may never respond. */
const patienceMilliseconds = 4_000;

/**
 * Takes a photo and scans it: in the camera's own resolution where the browser supports it (Chrome on Android),
 * else the current video frame. Empty when there is no code. Throws when the detector could not be loaded.
 */
export async function readPhoto(
  track: MediaStreamTrack | null,
  video: HTMLVideoElement | null,
): Promise<string[]> {
  const photo = track && (await takePhoto(track));
  // Falls back to the video frame when the photo cannot be decoded or contains no code.
  const texts = photo ? await readPicture(photo).catch(() => []) : [];
  if (texts.length > 0 || !video?.videoWidth) return texts;
  return readClosely(video, await loadQrDetector());
}

async function takePhoto(track: MediaStreamTrack): Promise<Blob | null> {
  const Camera = (globalThis as { ImageCapture?: new (track: MediaStreamTrack) => PhotoCamera }).ImageCapture;
  if (!Camera || track.readyState !== 'live') return null;
  try {
    const late = new Promise<null>((resolve) => setTimeout(() => resolve(null), patienceMilliseconds));
    return await Promise.race([new Camera(track).takePhoto(), late]);
  } catch {
    return null;
  }
}
