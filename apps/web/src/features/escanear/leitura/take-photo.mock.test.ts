// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { readClosely, readPicture } from './read-picture.ts';
import { readPhoto } from './take-photo.ts';

vi.mock('./read-picture.ts', () => ({ readPicture: vi.fn(), readClosely: vi.fn() }));
vi.mock('./qr-detector.ts', () => ({ loadQrDetector: () => Promise.resolve(() => Promise.resolve([])) }));

const track = { readyState: 'live' } as MediaStreamTrack;
const video = { videoWidth: 1280 } as HTMLVideoElement;
const stubCamera = (takePhoto: () => Promise<Blob>) =>
  vi.stubGlobal(
    'ImageCapture',
    class {
      takePhoto = takePhoto;
    },
  );

beforeEach(() => {
  vi.mocked(readPicture).mockResolvedValue(['of the photo']);
  vi.mocked(readClosely).mockResolvedValue(['of the video']);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('readPhoto', () => {
  test("takes a photo in the camera's own resolution where the browser supports it", async () => {
    stubCamera(() => Promise.resolve(new Blob()));
    expect(await readPhoto(track, video)).toEqual(['of the photo']);
  });

  test.each([
    ['the camera refuses', () => Promise.reject(new Error('busy')), true],
    ['the photo has no code', () => Promise.resolve(new Blob()), false],
  ])('falls back to the video frame when %s', async (_name, takePhoto, hasCode) => {
    stubCamera(takePhoto);
    if (!hasCode) vi.mocked(readPicture).mockResolvedValue([]);
    expect(await readPhoto(track, video)).toEqual(['of the video']);
  });

  test('falls back to the video frame when the camera never responds and when ImageCapture is missing', async () => {
    vi.useFakeTimers();
    stubCamera(() => new Promise(() => {}));
    const reading = readPhoto(track, video);
    await vi.advanceTimersByTimeAsync(4_000);
    expect(await reading).toEqual(['of the video']);
    vi.unstubAllGlobals();
    expect(await readPhoto(track, video)).toEqual(['of the video']);
  });

  test('returns nothing before the video shows a frame', async () => {
    expect(await readPhoto(track, { videoWidth: 0 } as HTMLVideoElement)).toEqual([]);
  });
});
