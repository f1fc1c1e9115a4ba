/** What a browser gets instead of a library. Deep imports (`library/…`) are not among them: only src/browser has some. */
exports.standIns = {
  'react-native-reanimated': 'src/browser/movement/index.ts',
  'react-native-worklets': 'src/browser/movement/worklets.ts',
  'react-native-gesture-handler': 'src/browser/gestures/index.ts',
  '@shopify/react-native-skia': 'src/browser/canvas/index.ts',
};

/** Where Skia's own files, of which a browser gets some, ask for the whole list of its types. */
const SKIA_TYPES = 'src/browser/canvas/skiaTypes.ts';
const asksForSkiaTypes = (from, name) => /react-native-skia\/lib\/module\/(?:skia\/web|Platform)\//.test(from) && /^(?:\.\.\/)+(?:skia\/)?types$/.test(name);

/** The file of ours that a file of the web build gets for a name; undefined: what it asked for. */
exports.standInFor = (from, name) => (asksForSkiaTypes(from, name) ? SKIA_TYPES : exports.standIns[name]);
