import { mkdirSync } from 'node:fs';
import { writeQrVideo } from './steps/notas/qr-video.ts';
import { videoFile, videoFolder, videoLook, videoQrCode, videos, type Video } from './steps/notas/videos.ts';

/** Generates the videos for the fake cameras. */
export default function globalSetup(): void {
  mkdirSync(videoFolder, { recursive: true });
  for (const video of Object.keys(videos) as Video[])
    writeQrVideo(videoFile(video), [videoQrCode(video)], videoLook(video));
}
