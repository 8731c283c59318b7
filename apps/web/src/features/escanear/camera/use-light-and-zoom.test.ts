// @vitest-environment happy-dom
import { act, renderHook, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { useLightAndZoom } from './use-light-and-zoom.ts';

function createTrack(offered: object) {
  const applyConstraints = vi.fn<(wish: unknown) => Promise<void>>(() => Promise.resolve());
  const track = { getCapabilities: () => offered, applyConstraints } as unknown as MediaStreamTrack;
  return { track, applyConstraints };
}
const toggle = async (hook: { current: ReturnType<typeof useLightAndZoom> }, wanted: boolean) => {
  act(() => hook.current.toggleTorch());
  await waitFor(() => expect(hook.current.torch).toBe(wanted));
};

test('restores the torch when the camera reopens, until it is turned off', async () => {
  const { track } = createTrack({ torch: true });
  const { result, unmount } = renderHook(() => useLightAndZoom(track));
  expect(result.current.torch).toBe(false);
  await toggle(result, true);
  unmount();

  const again = createTrack({ torch: true });
  const next = renderHook(() => useLightAndZoom(again.track));
  await waitFor(() => expect(next.result.current.torch).toBe(true));
  expect(again.applyConstraints).toHaveBeenCalledWith({ advanced: [{ torch: true }] });
  await toggle(next.result, false);
  next.unmount();

  const last = createTrack({ torch: true });
  const { result: off } = renderHook(() => useLightAndZoom(last.track));
  expect(off.current.torch).toBe(false);
  expect(last.applyConstraints).not.toHaveBeenCalled();
});

test('does not set the torch on a camera without one', () => {
  const { track, applyConstraints } = createTrack({});
  const { result } = renderHook(() => useLightAndZoom(track));
  expect(result.current.torch).toBeNull();
  expect(applyConstraints).not.toHaveBeenCalled();
});
