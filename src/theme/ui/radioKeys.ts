import { Platform } from 'react-native';

interface KeyPress {
  readonly key: string;
  readonly currentTarget: unknown;
  preventDefault(): void;
}

interface Option<V> {
  readonly value: V;
  readonly disabled?: boolean;
}

const STEPS = new Map([['ArrowRight', 1], ['ArrowDown', 1], ['ArrowLeft', -1], ['ArrowUp', -1]]);

/** A group of radio buttons is one stop for the Tab key: the chosen one, or the first that can be chosen. */
export function tabStopOf<V>(options: readonly Option<V>[], value: V): V | undefined {
  const able = options.filter(({ disabled }) => !disabled);
  return (able.find((option) => option.value === value) ?? able[0])?.value;
}

/** Within the group, arrow keys choose: what a browser's own radio buttons do. */
export function radioKeys<V>(options: readonly Option<V>[], value: V, onChange: (value: V) => void): { onKeyDown?(event: KeyPress): void } {
  if (Platform.OS !== 'web') return {};
  return {
    onKeyDown: (event) => {
      const step = STEPS.get(event.key);
      const able = options.filter(({ disabled }) => !disabled);
      if (step === undefined || able.length === 0) return;
      event.preventDefault();
      const here = able.findIndex((option) => option.value === value);
      const next = able[(Math.max(here, step > 0 ? -1 : 0) + step + able.length) % able.length];
      if (!next) return;
      onChange(next.value);
      const buttons = event.currentTarget instanceof HTMLElement ? event.currentTarget.querySelectorAll<HTMLElement>('[role="radio"]') : [];
      buttons[options.indexOf(next)]?.focus();
    },
  };
}
