import { use, useEffect, useRef, type ReactNode } from 'react';
import { View, type StyleProp, type ViewStyle } from 'react-native';

import { FlightsContext } from './flights';

interface FlightPlaceProps {
  readonly name: string;
  readonly style?: StyleProp<ViewStyle>;
  readonly children?: ReactNode;
}

/** Somewhere pieces fly from or to. */
export function FlightPlace({ name, style, children }: FlightPlaceProps) {
  const flights = use(FlightsContext);
  const view = useRef<View>(null);
  useEffect(() => flights.addPlace(name, (tell) => view.current?.measureInWindow((x, y, width, height) => tell({ x, y, width, height }))), [flights, name]);
  // A view that only holds others is left out on Android, and then nobody could say where it lies.
  return <View ref={view} collapsable={false} style={style}>{children}</View>;
}
