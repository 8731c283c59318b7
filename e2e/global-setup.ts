import { mkdirSync } from 'node:fs';
import { writeQrVideo } from './steps/qr-video.ts';
import { videoFile, videoFolder, videoLook, videoQrCode, videos, type Video } from './steps/videos.ts';

/** Draws the receipts that the fake cameras will show. */
export default function globalSetup(): void {
  mkdirSync(videoFolder, { recursive: true });
  for (const video of Object.keys(videos) as Video[])
    writeQrVideo(videoFile(video), [videoQrCode(video)], videoLook(video));
}
