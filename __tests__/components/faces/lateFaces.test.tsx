import { act, renderHook } from '@testing-library/react-native';

import type { FaceSheet } from '@/faces/face';
import { lateFaces } from '@/faces/lateFaces';
import { useDrawingsCame } from '@/skia/lateDrawings';

const SHEET: FaceSheet = { paths: ['M0 0'], faces: { kaja: { grid: 10, tone: 1, hairTone: 'dark', flip: false, shapes: [] } } };

test('who looks for the first face sends for all of them, once; until they come there is none, then everything is drawn anew', async () => {
  const fetchFaces = jest.fn(async () => ({ FACES: SHEET }));
  const sheet = lateFaces(fetchFaces);
  expect(fetchFaces).not.toHaveBeenCalled();
  const { result } = renderHook(useDrawingsCame);
  const before = result.current;
  expect(sheet.faces.kaja).toBeUndefined();
  expect(sheet.paths).toEqual([]);
  await act(() => sheet.load());
  expect(fetchFaces).toHaveBeenCalledTimes(1);
  expect(sheet.faces.kaja).toBe(SHEET.faces.kaja);
  expect(sheet.paths).toEqual(['M0 0']);
  expect(result.current).toBe(before + 1);
});

test('faces that are lost are sent for again by whoever draws next', async () => {
  const fetchFaces = jest.fn(async () => {
    if (fetchFaces.mock.calls.length === 1) throw new TypeError('Failed to fetch');
    return { FACES: SHEET };
  });
  const sheet = lateFaces(fetchFaces);
  await expect(sheet.load()).rejects.toThrow('Failed to fetch');
  expect(sheet.faces.kaja).toBeUndefined();
  await act(() => sheet.load());
  expect(fetchFaces).toHaveBeenCalledTimes(2);
  expect(sheet.faces.kaja).toBe(SHEET.faces.kaja);
});
