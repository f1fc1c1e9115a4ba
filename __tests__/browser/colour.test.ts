import { Color } from '@shopify/react-native-skia/lib/commonjs/skia/web/JsiSkColor';

import { colourOf } from '@/browser/canvas/colour';

test.each(['#fff', '#0b8', '#A1b2C3', '#12345678', '#00000000', 'rgb(1,2,3)', 'rgb(250, 128, 7)', 'rgba(0,0,0,0.35)', 'rgba(255, 246, 236, 1)'])('%s is the colour that Skia makes of it', (text) => {
  expect([...colourOf(text)]).toEqual([...Color(text)]);
});

test.each(['seashell', '#12', '#1234567', 'rgb(1,2)', 'url(#a)', ''])('“%s” is none', (text) => {
  expect(() => colourOf(text)).toThrow(/no colour/);
});
