/** `recusada`: permission denied. `ausente`: no camera. `ocupada`: in use by another process. */
export type CameraFalha = 'recusada' | 'ausente' | 'ocupada';

export class CameraError extends Error {
  readonly falha: CameraFalha;

  constructor(falha: CameraFalha) {
    super(falha);
    this.falha = falha;
  }
}

/** More than the fast scan uses: the thorough scan needs it for dense codes. */
const size = { width: { ideal: 1920 }, height: { ideal: 1080 } };

/**
 * Opens the chosen camera, or the rear one, with continuous focus where supported. Throws CameraError. The
 * caller stops the tracks.
 */
export async function openCamera(deviceId: string | undefined): Promise<MediaStream> {
  // `navigator.mediaDevices` is missing in insecure contexts.
  if (!navigator.mediaDevices?.getUserMedia) throw new CameraError('ausente');
  const stream = await request(deviceId);
  const [track] = stream.getVideoTracks();
  if (track && getCapabilities(track).focusMode?.includes('continuous')) {
    await adjustCamera(track, { focusMode: 'continuous' });
  }
  return stream;
}

async function request(deviceId: string | undefined): Promise<MediaStream> {
  const ask = (which: MediaTrackConstraints) =>
    navigator.mediaDevices.getUserMedia({ audio: false, video: { ...size, ...which } });
  try {
    if (deviceId) {
      try {
        return await ask({ deviceId: { exact: deviceId } });
      } catch (error) {
        // The remembered lens is gone; fall back to any other.
        if (!isNamed(error, 'OverconstrainedError', 'NotFoundError')) throw error;
      }
    }
    return await ask({ facingMode: { ideal: 'environment' } });
  } catch (error) {
    throw new CameraError(toFalha(error));
  }
}

function toFalha(error: unknown): CameraFalha {
  if (isNamed(error, 'NotAllowedError', 'SecurityError')) return 'recusada';
  return isNamed(error, 'NotFoundError', 'OverconstrainedError') ? 'ausente' : 'ocupada';
}

const isNamed = (error: unknown, ...names: string[]) => error instanceof Error && names.includes(error.name);

/** Camera capabilities missing in the standard typings. */
export interface CameraCapabilities extends MediaTrackCapabilities {
  readonly torch?: boolean;
  readonly zoom?: { readonly min: number; readonly max: number; readonly step?: number };
  readonly focusMode?: readonly string[];
}

interface CameraConstraints extends MediaTrackConstraintSet {
  torch?: boolean;
  zoom?: number;
  focusMode?: string;
}

/** Returns the capabilities of a track; Firefox has no such API. */
export function getCapabilities(track: MediaStreamTrack): CameraCapabilities {
  return (track.getCapabilities?.() ?? {}) as CameraCapabilities;
}

/** Applies constraints to the camera. Returns false when they were refused; then nothing changed. */
export async function adjustCamera(track: MediaStreamTrack, wish: CameraConstraints): Promise<boolean> {
  try {
    await track.applyConstraints({ advanced: [wish] });
    return true;
  } catch {
    return false;
  }
}
