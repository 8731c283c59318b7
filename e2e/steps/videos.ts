import { join } from 'node:path';
import { buildChave, buildQrCode, type QrForma } from '@trevo/fixtures/chave-builder';
import { projectFolder } from '../../tools/project.ts';
import type { QrVideoOptions } from './qr-video.ts';

export const videoFolder = join(projectFolder, '.cache/e2e');

/** The month in São Paulo, as a key carries it: of the run's begin, in all its processes. */
const anoMes = (process.env['TREVO_ANO_MES'] ??= new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'America/Sao_Paulo',
  year: 'numeric',
  month: '2-digit',
})
  .format(new Date())
  .slice(0, 7));

/** A receipt of this month; the same for the same seed, in every process of a run. */
export const toNota = (seed: number): string => buildChave(seed, { anoMes, modelo: '65', tipoEmissao: 1 });

/** The receipts that fake cameras show, one video each. */
export const videos = {
  cadastro: { seed: 101, forma: 'v2' },
  versao3: { seed: 102, forma: 'v3' },
  // Far away on faded paper: one pixel for a module, of which the quick reading sees two thirds.
  distante: {
    seed: 103,
    forma: 'v2Offline',
    look: { width: 1920, height: 1080, modulePixels: 1, paper: 180, ink: 80 },
  },
} as const satisfies Record<string, { seed: number; forma: QrForma; look?: QrVideoOptions }>;

export type Video = keyof typeof videos;

export const videoFile = (video: Video): string => join(videoFolder, `${video}.y4m`);
export const videoChave = (video: Video): string => toNota(videos[video].seed);
export const videoQrCode = (video: Video): string => buildQrCode(videoChave(video), videos[video].forma);

/** What Chromium needs to take a video for its camera, and to allow it without asking. */
export const cameraArgs = (video: Video): string[] => [
  '--use-fake-device-for-media-stream',
  '--use-fake-ui-for-media-stream',
  `--use-file-for-fake-video-capture=${videoFile(video)}`,
];

const looks: Readonly<Record<Video, { readonly look?: QrVideoOptions }>> = videos as never;

/** How the camera sees it. */
export const videoLook = (video: Video): QrVideoOptions => looks[video].look ?? {};
