import { expect, test } from 'vitest';
import { listBackLenses } from './use-lenses.ts';

const device = (deviceId: string, label: string, kind = 'videoinput') =>
  ({ deviceId, label, kind }) as MediaDeviceInfo;

test('of a phone only the lenses that look backwards are offered', () => {
  const devices = [
    device('f', 'camera2 1, facing front'),
    device('a', 'camera2 0, facing back'),
    device('b', 'camera2 2, facing back'),
    device('m', 'Microfone', 'audioinput'),
  ];
  expect(listBackLenses(devices)).toEqual(['a', 'b']);
});

test('where no camera says where it looks, all but the front ones are offered', () => {
  expect(listBackLenses([device('x', 'USB Camera'), device('y', 'FaceTime HD')])).toEqual(['x']);
});

test('before the permission there are no names and nothing is offered', () => {
  expect(listBackLenses([device('', '')])).toEqual([]);
});
