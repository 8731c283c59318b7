import { expect, test } from 'vitest';
import { listBackLenses } from './use-lenses.ts';

const device = (deviceId: string, label: string, kind = 'videoinput') =>
  ({ deviceId, label, kind }) as MediaDeviceInfo;

test('listBackLenses returns only the rear lenses of a phone', () => {
  const devices = [
    device('f', 'camera2 1, facing front'),
    device('a', 'camera2 0, facing back'),
    device('b', 'camera2 2, facing back'),
    device('m', 'Microfone', 'audioinput'),
  ];
  expect(listBackLenses(devices)).toEqual(['a', 'b']);
});

test('listBackLenses returns all but the front cameras when no label states a direction', () => {
  expect(listBackLenses([device('x', 'USB Camera'), device('y', 'FaceTime HD')])).toEqual(['x']);
});

test('listBackLenses returns nothing before the permission, when labels are empty', () => {
  expect(listBackLenses([device('', '')])).toEqual([]);
});
