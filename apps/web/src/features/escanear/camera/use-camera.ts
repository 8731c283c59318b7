import { type RefObject, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { CameraError, type CameraFalha, openCamera } from './open-camera.ts';

export interface Camera {
  /** Ref of the `<video>` that shows the stream. */
  videoRef: RefObject<HTMLVideoElement | null>;
  situacao: 'abrindo' | 'aberta' | CameraFalha;
  /** Track of the open camera, for torch and zoom. */
  track: MediaStreamTrack | null;
  reopen(): void;
}

/** Holds the camera open while the screen is visible and releases it when it is hidden or unmounted. */
export function useCamera(deviceId: string | undefined): Camera {
  const videoRef = useRef<HTMLVideoElement>(null);
  const [situacao, setSituacao] = useState<Camera['situacao']>('abrindo');
  const [stream, setStream] = useState<MediaStream | null>(null);
  const [attempt, setAttempt] = useState(0);
  const visible = useDocumentVisible();

  useEffect(() => {
    if (!visible) return;
    let left = false;
    let opened: MediaStream | undefined;
    // A failure stays on the screen until the camera opens: its controls (the picture picker) may be in use.
    setSituacao((was) => (was === 'aberta' ? 'abrindo' : was));
    openCamera(deviceId).then(
      (fresh) => {
        opened = fresh;
        if (left) return stop(fresh);
        // Another app took the camera, or it was unplugged.
        getTrack(fresh)?.addEventListener('ended', () => setSituacao('ocupada'));
        setStream(fresh);
        setSituacao('aberta');
      },
      (error: unknown) => {
        if (!left) setSituacao(error instanceof CameraError ? error.falha : 'ocupada');
      },
    );
    return () => {
      left = true;
      setStream(null);
      if (opened) stop(opened);
    };
  }, [deviceId, attempt, visible]);

  // After a failure the `<video>` mounts in the same render that reports the open camera.
  useEffect(() => {
    if (stream) void show(videoRef.current, stream);
  }, [stream]);

  useReopenWhenAllowed(situacao === 'recusada', () => setAttempt((n) => n + 1));
  return {
    videoRef,
    situacao,
    track: stream && getTrack(stream),
    reopen() {
      setSituacao('abrindo');
      setAttempt((n) => n + 1);
    },
  };
}

const getTrack = (stream: MediaStream): MediaStreamTrack | null => stream.getVideoTracks()[0] ?? null;

/** Reopens the camera when the permission was granted in the browser's settings. */
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
    // Older browsers do not know this permission name; the retry button remains.
  }
}

function stop(stream: MediaStream): void {
  for (const track of stream.getTracks()) track.stop();
}

async function show(video: HTMLVideoElement | null, stream: MediaStream): Promise<void> {
  if (!video) return;
  video.srcObject = stream;
  // Rejects when the screen is unmounted meanwhile.
  await video.play().catch(() => undefined);
}

/** Returns whether the page is visible: false in another tab or app, or with the screen off. */
function useDocumentVisible(): boolean {
  return useSyncExternalStore(
    (notify) => {
      document.addEventListener('visibilitychange', notify);
      return () => document.removeEventListener('visibilitychange', notify);
    },
    () => document.visibilityState === 'visible',
    () => true,
  );
}
