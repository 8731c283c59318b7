import { join } from 'node:path';
import { buildChave, buildQrCode, type QrForma } from '@trevo/fixtures/chave-builder';
import { projectFolder } from '../../../tools/project.ts';
import type { QrVideoOptions } from './qr-video.ts';

export const videoFolder = join(projectFolder, '.cache/e2e');

/** The São Paulo month of an access key at the start of the run, shared by all its processes. */
const anoMes = (process.env['TREVO_ANO_MES'] ??= new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'America/Sao_Paulo',
  year: 'numeric',
  month: '2-digit',
})
  .format(new Date())
  .slice(0, 7));

/** Returns a receipt of this month, deterministic per seed in every process of a run. */
export const toNota = (seed: number): string => buildChave(seed, { anoMes, modelo: '65', tipoEmissao: 1 });

/** The receipts shown by fake cameras, one video each. */
export const videos = {
  cadastro: { seed: 101, forma: 'v2' },
  versao3: { seed: 102, forma: 'v3' },
  // A distant code on faded paper: one pixel per module, of which the fast pass samples two thirds.
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

/** Returns Chromium's arguments for using a video as camera without a permission prompt. */
export const cameraArgs = (video: Video): string[] => [
  '--use-fake-device-for-media-stream',
  '--use-fake-ui-for-media-stream',
  `--use-file-for-fake-video-capture=${videoFile(video)}`,
];

const looks: Readonly<Record<Video, { readonly look?: QrVideoOptions }>> = videos as never;

/** Returns the appearance of the sheet in the camera. */
export const videoLook = (video: Video): QrVideoOptions => looks[video].look ?? {};
