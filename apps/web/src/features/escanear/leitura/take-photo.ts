import { loadQrDetector } from './qr-detector.ts';
import { readClosely, readPicture } from './read-picture.ts';

interface PhotoCamera {
  takePhoto(): Promise<Blob>;
}

/** A camera that is busy with its focus may never answer. */
const patienceMilliseconds = 4_000;

/**
 * Takes a picture and reads it: with the camera's own resolution where the browser can (Chrome on Android), else what
 * the video shows. Empty when there is no code in it. Throws when the detector could not be loaded.
 */
export async function readPhoto(
  track: MediaStreamTrack | null,
  video: HTMLVideoElement | null,
): Promise<string[]> {
  const photo = track && (await takePhoto(track));
  // A picture that cannot be opened, or has no code, leaves what the video shows.
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
