import { Platform, type ViewStyle } from 'react-native';

/** CSS gradients on both platforms: React Native knows them under a name of its own. */
export const gradient = (css: string): ViewStyle =>
  Platform.OS === 'web' ? ({ backgroundImage: css } as ViewStyle) : { experimental_backgroundImage: css };
