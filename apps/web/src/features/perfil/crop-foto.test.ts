import { afterEach, expect, test, vi } from 'vitest';
import { cropFoto, getCropSide } from './crop-foto.ts';

afterEach(() => void vi.unstubAllGlobals());

test.each([
  [390, 340],
  [650, 600],
  [651, 600],
  [1280, 600],
])('getCropSide in a window of %i returns %i', (width, side) => {
  expect(getCropSide(width)).toBe(side);
});

test('cropFoto returns a JPEG of quality 0.8', async () => {
  const drawImage = vi.fn<(...given: unknown[]) => void>();
  const toDataURL = vi.fn<(...given: unknown[]) => string>(() => 'data:image/jpeg;base64,AAAA');
  const canvas = {
    width: 0,
    height: 0,
    getContext: () => ({ fillRect: () => {}, drawImage }),
    toDataURL,
  };
  vi.stubGlobal('document', { createElement: () => canvas });
  vi.stubGlobal(
    'Image',
    class {
      src = '';
      decode = () => Promise.resolve();
    },
  );
  const cut = await cropFoto('blob:eu', { x: 10, y: 20, width: 300, height: 300 });
  expect(cut).toBe('data:image/jpeg;base64,AAAA');
  expect(toDataURL).toHaveBeenCalledExactlyOnceWith('image/jpeg', 0.8);
  expect([canvas.width, canvas.height]).toEqual([300, 300]);
  expect(drawImage.mock.calls[0]!.slice(1)).toEqual([10, 20, 300, 300, 0, 0, 300, 300]);
});
