/** What is used of Skia's tables of names, by us and by those of its own files that a browser gets: its whole list brings forty files. */
export * from '@shopify/react-native-skia/lib/module/skia/types/Canvas';
export * from '@shopify/react-native-skia/lib/module/skia/types/Data/Data';
export * from '@shopify/react-native-skia/lib/module/skia/types/Image/ColorType';
export * from '@shopify/react-native-skia/lib/module/skia/types/Image/Image';
export * from '@shopify/react-native-skia/lib/module/skia/types/Image/ImageFactory';
export * from '@shopify/react-native-skia/lib/module/skia/types/ImageFilter/ImageFilter';
export * from '@shopify/react-native-skia/lib/module/skia/types/MaskFilter';
export * from '@shopify/react-native-skia/lib/module/skia/types/Matrix4';
export * from '@shopify/react-native-skia/lib/module/skia/types/NativeBuffer/NativeBufferFactory';
export * from '@shopify/react-native-skia/lib/module/skia/types/Paint/BlendMode';
export * from '@shopify/react-native-skia/lib/module/skia/types/Paint/Paint';
export * from '@shopify/react-native-skia/lib/module/skia/types/Path/Path';
export * from '@shopify/react-native-skia/lib/module/skia/types/Vertices/Vertices';
