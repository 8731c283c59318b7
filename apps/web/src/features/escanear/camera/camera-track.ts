/** What a camera may offer beyond the standard typings. */
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

/** What this track offers; Firefox has no way to ask. */
export function getCapabilities(track: MediaStreamTrack): CameraCapabilities {
  return (track.getCapabilities?.() ?? {}) as CameraCapabilities;
}

/** Asks the camera for something it offers. False when it would not: then nothing changed. */
export async function adjustCamera(track: MediaStreamTrack, wish: CameraConstraints): Promise<boolean> {
  try {
    await track.applyConstraints({ advanced: [wish] });
    return true;
  } catch {
    return false;
  }
}
