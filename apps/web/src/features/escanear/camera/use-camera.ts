import { useEffect, useRef, useState, type RefObject } from 'react';
import { CameraError, type CameraFalha, openCamera } from './open-camera.ts';
import { useDocumentVisible } from './use-document-visible.ts';

export interface Camera {
  /** For the `<video>` that shows it. */
  videoRef: RefObject<HTMLVideoElement | null>;
  situacao: 'abrindo' | 'aberta' | CameraFalha;
  /** The open camera, for torch and zoom. */
  track: MediaStreamTrack | null;
  reopen(): void;
}

/** Holds the camera open while the screen is seen, and lets go of it as soon as it is hidden or left. */
export function useCamera(deviceId: string | undefined): Camera {
  const videoRef = useRef<HTMLVideoElement>(null);
  const [situacao, setSituacao] = useState<Camera['situacao']>('abrindo');
  const [track, setTrack] = useState<MediaStreamTrack | null>(null);
  const [attempt, setAttempt] = useState(0);
  const visible = useDocumentVisible();

  useEffect(() => {
    if (!visible) return;
    let left = false;
    let opened: MediaStream | undefined;
    setSituacao('abrindo');
    openCamera(deviceId).then(
      (stream) => {
        opened = stream;
        if (left) return stop(stream);
        const [first] = stream.getVideoTracks();
        // Another app took it, or it was unplugged.
        first?.addEventListener('ended', () => setSituacao('ocupada'));
        setTrack(first ?? null);
        setSituacao('aberta');
        void show(videoRef.current, stream);
      },
      (error: unknown) => {
        if (!left) setSituacao(error instanceof CameraError ? error.falha : 'ocupada');
      },
    );
    return () => {
      left = true;
      setTrack(null);
      if (opened) stop(opened);
    };
  }, [deviceId, attempt, visible]);

  useReopenWhenAllowed(situacao === 'recusada', () => setAttempt((n) => n + 1));
  return { videoRef, situacao, track, reopen: () => setAttempt((n) => n + 1) };
}

/** The person went to the browser's settings and allowed it: no need to press anything else. */
function useReopenWhenAllowed(refused: boolean, reopen: () => void): void {
  const latest = useRef(reopen);
  latest.current = reopen;
  useEffect(() => {
    if (!refused) return;
    const life = new AbortController();
    void watchPermission(() => latest.current(), life.signal);
    return () => life.abort();
  }, [refused]);
}

async function watchPermission(onGranted: () => void, signal: AbortSignal): Promise<void> {
  try {
    const status = await navigator.permissions.query({ name: 'camera' as PermissionName });
    const onChange = () => status.state === 'granted' && onGranted();
    if (!signal.aborted) status.addEventListener('change', onChange, { signal });
  } catch {
    // Older browsers do not know this permission by name; the button to try again remains.
  }
}

function stop(stream: MediaStream): void {
  for (const track of stream.getTracks()) track.stop();
}

async function show(video: HTMLVideoElement | null, stream: MediaStream): Promise<void> {
  if (!video) return;
  video.srcObject = stream;
  // Refused when the screen is left meanwhile; there is nothing left to show then.
  await video.play().catch(() => undefined);
}
